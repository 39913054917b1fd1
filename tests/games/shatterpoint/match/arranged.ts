import { expect } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { ATTACK_DIE, DEFENCE_DIE } from '../../../../src/games/shatterpoint/content/dice.ts'
import type { ShatterpointCommand } from '../../../../src/games/shatterpoint/match/command.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type {
  ActivationState,
  PlayerState,
  ShatterpointState,
  UnitInMatch,
} from '../../../../src/games/shatterpoint/match/state.ts'
import { FRESH_TRACK } from '../../../../src/games/shatterpoint/victory/track.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { scripted } from '../../../../src/rulebook/random.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Matches that begin in the middle, as the fragments of the specification do. */

const LETTERS: Readonly<Record<string, string>> = {
  c: 'crit',
  h: 'hit',
  e: 'expertise',
  f: 'failure',
  b: 'block',
}

const draws = (die: readonly string[], letters: string): number[] =>
  [...letters.replaceAll(' ', '')].map((letter) => die.indexOf(LETTERS[letter] ?? ''))

/** Attack dice that show this, as draws: `attack('cchhe')`. */
export const attack = (letters: string): number[] => draws(ATTACK_DIE.faces, letters)
export const defence = (letters: string): number[] => draws(DEFENCE_DIE.faces, letters)

type Change = Partial<Omit<UnitInMatch, 'characters'>> & {
  /** Where its characters stand. */
  readonly at?: readonly (readonly [x: number, y: number])[]
}

type Arrangement = {
  readonly units?: Readonly<Record<string, Change>>
  readonly players?: Partial<Record<'A' | 'B', Partial<PlayerState>>>
  readonly more?: Partial<ShatterpointState>
  /** The objectives that are active, with their controllers. */
  readonly active?: Readonly<Record<string, 'A' | 'B' | null>>
}

export const activationOf = (unit: string, more: Partial<ActivationState> = {}): ActivationState => ({
  unit,
  via: 'deck',
  used: [],
  flipped: false,
  focus: [],
  isOver: false,
  wounded: [],
  isOpen: true,
  ...more,
})

/** A match on an empty table in the middle of a turn: units that are not placed are out of the game. */
export class Table {
  state: ShatterpointState
  events: MatchEvent[] = []
  /** The rules that were applied, in order. */
  applied: string[] = []

  constructor({ units = {}, players = {}, more = {}, active = {} }: Arrangement) {
    const { state } = begin({ battlefield: { drawn: {} } }, chanceOf(1))
    const mission = { x: [196, 450, 704], ids: ['BL', 'BC', 'BR', 'ML', 'MC', 'MR', 'TL', 'TC', 'TR'] }
    this.state = {
      ...state,
      phase: 'play',
      procedure: null,
      mission: 'shifting-priorities',
      starter: 'A',
      turn: 7,
      struggle: { number: 1, card: 'steal-the-secret-plans', map: 1, claimedBy: null },
      missionDecks: {
        'shifting-priorities': ['steal-the-secret-plans', 'weve-been-double-crossed', 'blast-our-way-out'],
      },
      track: FRESH_TRACK,
      units: state.units.map((unit) => arranged(unit, units[unit.id])),
      objectives: mission.ids.map((id, index) => ({
        ...{ id, x: mission.x[index % 3] ?? 0, y: mission.x[Math.floor(index / 3)] ?? 0, on: null, dieFace: null },
        ...{ face: id in active ? 'active' : 'inactive', priority: false, controller: active[id] ?? null },
      })),
      players: {
        A: { ...state.players.A, ...players.A },
        B: { ...state.players.B, ...players.B },
      },
      ...more,
    }
  }

  /** The kind of the question that waits; null if none does. */
  get asked(): string | null {
    return this.state.procedure?.pending?.kind ?? null
  }

  /** Whether a question of this kind waits. */
  isAsked(kind: string): boolean {
    return this.asked === kind
  }

  get seat(): number {
    return shatterpointPlay.activeSeat(this.state) ?? -1
  }

  unit(id: string): UnitInMatch {
    const found = this.state.units.find((unit) => unit.id === id)
    if (found === undefined) throw new Error(id)
    return found
  }

  /** Gives a command for the seat that is waited for; all dice have to be used. */
  give(command: ShatterpointCommand | JsonObject, ...dice: readonly number[]): MatchEvent[] {
    const random = scripted(...dice)
    const decision = shatterpointPlay.decide(this.state, this.seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    expect(random.left()).toBe(0)
    this.applied.push(...decision.steps.map(({ rule }) => rule))
    this.state = fold(this.state, decision.events)
    this.events.push(...decision.events)
    return [...decision.events]
  }

  /** The rules by which a command is refused. */
  refused(command: ShatterpointCommand | JsonObject): string[] {
    const decision = shatterpointPlay.decide(this.state, this.seat, command, scripted())
    if (decision.kind !== 'refused') throw new Error(`${JSON.stringify(command)} is ${decision.kind}.`)
    return decision.violations.map(({ rule }) => rule)
  }

  /** The commands that are offered, by name. */
  offered(name: string): JsonObject[] {
    return shatterpointPlay
      .offers(this.state, this.seat)
      .flatMap(({ command }) => (name in command ? [command[name] as JsonObject] : []))
  }

  /** The names of all commands that are offered, once each. */
  get open(): string[] {
    return [...new Set(shatterpointPlay.offers(this.state, this.seat).flatMap(({ command }) => Object.keys(command)))]
  }

  types(events: readonly MatchEvent[] = this.events): string[] {
    return events.map(({ type }) => type).filter((type) => !['began', 'asked', 'answered', 'ended'].includes(type))
  }
}

function arranged(unit: UnitInMatch, change: Change | undefined): UnitInMatch {
  if (change === undefined)
    return { ...unit, defeated: true, characters: unit.characters.map(({ id }) => ({ id, at: null })) }
  const { at = [], ...rest } = change
  const characters = unit.characters.map(({ id }, index) => {
    const place = at[index]
    return { id, at: place === undefined ? null : { x: place[0], y: place[1], on: null } }
  })
  return { ...unit, ...rest, characters }
}
