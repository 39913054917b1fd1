import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { byType } from '../../../lib/by-type.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsEvent, GearsEventType } from './events.ts'
import { decisionView, viewOf } from './view.ts'

/** What a viewer may see of an event; what is hidden is left out. */
export const seenBy = (event: GearsEvent, viewer: Viewer, content: GearsContent): MatchEvent =>
  see(event, viewer, content) ?? event

/** The events of which something is hidden from somebody. */
const see = byType<GearsEvent, [viewer: Viewer, content: GearsContent], MatchEvent>({
  matchSetUp: ({ type, state }, viewer, content) => ({ type, state: viewOf(state, viewer, content) }),
  orderCardsDrawn: ({ type, seat, cards }, viewer) => {
    const count = cards.length
    return seat === viewer ? { type, seat, count, cards } : { type, seat, count }
  },
  // Of several cards only the one that lies on top of the discards is seen by all.
  cardsDiscarded: ({ type, seat, cards, reason }, viewer) => {
    const open = { type, seat, count: cards.length, top: cards.at(-1) ?? null, reason }
    return seat === viewer ? { ...open, cards } : open
  },
  decksShuffled: ({ type, which, pile }) => ({ type, which, count: pile.length }),
  aiDeckRenewed: ({ type, pile }) => ({ type, count: pile.length }),
  levelShuffled: ({ type, level: { number, isLocked, cards } }) => ({
    type,
    level: number,
    isLocked,
    count: cards.length,
  }),
  markerPlaced: ({ type, figure, kind, from }) => ({ type, figure, kind, from }),
  began: ({ type, seat, command }, viewer) => {
    const name = Object.keys(command)[0] ?? ''
    return seat === viewer ? { type, seat, name, command } : { type, seat, name }
  },
  asked: ({ type, seat, decision }, viewer) => ({ type, seat, decision: decisionView(decision, seat === viewer) }),
  answered: ({ type, seat, option, ...rest }, viewer) =>
    seat === viewer ? { type, seat, option, ...rest } : { type, seat, ...rest },
})

const REVEALING: ReadonlySet<GearsEventType> = new Set([
  'matchSetUp',
  'orderCardsDrawn',
  'cardsDiscarded',
  'aiCardDrawn',
  'markerTurned',
  'weaponDropped',
  'weaponsDrawn',
  'weaponGained',
  'piecesPlaced',
  'orderPlayed',
  'cardReplaced',
])

/** Whether an event showed somebody something that was hidden before. */
export const revealsHidden = ({ type }: GearsEvent): boolean => REVEALING.has(type)
