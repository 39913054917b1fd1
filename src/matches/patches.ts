import type { Viewer } from '../contract/match.ts'
import type { LogEntry } from '../contract/match-store.ts'
import { type PatchOperation, patchBetween } from '../lib/json-patch.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchState } from './match-state.ts'
import { viewAt } from './reading.ts'

/** How a view changed from a version on. */
export type ViewPatch = { readonly from: number; readonly operations: readonly PatchOperation[] }

/** How a viewer's view changed between two states. */
export function viewPatch(match: LiveMatch, viewer: Viewer, before: MatchState, after: MatchState): ViewPatch {
  const [from, to] = [viewAt(match, before, viewer), viewAt(match, after, viewer)]
  return { from: before.version, operations: patchBetween(from, to) }
}

/** How each line changed a viewer's view, from a state on. */
export class PatchReader {
  readonly #match: LiveMatch
  readonly #viewer: Viewer
  #state: MatchState

  constructor(match: LiveMatch, viewer: Viewer, start: MatchState) {
    this.#match = match
    this.#viewer = viewer
    this.#state = start
  }

  next(entry: LogEntry): ViewPatch {
    const before = this.#state
    this.#state = this.#match.fold(before, [entry])
    return viewPatch(this.#match, this.#viewer, before, this.#state)
  }
}
