import { z } from 'zod'
import { ownCardsField } from '../../content/own/own-cards.ts'
import { defineGearsOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { Count } from '../../vocabulary.ts'
import { generalViolations, missionCards } from '../ai-deck.ts'
import { HUNTING_PARTY } from './ai.examples.ts'
import { CardFace, faceOf } from './ai-face.ts'
import { EnemySlotsField, slotViolations } from './question.ts'

export const aiDeckOperation = defineGearsOperation({
  id: 'gears.ai-deck',
  kind: 'resolution',
  summary: {
    en: 'Lists the AI cards of a mission: its general cards and four for each enemy.',
    es: 'Enumera las cartas de IA de una misión: sus cartas generales y cuatro por cada enemigo.',
  },
  rules: ['gears.ai.four-per-enemy', 'gears.content.known'],
  input: z
    .strictObject({
      general: z
        .array(z.int().min(1).max(99))
        .max(20)
        .default([])
        .describe('The general cards that the mission lists.'),
      slots: EnemySlotsField.default({}),
      ...ownCardsField,
    })
    .meta({ id: 'GearsAiDeckInput' }),
  outcome: z.object({ size: Count, cards: z.array(CardFace).max(99) }).meta({ id: 'GearsAiDeckOutcome' }),
  examples: [
    {
      name: 'Emergence (E-01)',
      input: { general: [1, 2, 3, 4, 5, 6], slots: { A: 'wretch', B: 'drone', C: 'boomer' } },
    },
    {
      name: 'With a card of one’s own among those of the Drones',
      input: { slots: { B: 'drone' }, own: { aiCards: [HUNTING_PARTY] } },
    },
  ],
  run({ general, slots }, { content, trace }) {
    const violations = [
      ...generalViolations(general, content, ['general']),
      ...slotViolations({ slots, rules: {} }, content),
    ]
    if (violations.length > 0) return refuse(violations)
    const cards = missionCards(general, slots, content, trace).map(faceOf)
    return { size: cards.length, cards }
  },
  headline: ({ size, cards }, _input, locale) => {
    const numbers = cards.map(({ number }) => number).join(', ')
    return { en: `The AI deck has ${size} cards: ${numbers}.`, es: `El mazo de IA tiene ${size} cartas: ${numbers}.` }[
      locale
    ]
  },
})
