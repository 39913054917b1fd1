import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { byType } from '../../../lib/by-type.ts'
import type { ShatterpointEvent, ShatterpointEventType } from './events.ts'
import { questionView, viewOf } from './view.ts'

/** What a viewer may see of an event; what is hidden is left out. */
export const seenBy = (event: ShatterpointEvent, viewer: Viewer): MatchEvent => see(event, viewer) ?? event

/** The events of which something is hidden from somebody. */
const see = byType<ShatterpointEvent, [viewer: Viewer], MatchEvent>({
  matchSetUp: ({ type, state }, viewer) => ({ type, state: viewOf(state, viewer) }),
  orderReturned: ({ type, player, deck }) => ({ type, player, size: deck.length }),
  cardShuffledIn: ({ type, player, card, deck }) => ({ type, player, card, size: deck.length }),
  deckRefreshed: ({ type, player, deck }) => ({ type, player, size: deck.length }),
  began: ({ type, seat, command }) => ({ type, seat, command }),
  asked: ({ type, seat, decision }, viewer) => ({ type, seat, decision: questionView(decision, viewer) }),
})

const REVEALING: ReadonlySet<ShatterpointEventType> = new Set(['matchSetUp', 'orderRevealed', 'struggleRevealed'])

/** Whether an event showed somebody something that was hidden before. */
export const revealsHidden = ({ type }: ShatterpointEvent): boolean => REVEALING.has(type)
