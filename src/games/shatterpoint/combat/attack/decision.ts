import { z } from 'zod'
import { type Asking as AskingOf, type Decide, leaveOpen, takeFirst } from '../../../../rulebook/decisions.ts'
import type { Side } from '../../dice/modifier.ts'

export const DecisionKind = z
  .enum(['treeOption', 'directedEffect', 'shove', 'followUp', 'personalEffect', 'heal'])
  .meta({ id: 'ShatterpointDecisionKind' })
export type DecisionKind = z.infer<typeof DecisionKind>

/** A choice of a player, with everything that may be chosen. */
export type Decision = { readonly kind: DecisionKind; readonly side: Side; readonly options: readonly string[] }

/** A part of an attack: it asks, is resumed with answers, and ends with a result. */
export type Asking<Result> = AskingOf<Decision, Result>

/** Who answers what was not answered beforehand: nobody yet, or the first option is taken. */
export const DECIDERS = ['ask', 'first'] as const

export const deciderOf = (decider: (typeof DECIDERS)[number]): Decide<Decision> =>
  decider === 'ask' ? leaveOpen : takeFirst
