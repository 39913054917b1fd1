import { z } from 'zod'
import { freshDeck } from '../../../../rulebook/deck.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineGearsOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { cardViolations, generalViolations, missionCards } from '../ai-deck.ts'
import { DRONES_AND_COGS, HOLES_IN_A_CORRIDOR } from './ai.examples.ts'
import { stepScene } from './ai.scene.ts'
import { stepRules } from './ai-rules.examples.ts'
import { playedFields, playStep } from './answer.ts'
import { contextOf, stepFields } from './question.ts'
import { type AiDeck, locustStep } from './step.ts'
import { describeStep, stepLines } from './step.words.ts'

const CardNumber = z.int().min(1).max(99)
const Numbers = z.array(CardNumber).max(99)

const Deck = z
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

const DeckAfter = z.object({ pile: Numbers, discard: Numbers }).meta({ id: 'GearsAiDeckAfter' })

export const aiDrawOperation = defineGearsOperation({
  id: 'gears.ai-draw',
  kind: 'resolution',
  summary: {
    en: 'Plays a Locust activation step: draws an AI card, moves and attacks, and asks wherever the active player has a choice.',
    es: 'Juega un paso de Activación de los Locust: roba una carta de IA, mueve y ataca, y pregunta cuando el jugador activo puede elegir.',
  },
  rules: stepRules,
  input: z.strictObject({ deck: Deck, ...stepFields }).meta({ id: 'GearsAiDrawInput' }),
  outcome: z
    .object({ cards: z.array(CardNumber).max(250).describe('The cards drawn.'), deck: DeckAfter, ...playedFields })
    .meta({ id: 'GearsAiDrawOutcome' }),
  examples: [
    {
      name: 'No Boomer, so another card: two Drones (E-11)',
      input: { ...DRONES_AND_COGS, deck: { cards: { pile: [17, 13, 8], discard: [1] } } },
    },
    {
      name: 'Wretches in every near hole (E-10b)',
      input: { ...HOLES_IN_A_CORRIDOR, deck: { cards: { pile: [11, 8], discard: [] } } },
    },
  ],
  run({ deck: given, ...question }, deps) {
    const { content, random, trace } = deps
    const violations =
      'fresh' in given
        ? generalViolations(given.fresh.general, content, ['deck', 'fresh', 'general'])
        : [
            ...cardViolations(given.cards.pile, content, ['deck', 'cards', 'pile']),
            ...cardViolations(given.cards.discard, content, ['deck', 'cards', 'discard']),
          ]
    if (violations.length > 0) return refuse(violations)
    const context = contextOf(question, deps)
    if (context instanceof Refusal) return context
    const deck: AiDeck =
      'fresh' in given
        ? {
            discard: [],
            pile: missionCards(given.fresh.general, question.slots, content, trace).map(({ number }) => number),
          }
        : { pile: [...given.cards.pile], discard: [...given.cards.discard] }
    if (deck.pile.length + deck.discard.length === 0) {
      return refuse([{ rule: 'gears.ai.draw', path: ['deck'], facts: { card: null, left: 0 } }])
    }
    if ('fresh' in given) deck.pile = [...freshDeck(deck.pile, random).pile]
    const played = playStep(context, locustStep(context, deck), question)
    if (played instanceof Refusal) return played
    const cards = played.events.flatMap(({ kind, card }) => (kind === 'aiCardDrawn' && card !== null ? [card] : []))
    return { cards, deck: { pile: deck.pile, discard: deck.discard }, ...played }
  },
  headline: (played, _input, locale, content) => describeStep(played, locale, content),
  details: (played, _input, locale, content) => stepLines(played, locale, content),
  picture: (played, { table }, caption) => stepScene(table, played, caption),
})
