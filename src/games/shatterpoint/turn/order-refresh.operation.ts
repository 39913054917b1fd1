import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { defineShatterpointOperation } from '../define.ts'
import { cardCount, cardLines } from './order.words.ts'
import { OrderCards, refreshAtEndOfTurn } from './order-deck.ts'

export const orderRefreshOperation = defineShatterpointOperation({
  id: 'shatterpoint.order-refresh',
  kind: 'resolution',
  summary: {
    en: 'The end of a player’s turn: whether their order deck is refreshed, and how.',
    es: 'El final del turno de un jugador: si se renueva su mazo de Órdenes, y cómo.',
  },
  rules: ['shatterpoint.order.refresh-when', 'shatterpoint.order.refresh'],
  input: z.strictObject({ cards: OrderCards, seed: Seed.optional() }).meta({ id: 'ShatterpointOrderRefreshInput' }),
  outcome: z.object({ refreshed: z.boolean(), cards: OrderCards }).meta({ id: 'ShatterpointOrderRefreshOutcome' }),
  examples: [
    {
      name: 'Deck and reserve are empty (E-30)',
      input: {
        cards: { deck: [], discard: ['Rex', 'Maul', 'shatterpoint'], force: { total: 4, ready: 1 } },
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run: refreshAtEndOfTurn,
  headline: ({ refreshed, cards }, _input, locale) =>
    refreshed
      ? {
          en: `The deck is refreshed: ${cardCount(cards.deck.length, 'en')}, ${cards.force.ready} Force ready.`,
          es: `El mazo se renueva: ${cardCount(cards.deck.length, 'es')}; Fuerza preparada: ${cards.force.ready}.`,
        }[locale]
      : { en: 'The deck is not refreshed.', es: 'El mazo no se renueva.' }[locale],
  details: ({ cards }, _input, locale) => (cards === null ? [] : cardLines(cards, locale)),
})
