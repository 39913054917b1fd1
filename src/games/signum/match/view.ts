import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { byType } from '../../../lib/by-type.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { SignumEvent, SignumEventType } from './events.ts'
import { seatOf } from './players.ts'
import type { QuestionKind, SignumQuestion } from './questions.ts'
import type { PlayerState, SignumState } from './state.ts'

/** What a viewer may see: everything but others’ hands, decks, tactics and lists. */
export function viewOf(state: SignumState, viewer: Viewer): JsonObject {
  const { players, procedure, conceded: _conceded, ...open } = state
  return {
    ...open,
    players: players.map((player) => playerView(player, viewer, state.options.openLists)),
    asked: procedure?.pending == null ? null : questionView(procedure.pending, viewer),
  }
}

function playerView(player: PlayerState, viewer: Viewer, openLists: boolean): JsonObject {
  const { deck, hand, tactics, supply, terrain, constructionDeck, drawnBuilding, list, ...open } = player
  const isOwn = viewer === seatOf(player.player)
  return {
    ...open,
    deckSize: deck.length,
    handSize: hand.length,
    constructionDeckSize: constructionDeck?.length ?? 0,
    tactics: tactics.map(({ id, ...seen }) => (isOwn ? { id, ...seen } : seen)),
    list: isOwn || openLists ? list : null,
    own: isOwn ? { hand, supply, terrain, drawnBuilding } : null,
  }
}

/** Questions that tell what somebody holds: others see only that they are asked. */
const PRIVATE: ReadonlySet<QuestionKind> = new Set(['revealTactic', 'chooseDiscard', 'orderTriggers'])

/** A question as somebody may see it. */
export function questionView({ options, pick, ...question }: SignumQuestion, viewer: Viewer): JsonObject {
  const isShown = viewer === question.seat || !PRIVATE.has(question.kind)
  return isShown ? { ...question, options, pick } : question
}

/** What a viewer may see of an event; what is hidden is left out. */
export const seenBy = (event: SignumEvent, viewer: Viewer): MatchEvent => see(event, viewer) ?? event

const isOf = (viewer: Viewer, { player }: { readonly player: PlayerState['player'] }): boolean =>
  viewer === seatOf(player)

/** The events of which something is hidden from somebody. */
const see = byType<SignumEvent, [viewer: Viewer], MatchEvent>({
  matchSetUp: ({ type, state }, viewer) => ({ type, state: viewOf(state, viewer) }),
  cardsDealt: ({ type, player, count, cards }, viewer) =>
    isOf(viewer, { player }) ? { type, player, count, cards } : { type, player, count },
  handExchanged: ({ type, player, count, returned, cards }, viewer) =>
    isOf(viewer, { player }) ? { type, player, count, returned, cards } : { type, player, count },
  cardDrawn: ({ type, player, card }, viewer) => (isOf(viewer, { player }) ? { type, player, card } : { type, player }),
  buildingDrawn: ({ type, player, card }, viewer) =>
    isOf(viewer, { player }) ? { type, player, card } : { type, player },
  cardDeclared: ({ type, player, card, tactic }, viewer) =>
    tactic && !isOf(viewer, { player }) ? { type, player, tactic } : { type, player, card, tactic },
  deckShuffled: ({ type, player }) => ({ type, player }),
  tacticPlayed: ({ type, player, tactic: { id, ...seen } }, viewer) => ({
    type,
    player,
    tactic: isOf(viewer, { player }) ? { id, ...seen } : seen,
  }),
  began: ({ type, seat, command }, viewer) => (viewer === seat ? { type, seat, command } : { type, seat }),
  asked: ({ type, seat, decision }, viewer) => ({ type, seat, decision: questionView(decision, viewer) }),
  answered: ({ type, seat, option, decision }, viewer) => {
    const { pick: _pick, ...about } = decision ?? {}
    return viewer === seat ? { type, seat, option, decision: about } : { type, seat, decision: about }
  },
})

const REVEALING: ReadonlySet<SignumEventType> = new Set([
  'matchSetUp',
  'cardsDealt',
  'handExchanged',
  'cardDrawn',
  'cardsDiscarded',
  'cardDeclared',
  'tacticRevealed',
  'tacticForgotten',
  'buildingDrawn',
])

/** Whether an event showed somebody something that was hidden before. */
export const revealsHidden = ({ type }: SignumEvent): boolean => REVEALING.has(type)
