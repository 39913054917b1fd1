import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { tell } from '../../../rulebook/rule.ts'
import type { SignumViolation } from '../refusal.ts'
import { type SignumTrace, signumRules } from '../rules.ts'

/** One reason why something is not allowed, in both languages. */
export const RuleViolation = z
  .object({
    rule: z.string().max(80),
    path: z.string().max(200).describe('The field that it is about, as in deck.3.'),
    en: z.string(),
    es: z.string(),
  })
  .describe('One reason why it is not allowed.')
  .meta({ id: 'SignumViolation' })
export type RuleViolation = z.infer<typeof RuleViolation>

/** More reasons than this are not listed. */
export const MAX_VIOLATIONS = 200
export const RuleViolations = z.array(RuleViolation).max(MAX_VIOLATIONS).describe('Every reason against it.')

/** Cites everything that the rules have against something, and puts it into words. */
export function citeViolations(violations: readonly SignumViolation[], trace: SignumTrace): RuleViolation[] {
  return violations.slice(0, MAX_VIOLATIONS).map(({ rule, path, facts }) => {
    trace.steps.push({ rule, facts })
    const entry = signumRules.byId[rule]
    return { rule, path: path.join('.'), en: tell(entry, 'en', facts), es: tell(entry, 'es', facts) }
  })
}

/** All reasons in one line: `Not allowed. …` */
export function notAllowed(violations: readonly RuleViolation[], locale: Locale): string {
  const reasons = violations.map((violation) => violation[locale]).join(' ')
  return { en: `Not allowed. ${reasons}`, es: `No se permite. ${reasons}` }[locale]
}
