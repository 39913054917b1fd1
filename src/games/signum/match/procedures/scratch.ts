import type { Creature } from '../../table/creature.ts'
import type { PlayerId } from '../players.ts'
import type { MatchRun } from '../questions.ts'

/** Something that was triggered and waits for its turn. */
export type Trigger =
  | { readonly kind: 'lastWord'; readonly player: PlayerId; readonly creature: Creature }
  | { readonly kind: 'tactic'; readonly player: PlayerId; readonly tactic: string }

const waiting = new WeakMap<MatchRun, Trigger[]>()

/** What a run of a procedure keeps for itself: it is made again whenever the procedure is played again. */
export function triggersOf(run: MatchRun): Trigger[] {
  const known = waiting.get(run)
  if (known !== undefined) return known
  const made: Trigger[] = []
  waiting.set(run, made)
  return made
}
