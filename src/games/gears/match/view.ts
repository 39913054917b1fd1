import type { Viewer } from '../../../contract/match.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { MatchDecisionKind } from '../locust/ai/decision.ts'
import { FIGURE_TYPES, type Position } from '../vocabulary.ts'
import type { MatchDecision } from './questions.ts'
import type { CardPiles, GearsState, PlayerState } from './state.ts'

/** What a viewer may see of a match: everything that lies open, and the viewer’s own hand (gears.info.hidden). */
export function viewOf(state: GearsState, viewer: Viewer): JsonObject {
  const { options, first, active, turnNumber, step, turn, chains, doors, locations } = state
  const { sealedHoles, holeTokens, droppedWeapons, pool, slots, removed, specialWeapons, phase, used, result } = state
  return {
    options,
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    ...{ first, active, turnNumber, step, turn, chains, doors, locations },
    levels: state.levels.map(({ number, cards, isLocked }) => ({ number, cards: cards.length, isLocked })),
    locust: state.locust.map(({ id, enemy, position, state: health }) => ({
      id,
      enemy,
      position: positionView(position),
      state: health,
    })),
    ...{ sealedHoles, holeTokens, droppedWeapons, pool, slots },
    orders: pilesView(state.orders),
    ai: pilesView(state.ai),
    weapons: pilesView(state.weapons),
    markers: Object.fromEntries(FIGURE_TYPES.map((type) => [type, markersView(state.markers[type])])),
    ...{ removed, specialWeapons, phase, used, result },
    asked: askedView(state, viewer),
  }
}

/** The size of a hand is known to all, for it is the soldier’s health. */
function playerView({ hand, position, ...player }: PlayerState, isOwn: boolean): JsonObject {
  return { ...player, position: positionView(position), handSize: hand.length, hand: isOwn ? hand : null }
}

const positionView = ({ zone, cover }: Position): JsonObject => (cover === undefined ? { zone } : { zone, cover })

/** Nobody looks through a pile or its discards; only the top of the discards lies open. */
const pilesView = ({ pile, discard }: CardPiles<string | number>): JsonObject => ({
  pile: pile.length,
  discards: discard.length,
  top: discard.at(-1) ?? null,
})

const markersView = ({ unused, discards }: GearsState['markers']['drone']): JsonObject => ({
  unused: unused.length,
  discards: discards.length,
})

function askedView({ procedure, players }: GearsState, viewer: Viewer): JsonObject | null {
  const pending = procedure?.pending ?? null
  if (pending === null) return null
  const seat = players.findIndex(({ character }) => character === pending.player)
  return { seat, ...decisionView(pending, seat === viewer) }
}

/** Questions whose options tell what a player has in hand. */
const PRIVATE: ReadonlySet<MatchDecisionKind> = new Set([
  'discardForWounds',
  'guardOffer',
  'guardPick',
  'dodgeOffer',
  'followOffer',
])

/** A question as others may see it: without the options if those tell about a hand. */
export function decisionView({ kind, player, figure, options }: MatchDecision, isOwn: boolean): JsonObject {
  const question = { kind, player, figure }
  return isOwn || !PRIVATE.has(kind) ? { ...question, options } : question
}
