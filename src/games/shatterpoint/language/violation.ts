import { z } from 'zod'
import { tell } from '../../../rulebook/rule.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { type ShatterpointTrace, shatterpointRules } from '../rules.ts'

/** One thing that the rules object to, in an answer that lists all of them. */
export const RuleViolation = z
  .object({
    rule: z.string().max(80),
    path: z.string().max(200).describe('The field it is about, as in squads.1.units.0.'),
    en: z.string(),
    es: z.string(),
  })
  .describe('One thing that is against the rules, in both languages.')
  .meta({ id: 'ShatterpointRuleViolation' })
export type RuleViolation = z.infer<typeof RuleViolation>

export function describeViolation({ rule, path, facts }: ShatterpointViolation): RuleViolation {
  const entry = shatterpointRules.byId[rule]
  return { rule, path: path.join('.'), en: tell(entry, 'en', facts), es: tell(entry, 'es', facts) }
}

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
