import type { DiceToRoll, Random } from '../rulebook/random.ts'
import { Trace } from '../rulebook/trace.ts'
import type { AskingOf, Procedure, ProcedureTypes } from './match-procedure.ts'
import { RollNeeded, Run } from './match-run.ts'

/** What a game says of its procedures. */
export type ProcedureGame<Types extends ProcedureTypes> = {
  /** The state after an event of the game. */
  evolve(state: Types['state'], event: Types['event'], content: Types['content']): Types['state']
  /** Plays a command out that nothing stands against. */
  play(run: Run<Types>, seat: number, command: Types['command']): AskingOf<Types, void>
  /** Who is asked. */
  seatOf(state: Types['state'], question: Types['question']): number
  /** The question what dice of a real table showed; its kind is `report`. */
  askRoll(state: Types['state'], seat: number, dice: DiceToRoll): Types['question']
}

/** A procedure as it is being played. */
export class Course<Types extends ProcedureTypes> {
  readonly run: Run<Types>
  /** What is asked now; null when all is done. */
  pending: Types['question'] | null = null
  /** Whether it can go on from here; where dice are missing it broke off. */
  isAlive = true
  readonly #game: ProcedureGame<Types>
  readonly #part: AskingOf<Types, void>

  constructor(
    game: ProcedureGame<Types>,
    { base, seat, command }: Pick<Procedure<Types>, 'base' | 'seat' | 'command'>,
    content: Types['content'],
    random: Random,
  ) {
    const trace = new Trace<Types['rules']>()
    this.#game = game
    this.run = new Run<Types>(base, { content, trace, random }, game.evolve)
    this.run.roller = seat
    this.#part = game.play(this.run, seat, command)
  }

  /** Goes on until somebody is asked or all is done; the first time there is nothing to answer. */
  resume(...answer: [] | [Types['answer']]): void {
    try {
      const turn = this.#part.next(...answer)
      this.pending = turn.done ? null : turn.value
    } catch (error) {
      if (!(error instanceof RollNeeded)) throw error
      this.pending = this.#game.askRoll(this.run.state, this.run.roller, error.dice)
      this.isAlive = false
    }
  }
}
