import { z } from 'zod'
import { violationOf } from '../../../contract/violation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import { costStep, type ForcePurpose, forceCost } from '../turn/force.ts'
import { Id } from '../vocabulary.ts'
export const Cost = z
  .union([
    z.strictObject({ printed: wholeNumber(0, 10) }).meta({ id: 'ShatterpointPrintedCost' }),
    z
      .strictObject({ chosen: wholeNumber(0, 10) })
      .describe('Of a cost that varies.')
      .meta({ id: 'ShatterpointChosenCost' }),
    z
      .strictObject({ ability: Id })
      .describe('The cost of an ability of the content.')
      .meta({ id: 'ShatterpointCostOfAbility' }),
  ])
  .meta({ id: 'ShatterpointCost' })
export type Cost = z.infer<typeof Cost>

/** What is to be paid for, and by whom. */
type CostOfUse = {
  readonly purpose: ForcePurpose
  readonly cost: Cost
  readonly reductions: number
  readonly byIcon: boolean
  readonly wounds: number
  readonly injuries: number
  readonly ready: number
}

/** How much Force something costs, and whether the ready Force pays it. */
export function priceOf(
  { purpose, cost: asked, reductions, byIcon, wounds, injuries, ready }: CostOfUse,
  { content, trace }: ShatterpointContext,
) {
  const printed = printedCost(asked, content)
  if (printed instanceof Refusal) return printed
  const question = { purpose, cost: printed, reductions, isFree: byIcon && purpose === 'ability', wounds, injuries }
  const cost = forceCost(question)
  const step = costStep(question, cost, ready)
  trace.steps.push({ rule: step.rule, facts: step.facts })
  const forEffect = 'chosen' in asked ? asked.chosen : null
  if (forEffect !== null) {
    const chosen = { chosen: forEffect, surcharge: cost.surcharge, min: null, max: null }
    trace.applied('shatterpoint.force.variable', chosen)
  }
  if (purpose !== 'ability' && wounds + injuries > 0)
    trace.applied('shatterpoint.force.no-surcharge-elsewhere', { cost: cost.total })
  const legal = cost.total <= ready
  const violations = legal ? [] : [{ ...violationOf(step), path: 'ready' }]
  return { ...cost, forEffect, legal, violations, readyAfter: legal ? ready - cost.total : null }
}

function printedCost(cost: Cost, { abilities }: ShatterpointContent): number | Refusal {
  if ('printed' in cost) return cost.printed
  if ('chosen' in cost) return cost.chosen
  const entry = abilities.get(cost.ability)
  if (entry !== undefined) return entry.ability.cost ?? 0
  return refuse([
    {
      rule: 'shatterpoint.content.known',
      path: ['cost', 'ability'],
      facts: { kind: 'ability', id: cost.ability },
    },
  ])
}
