import type { RuleViolation } from '../../../contract/violation.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { explainRule, type Rule } from '../../../rulebook/rule.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { type ShatterpointTrace, shatterpointRules } from '../rules.ts'

/** A violation in words. */
function explainViolation({ rule, facts }: RuleViolation, locale: Locale): string {
  const entry: Rule<never> | undefined = ownEntry(shatterpointRules.byId, rule)
  return entry === undefined ? '' : explainRule(entry, locale, facts)
}

/** Several violations in words, one after the other. */
export const explainViolations = (violations: readonly RuleViolation[], locale: Locale): string =>
  violations.map((violation) => explainViolation(violation, locale)).join(' ')

/** Notes every rule that was looked at, and keeps those that are not met. */
export class Checks {
  readonly violations: ShatterpointViolation[] = []
  readonly #trace: ShatterpointTrace

  constructor(trace: ShatterpointTrace) {
    this.#trace = trace
  }

  note(isMet: boolean, checked: ShatterpointViolation): void {
    const { rule, facts } = checked
    this.#trace.steps.push({ rule, facts })
    if (!isMet) this.violations.push(checked)
  }
}
