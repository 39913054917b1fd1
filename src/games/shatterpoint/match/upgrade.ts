import type { JsonObject } from '../../../lib/json.ts'
import { SHATTERPOINT } from '../turn/order-deck.ts'
import type { PlayerState, ShatterpointState } from './state.ts'

/** A state that earlier rules left, as the rules of today want it. */
export function upgradeState(state: JsonObject): ShatterpointState {
  const earlier = state as JsonObject & ShatterpointState
  const { A, B } = earlier.players
  return { ...earlier, players: { A: withSkipped(A), B: withSkipped(B) } }
}

/** Before 2.9.0 a Shatterpoint card that was skipped lay nowhere until it went back into the deck. */
function withSkipped(cards: PlayerState): PlayerState {
  const { deck, discard, revealed, skipped = null } = cards
  const lies = [...deck, ...discard, revealed].includes(SHATTERPOINT)
  return { ...cards, skipped: lies ? skipped : SHATTERPOINT }
}
