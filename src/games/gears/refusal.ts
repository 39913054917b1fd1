import { Refusal, type ViolationOf } from '../../rulebook/refusal.ts'
import type { GearsRules } from './rules.ts'

/** Refuses by rules of this game, each with the facts that it is explained by. */
export const refuse = Refusal.by<GearsRules>()

/** One reason why the rules of this game forbid something. */
export type GearsViolation = ViolationOf<GearsRules>
