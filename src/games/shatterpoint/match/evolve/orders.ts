import type { OrderEvent } from '../events/order-events.ts'
import { type Evolution, withPlayer } from './table.ts'

const without = (cards: readonly string[], card: string): string[] => {
  const place = cards.indexOf(card)
  return place < 0 ? [...cards] : cards.toSpliced(place, 1)
}

/** What events of order cards and Force do. */
export const evolveOrder: Evolution<OrderEvent> = {
  orderRevealed: (state, { player, card }) =>
    withPlayer(state, player, ({ deck, under }) => ({
      deck: without(deck, card),
      under: without(under, card),
      revealed: card,
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
  orderReturned: (state, { player, deck }) => withPlayer(state, player, () => ({ deck, under: [] })),
  deckRefreshed: (state, { player, deck }) =>
    withPlayer(state, player, ({ force }) => ({
      deck,
      under: [],
      discard: [],
      force: { ...force, ready: force.total },
    })),
  forceSpent: (state, { player, ready }) => withPlayer(state, player, ({ force }) => ({ force: { ...force, ready } })),
  forceRefreshed: (state, { player, ready }) =>
    withPlayer(state, player, ({ force }) => ({ force: { ...force, ready } })),
}
