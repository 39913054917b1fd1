import type { Viewer } from '../../../contract/match.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MatchDecisionKind } from '../locust/ai/decision.ts'
import { phaseObjective } from '../missions/mission.words.ts'
import { actionText } from '../turn/action.words.ts'
import { FIGURE_TYPES, type Position } from '../vocabulary.ts'
import { aiCardText } from './describe/fields.ts'
import type { MatchDecision } from './questions.ts'
import type { CardPiles, GearsState, PlayerState } from './state.ts'

/** What a viewer may see of a match: everything that lies open, and the viewer’s own hand (gears.info.hidden). */
export function viewOf(state: GearsState, viewer: Viewer, content: GearsContent): JsonObject {
  const { options, first, active, turnNumber, step, turn, chains, doors, locations } = state
  const { sealedHoles, holeTokens, droppedWeapons, pool, slots, removed, specialWeapons, phase, used, result } = state
  return {
    options,
    mission: missionView(state, content),
    cards: cardsView(state, viewer, content),
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
    ai: aiView(state.ai, content),
    weapons: pilesView(state.weapons),
    markers: Object.fromEntries(FIGURE_TYPES.map((type) => [type, markersView(state.markers[type])])),
    ...{ removed, specialWeapons, phase, used, result },
    asked: askedView(state, viewer),
  }
}

/** What the mission asks for now; the mission deck may be read at any time (gears.mission.deck-open). */
function missionView({ options, phase }: GearsState, content: GearsContent): JsonObject {
  const mission = content.missions.get(options.mission)
  if (mission === undefined) return {}
  const { name, phases, rules } = mission
  const special = [...rules, ...(phases[phase - 1]?.rules ?? [])]
  return {
    id: options.mission,
    name,
    phase,
    phases: phases.length,
    objective: inBoth((locale) => capitalize(`${phaseObjective(options.mission, phase, locale, content)}.`)),
    rules: special.map(({ says }) => says),
  }
}

/** What the order cards say that the viewer sees: those in the own hand, and the top of the discards. */
function cardsView({ players, orders }: GearsState, viewer: Viewer, content: GearsContent): JsonObject {
  const own = typeof viewer === 'number' ? (players[viewer]?.hand ?? []) : []
  const seen = new Set([...own, ...orders.discard.slice(-1)])
  const cards = [...seen].flatMap((id) => content.orderCards.get(id) ?? [])
  return Object.fromEntries(
    cards.map(({ id, name, icon, actions }) => [
      id,
      {
        name,
        icon,
        actions: actions.map((action) => inBoth((locale) => capitalize(`${actionText(action, locale, content)}.`))),
      },
    ]),
  )
}

const inBoth = (text: (locale: Locale) => string): Localized => ({ en: text('en'), es: text('es') })

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

/** The AI card on top of the discards was the last one to be drawn, so its text lies open, too. */
function aiView(ai: GearsState['ai'], content: GearsContent): JsonObject {
  const top = ai.discard.at(-1)
  return { ...pilesView(ai), card: top === undefined ? null : { ...aiCardText(top, content) } }
}

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
export function decisionView({ options, ...question }: MatchDecision, isOwn: boolean): JsonObject {
  const { kind } = question
  return isOwn || !PRIVATE.has(kind) ? { ...question, options } : question
}
