import type { JsonObject } from '../../../lib/json.ts'
import type { MatchOptions, PlayerState, SignumState } from './state.ts'

/** Rules before 2.5.0 destroyed no buildings, those before 2.8.0 kept no lists. */
type EarlierPlayer = Omit<PlayerState, 'lostBuildings' | 'list'> & Partial<Pick<PlayerState, 'lostBuildings' | 'list'>>

/** Before 2.8.0 lists were never open, and nobody went out by giving up. */
type EarlierState = Omit<SignumState, 'players' | 'options' | 'conceded'> &
  Partial<Pick<SignumState, 'conceded'>> & {
    readonly players: readonly EarlierPlayer[]
    readonly options: Omit<MatchOptions, 'openLists'> & Partial<Pick<MatchOptions, 'openLists'>>
  }

/** A state that earlier rules left, as the rules of today want it. */
export function upgradeState(state: JsonObject): SignumState {
  const { options, ...earlier } = state as JsonObject & EarlierState
  const players = earlier.players.map((player): PlayerState => ({ lostBuildings: [], list: null, ...player }))
  const { procedure } = earlier
  return {
    ...{ conceded: [], ...earlier },
    options: { openLists: false, ...options },
    players,
    // What waits for an answer is played again from where it began.
    procedure: procedure === null ? null : { ...procedure, base: upgradeState(procedure.base) },
  }
}
