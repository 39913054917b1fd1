import { violationTexts } from '../../../contract/violation.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { type ShatterpointTrace, shatterpointRules } from '../rules.ts'

export const { explainViolations } = violationTexts<ShatterpointContent>(shatterpointRules)

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
