import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { capitalize } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { cardLines, cardName, choicesText, choiceText } from './order.words.ts'
import { OrderCards, OrderEvent } from './order-deck.ts'
import { findActivated, OrderChoice, PendingOrder } from './order-step.ts'
import { orderRules } from './orders.rules.ts'

const NOT_HERE = ['shatterpoint.order.defeat-card']
const SEED = `hmac-sha256,1,${'0'.repeat(64)}`

export const orderStepOperation = defineShatterpointOperation({
  id: 'shatterpoint.order-step',
  kind: 'resolution',
  summary: {
    en: 'Finds the unit to activate: reveals order cards, asks where the player decides, and goes on with the choices made.',
    es: 'Busca la unidad que se activa: revela cartas de Orden, pregunta donde decide el jugador y sigue con lo que elija.',
  },
  rules: [...ruleIds(orderRules).filter((id) => !NOT_HERE.includes(id)), 'shatterpoint.table.agrees'],
  input: z
    .strictObject({
      cards: OrderCards,
      units: z.array(Id).max(12).describe('The player’s units that are not defeated.'),
      defeated: z.array(Id).max(12).default([]),
      held: z.array(Id).max(12).default([]).describe('Units that an effect keeps from activating this turn.'),
      reserveCost: wholeNumber(0, 3).default(1).describe('What the reserve costs; abilities may change it.'),
      hasReserved: z.boolean().default(false).describe('Whether a card was already reserved this turn.'),
      choices: z.array(OrderChoice).max(8).default([]).describe('What the player decides, in order.'),
      seed: Seed.optional(),
    })
    .meta({ id: 'ShatterpointOrderStepInput' }),
  outcome: z
    .object({
      activated: Id.nullable().describe('The unit that activates; null while the player has to decide.'),
      pending: PendingOrder.nullable().describe(
        'Add one of the options to `choices` and ask again with the same seed.',
      ),
      cards: OrderCards,
      events: z.array(OrderEvent),
    })
    .meta({ id: 'ShatterpointOrderStepOutcome' }),
  examples: [
    {
      name: 'A card goes into the reserve (E-43)',
      input: {
        cards: { deck: ['Rex', 'Maul'], force: { total: 4, ready: 1 } },
        units: ['Rex', 'Maul'],
        choices: [{ choice: 'putInReserve' }],
      },
    },
    {
      name: 'The player has to decide',
      input: { cards: { deck: ['Rex', 'Maul'], force: { total: 4, ready: 1 } }, units: ['Rex', 'Maul'] },
    },
    {
      name: 'The Shatterpoint card is skipped (E-44)',
      input: {
        cards: { deck: ['shatterpoint', 'Rex', 'Maul'], force: { total: 4, ready: 1 } },
        units: ['Rex', 'Maul'],
        choices: [{ choice: 'skip' }],
        seed: SEED,
      },
    },
  ],
  run: findActivated,
  headline({ activated, pending }, _input, locale) {
    if (pending === null) {
      if (activated === null) return { en: 'No unit activates.', es: 'No se activa ninguna unidad.' }[locale]
      return { en: `${activated} activates.`, es: `Se activa ${activated}.` }[locale]
    }
    const card = pending.card === null ? '' : `${capitalize(cardName(pending.card, locale))}: `
    const choices = pending.options.map(({ choice, unit }) => choiceText(choice, locale, unit))
    const sentence = {
      en: `${card}the player may ${choicesText(choices, 'en')}.`,
      es: `${card}el jugador puede ${choicesText(choices, 'es')}.`,
    }[locale]
    return capitalize(sentence)
  },
  details: ({ cards }, _input, locale) => (cards === null ? [] : cardLines(cards, locale)),
})
