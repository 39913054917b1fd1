import { Refusal, type ViolationOf } from '../../rulebook/refusal.ts'
import type { SignumRules } from './rules.ts'

/** Refuses by rules of this game, each with the facts that it is explained by. */
export const refuse = Refusal.by<SignumRules>()

/** One reason why the rules of this game forbid something. */
export type SignumViolation = ViolationOf<SignumRules>
