import { z } from 'zod'
import { tell } from '../../../rulebook/rule.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { type ShatterpointTrace, shatterpointRules } from '../rules.ts'
import { Id } from '../vocabulary.ts'

/** What can be wrong with a movement, in the order in which it is looked at. */
const CODES = [
  'pinned',
  'engagedClimb',
  'noScale',
  'jointLimit',
  'templateBlocked',
  'notTouchingTemplate',
  'outsideCone',
  'outOfRange',
  'notAtAccessPoint',
  'notLinked',
  'otherElevation',
  'endHigher',
  'offBattlefield',
  'wrongHeight',
  'endPartial',
  'noHeadroom',
  'endOverlapsBase',
  'notDeployed',
] as const
export type MovementCode = (typeof CODES)[number]

/** More violations than this are not listed. */
export const MAX_VIOLATIONS = 100

export const DescribedViolation = z
  .object({
    code: z.enum(CODES).meta({ id: 'ShatterpointMovementCode' }),
    rule: z.string().max(80),
    path: z.string().max(100).describe('The field that is wrong, as in placement.phi.'),
    by: Id.nullable().describe('The terrain part, character or access point in the way, if there is one.'),
    en: z.string(),
    es: z.string(),
  })
  .describe('One thing that is wrong with a movement, in both languages.')
  .meta({ id: 'ShatterpointMovementViolation' })
export type DescribedViolation = z.infer<typeof DescribedViolation>

/** One thing that is wrong with a movement, as facts. */
export type MovementViolation = ShatterpointViolation & {
  readonly code: MovementCode
  readonly by: string | null
}

/** Lists violations in words that do not depend on who asks, and records them. */
export function describeViolations(
  violations: readonly MovementViolation[],
  trace: ShatterpointTrace,
): DescribedViolation[] {
  return violations.slice(0, MAX_VIOLATIONS).map(({ code, rule, path, by, facts }) => {
    trace.steps.push({ rule, facts })
    const entry = shatterpointRules.byId[rule]
    return { code, rule, path: path.join('.'), by, en: tell(entry, 'en', facts), es: tell(entry, 'es', facts) }
  })
}
