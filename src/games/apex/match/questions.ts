import type { AskingOf } from '../../../contract/match-procedure.ts'
import type { Run } from '../../../contract/match-run.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { canonicalJson } from '../../../lib/json.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { ApexRules } from '../rules.ts'
import type { PlayedCommand } from './command.ts'
import type { PlayEvent } from './events.ts'
import { legendOf, readersOf } from './legends.ts'
import type { ApexState } from './state.ts'

export const QUESTION_KINDS = [
  'loot',
  'weaponChoice',
  'weapon',
  'freed',
  'rewardAmmo',
  'reaction',
  'reactionOrder',
  'instant',
  'pushPlace',
  'effectTarget',
  'effectOrder',
  'effectMove',
  'effectSpace',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The body of an answer: one of the options of the question. */
export type Answer = JsonObject

/** A question to the seat of a Legend. */
export type ApexQuestion = {
  readonly kind: QuestionKind
  readonly seat: number
  readonly legend: string
  /** The seats of the squad, which may see the options of a question that tells what is hidden. */
  readonly readers: readonly number[]
  /** What the question is about: a token, a card, the window, the points of a move. */
  readonly about: JsonObject
  readonly options: readonly Answer[]
}

/** The types that the procedures of this game are made of. */
export type ApexTypes = {
  readonly state: ApexState
  readonly command: PlayedCommand
  readonly event: PlayEvent
  readonly question: ApexQuestion
  readonly answer: Answer
  readonly rules: ApexRules
  readonly content: ApexContent
}

/** What a procedure reads and writes. */
export type ApexRun = Run<ApexTypes>

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type Asking<Result> = AskingOf<ApexTypes, Result>

/** Asks the seat of a Legend, also where only one answer is possible: a pause must not tell what somebody holds. */
export function* askAlways(
  run: ApexRun,
  question: Pick<ApexQuestion, 'kind' | 'legend' | 'about' | 'options'> & { readonly seat?: number },
): Asking<Answer> {
  const legend = legendOf(run.state, question.legend)
  return yield { seat: legend.seat, ...question, readers: readersOf(run.state, legend.squad) }
}

/** Asks the seat of a Legend which of several; with exactly one there is nothing to ask. */
export function* ask<Item>(
  run: ApexRun,
  question: Pick<ApexQuestion, 'kind' | 'legend' | 'about'>,
  items: readonly [Item, ...Item[]],
  answerOf: (item: Item) => Answer,
): Asking<Item> {
  if (items.length === 1) return items[0]
  const answer = canonicalJson(yield* askAlways(run, { ...question, options: items.map(answerOf) }))
  return items.find((item) => canonicalJson(answerOf(item)) === answer) ?? items[0]
}

export const isFilled = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0
