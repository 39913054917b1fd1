import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
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
type MovementCode = (typeof CODES)[number]

/** More violations than this are not listed. */
export const MAX_VIOLATIONS = 100

export const ListedViolation = RuleViolation.extend({
  code: z.enum(CODES).meta({ id: 'ShatterpointMovementCode' }),
  by: Id.nullable().describe('The terrain part, character or access point in the way, if there is one.'),
})
  .describe('One thing that is wrong with a movement.')
  .meta({ id: 'ShatterpointMovementViolation' })
export type ListedViolation = z.infer<typeof ListedViolation>

/** One thing that is wrong with a movement, as facts. */
export type MovementViolation = ShatterpointViolation & {
  readonly code: MovementCode
  readonly by: string | null
}

/** Lists violations for an answer, and records them. */
export function listViolations(violations: readonly MovementViolation[], trace: ShatterpointTrace): ListedViolation[] {
  return violations.slice(0, MAX_VIOLATIONS).map((violation) => {
    trace.steps.push({ rule: violation.rule, facts: violation.facts })
    return listViolation(violation)
  })
}

/** A violation as an answer lists it. */
export const listViolation = ({ code, by, ...violation }: MovementViolation): ListedViolation => ({
  ...violationOf(violation),
  code,
  by,
})
