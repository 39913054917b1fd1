import { ApiError } from '../../contract/errors.ts'
import type { LogEntry } from '../../contract/match-store.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { isFrameEvent } from '../match-events.ts'
import { type MatchState, NO_MATCH } from '../match-state.ts'

/** The whole log is read in parts of this size. */
const PART = 500

/** The log after a number, up to another or to its end. */
export async function wholeLog(
  cache: MatchCache,
  id: string,
  after: number,
  until = Number.POSITIVE_INFINITY,
): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  for (let from = after; from < until; from = entries.at(-1)?.number ?? from) {
    const wanted = Math.min(PART, until - from)
    const part = await cache.deps.store.log(id, from, wanted)
    entries.push(...part)
    if (part.length < wanted) break
  }
  return entries
}

/** The state that the match was in at a version. */
export async function stateAt(cache: MatchCache, match: LiveMatch, version: number): Promise<MatchState> {
  const { header } = match
  if (version < 1 || version > match.version) {
    throw new ApiError('input.invalid', 'version', { path: 'version', version: match.version })
  }
  const snapshot = await cache.deps.store.snapshotBefore(header.id, version)
  const start = snapshot === null ? NO_MATCH : (snapshot.state as MatchState)
  const entries = await wholeLog(cache, header.id, start.version, version)
  return match.fold(start, entries)
}

/** The state at a version that the match can be played on from: one that no command was in the middle of. */
export async function stateBetweenCommands(cache: MatchCache, match: LiveMatch, version: number): Promise<MatchState> {
  const state = await stateAt(cache, match, version)
  const [next] = await cache.deps.store.log(match.header.id, version, 1)
  if (next === undefined || isFrameEvent(next.event)) return state
  const records = await cache.deps.store.records(match.header.id)
  if (records.some(({ at }) => at === version)) return state
  throw new ApiError('input.invalid', 'midCommand', { path: 'version', version })
}
