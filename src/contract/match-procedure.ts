import type { Json, JsonObject } from '../lib/json.ts'
import type { DiceToRoll, Draw } from '../rulebook/random.ts'
import type { Rules } from '../rulebook/rule.ts'
import type { MatchEvent } from './match.ts'

/** What a seat is asked in the course of a command; each game adds what it is about. */
export type Question = JsonObject & {
  readonly kind: string
  /** The dice whose faces are to be reported, where that is the question. */
  readonly dice?: DiceToRoll
}

/** The kind of every question for what real dice showed. */
export const REPORT = 'report'

/** The types of a game whose commands may stop and ask, named once. */
export type ProcedureTypes = {
  readonly state: { readonly procedure: unknown }
  /** What is played out: a command, or whatever else of the game takes its course. */
  readonly command: JsonObject
  /** What a procedure writes down; the events of the machinery come on top. */
  readonly event: MatchEvent
  readonly question: Question
  readonly answer: Json
  readonly rules: Rules
  readonly content: unknown
}

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type AskingOf<Types extends ProcedureTypes, Result> = Generator<Types['question'], Result, Types['answer']>

/** A draw in the course of a procedure; everybody saw it if it was a die. */
export type ProcedureDraw = Draw & { readonly isDie?: true }

/**
 * A command that waits for an answer, as it is kept in the state of the game. It can be played again from where it
 * began with the answers and the chance so far, which leads to the same place.
 */
export type Procedure<Types extends ProcedureTypes> = {
  /** The state in which it began. */
  readonly base: Types['state']
  readonly seat: number
  readonly command: Types['command']
  readonly answers: readonly Types['answer'][]
  /** Its chance so far, and what was reported of real dice. */
  readonly draws: readonly ProcedureDraw[]
  /** How many of its events are in the log. */
  readonly emitted: number
  /** What is asked; null while the procedure goes on. */
  readonly pending: Types['question'] | null
}

/** What is logged of a command that stops and asks, beside what it brings about. */
export type ProcedureEvent<Types extends ProcedureTypes> =
  | { readonly type: 'began'; readonly seat: number; readonly command: Types['command'] }
  | {
      readonly type: 'asked'
      readonly seat: number
      readonly decision: Types['question']
      /** The chance and the number of events since it was last asked; if `answers` are there, since it began. */
      readonly draws: readonly ProcedureDraw[]
      readonly emitted: number
      /** In logs of earlier releases: all answers so far. */
      readonly answers?: readonly Types['answer'][]
    }
  | {
      readonly type: 'answered'
      readonly seat: number
      readonly option: Types['answer']
      /** What was asked, without the options; events from before it was told have none. */
      readonly decision?: JsonObject
    }
  /** What real dice showed: the numbers of their faces, from 1. */
  | { readonly type: 'reported'; readonly seat: number; readonly dice: DiceToRoll; readonly faces: readonly number[] }
  | { readonly type: 'ended' }

const EVENT_TYPES: ReadonlySet<string> = new Set(['began', 'asked', 'answered', 'reported', 'ended'])

/** Whether an event is about the course of a command and not about the game. */
export const isProcedureEvent = <Types extends ProcedureTypes>(
  event: MatchEvent | ProcedureEvent<Types>,
): event is ProcedureEvent<Types> => EVENT_TYPES.has(event.type)

/** Which event a waiting procedure comes from, so that the process that asked can go on where it stopped. */
const origins = new WeakMap<object, object>()
export const originOf = (procedure: object): object | undefined => origins.get(procedure)

/** The procedure of a state after an event about it; the game keeps it in its state. */
export function evolveProcedure<Types extends ProcedureTypes>(
  state: Types['state'] & { readonly procedure: Procedure<Types> | null },
  event: ProcedureEvent<Types>,
): Procedure<Types> | null {
  const { procedure } = state
  if (event.type === 'began') {
    const { seat, command } = event
    return { base: state, seat, command, answers: [], draws: [], emitted: 0, pending: null }
  }
  if (event.type === 'ended' || procedure === null) return null
  if (event.type === 'answered') return { ...procedure, answers: [...procedure.answers, event.option], pending: null }
  if (event.type === 'reported') {
    return { ...procedure, draws: [...procedure.draws, ...reportedDraws(procedure, event)], pending: null }
  }
  const next = { ...procedure, ...progressOf(procedure, event), pending: event.decision }
  origins.set(next, event)
  return next
}

type Asked<Types extends ProcedureTypes> = Extract<ProcedureEvent<Types>, { readonly type: 'asked' }>

function progressOf<Types extends ProcedureTypes>(
  { draws, emitted }: Procedure<Types>,
  event: Asked<Types>,
): Pick<Procedure<Types>, 'draws' | 'emitted'> & { readonly answers?: Procedure<Types>['answers'] } {
  if (event.answers !== undefined) return { answers: event.answers, draws: event.draws, emitted: event.emitted }
  return { draws: [...draws, ...event.draws], emitted: emitted + event.emitted }
}

/** What was reported, as if it had been drawn. */
export function reportedDraws<Types extends ProcedureTypes>(
  { draws }: Procedure<Types>,
  { dice, faces }: { readonly dice: DiceToRoll; readonly faces: readonly number[] },
): ProcedureDraw[] {
  const drawn = (face: number, place: number): ProcedureDraw => ({
    index: draws.length + place,
    bound: dice.sides,
    value: face - 1,
    isDie: true,
  })
  return faces.map(drawn)
}
