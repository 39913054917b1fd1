import { Refusal, type Violation, type ViolationOf } from '../../rulebook/refusal.ts'
import type { SignumRules } from './rules.ts'

/** Refuses by rules of this game, each with the facts that it is explained by. */
export const refuse = Refusal.by<SignumRules>()

/** One reason why the rules of this game forbid something. */
export type SignumViolation = ViolationOf<SignumRules>

/** What stands against something by rules of this game. */
export const against = (...violations: readonly SignumViolation[]): readonly Violation[] =>
  refuse(violations).violations
