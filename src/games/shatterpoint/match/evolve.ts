import { evolveProcedure, isProcedureEvent } from '../../../contract/match-procedure.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { PlayEvent, ShatterpointEvent } from './events.ts'
import { evolveOrder } from './evolve/orders.ts'
import { evolveSetup } from './evolve/setup.ts'
import type { Evolution } from './evolve/table.ts'
import { evolveTokens } from './evolve/tokens.ts'
import { evolveTurn } from './evolve/turn.ts'
import type { ShatterpointTypes } from './questions.ts'
import type { ShatterpointState } from './state.ts'

/** What every event does to the state; one that changes nothing only tells. */
const EVOLUTIONS: Evolution<PlayEvent> = { ...evolveSetup, ...evolveOrder, ...evolveTurn, ...evolveTokens }

/** The state after an event; the first event brings the state. */
export function evolveMatch(
  state: ShatterpointState | null,
  event: ShatterpointEvent,
  content: ShatterpointContent,
): ShatterpointState {
  if (event.type === 'matchSetUp') return event.state
  if (state === null) throw new Error('Nothing was set up.')
  if (isProcedureEvent<ShatterpointTypes>(event)) {
    return { ...state, procedure: evolveProcedure<ShatterpointTypes>(state, event) }
  }
  const evolve = EVOLUTIONS[event.type] as
    | ((state: ShatterpointState, event: PlayEvent, content: ShatterpointContent) => ShatterpointState)
    | undefined
  return evolve === undefined ? state : evolve(state, event, content)
}
