import type { Random } from '../../../rulebook/random.ts'
import type { Asking, Decision } from './decision.ts'

/** Who answers a decision that was not answered beforehand: nobody yet, the first option, or chance. */
export const DECIDERS = ['ask', 'first', 'random'] as const
export type Decider = (typeof DECIDERS)[number]

/** How far a step got. */
export type Run = {
  /** Every answer that was used, given or decided. */
  readonly answers: readonly string[]
  /** The decision that waits for an answer; null if the step is over. */
  readonly pending: Decision | null
  /** An answer that was given and is not an option; null if all are. */
  readonly fault: { readonly index: number; readonly decision: Decision | null } | null
}

/**
 * Plays a step with the answers that are known. A step is deterministic, so playing it again with one more answer
 * continues it. Chance is drawn for every decision that chance may take, answered or not, so that the draws after it
 * stay the same.
 */
export function play(step: Asking<void>, given: readonly string[], decide: Decider, random: Random): Run {
  const answers: string[] = []
  for (let turn = step.next(); !turn.done; ) {
    const decision = turn.value
    const index = answers.length
    const answer = given[index] ?? decided(decision, decide, random)
    if (given[index] !== undefined && decide === 'random') random.below(decision.options.length)
    if (answer === null) return { answers, pending: decision, fault: null }
    if (!decision.options.includes(answer)) return { answers, pending: null, fault: { index, decision } }
    answers.push(answer)
    turn = step.next(answer)
  }
  const isTooMany = answers.length < given.length
  return { answers, pending: null, fault: isTooMany ? { index: answers.length, decision: null } : null }
}

function decided({ options }: Decision, decide: Decider, random: Random): string | null {
  if (decide === 'ask') return null
  return options[decide === 'random' ? random.below(options.length) : 0] ?? null
}
