import type { AskingOf } from '../../../contract/match-procedure.ts'
import { REPORT } from '../../../contract/match-procedure.ts'
import type { Run } from '../../../contract/match-run.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { DiceToRoll } from '../../../rulebook/random.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { Mode } from '../measuring/direction.ts'
import type { MoveKind } from '../movement/move.ts'
import type { ShatterpointRules } from '../rules.ts'
import type { Player } from '../vocabulary.ts'
import type { PlayedCommand, ShatterpointCommand } from './command.ts'
import type { PlayEvent } from './events.ts'
import type { ShatterpointState } from './state.ts'
import { seatOf } from './units.ts'

export const QUESTION_KINDS = [
  'edge',
  'missionSet',
  'terrain',
  'terrainAnswer',
  'deploySquad',
  'deployChar',
  'stance',
  'orderSource',
  'reserve',
  'reserveInstead',
  'shatterpoint',
  'removeCondition',
  'actChar',
  'granted',
  'pushAngle',
  'pick',
  'choice',
  'reroll',
  'may',
  'pay',
  'effect',
  'modify',
  'treeOption',
  'effectOrder',
  'shove',
  'followUp',
  'personal',
  'chooseMap',
  REPORT,
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A character that may be moved with a template, in one of some ways. */
export type MoveGrant = {
  readonly character: string
  readonly kinds: readonly MoveKind[]
  /** What it has to move towards or away from. */
  readonly direction: { readonly mode: Mode; readonly object: string } | null
}

/** A push or a pull whose angle is asked; without a source it leads anywhere. */
export type AngleGrant = {
  readonly command: 'setAngle' | 'shove' | 'followUp' | 'pushChar'
  readonly character: string
  readonly source: string | null
  readonly mode: Mode
  readonly range: number
}

/** A character that is deployed: near its edge, or near the first of its squad. */
export type PlaceGrant = {
  readonly command: 'deploySquad' | 'deployChar'
  readonly character: string
  readonly squad: number
  /** The first character of the squad; null for that one itself. */
  readonly leader: string | null
}

/** A question to a seat: commands that answer it as they are, and places and angles that are chosen freely. */
export type ShatterpointQuestion = {
  readonly kind: QuestionKind
  readonly seat: number
  /** What it is about: a unit, an ability, a card. */
  readonly about: JsonObject
  readonly options: readonly ShatterpointCommand[]
  readonly moves: readonly MoveGrant[]
  readonly angles: readonly AngleGrant[]
  readonly places: readonly PlaceGrant[]
  readonly dice?: DiceToRoll
}

/** The types that the procedures of this game are made of. */
export type ShatterpointTypes = {
  readonly state: ShatterpointState
  readonly command: PlayedCommand
  readonly event: PlayEvent
  readonly question: ShatterpointQuestion
  readonly answer: ShatterpointCommand
  readonly rules: ShatterpointRules
  readonly content: ShatterpointContent
}

/** What a procedure reads and writes. */
export type MatchRun = Run<ShatterpointTypes>

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type Asking<Result> = AskingOf<ShatterpointTypes, Result>

type Asked = Partial<Pick<ShatterpointQuestion, 'about' | 'options' | 'moves' | 'angles' | 'places'>>

const questionTo = (player: Player, kind: QuestionKind, asked: Asked): ShatterpointQuestion => ({
  kind,
  seat: seatOf(player),
  about: {},
  options: [],
  moves: [],
  angles: [],
  places: [],
  ...asked,
})

/** Asks a player, also where only one answer is possible. */
export function* ask(player: Player, kind: QuestionKind, asked: Asked): Asking<ShatterpointCommand> {
  return yield questionTo(player, kind, asked)
}

/** Asks a player which of some items; with exactly one there is nothing to ask. */
export function* askOne<Item>(
  player: Player,
  kind: QuestionKind,
  about: JsonObject,
  items: readonly (readonly [command: ShatterpointCommand, item: Item])[],
): Asking<Item> {
  const [only] = items
  if (only === undefined) throw new Error(`Nothing can be chosen: ${kind}.`)
  if (items.length === 1) return only[1]
  const answer = JSON.stringify(yield* ask(player, kind, { about, options: items.map(([command]) => command) }))
  return (items.find(([command]) => JSON.stringify(command) === answer) ?? only)[1]
}

/** The question what dice of a real table showed. */
export const rollQuestion = (_state: ShatterpointState, seat: number, dice: DiceToRoll): ShatterpointQuestion => ({
  ...questionTo(seat === 0 ? 'A' : 'B', REPORT, {}),
  dice,
})
