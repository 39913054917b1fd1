import { expect } from 'vitest'
import type { MatchEvent, Play } from '../../../../src/contract/match.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { freshCreature } from '../../../../src/games/signum/match/evolve/change.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerId } from '../../../../src/games/signum/match/players.ts'
import type { CreatureInMatch } from '../../../../src/games/signum/match/shapes/things.ts'
import { cardOf, type PlayerState, type SignumState } from '../../../../src/games/signum/match/state.ts'
import { fighterOf, isLocked } from '../../../../src/games/signum/match/table.ts'
import type { Creature } from '../../../../src/games/signum/table/creature.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Draw, Random } from '../../../../src/rulebook/random.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Matches that begin in the middle, as the fragments of the specification do. */

const SIDES_OF_A_DIE = 6

/** Chance whose dice are given as numbers from 1 to 6, to a command that shuffles nothing; what else is drawn is 0. */
export function thrown(...numbers: readonly number[]): Random & { left(): number } {
  const draws: Draw[] = []
  let used = 0
  return {
    draws,
    left: () => numbers.length - used,
    below(bound) {
      const number = bound === SIDES_OF_A_DIE && numbers.length > 0 ? numbers[used++] : 1
      if (number === undefined) throw new RangeError(`Only ${numbers.length} dice were given.`)
      draws.push({ index: draws.length, bound, value: number - 1 })
      return number - 1
    },
  }
}

type PlayerChange = Partial<Omit<PlayerState, 'city' | 'tactics' | 'relics'>> & {
  /** Buildings; those that are turned with an exclamation mark. */
  readonly city?: readonly string[]
  readonly tactics?: readonly string[]
  /** Relics with their uses or tokens, as printed if nothing is said. */
  readonly relics?: readonly string[]
}

type CreatureChange = Partial<CreatureInMatch> & { readonly at: readonly [x: number, y: number] }

export type Arrangement = {
  readonly active?: PlayerId
  readonly options?: JsonObject
  readonly players?: Partial<Record<PlayerId, PlayerChange>>
  /** By player and id, in the order of their arrival; heroes that are not named stand far away. */
  readonly creatures?: Partial<Record<PlayerId, Readonly<Record<string, CreatureChange>>>>
  readonly more?: Partial<SignumState>
}

const SIDES: Readonly<Record<string, PlayerState['side']>> = {
  A: { from: { x: 0, y: 60 }, to: { x: 60, y: 60 } },
  B: { from: { x: 0, y: 0 }, to: { x: 60, y: 0 } },
}
const FAR: Readonly<Record<string, readonly [number, number]>> = {
  A: [58.4, 58.4],
  B: [1.6, 1.6],
  C: [1.6, 58.4],
  D: [58.4, 1.6],
}

export const ANA = 'brissa-de-molforn'
export const BRUNO = 'hadriana-of-the-dawn'

function playerOf(player: PlayerState, { city, tactics, relics, ...change }: PlayerChange = {}): PlayerState {
  return {
    ...player,
    hand: [],
    side: SIDES[player.player] ?? null,
    ...change,
    city: (city ?? []).map((name) => ({ card: name.replace('!', ''), turned: name.endsWith('!') })),
    tactics: (tactics ?? []).map((id) => ({ id, turn: 1, turned: [], prosperity: 0 })),
    relics: (relics ?? []).map((id) => {
      const card = signumContent.cards.get(cardOf(id))
      if (card?.kind !== 'relic') throw new Error(`${id} is no relic.`)
      return { id, card: cardOf(id), uses: card.uses, tokens: card.durability, usedThisTurn: false }
    }),
  }
}

function creaturesOf(state: SignumState, wanted: Arrangement['creatures'] = {}): CreatureInMatch[] {
  const all = state.players.flatMap(({ player, hero }) => {
    const own = wanted[player] ?? {}
    const named = Object.keys(own).includes(hero) ? own : { ...own, [hero]: { at: FAR[player] ?? [0, 0] } }
    return Object.entries(named).map(([id, change]) => ({ player, id, change: change as CreatureChange }))
  })
  return all.map(({ player, id, change: { at, ...change } }, arrived) => {
    const card = signumContent.cards.get(cardOf(id))
    const kind = card?.kind === 'hero' ? ('hero' as const) : ('character' as const)
    const fresh = { kind, x: at[0], y: at[1], armour: 0, hidden: false, arrived, summoned: false }
    return { ...freshCreature(id, player, fresh), ...change }
  })
}

/** A match in the middle of somebody’s activation phase, with nothing on the battlefield but what is named. */
export class Table {
  state: SignumState
  events: MatchEvent[] = []
  /** The rules that were applied, in order. */
  applied: string[] = []
  readonly #play: Play

  constructor(
    { active = 'A', options = {}, players = {}, creatures = {}, more = {} }: Arrangement,
    play: Play = signumPlay,
  ) {
    this.#play = play
    const { state } = begin(options, chanceOf(1))
    const arranged = state.players.map((player) => playerOf(player, players[player.player]))
    const base: SignumState = {
      ...state,
      phase: 'activation',
      players: arranged,
      active,
      turn: 5,
      round: 3,
      procedure: null,
    }
    const standing = creaturesOf(base, creatures)
    this.state = { ...base, creatures: standing, sequence: standing.length, ...more }
  }

  /** The kind of the question that waits; null if none does. */
  get asked(): string | null {
    return this.state.procedure?.pending?.kind ?? null
  }

  get seat(): number {
    return signumPlay.activeSeat(this.state) ?? -1
  }

  player(player: PlayerId): PlayerState {
    const found = this.state.players.find((one) => one.player === player)
    if (found === undefined) throw new Error(player)
    return found
  }

  creature(id: string): CreatureInMatch {
    const found = this.state.creatures.find((one) => one.id === id)
    if (found === undefined) throw new Error(id)
    return found
  }

  isThere(id: string): boolean {
    return this.state.creatures.some((one) => one.id === id)
  }

  /** A creature with everything that holds for it now. */
  fighter(id: string): Creature {
    return fighterOf({ state: this.state, content: signumContent }, id)
  }

  isLocked(player: PlayerId, building: string): boolean {
    return isLocked(this.state, player, building)
  }

  isTurned(player: PlayerId, building: string): boolean {
    return this.player(player).city.some(({ card, turned }) => card === building && turned)
  }

  /** Gives a command for the seat that is waited for; all dice have to be used. */
  give(command: JsonObject, ...dice: readonly number[]): MatchEvent[] {
    return this.giveAs(this.seat, command, ...dice)
  }

  giveAs(seat: number, command: JsonObject, ...dice: readonly number[]): MatchEvent[] {
    const random = thrown(...dice)
    const decision = this.#play.decide(this.state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    expect(random.left()).toBe(0)
    this.applied.push(...decision.steps.map(({ rule }) => rule))
    this.state = fold(this.state, decision.events)
    this.events.push(...decision.events)
    return [...decision.events]
  }

  answer(answer: JsonObject, ...dice: readonly number[]): MatchEvent[] {
    return this.give({ answer }, ...dice)
  }

  /** Answers a question of a kind that has to wait. */
  answerTo(kind: string, answer: JsonObject, ...dice: readonly number[]): MatchEvent[] {
    expect(this.asked).toBe(kind)
    return this.answer(answer, ...dice)
  }

  activate(creature: string): MatchEvent[] {
    return this.give({ startActivation: { creature } })
  }

  /** The rules by which a command is refused. */
  refused(command: JsonObject): string[] {
    const decision = this.#play.decide(this.state, this.seat, command, thrown())
    if (decision.kind !== 'refused') throw new Error(`${JSON.stringify(command)} is ${JSON.stringify(decision)}.`)
    return decision.violations.map(({ rule }) => rule)
  }

  types(events: readonly MatchEvent[] = this.events): string[] {
    return events.map(({ type }) => type).filter((type) => !['began', 'asked', 'answered', 'ended'].includes(type))
  }
}
