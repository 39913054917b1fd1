import { z } from 'zod'
import type { Side } from './modifier.ts'

export const DecisionKind = z
  .enum(['treeOption', 'directedEffect', 'shove', 'followUp', 'personalEffect', 'heal'])
  .meta({ id: 'ShatterpointDecisionKind' })
export type DecisionKind = z.infer<typeof DecisionKind>

/** A choice of a player, with everything that may be chosen. */
export type Decision = { readonly kind: DecisionKind; readonly side: Side; readonly options: readonly string[] }

/** A part of an attack: it asks, is resumed with answers, and ends with a result. */
export type Asking<Result> = Generator<Decision, Result, string>

/** Who answers what was not answered beforehand: nobody yet, or the first option is taken. */
export const DECIDERS = ['ask', 'first'] as const
export type Decider = (typeof DECIDERS)[number]

/** How far an attack got. */
export type Run = {
  /** Every answer that was used, given or decided. */
  readonly answers: readonly string[]
  readonly pending: Decision | null
  /** An answer that was given and is not an option, or that answers nothing. */
  readonly fault: { readonly index: number; readonly decision: Decision | null } | null
}

/** Goes through an attack with the answers that are known; with one more answer the same way leads further. */
export function play(attack: Asking<void>, given: readonly string[], decide: Decider): Run {
  const answers: string[] = []
  for (let turn = attack.next(); !turn.done; ) {
    const decision = turn.value
    const index = answers.length
    const answer = given[index] ?? (decide === 'first' ? decision.options[0] : undefined)
    if (answer === undefined) return { answers, pending: decision, fault: null }
    if (!decision.options.includes(answer)) return { answers, pending: null, fault: { index, decision } }
    answers.push(answer)
    turn = attack.next(answer)
  }
  const isTooMany = answers.length < given.length
  return { answers, pending: null, fault: isTooMany ? { index: answers.length, decision: null } : null }
}
