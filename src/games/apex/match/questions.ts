import type { z } from 'zod'
import type { AskingOf } from '../../../contract/match-procedure.ts'
import type { Run } from '../../../contract/match-run.ts'
import { isSameJson } from '../../../lib/json.ts'
import type { BodiesOf, KeysOf } from '../../../lib/keyed.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { ApexRules } from '../rules.ts'
import type { Squad } from '../table/squad.ts'
import type { PlayedCommand } from './command.ts'
import type { ApexAnswer } from './commands/answer.ts'
import type { PlayEvent } from './events.ts'
import { legendOf, readersOf } from './legends.ts'
import type { AboutOf } from './shapes/questions.ts'
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
  'beacon',
  'respawnSpace',
  'shotBoost',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What is answered: one of the options of the question. */
export type Answer = z.infer<typeof ApexAnswer>

/** What an answer says under its name. */
export type AnswerOf<Name extends KeysOf<Answer>> = BodiesOf<Answer>[Name]

/** What is asked of a Legend, and what about. */
export type Asked = {
  [Kind in QuestionKind]: { readonly kind: Kind; readonly legend: string; readonly about: AboutOf<Kind> }
}[QuestionKind]

/** A question to a seat. */
export type ApexQuestion = Asked & {
  readonly seat: number
  readonly squad: Squad
  /** The seats of the squad, which may see the options of a question that shows what is hidden. */
  readonly readers: readonly number[]
  /** Whether others may not know which Legend is asked: only those are who can answer with a card. */
  readonly isQuick: boolean
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

/** Asks a seat, also where only one answer is possible: a pause must not show what somebody holds. */
export function* askAlways(
  run: ApexRun,
  { options, seat, ...asked }: Asked & { readonly options: readonly Answer[]; readonly seat?: number },
): Asking<Answer> {
  const { seat: own, squad } = legendOf(run.state, asked.legend)
  const isWindow = asked.kind === 'reaction' || asked.kind === 'instant'
  const isQuick = isWindow && run.state.options.windows === 'quick'
  return yield { ...asked, seat: seat ?? own ?? 0, squad, readers: readersOf(run.state, squad), isQuick, options }
}

/** Asks the seat of a Legend which of several; with exactly one there is nothing to ask. */
export function* ask<Item>(
  run: ApexRun,
  question: Asked & { readonly seat?: number },
  items: readonly [Item, ...Item[]],
  answerOf: (item: Item) => Answer,
): Asking<Item> {
  if (items.length === 1) return items[0]
  const answer = yield* askAlways(run, { ...question, options: items.map(answerOf) })
  return items.find((item) => isSameJson(answerOf(item), answer)) ?? items[0]
}

export const isFilled = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0
