import type { DiceToRoll, Random } from '../rulebook/random.ts'
import type { Trace } from '../rulebook/trace.ts'
import type { ProcedureDraw, ProcedureTypes } from './match-procedure.ts'

type Evolve<Types extends ProcedureTypes> = (
  state: Types['state'],
  event: Types['event'],
  content: Types['content'],
) => Types['state']

/** What a procedure reads and writes. The state is always that after the last event; nothing but `emit` changes it. */
export class Run<Types extends ProcedureTypes> {
  readonly content: Types['content']
  readonly trace: Trace<Types['rules']>
  readonly random: Random
  readonly events: Types['event'][] = []
  /** The seat that rolls dice of a real table: whose command it is, unless the procedure says otherwise. */
  roller = 0
  readonly #evolve: Evolve<Types>
  #state: Types['state']

  constructor(
    state: Types['state'],
    { content, trace, random }: Pick<Run<Types>, 'content' | 'trace' | 'random'>,
    evolve: Evolve<Types>,
  ) {
    this.#state = state
    this.content = content
    this.trace = trace
    this.random = random
    this.#evolve = evolve
  }

  get state(): Types['state'] {
    return this.#state
  }

  /** Writes down what happened and makes it true. */
  emit(event: Types['event']): void {
    this.events.push(event)
    this.#state = this.#evolve(this.#state, event, this.content)
  }
}

/** Thrown where dice of a real table have to be rolled before a procedure can go on. */
export class RollNeeded extends Error {
  readonly dice: DiceToRoll

  constructor(dice: DiceToRoll) {
    super(`${dice.count} dice have to be rolled.`)
    this.dice = dice
  }
}

/** The chance of a procedure: what was drawn or reported before, then new draws. */
export class ProcedureChance implements Random {
  readonly draws: ProcedureDraw[] = []
  /** Where new draws come from: the chance of the command that is being decided. */
  live: Random
  readonly #known: readonly ProcedureDraw[]
  /** How many dice are about to be rolled. */
  #dice = 0
  readonly #stepsBefore = new Map<number, number>()
  /** How many steps the procedure has traced. */
  countSteps: () => number = () => 0

  constructor(known: readonly ProcedureDraw[], live: Random) {
    this.#known = known
    this.live = live
  }

  below(bound: number): number {
    const index = this.draws.length
    const value = this.#known[index]?.value ?? this.live.below(bound)
    this.draws.push(this.#dice > 0 ? { index, bound, value, isDie: true } : { index, bound, value })
    this.#dice = Math.max(0, this.#dice - 1)
    return value
  }

  expectDice(dice: DiceToRoll): void {
    const index = this.draws.length
    this.#stepsBefore.set(index, this.countSteps())
    if (this.live.areDiceReported && dice.count > 0 && index >= this.#known.length) throw new RollNeeded(dice)
    this.#dice = dice.count
  }

  /** How many steps were traced when the dice were rolled whose first draw has this index. */
  stepsBefore(index: number): number {
    return this.#stepsBefore.get(index) ?? 0
  }
}
