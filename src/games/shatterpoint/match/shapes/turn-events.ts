import { z } from 'zod'
import { DiceToReport } from '../../../../contract/match-report.ts'
import { Keyword, Lasting } from '../../abilities/ability-effect.ts'
import { ShownAttack, ShownDefence } from '../../dice/roll.ts'
import { CarriedOut, MoveKind } from '../../movement/move.ts'
import { STOPS } from '../../movement/push/push.ts'
import { DefenceFace } from '../../setup/mission-set.ts'
import { Action } from '../../turn/action.ts'
import { Count, Degrees, Length, Player } from '../../vocabulary.ts'
import type { TurnEvent } from '../events/turn-events.ts'
import type { PlayEvent, ShatterpointEvent } from '../events.ts'
import { AnsweredQuestion, CommandShape, Question, Seat } from './questions.ts'
import { FocusShape, PreparedShape, ResultShape, Spot, TrackShape, ViaShape } from './view.ts'

const Id = z.string()
const unit = z.strictObject({ unit: Id })
const player = z.strictObject({ player: Player })
const driven = z.strictObject({
  character: Id,
  angle: Degrees,
  from: Spot,
  to: Spot,
  millimetres: Length,
  stop: z.enum(STOPS).meta({ id: 'ShatterpointMatchStop' }),
})

/** Turns, activations, movements and the struggle, as one reader may see them. */
export const TURN_EVENT_SHAPES = {
  turnStarted: player.extend({ turn: Count }),
  missionDieRolled: player.extend({ face: DefenceFace, objective: Id.nullable() }),
  priorityPlaced: z.strictObject({ objective: Id }),
  activationStarted: unit.extend({ via: ViaShape }),
  activationOpened: unit,
  actionStarted: unit.extend({ action: Action, granted: z.boolean() }),
  actionResolved: unit.extend({ action: Action }),
  moved: z.strictObject({
    character: Id,
    kind: MoveKind,
    carriedOut: CarriedOut,
    from: Spot,
    to: Spot,
    access: Id.nullable(),
  }),
  pushed: driven,
  pulled: driven,
  moveLost: z.strictObject({ character: Id, kind: MoveKind }),
  focusGained: unit.extend({ focus: z.array(FocusShape) }),
  focusUsed: z.strictObject({ character: Id, left: FocusShape }),
  stanceFlipped: unit.extend({ stance: Id, byEffect: z.boolean() }),
  abilityUsed: unit.extend({ ability: Id, cost: Count }),
  effectApplied: unit.extend({ ability: Id }),
  keywordGained: unit.extend({ name: Keyword, value: Count.nullable() }),
  tagGained: unit.extend({ tag: Id, until: Lasting }),
  effectPrepared: z.strictObject(PreparedShape.shape),
  preparedTaken: z.strictObject(PreparedShape.shape),
  attackDiceThrown: unit.extend({ ability: Id, attackRoll: ShownAttack }),
  defenceDiceThrown: unit.extend({ ability: Id, defenceRoll: ShownDefence }),
  activationEnded: unit,
  objectiveControlled: player.extend({ objective: Id }),
  controlRemoved: player.extend({ objective: Id }),
  tokenMoved: player.extend({ squares: Count, track: TrackShape }),
  momentumGained: player.extend({ track: TrackShape }),
  momentumLost: player.extend({ track: TrackShape }),
  struggleClaimed: player.extend({ card: Id }),
  struggleReset: z.strictObject({ track: TrackShape }),
  unitDefeated: unit,
  turnEnded: player.extend({ turn: Count }),
  matchEnded: z.strictObject(ResultShape.shape),
} as const satisfies Readonly<Record<TurnEvent['type'], z.ZodObject>>

type ProcedureEventType = Exclude<ShatterpointEvent, PlayEvent>['type']

/** A command that stops and asks. */
export const PROCEDURE_EVENT_SHAPES = {
  began: z.strictObject({ seat: Seat, command: CommandShape }),
  asked: z.strictObject({ seat: Seat, decision: Question }),
  answered: z.strictObject({ seat: Seat, option: CommandShape, decision: AnsweredQuestion.optional() }),
  reported: z.strictObject({ seat: Seat, dice: DiceToReport, faces: z.array(Count) }),
  ended: z.strictObject({}),
} as const satisfies Readonly<Record<ProcedureEventType, z.ZodObject>>
