import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import type { ShatterpointEvent, ShatterpointEventType } from './events.ts'
import { questionView, viewOf } from './view.ts'

type Of<Type extends ShatterpointEventType> = Extract<ShatterpointEvent, { type: Type }>
type Seen<Type extends ShatterpointEventType> = (event: Of<Type>, viewer: Viewer) => MatchEvent

/** What a viewer may see of an event; what is hidden is left out. */
export function seenBy(event: ShatterpointEvent, viewer: Viewer): MatchEvent {
  const see = SEEN[event.type] as ((event: ShatterpointEvent, viewer: Viewer) => MatchEvent) | undefined
  return see === undefined ? event : see(event, viewer)
}

/** The events of which something is hidden from somebody. */
const SEEN: Readonly<{ [Type in ShatterpointEventType]?: Seen<Type> }> = {
  matchSetUp: ({ type, state }, viewer) => ({ type, state: viewOf(state, viewer) }),
  orderReturned: ({ type, player, deck }) => ({ type, player, size: deck.length }),
  deckRefreshed: ({ type, player, deck }) => ({ type, player, size: deck.length }),
  began: ({ type, seat, command }) => ({ type, seat, command }),
  asked: ({ type, seat, decision }, viewer) => ({ type, seat, decision: questionView(decision, viewer) }),
}

const REVEALING: ReadonlySet<ShatterpointEventType> = new Set(['matchSetUp', 'orderRevealed', 'struggleRevealed'])

/** Whether an event showed somebody something that was hidden before. */
export const revealsHidden = ({ type }: ShatterpointEvent): boolean => REVEALING.has(type)
