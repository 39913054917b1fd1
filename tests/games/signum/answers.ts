import type { JsonObject } from '../../../src/lib/json.ts'
import type { WorkedExample } from '../../support/example.ts'

/** A part of the outcome, or the rules that refuse it, the decisive one first. */
export type Expected = JsonObject | readonly [string, ...string[]]

const isRefused = (expected: Expected): expected is readonly [string, ...string[]] => Array.isArray(expected)

/** What an example has to answer: an outcome by a rule, or a refusal. */
export const answers = (expected: Expected, rule: string): Pick<WorkedExample, 'outcome' | 'rule' | 'refusedBy'> =>
  isRefused(expected) ? { rule: expected[0], refusedBy: expected } : { outcome: expected, rule }
