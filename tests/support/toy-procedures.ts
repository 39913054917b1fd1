import type { MatchEvent, Offer, PlayContext, Viewer } from '../../src/contract/match.ts'
import type { ProcedureGame } from '../../src/contract/match-course.ts'
import {
  type AskingOf,
  type Procedure,
  type ProcedureEvent,
  type Question,
  REPORT,
} from '../../src/contract/match-procedure.ts'
import { Procedures } from '../../src/contract/match-procedures.ts'
import { imagineProcedure } from '../../src/contract/match-rehearsal.ts'
import { reportOffer } from '../../src/contract/match-report.ts'
import type { Run } from '../../src/contract/match-run.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import type { Random } from '../../src/rulebook/random.ts'
import type { cardRules } from './toy-rules.ts'
import { evolveCards, handOf, imagineTable, type PlayEvent, type State, seenByViewer } from './toy-state.ts'

/** A question of the invented game: what a card is given for, or whether somebody goes on. */
export type ToyQuestion = Question & { readonly seat: number; readonly options: readonly string[] }

export type ToyTypes = {
  readonly state: State
  readonly command: JsonObject
  readonly event: PlayEvent
  readonly question: ToyQuestion
  readonly answer: string
  readonly rules: typeof cardRules
  readonly content: null
}
type Asking<Result> = AskingOf<ToyTypes, Result>
type ToyRun = Run<ToyTypes>

/** How often the generators of these procedures went on: the work that answers take. */
export const work = { steps: 0 }

const KEEP = 'keep'
const STOP = 'stop'
const SIDES = 6
const MAX_KNOCKS = 5_000

function* ask(question: ToyQuestion): Asking<string> {
  const answer = yield question
  work.steps++
  return answer
}

/** Everybody else may give a card; then a die says how many more cards may be taken from the pile, one by one. */
function* raid(run: ToyRun, seat: number): Asking<void> {
  const others = run.state.hands.flatMap((_, other) => (other === seat ? [] : [other]))
  for (const other of others) yield* askForGift(run, other, seat)
  run.random.expectDice?.({ die: 'die', sides: SIDES, count: 1 })
  const face = run.random.below(SIDES) + 1
  run.emit({ type: 'rolled', seat, face })
  for (let left = Math.floor(face / 2); left > 0; left--) {
    const [card] = run.state.pile
    if (card === undefined || (yield* ask({ kind: 'prize', seat, options: ['take', STOP] })) === STOP) break
    run.emit({ type: 'won', seat, card })
  }
  run.emit({ type: 'passed', seat })
}

function* askForGift(run: ToyRun, giver: number, to: number): Asking<void> {
  const hand = handOf(run.state, giver)
  const answer = yield* ask({ kind: 'gift', seat: giver, options: [KEEP, ...hand.map(String)] })
  if (answer !== KEEP) run.emit({ type: 'gave', seat: giver, to, card: Number(answer) })
}

/** Knocks on the table as often as somebody likes. */
function* knock(run: ToyRun, seat: number): Asking<void> {
  for (let count = 1; count <= MAX_KNOCKS; count++) {
    if ((yield* ask({ kind: 'again', seat, options: ['again', STOP] })) === STOP) break
    run.emit({ type: 'knocked', seat, count })
  }
  run.emit({ type: 'passed', seat })
}

const game: ProcedureGame<ToyTypes> = {
  evolve: evolveCards,
  play: (run, seat, command) => ('raid' in command ? raid(run, seat) : knock(run, seat)),
  seatOf: (_state, { seat }) => seat,
  askRoll: (_state, seat, dice) => ({ kind: REPORT, seat, options: [], dice }),
}
export const toyProcedures = new Procedures<ToyTypes>(game)

export type ToyContext = PlayContext<typeof cardRules, null>
export type ToyProcedure = Procedure<ToyTypes>
export type ToyProcedureEvent = ProcedureEvent<ToyTypes>

/** Gifts tell what is in a hand, so others do not see between which cards somebody chooses. */
export const seenQuestion = ({ options, ...question }: ToyQuestion, isOwn: boolean): JsonObject =>
  isOwn || question.kind !== 'gift' ? { ...question, options } : question

export function seenProcedureEvent(event: ToyProcedureEvent, viewer: Viewer): MatchEvent {
  switch (event.type) {
    case 'asked':
      return { type: 'asked', seat: event.seat, decision: seenQuestion(event.decision, event.seat === viewer) }
    case 'answered':
      return event.seat === viewer
        ? { type: 'answered', seat: event.seat, option: event.option }
        : { type: 'answered', seat: event.seat }
    default:
      return event
  }
}

/** What may be answered now. */
export function answerOffers({ kind, options, dice }: ToyQuestion): Offer[] {
  if (dice !== undefined) return [reportOffer(dice, { en: 'Report the die.', es: 'Comunica el dado.' })]
  return options.map((option) => ({
    command: { answer: { option } },
    text: { en: `${kind}: ${option}.`, es: `${kind}: ${option}, sí.` },
  }))
}

/** Another match that looks the same to the viewer. */
export function imagineMatch(state: State, viewer: Viewer, random: Random): State | null {
  const { procedure } = state
  if (procedure === null) return imagineTable(state, viewer, random)
  const imagined = imagineProcedure(game, procedure, {
    viewer,
    content: null,
    random,
    table: (base, seen) => imagineTable(base, viewer, random, seen),
    seen: (event) => seenByViewer(event, viewer),
    seenQuestion,
    answers: ({ options }) => options,
  })
  return imagined === null ? null : { ...imagined.state, procedure: imagined.procedure }
}
