import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { boardRules } from './rules/board.ts'
import { diceRules } from './rules/dice.ts'

/** The rules of the rulebook, by chapter. */
export const signumRules = defineRules(
  'signum',
  { id: 'signum-core', title: 'Legends of Signum, Reglamento', language: 'es' },
  {
    ...boardRules,
    ...diceRules,
  },
)
export type SignumRules = typeof signumRules
export type SignumRule = RuleIdOf<SignumRules>
export type SignumTrace = Trace<SignumRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<SignumRules['byId']>[]): SignumRule[] {
  return chapters.flatMap((chapter) => Object.keys(chapter) as SignumRule[])
}
