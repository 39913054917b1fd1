import type { JsonObject } from '../../../lib/json.ts'
import type { PlayerState, SignumState } from './state.ts'

/** A player as rules before 2.5.0 left them: no building could be destroyed. */
type EarlierPlayer = Omit<PlayerState, 'lostBuildings'> & Partial<Pick<PlayerState, 'lostBuildings'>>

/** A state that earlier rules left, as the rules of today want it. */
export function upgradeState(state: JsonObject): SignumState {
  const earlier = state as JsonObject & Omit<SignumState, 'players'> & { readonly players: readonly EarlierPlayer[] }
  const players = earlier.players.map((player): PlayerState => ({ lostBuildings: [], ...player }))
  return { ...earlier, players }
}
