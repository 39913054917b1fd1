import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { explainRule, type Rule } from '../../../rulebook/rule.ts'
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

/** A violation in words. */
export function explainViolation({ rule, facts }: RuleViolation, locale: Locale, content: SignumContent): string {
  const entry: Rule<never, never> | undefined = ownEntry(signumRules.byId, rule)
  return entry === undefined ? '' : explainRule(entry, locale, facts, content)
}

/** All reasons, one after the other. */
export const explainReasons = (violations: readonly RuleViolation[], locale: Locale, content: SignumContent): string =>
  violations.map((violation) => explainViolation(violation, locale, content)).join(' ')

/** All reasons in one line: `Not allowed. …` */
export function notAllowed(violations: readonly RuleViolation[], locale: Locale, content: SignumContent): string {
  const reasons = explainReasons(violations, locale, content)
  return { en: `Not allowed. ${reasons}`, es: `No se permite. ${reasons}` }[locale]
}
