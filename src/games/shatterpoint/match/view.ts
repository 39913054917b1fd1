import type { Viewer } from '../../../contract/match.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { Player } from '../vocabulary.ts'
import type { ShatterpointQuestion } from './questions.ts'
import type { PlayerState, ShatterpointState } from './state.ts'

/** What a viewer may see: everything but the order of decks and the struggle cards to come. */
export function viewOf(state: ShatterpointState, viewer: Viewer): JsonObject {
  const { missionDecks: _decks, players, procedure, thisTurn, units, activation, ...open } = state
  return {
    ...open,
    units: units.map(({ gainedTags = [], ...unit }) => ({ ...unit, gainedTags: [...gainedTags] })),
    activation: activation === null ? null : { ...activation, prepared: [...(activation.prepared ?? [])] },
    players: { A: playerView(players.A), B: playerView(players.B) } satisfies Record<Player, JsonObject>,
    reserved: thisTurn.reserved,
    keywords: [...(thisTurn.keywords ?? [])],
    uses: Object.entries(thisTurn.uses).map(([name, times]) => ({ name, times })),
    asked: procedure?.pending == null ? null : questionView(procedure.pending, viewer),
  }
}

/** The cards of a deck are known, their order is not: they are listed by name. */
function playerView({ deck, over = [], skipped = null, ...open }: PlayerState): JsonObject {
  return { ...open, skipped, over: [...over], deckSize: deck.length, deckCards: deck.toSorted() }
}

/** A question as somebody may see it: what another player could react with is not pointed out. */
export function questionView({ options, ...question }: ShatterpointQuestion, viewer: Viewer): JsonObject {
  const isOwn = viewer === question.seat
  return isOwn || question.kind !== 'effect' ? { ...question, options } : question
}
