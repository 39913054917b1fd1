import { type AskingOf, REPORT } from '../../../contract/match-procedure.ts'
import type { Run } from '../../../contract/match-run.ts'
import { itemAt } from '../../../lib/items.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { DiceToRoll } from '../../../rulebook/random.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumRules } from '../rules.ts'
import type { Answer, PlayedCommand } from './command.ts'
import type { PlayEvent } from './events.ts'
import { type PlayerId, seatOf } from './players.ts'
import type { SignumState } from './state.ts'

export const QUESTION_KINDS = [
  'revealTactic',
  'chooseOption',
  'chooseTargets',
  'choosePlace',
  'chooseDiscard',
  'orderTriggers',
  'backstab',
  'payContract',
  'useRelics',
  'allocate',
  'reroll',
  'relicDamage',
  'persecute',
  'chooseExit',
  'moveCreature',
  'orderEndOfTurn',
  REPORT,
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The field of an answer that lists some of the candidates. */
export type PickField = 'targets' | 'cards' | 'stabbers' | 'relics'

/** Some of the candidates are to be picked, or all of them to be ordered. */
export type Pick = {
  readonly field: PickField | 'order'
  readonly candidates: readonly string[]
  readonly min: number
  readonly max: number
}

/** A question to a seat: answers that fit as they are, and what may be picked instead. */
export type SignumQuestion = {
  readonly kind: QuestionKind
  readonly seat: number
  /** What it is about, for everybody: a creature, a card, what happened. */
  readonly about: JsonObject
  readonly options: readonly Answer[]
  readonly pick: Pick | null
  readonly dice?: DiceToRoll
}

/** The types that the procedures of this game are made of. */
export type SignumTypes = {
  readonly state: SignumState
  readonly command: PlayedCommand
  readonly event: PlayEvent
  readonly question: SignumQuestion
  readonly answer: Answer
  readonly rules: SignumRules
  readonly content: SignumContent
}

/** What a procedure reads and writes. */
export type MatchRun = Run<SignumTypes>

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type Asking<Result> = AskingOf<SignumTypes, Result>

/** Asks a player; one answer that is the only one is given without asking. */
export function* ask(
  player: PlayerId,
  kind: QuestionKind,
  about: JsonObject,
  options: readonly Answer[],
  pick: Pick | null = null,
): Asking<Answer> {
  const [only] = options
  if (options.length === 1 && only !== undefined) return only
  return yield { kind, seat: seatOf(player), about, options, pick }
}

/** Asks which of some candidates, and how many of them; the first answers are spelled out. */
export function* askPick(player: PlayerId, kind: QuestionKind, about: JsonObject, pick: Pick): Asking<string[]> {
  const { field, candidates, min, max } = pick
  if (field === 'order') throw new Error('An order is no pick.')
  const answer = yield* ask(player, kind, about, pickAnswers(pick), pick)
  return answer[field] ?? [...candidates].slice(0, Math.min(min, max))
}

/** More answers than this are not spelled out. */
const MAX_ANSWERS = 24

/** The smallest lists first. */
export function pickAnswers({ field, candidates, min, max }: Pick): Answer[] {
  const lists: string[][] = []
  for (let size = min; size <= Math.min(max, candidates.length) && lists.length < MAX_ANSWERS; size++) {
    lists.push(...listsOf(candidates, size).slice(0, MAX_ANSWERS - lists.length))
  }
  return lists.map((list) => ({ [field]: list }))
}

/** The lists of so many of the items, in their order; no more than are spelled out. */
export function listsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  const lists: Item[][] = []
  for (let index = 0; index <= items.length - size && lists.length < MAX_ANSWERS; index++) {
    const rest = listsOf(items.slice(index + 1), size - 1)
    for (const list of rest) if (lists.length < MAX_ANSWERS) lists.push([itemAt(items, index), ...list])
  }
  return lists
}

/** Whether the answers of a question hold everything that may be picked. */
export const isFullyListed = ({ field, candidates, min, max }: Pick, options: readonly Answer[]): boolean =>
  field === 'order'
    ? candidates.length <= 2
    : options.length < MAX_ANSWERS || pickAnswers({ field, candidates, min, max: max + 1 }).length < MAX_ANSWERS

/** Asks in which order some items come; one item needs no order. */
export function* askOrder<Item>(
  player: PlayerId,
  kind: 'orderTriggers' | 'orderEndOfTurn',
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Asking<Item[]> {
  if (items.length < 2) return [...items]
  const candidates = items.map(nameOf)
  const options = orders(items.length).map((order) => ({ order }))
  const pick: Pick = { field: 'order', candidates, min: items.length, max: items.length }
  const { order = [] } = yield* ask(player, kind, {}, options, pick)
  return order.flatMap((index) => items[index] ?? [])
}

/** Some orders of so many items: all of a few, else each item once in front. */
function orders(count: number): number[][] {
  const numbers = Array.from({ length: count }, (_, index) => index)
  if (count === 2) return [numbers, numbers.toReversed()]
  return numbers.map((first) => [first, ...numbers.filter((index) => index !== first)])
}

/** The question what dice of a real table showed. */
export const rollQuestion = (_state: SignumState, seat: number, dice: DiceToRoll): SignumQuestion => ({
  kind: REPORT,
  seat,
  about: {},
  options: [],
  pick: null,
  dice,
})
