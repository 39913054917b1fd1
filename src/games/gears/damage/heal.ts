import { z } from 'zod'
import { type Deck, draw, reshuffle } from '../../../rulebook/deck.ts'
import type { Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { HAND_LIMIT, HEAL_DRAW, ORDER_CARDS } from '../content/turn.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { CogStatus, Count, Id } from '../vocabulary.ts'

const pile = z.array(Id).max(ORDER_CARDS)

const OrderPile = z
  .strictObject({
    pile: pile.default([]).describe('The face-down cards, the top one first.'),
    discard: pile.default([]).describe('The discards; they form the new deck when the last card is drawn.'),
  })
  .meta({ id: 'GearsOrderPile' })

export const HealQuestion = z.strictObject({
  status: CogStatus.default('standing'),
  hand: z.int().min(0).max(20).describe('Order cards in hand.'),
  limit: z.int().min(1).max(20).default(HAND_LIMIT).describe('The hand limit of the character.'),
  draw: z.int().min(0).max(20).optional().describe('Cards that the player wants; as many as allowed if left out.'),
  by: z
    .enum(['healStep', 'effect'])
    .default('healStep')
    .describe('The heal step, or a card that says how many cards are drawn.')
    .meta({ id: 'GearsDrawReason' }),
  deck: OrderPile.optional().describe('The order cards, if they are to be drawn here.'),
})
export type HealQuestion = z.infer<typeof HealQuestion>

export const Healed = z
  .object({
    max: Count.describe('The most cards that may be drawn now.'),
    cards: Count.describe('The cards that are drawn.'),
    hand: Count,
    drawn: z.array(Id).describe('Which ones; empty if no deck was given.'),
    reshuffles: Count,
    pile: z.array(Id),
    discard: z.array(Id),
  })
  .meta({ id: 'GearsHealOutcome' })
export type Healed = z.infer<typeof Healed>

/** Draws order cards, never beyond the hand limit. */
export function heal(question: HealQuestion, random: Random, trace: GearsTrace): Healed | Refusal {
  if (question.status !== 'standing') {
    return refuse([{ rule: 'gears.turn.bleeding', path: ['status'], facts: { step: 'heal' } }])
  }
  const { hand, limit, by } = question
  const room = Math.max(0, limit - hand)
  const max = by === 'healStep' ? Math.min(HEAL_DRAW, room) : room
  const wanted = question.draw ?? max
  const limited = { hand, limit, room, wanted, gives: null }
  if (by === 'healStep') {
    if (wanted > HEAL_DRAW) {
      return refuse([{ rule: 'gears.heal.draw', path: ['draw'], facts: { wanted, max: HEAL_DRAW } }])
    }
    if (wanted > room) return refuse([{ rule: 'gears.heal.hand-limit', path: ['draw'], facts: limited }])
    trace.applied('gears.heal.draw', { wanted, max: HEAL_DRAW })
  }
  trace.applied('gears.heal.hand-limit', limited)
  return drawCards(question, { max, cards: Math.min(wanted, room) }, random, trace)
}

function drawCards(
  { hand, deck }: HealQuestion,
  { max, cards }: { max: number; cards: number },
  random: Random,
  trace: GearsTrace,
): Healed {
  const numbers = { max, cards, hand: hand + cards }
  if (deck === undefined) return { ...numbers, drawn: [], reshuffles: 0, pile: [], discard: [] }
  const taken = drawOrders(deck, cards, random, trace)
  const given = taken.drawn.length
  return {
    max,
    cards: given,
    hand: hand + given,
    drawn: taken.drawn,
    reshuffles: taken.reshuffles,
    pile: [...taken.deck.pile],
    discard: [...taken.deck.discard],
  }
}

/** Draws one card after the other; the discards become the new deck as soon as the last card is drawn. */
export function drawOrders(
  start: Deck<string>,
  count: number,
  random: Random,
  trace: GearsTrace,
): { drawn: string[]; deck: Deck<string>; reshuffles: number } {
  const taken: string[] = []
  let deck = start
  let reshuffles = 0
  const renew = () => {
    if (deck.pile.length > 0 || deck.discard.length === 0) return
    trace.applied('gears.deck.order-reshuffle', { drawn: taken.length, shuffled: deck.discard.length })
    deck = reshuffle(deck, random)
    reshuffles++
  }
  for (let left = count; left > 0; left--) {
    renew()
    const [card] = deck.pile
    if (card === undefined) break
    deck = draw(deck, 1).deck
    taken.push(card)
    renew()
  }
  return { drawn: taken, deck, reshuffles }
}
