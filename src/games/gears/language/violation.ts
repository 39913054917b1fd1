import { z } from 'zod'
import { RuleViolation, violationOf, violationTexts } from '../../../contract/violation.ts'
import type { Violation } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { type GearsRule, type GearsTrace, gearsRules } from '../rules.ts'

/** More reasons than this are not listed. */
const MAX_VIOLATIONS = 200

/** The reasons in the answer of a check. */
export const RuleViolations = z.array(RuleViolation).max(MAX_VIOLATIONS).describe('Every reason against it.')

/** Cites everything that the rules have against something. */
export function citeViolations(violations: readonly Violation[], trace: GearsTrace): RuleViolation[] {
  return violations.slice(0, MAX_VIOLATIONS).map(({ rule, path, facts }) => {
    if (isGearsRule(rule)) trace.steps.push({ rule, facts })
    return violationOf({ rule, path, facts })
  })
}

const isGearsRule = (id: string): id is GearsRule => Object.hasOwn(gearsRules.byId, id)

export const { explainViolation } = violationTexts<GearsContent>(gearsRules)
