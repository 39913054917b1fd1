import type { ProcedureEvent as ProcedureEventOf } from '../../../contract/match-procedure.ts'
import type { AutomatonEvent } from './automata/events.ts'
import type { CardEvent } from './events/card-events.ts'
import type { CombatEvent } from './events/combat-events.ts'
import type { LootEvent } from './events/loot-events.ts'
import type { SetupEvent } from './events/setup-events.ts'
import type { TurnEvent } from './events/turn-events.ts'
import type { ApexTypes } from './questions.ts'

/** What a procedure writes down: past tense, with results, so that replaying needs no chance. */
export type PlayEvent = SetupEvent | TurnEvent | LootEvent | CombatEvent | CardEvent | AutomatonEvent

/** Everything in the log of a match. */
export type ApexEvent = PlayEvent | ProcedureEventOf<ApexTypes>
export type ApexEventType = ApexEvent['type']
