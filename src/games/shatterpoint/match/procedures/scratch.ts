import type { Happening } from '../abilities/moment.ts'
import type { MatchRun } from '../questions.ts'
import type { Fight } from './fight.ts'

/** A unit that became wounded, and whose abilities that answer it have not been asked yet. */
export type Wounding = { readonly unit: string; readonly by: string | null; readonly fight: Fight | null }

/** What a run of a procedure keeps for itself: it is made again whenever the procedure is played again. */
export type Scratch = {
  readonly woundings: Wounding[]
  /** What else has happened since the last window. */
  readonly happened: Happening[]
  readonly fights: Fight[]
}

const scratches = new WeakMap<MatchRun, Scratch>()

export function scratchOf(run: MatchRun): Scratch {
  const known = scratches.get(run)
  if (known !== undefined) return known
  const made: Scratch = { woundings: [], happened: [], fights: [] }
  scratches.set(run, made)
  return made
}

/** Something that abilities may answer as soon as the innermost effect is resolved. */
export function note(run: MatchRun, event: Happening): void {
  scratchOf(run).happened.push(event)
}

/** The attack that is being resolved, the innermost of several. */
export const fightOf = (run: MatchRun): Fight | null => scratchOf(run).fights.at(-1) ?? null
