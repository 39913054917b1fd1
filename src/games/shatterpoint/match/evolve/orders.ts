import { SHATTERPOINT } from '../../turn/order-deck.ts'
import type { OrderEvent } from '../events/order-events.ts'
import { type Evolution, withPlayer } from './table.ts'

const without = (cards: readonly string[], card: string): string[] => {
  const place = cards.indexOf(card)
  return place < 0 ? [...cards] : cards.toSpliced(place, 1)
}

/** What events of order cards and Force do. */
export const evolveOrder: Evolution<OrderEvent> = {
  orderRevealed: (state, { player, card }) =>
    withPlayer(state, player, ({ deck, under, over = [], revealed, skipped = null }) => ({
      deck: without(deck, card),
      under: without(under, card),
      over: without(over, card),
      revealed: card,
      // Only a Shatterpoint card that was skipped still lies there when the next card is revealed.
      skipped: revealed === SHATTERPOINT ? revealed : skipped,
    })),
  orderRemoved: (state, { player, card }) =>
    withPlayer(state, player, ({ removed, revealed, discard, reserve }) => ({
      removed: [...removed, card],
      discard: without(discard, card),
      revealed: revealed === card ? null : revealed,
      reserve: reserve === card ? null : reserve,
    })),
  orderReserved: (state, { player, card }) => ({
    ...withPlayer(state, player, () => ({ reserve: card, revealed: null })),
    thisTurn: { ...state.thisTurn, reserved: true },
  }),
  orderPutUnder: (state, { player, card }) => ({
    ...withPlayer(state, player, ({ deck, under }) => ({
      deck: [...deck, card],
      under: [...under, card],
      revealed: null,
    })),
    thisTurn: { ...state.thisTurn, reserved: true },
  }),
  reserveTaken: (state, { player, card }) => withPlayer(state, player, () => ({ reserve: null, revealed: card })),
  orderDiscarded: (state, { player, card }) =>
    withPlayer(state, player, ({ discard, revealed }) => ({
      discard: [...discard, card],
      revealed: revealed === card ? null : revealed,
    })),
  orderReturned: (state, { player, deck }) =>
    withPlayer(state, player, () => ({ deck, under: [], over: [], skipped: null })),
  cardShuffledIn: (state, { player, card, deck }) =>
    withPlayer(state, player, ({ discard, reserve, revealed }) => ({
      ...{ deck, under: [], over: [], discard: without(discard, card) },
      reserve: reserve === card ? null : reserve,
      revealed: revealed === card ? null : revealed,
    })),
  reserveSwapped: (state, { player, card, back, to }) =>
    withPlayer(state, player, ({ deck, under, over = [] }) => ({
      ...{ reserve: card, revealed: null },
      ...(to === 'top'
        ? { deck: [back, ...deck], over: [back, ...over] }
        : { deck: [...deck, back], under: [...under, back] }),
    })),
  deckRefreshed: (state, { player, deck }) =>
    withPlayer(state, player, ({ force }) => ({
      deck,
      under: [],
      over: [],
      discard: [],
      force: { ...force, ready: force.total },
    })),
  forceSpent: (state, { player, ready }) => withPlayer(state, player, ({ force }) => ({ force: { ...force, ready } })),
  forceRefreshed: (state, { player, ready }) =>
    withPlayer(state, player, ({ force }) => ({ force: { ...force, ready } })),
}
