import { Refusal, type ViolationOf } from '../../rulebook/refusal.ts'
import type { ApexRules, ApexTrace } from './rules.ts'

/** Refuses by rules of this game, each with the facts that it is explained by. */
export const refuse = Refusal.by<ApexRules>()

/** One reason why the rules of this game forbid something. */
export type ApexViolation = ViolationOf<ApexRules>

/** Records what forbids something that is only checked. */
export function recordViolations(violations: readonly ApexViolation[], trace: ApexTrace): void {
  trace.steps.push(...violations.map(({ rule, facts }) => ({ rule, facts })))
}
