import { z } from 'zod'
import { RuleViolation, violationOf, violationTexts } from '../../../contract/violation.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumViolation } from '../refusal.ts'
import { type SignumTrace, signumRules } from '../rules.ts'

export type { RuleViolation } from '../../../contract/violation.ts'

/** More reasons than this are not listed. */
const MAX_VIOLATIONS = 200
export const RuleViolations = z.array(RuleViolation).max(MAX_VIOLATIONS).describe('Every reason against it.')

/** Cites everything that the rules have against something. */
export function citeViolations(violations: readonly SignumViolation[], trace: SignumTrace): RuleViolation[] {
  return violations.slice(0, MAX_VIOLATIONS).map((violation) => {
    trace.steps.push({ rule: violation.rule, facts: violation.facts })
    return violationOf(violation)
  })
}

export const { explainViolation, explainViolations } = violationTexts<SignumContent>(signumRules)

/** All reasons in one line: `Not allowed. …` */
export function notAllowed(violations: readonly RuleViolation[], locale: Locale, content: SignumContent): string {
  const reasons = explainViolations(violations, locale, content)
  return { en: `Not allowed. ${reasons}`, es: `No se permite. ${reasons}` }[locale]
}
