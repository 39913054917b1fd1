import { defineGearsOperation } from '../define.ts'
import { cards } from '../language/card-name.ts'
import { ruleIds } from '../rules.ts'
import { checkOrders, OrderCheck } from './order-check.ts'
import { OrderPlan } from './order-plan.ts'
import { orderRules } from './orders.rules.ts'
import { specialActionRules } from './special-actions.rules.ts'

export const orderCheckOperation = defineGearsOperation({
  id: 'gears.order-check',
  kind: 'resolution',
  summary: {
    en: 'Checks what a player wants to do in the orders step: the order card, its actions, special actions.',
    es: 'Comprueba lo que un jugador quiere hacer en el paso de Órdenes: la carta de Orden, sus acciones, las acciones especiales.',
  },
  rules: [
    ...ruleIds(orderRules, specialActionRules),
    'gears.turn.bleeding',
    'gears.heal.hand-limit',
    'gears.solo.two-plus',
    'gears.solo.follow',
    'gears.content.known',
  ],
  input: OrderPlan,
  outcome: OrderCheck,
  examples: [
    {
      name: 'Revive, move, activate equipment, attack (E-06)',
      input: {
        cog: 'Dominic',
        hand: { cards: ['advance-guard'], others: 5 },
        steps: [
          { special: { kind: 'revive', target: 'Marcus' } },
          { play: { card: 'advance-guard' } },
          { act: { action: 1 } },
          { special: { kind: 'equipment' } },
          { act: { action: 2 } },
        ],
      },
    },
    {
      name: 'Any card for a basic move, exploring on the way',
      input: {
        hand: { others: 3 },
        steps: [
          { play: { option: 'move' } },
          { act: { part: 'begin' } },
          { explore: { door: 'door' } },
          { act: { part: 'end' } },
        ],
      },
    },
  ],
  run: (plan, { content, trace }) => checkOrders(plan, content, trace),
  headline: ({ hand }, _plan, locale) =>
    ({
      en: `Legal: the orders step ends with ${cards(hand, 'en')} in hand.`,
      es: `Es legal: el paso de Órdenes termina con ${cards(hand, 'es')} en la mano.`,
    })[locale],
})
