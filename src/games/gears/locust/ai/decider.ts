import { type Decide, leaveOpen, takeFirst } from '../../../../rulebook/decisions.ts'
import type { Random } from '../../../../rulebook/random.ts'
import type { Decision } from './decision.ts'

/** Who answers a decision that was not answered beforehand: nobody yet, the first option, or chance. */
export const DECIDERS = ['ask', 'first', 'random'] as const
export type Decider = (typeof DECIDERS)[number]

export function deciderOf(decider: Decider, random: Random): Decide<Decision> {
  if (decider === 'ask') return leaveOpen
  return decider === 'first' ? takeFirst : ({ options }) => options[random.below(options.length)] ?? null
}
