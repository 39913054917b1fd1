import { shuffled } from '../../../../rulebook/random.ts'
import type { MatchContext } from '../context.ts'
import type { DiscardReason } from '../events.ts'
import { playerOf } from '../state.ts'

/** Draws order cards as far as the hand has room; the discards become the deck as soon as the last card is drawn. */
export function drawOrderCards(context: MatchContext, seat: number, wanted: number): void {
  const { hand, handLimit, status } = playerOf(context.state, seat)
  const room = Math.max(0, handLimit - hand.length)
  if (status !== 'standing') return
  context.trace.applied('gears.heal.hand-limit', { hand: hand.length, limit: handLimit, room, wanted, gives: null })
  for (let left = Math.min(wanted, room); left > 0; ) {
    renewOrders(context)
    const cards = context.state.orders.pile.slice(0, left)
    if (cards.length === 0) return
    context.emit({ type: 'orderCardsDrawn', seat, cards })
    left -= cards.length
    renewOrders(context)
  }
}

/** The discards become the deck when it is empty (gears.deck.order-reshuffle). */
function renewOrders(context: MatchContext): void {
  const { pile, discard } = context.state.orders
  if (pile.length > 0 || discard.length === 0) return
  context.trace.applied('gears.deck.order-reshuffle', { drawn: 0, shuffled: discard.length })
  context.emit({ type: 'decksShuffled', which: 'orders', pile: shuffled(discard, context.random) })
}

/** Discards cards that a player pays. */
export function payCard(context: MatchContext, seat: number, card: string, reason: DiscardReason): void {
  context.emit({ type: 'cardsDiscarded', seat, cards: [card], reason })
  const { hand } = playerOf(context.state, seat)
  context.trace.applied('gears.order.hand-is-health', { hand: hand.length })
}
