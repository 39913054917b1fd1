import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { defineGearsOperation } from '../define.ts'
import { cards, orderName } from '../language/card-name.ts'
import { explainViolation } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { checkOrders, OrderCheck } from './order-check.ts'
import { OrderPlan } from './order-plan.ts'
import { orderRules } from './orders.rules.ts'
import { specialActionRules } from './special-actions.rules.ts'

export const orderCheckOperation = defineGearsOperation({
  id: 'gears.order-check',
  kind: 'check',
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
          { explore: { door: 'D1' } },
          { act: { part: 'end' } },
        ],
      },
    },
    {
      name: 'An action that was skipped cannot be returned to',
      input: {
        hand: { cards: ['advance-guard'], others: 5 },
        steps: [{ play: { card: 'advance-guard' } }, { act: { action: 2 } }, { act: { action: 1 } }],
      },
    },
  ],
  run: (plan, context) => checkOrders(plan, context),
  headline({ legal, hand, steps }, plan, locale) {
    const left = cards(hand, locale)
    if (legal) {
      return {
        en: `Legal: the orders step ends with ${left} in hand.`,
        es: `Es legal: el paso de Órdenes termina con ${left} en la mano.`,
      }[locale]
    }
    const number = steps.length + 1
    if (number > plan.steps.length) {
      return {
        en: 'Not legal: the orders step cannot end like this.',
        es: 'No es legal: el paso de Órdenes no puede terminar así.',
      }[locale]
    }
    return { en: `Not legal: step ${number} is not allowed.`, es: `No es legal: el paso ${number} no está permitido.` }[
      locale
    ]
  },
  details: ({ legal, violations, played }, _plan, locale, content) =>
    legal
      ? played.flatMap(({ card, skipped }) => skippedText(orderName(card, locale, content), skipped, locale))
      : violations.map((violation) => explainViolation(violation, locale, content)),
})

/** The printed actions of a card that are not used. */
function skippedText(card: string, skipped: readonly number[], locale: Locale): string[] {
  if (skipped.length === 0) return []
  const actions = formatList(skipped.map(String), locale)
  const isOne = skipped.length === 1
  return [
    {
      en: `Not used of ${card}: ${isOne ? 'action' : 'actions'} ${actions}.`,
      es: `Sin usar de ${card}: ${isOne ? 'la acción' : 'las acciones'} ${actions}.`,
    }[locale],
  ]
}
