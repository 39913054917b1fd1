import { z } from 'zod'
import { freshDeck } from '../../../../rulebook/deck.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsContext } from '../../define.ts'
import { type GearsViolation, refuse } from '../../refusal.ts'
import { cardViolations, generalViolations, missionCards } from '../ai-deck.ts'
import { playStep } from './answer.ts'
import { contextOf } from './question.ts'
import { type AiDeck, locustStep } from './step.ts'

export const CardNumber = z.int().min(1).max(99)
export const Numbers = z.array(CardNumber).max(99)

/** Where the cards of a step come from. */
export const AiDeckSource = z
  .union([
    z.strictObject({
      fresh: z.strictObject({ general: Numbers.default([]) }).meta({ id: 'GearsFreshAiDeck' }),
    }),
    z.strictObject({
      cards: z.strictObject({ pile: Numbers, discard: Numbers.default([]) }).meta({ id: 'GearsAiDeckCards' }),
    }),
  ])
  .describe('A new deck of the mission’s general cards and its slots, or a deck in use, the top card first.')
  .meta({ id: 'GearsAiDeckSource' })
type AiDeckSource = z.output<typeof AiDeckSource>

type Question = Parameters<typeof contextOf>[0] & Parameters<typeof playStep>[2] & { readonly deck: AiDeckSource }

/** Plays a Locust activation step with the cards of a deck. */
export function drawCards({ deck: source, ...question }: Question, given: GearsContext) {
  const violations = deckViolations(source, given.content)
  if (violations.length > 0) return refuse(violations)
  const context = contextOf(question, given)
  if (context instanceof Refusal) return context
  const deck = deckOf(source, question, given)
  if (deck.pile.length + deck.discard.length === 0) {
    return refuse([{ rule: 'gears.ai.draw', path: ['deck'], facts: { card: null, left: 0 } }])
  }
  const played = playStep(context, locustStep(context, deck), question)
  if (played instanceof Refusal) return played
  const cards = played.events.flatMap(({ kind, card }) => (kind === 'aiCardDrawn' && card !== null ? [card] : []))
  return { cards, deck: { pile: deck.pile, discard: deck.discard }, ...played }
}

function deckViolations(source: AiDeckSource, content: GearsContent): GearsViolation[] {
  if ('fresh' in source) return generalViolations(source.fresh.general, content, ['deck', 'fresh', 'general'])
  return [
    ...cardViolations(source.cards.pile, content, ['deck', 'cards', 'pile']),
    ...cardViolations(source.cards.discard, content, ['deck', 'cards', 'discard']),
  ]
}

/** A shuffled deck of the mission, or the deck as it lies on the table. */
function deckOf(
  source: AiDeckSource,
  { slots }: Pick<Question, 'slots'>,
  { content, random, trace }: GearsContext,
): AiDeck {
  if ('cards' in source) return { pile: [...source.cards.pile], discard: [...source.cards.discard] }
  const cards = missionCards(source.fresh.general, slots, content, trace).map(({ number }) => number)
  return { pile: [...freshDeck(cards, random).pile], discard: [] }
}
