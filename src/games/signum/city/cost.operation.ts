import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { citeViolations, notAllowed, RuleViolations } from '../language/violation.ts'
import { quedan } from '../language/words.ts'
import { Cost, Count, Id, LIMITS } from '../vocabulary.ts'
import {
  City,
  cityViolations,
  costViolations,
  MAX_OPTIONS,
  paymentsOf,
  paymentViolations,
  tracePayment,
} from './city.ts'
import { costOf, Price } from './price.ts'

const Payment = z.object({ turned: z.array(Id) }).meta({ id: 'SignumPayment' })

const CITY = [
  { name: 'Temple', type: 'temple' as const },
  { name: 'Tavern', type: 'tavern' as const },
  { name: 'Arena', type: 'arena' as const },
]

export const costOperation = defineSignumOperation({
  id: 'signum.cost',
  kind: 'check',
  summary: {
    en: 'Whether a city can pay a cost, and every way to pay it without turning a building too many.',
    es: 'Si una ciudad puede pagar un coste y todas las formas de pagarlo sin girar edificios de más.',
  },
  rules: [
    'signum.play.cost',
    'signum.play.any-building',
    'signum.play.payment',
    'signum.prosperity.pay',
    'signum.city.turned',
    'signum.city.names',
    'signum.content.known',
  ],
  input: z
    .strictObject({
      cost: Price,
      city: City,
      prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
      payment: z.array(Id).max(24).exactOptional().describe('The buildings that the player wants to turn.'),
    })
    .meta({ id: 'SignumCostInput' }),
  outcome: z
    .object({
      legal: z.boolean().describe('Whether it can be paid.'),
      cost: Cost,
      prosperityLeft: Count.nullable().describe('What is left after paying; null if it cannot be paid.'),
      options: z.array(Payment).max(MAX_OPTIONS),
      optionCount: Count.describe('How many ways there are, listed or not.'),
      violations: RuleViolations,
    })
    .meta({ id: 'SignumCostOutcome' }),
  examples: [
    { name: 'Rowena (E-10)', input: { cost: { card: 'rowena-dukes-daughter' }, city: CITY } },
    {
      name: 'The temple is turned and the points are spent',
      input: {
        cost: { own: { prosperity: 2, buildings: ['temple'], any: 1 } },
        city: [{ name: 'Temple', type: 'temple', turned: true }, ...CITY.slice(1)],
        prosperity: 1,
      },
    },
    {
      name: 'A payment that the player chose',
      input: { cost: { own: { any: 1 } }, city: CITY, payment: ['Tavern', 'Tavern'] },
    },
  ],
  run({ cost: price, city, prosperity, payment }, { content, trace }) {
    const cost = costOf(price, content)
    if (cost instanceof Refusal) return cost
    const broken = cityViolations(city)
    if (broken !== null) return broken
    const used = city.filter(({ turned }) => turned).map(({ name }) => name)
    if (used.length > 0) trace.applied('signum.city.turned', { buildings: used })
    const chosen = payment === undefined ? [] : paymentViolations(payment, cost, city)
    const violations = [...costViolations(cost, city, prosperity), ...chosen]
    const { count, listed: options } = paymentsOf(cost, city)
    const legal = violations.length === 0
    if (legal)
      tracePayment({ cost, city, payment: payment ?? (count === 1 ? (options[0] ?? []) : null) }, prosperity, trace)
    return {
      legal,
      cost,
      prosperityLeft: legal ? prosperity - cost.prosperity : null,
      options: options.map((turned) => ({ turned })),
      optionCount: count,
      violations: citeViolations(violations, trace),
    }
  },
  headline({ legal, violations, options, optionCount, prosperityLeft }, _input, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const left = { en: `${prosperityLeft} prosperity left`, es: `${quedan(prosperityLeft ?? 0)} de Prosperidad` }[
      locale
    ]
    const only = options[0]?.turned ?? []
    if (optionCount === 1 && only.length > 0) {
      return {
        en: `Payable with ${formatList(cardNames(only, 'en', content), 'en')}; ${left}.`,
        es: `Se paga con ${formatList(cardNames(only, 'es', content), 'es')}; ${left}.`,
      }[locale]
    }
    if (optionCount === 1) {
      return { en: `Payable without turning a building; ${left}.`, es: `Se paga sin girar edificios; ${left}.` }[locale]
    }
    return {
      en: `Payable in ${optionCount} ways; ${left}.`,
      es: `Se puede pagar de ${optionCount} formas; ${left}.`,
    }[locale]
  },
})
