import { z } from 'zod'
import { BasicAction } from '../../content/actions.ts'
import { RingIcon } from '../../content/round-track.ts'
import { Ring, SideShift } from '../../ring/ring.ts'
import { Squad } from '../../table/squad.ts'
import { Amount, Cell, Count } from '../../vocabulary.ts'
import { ApexAnswer } from '../commands/answer.ts'
import type { TurnEvent } from '../events/turn-events.ts'
import type { ApexEvent, PlayEvent } from '../events.ts'
import { AnsweredQuestion, Question } from './questions.ts'
import { InteractOption, Part, Result, Seat } from './view.ts'

const Id = z.string()
const legend = z.strictObject({ legend: Id })
const turn = z.strictObject({ turnIndex: Count, squad: Squad })
const CooledToken = z
  .strictObject({ token: Id, cooldown: Count.nullable().describe('Null if it can be used again.') })
  .meta({ id: 'ApexMatchCooledToken' })

/** Rounds, turns, activations and moves, as one reader may see them. */
export const TURN_EVENT_SHAPES = {
  turnStarted: turn.extend({ round: Count }),
  activationStarted: legend.extend({ ap: Count }),
  activationEnded: legend,
  turnEnded: turn,
  actionStarted: legend.extend({ source: Id, cost: Count, parts: z.array(Part) }),
  partDone: legend.extend({ part: BasicAction }),
  interactOptionUsed: legend.extend({ option: InteractOption }),
  actionEnded: legend.extend({ source: Id }),
  moved: legend.extend({ path: z.array(Cell), cost: Count }),
  placed: legend.extend({
    cell: Cell,
    by: z.enum(['push', 'card', 'ride', 'swap']).meta({ id: 'ApexMatchPlacedBy' }),
  }),
  rushed: legend.extend({ card: Id, use: z.enum(['move', 'points']).meta({ id: 'ApexMatchRushUse' }) }),
  respawned: legend.extend({ cell: Cell, cost: Count }),
  respawnFailed: legend,
  transitionStarted: z.strictObject({ round: Count }),
  featsDrawn: legend.extend({ count: Count, cards: z.array(Id).optional() }),
  cooldownTicked: z.strictObject({ by: Amount, tokens: z.array(CooledToken) }),
  roundMarkerMoved: z.strictObject({ cell: Count, icons: z.array(RingIcon) }),
  ringShifted: z.strictObject({ card: Id, ring: Ring, shifts: z.array(SideShift) }),
  ringCardRevealed: z.strictObject({ card: Id }),
  roundStarted: z.strictObject({ round: Count, turnIndex: Count }),
  matchEnded: z.strictObject(Result.shape),
} as const satisfies Readonly<Record<TurnEvent['type'], z.ZodObject>>

type ProcedureEventType = Exclude<ApexEvent, PlayEvent>['type']

const AskedSeat = Seat.nullable().describe('Null for others where windows are quick.')

/** A command that stops and asks. */
export const PROCEDURE_EVENT_SHAPES = {
  began: z.strictObject({
    seat: Seat,
    name: z.string().describe('The name of the command.'),
    command: z.record(z.string(), z.unknown()).optional().describe('The whole command, for the seat that gave it.'),
  }),
  asked: z.strictObject({ seat: AskedSeat, decision: Question }),
  answered: z.strictObject({
    seat: AskedSeat,
    option: ApexAnswer.optional().describe('For the squad of the seat.'),
    decision: AnsweredQuestion.optional(),
  }),
  ended: z.strictObject({}),
} as const satisfies Readonly<Record<Exclude<ProcedureEventType, 'reported'>, z.ZodObject>>
