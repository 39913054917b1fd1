import { evolveProcedure, isProcedureEvent } from '../../../contract/match-procedure.ts'
import type { PlayEvent, SignumEvent } from './events.ts'
import { evolveCreatures } from './evolve/creatures.ts'
import { evolveTable } from './evolve/table.ts'
import type { SignumTypes } from './questions.ts'
import type { SignumState } from './state.ts'

/** What every event does to the state; one that changes nothing only tells. */
const EVOLUTIONS = { ...evolveTable, ...evolveCreatures }

/** The state after an event; the first event brings the state. */
export function evolveMatch(state: SignumState | null, event: SignumEvent): SignumState {
  if (event.type === 'matchSetUp') return event.state
  if (state === null) throw new Error('Nothing was set up.')
  if (isProcedureEvent<SignumTypes>(event)) {
    return { ...state, procedure: evolveProcedure<SignumTypes>(state, event) }
  }
  const evolve = EVOLUTIONS[event.type] as ((state: SignumState, event: PlayEvent) => SignumState) | undefined
  return evolve === undefined ? state : evolve(state, event)
}
