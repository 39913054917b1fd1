import type { ProcedureEvent as ProcedureEventOf } from '../../../contract/match-procedure.ts'
import type { AttackEvent } from './events/attack-events.ts'
import type { OrderEvent } from './events/order-events.ts'
import type { SetupEvent } from './events/setup-events.ts'
import type { TokenEvent } from './events/token-events.ts'
import type { TurnEvent } from './events/turn-events.ts'
import type { ShatterpointTypes } from './questions.ts'

/** What a procedure writes down: past tense, with results, so that replaying needs no chance. */
export type PlayEvent = SetupEvent | OrderEvent | TurnEvent | AttackEvent | TokenEvent

/** Everything in the log of a match. */
export type ShatterpointEvent = PlayEvent | ProcedureEventOf<ShatterpointTypes>
export type ShatterpointEventType = ShatterpointEvent['type']
