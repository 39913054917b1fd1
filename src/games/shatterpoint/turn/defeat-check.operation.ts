import { z } from 'zod'
import { UnitState } from '../damage/unit-state.ts'
import { defineShatterpointOperation } from '../define.ts'
import { checkDefeat } from './defeat.ts'
import { cardLines } from './order.words.ts'
import { OrderCards } from './order-deck.ts'

export const defeatCheckOperation = defineShatterpointOperation({
  id: 'shatterpoint.defeat-check',
  kind: 'resolution',
  summary: {
    en: 'Whether the unit that was just activated is defeated, and what becomes of its order card.',
    es: 'Si la unidad recién activada es derrotada, y qué ocurre con su carta de Orden.',
  },
  rules: [
    'shatterpoint.defeat.check',
    'shatterpoint.defeat.by-effect',
    'shatterpoint.defeat.leaves',
    'shatterpoint.order.defeat-card',
  ],
  input: z
    .strictObject({
      unit: UnitState,
      cards: OrderCards.exactOptional().describe('The order cards of its player.'),
      byEffect: z.boolean().default(false).describe('Whether an effect says that it is defeated.'),
      activating: z.boolean().default(false).describe('Whether that happens in its own activation.'),
    })
    .meta({ id: 'ShatterpointDefeatCheckInput' }),
  outcome: z
    .object({ defeated: z.boolean(), cards: OrderCards.nullable() })
    .meta({ id: 'ShatterpointDefeatCheckOutcome' }),
  examples: [
    {
      name: 'The last injury (E-50)',
      input: {
        unit: { id: 'Rex', player: 'A', stamina: 8, durability: 2, injuries: 2 },
        cards: { deck: ['Maul'], discard: ['Rex', 'shatterpoint'], force: { total: 4, ready: 2 } },
      },
    },
  ],
  run: checkDefeat,
  headline: ({ defeated }, { unit }, locale) =>
    defeated
      ? { en: `${unit.id} is defeated.`, es: `La unidad ${unit.id} queda derrotada.` }[locale]
      : { en: `${unit.id} fights on.`, es: `${unit.id} sigue luchando.` }[locale],
  details: ({ cards }, _input, locale) => (cards === null ? [] : cardLines(cards, locale)),
})
