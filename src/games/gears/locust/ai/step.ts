import { shuffled } from '../../../../rulebook/random.ts'
import type { AiCard } from '../../content/ai-cards/ai-card.ts'
import { redrawReason, resolveCard } from './card.ts'
import { emit, type LocustContext } from './context.ts'
import type { Asking } from './decision.ts'
import type { RedrawReason } from './events.ts'

/** The AI deck while a step is played: card numbers, the top of the pile first, and the card that is being resolved. */
export type AiDeck = { pile: number[]; discard: number[]; drawn?: number | null }

/** The Locust activation step: a card is drawn and resolved, another one wherever a card says so. */
export function* locustStep(context: LocustContext, deck: AiDeck): Asking<void> {
  const all = new Set([...deck.pile, ...deck.discard])
  const passed = new Set<number>()
  while (true) {
    const card = drawCard(context, deck)
    if (card === null) return
    const reason = yield* redrawReason(context, card)
    if (reason === null) yield* resolveCard(context, card)
    const goesOn = callsForAnother(context, card, reason)
    discard(context, deck, card)
    if (!goesOn) return
    if (passed.add(card.number).size < all.size) continue
    context.trace.applied('gears.ai.redraw-guard', { cards: all.size })
    return emit(context, { kind: 'stepEnded' })
  }
}

/** Draws the top card; a pile that is empty from the start is first made from the discards. */
function drawCard(context: LocustContext, deck: AiDeck): AiCard | null {
  if (deck.pile.length === 0) reshuffle(context, deck)
  const number = deck.pile.shift()
  const card = number === undefined ? undefined : context.content.aiCards.get(number)
  if (card === undefined) return null
  deck.drawn = card.number
  emit(context, { kind: 'aiCardDrawn', card: card.number })
  context.trace.applied('gears.ai.draw', { card: card.number, left: deck.pile.length })
  return card
}

/** The discards become the new pile as soon as the last card is out of the way (gears.ai.reshuffle). */
function discard(context: LocustContext, deck: AiDeck, { number }: AiCard): void {
  if (deck.drawn === number) deck.discard.push(number)
  deck.drawn = null
  if (deck.pile.length === 0) reshuffle(context, deck)
}

function reshuffle(context: LocustContext, deck: AiDeck): void {
  if (deck.discard.length === 0) return
  deck.pile = shuffled(deck.discard, context.random)
  deck.discard = []
  emit(context, { kind: 'aiDeckShuffled' })
  context.trace.applied('gears.ai.reshuffle', { cards: deck.pile.length })
}

/** Whether another card follows this one: it is redrawn, or it says so itself. */
function callsForAnother(context: LocustContext, { number }: AiCard, redrawn: RedrawReason | null): boolean {
  if (redrawn === null && !context.drawsAnother) return false
  const reason = redrawn ?? 'drawAnother'
  context.drawsAnother = false
  emit(context, { kind: 'aiCardRedrawn', card: number, reason })
  context.trace.applied('gears.ai.redraw', { card: number, reason })
  return true
}

/** A card that is resolved without being drawn. */
export function* singleCard(context: LocustContext, card: AiCard): Asking<void> {
  emit(context, { kind: 'aiCardDrawn', card: card.number })
  const reason = yield* redrawReason(context, card)
  if (reason === null) yield* resolveCard(context, card)
  callsForAnother(context, card, reason)
}
