import type { ProcedureName } from './content/automaton-legends.ts'

/**
 * What the lost icons of the book are taken to show. Whoever can read the printed cards turns a reading round here and
 * nowhere else; the interpretations that explain them are named beside them.
 */

/** What an enemy may be to an Automaton by where both stand. */
export type Relation = 'inOptimal' | 'inNormal' | 'sees' | 'any'

/** By what the primary enemy is found, in this order (Q-A02). */
export const PRIORITY_CRITERIA = [
  { letter: 'A', by: 'inOptimal' },
  { letter: 'B', by: 'weakest' },
  { letter: 'C', by: 'inNormal' },
  { letter: 'D', by: 'nearest' },
  { letter: 'E', by: 'random' },
] as const

/** What the primary enemy has to be for a procedure; the first one that fits is taken (Q-A01). */
export const PROCEDURE_CONDITIONS: readonly (readonly [ProcedureName, Relation])[] = [
  ['A', 'inOptimal'],
  ['B', 'inNormal'],
  ['C', 'sees'],
  ['D', 'any'],
]

/** The corner, as seen by whoever resolves the card, in which its arrow lies when the card is neutral (Q-A04). */
export const NEUTRAL_CORNER = 'SE'

/** The path whose end the drop and the flight from a danger zone lead to (Q-A06). */
export const END_OF = 'W'

/** The path that leads towards the primary enemy; the other one leads away from it (Q-A07). */
export const APPROACH = 'W'
