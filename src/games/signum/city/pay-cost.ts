import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumReading } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { Cost, Count, Id, LIMITS } from '../vocabulary.ts'
import {
  City,
  cityViolations,
  costViolations,
  MAX_OPTIONS,
  paymentsOf,
  paymentViolations,
  tracePayment,
  traceUnusable,
} from './city.ts'
import { costOf, Price } from './price.ts'

const Payment = z.object({ turned: z.array(Id) }).meta({ id: 'SignumPayment' })

export const CostQuestion = z
  .strictObject({
    cost: Price,
    city: City,
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    payment: z.array(Id).max(24).exactOptional().describe('The buildings that the player wants to turn.'),
  })
  .meta({ id: 'SignumCostInput' })
type CostQuestion = z.infer<typeof CostQuestion>

export const PaidCost = z
  .object({
    legal: z.boolean().describe('Whether it can be paid.'),
    cost: Cost,
    prosperityLeft: Count.nullable().describe('What is left after paying; null if it cannot be paid.'),
    options: z.array(Payment).max(MAX_OPTIONS),
    optionCount: Count.describe('How many ways there are, listed or not.'),
    violations: RuleViolations,
  })
  .meta({ id: 'SignumCostOutcome' })
type PaidCost = z.infer<typeof PaidCost>

/** Whether a city can pay a cost, and every way to do so. */
export function payCost(question: CostQuestion, { content, trace }: SignumReading): PaidCost | Refusal {
  const { city, prosperity, payment } = question
  const cost = costOf(question.cost, content)
  if (cost instanceof Refusal) return cost
  const broken = cityViolations(city)
  if (broken !== null) return broken
  traceUnusable(city, trace)
  const chosen = payment === undefined ? [] : paymentViolations(payment, cost, city)
  const violations = [...costViolations(cost, city, prosperity), ...chosen]
  const { count: optionCount, listed } = paymentsOf(cost, city)
  const legal = violations.length === 0
  const paid = payment ?? (optionCount === 1 ? (listed[0] ?? []) : null)
  if (legal) tracePayment({ cost, city, payment: paid }, prosperity, trace)
  const prosperityLeft = legal ? prosperity - cost.prosperity : null
  const options = listed.map((turned) => ({ turned }))
  return { legal, cost, prosperityLeft, options, optionCount, violations: citeViolations(violations, trace) }
}
