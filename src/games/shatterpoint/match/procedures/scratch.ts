import type { MatchRun } from '../questions.ts'
import type { Fight } from './fight.ts'

/** A unit that became wounded, and whose abilities that answer it have not been asked yet. */
export type Wounding = { readonly unit: string; readonly by: string | null; readonly fight: Fight | null }

/** What a run of a procedure keeps for itself: it is made again whenever the procedure is played again. */
export type Scratch = { readonly woundings: Wounding[]; readonly fights: Fight[] }

const scratches = new WeakMap<MatchRun, Scratch>()

export function scratchOf(run: MatchRun): Scratch {
  const known = scratches.get(run)
  if (known !== undefined) return known
  const made: Scratch = { woundings: [], fights: [] }
  scratches.set(run, made)
  return made
}

/** The attack that is being resolved, the innermost of several. */
export const fightOf = (run: MatchRun): Fight | null => scratchOf(run).fights.at(-1) ?? null
