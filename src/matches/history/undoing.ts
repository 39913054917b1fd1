import { ApiError } from '../../contract/errors.ts'
import type { MatchEvent } from '../../contract/match.ts'
import { requireUndoLeft } from '../limits.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import type { MatchState } from '../match-state.ts'
import { requirePlaying } from '../running.ts'
import { inPlayersTurn, type Player } from '../seats/player.ts'
import { undoBar } from './undo.ts'
import { stateBetweenCommands, wholeLog } from './versions.ts'

/**
 * Goes back to an earlier version: at once if the seat may do so alone, otherwise as a proposal that takes effect when
 * every seat has made it.
 */
export async function undo(
  cache: MatchCache,
  player: Player,
  { to, alone }: { readonly to: number; readonly alone: boolean },
): Promise<{ readonly version: number; readonly isUndone: boolean }> {
  const { seat } = player
  return inPlayersTurn(cache, player, async (match) => {
    requirePlaying(match, seat)
    await cache.bringUpToDate(match)
    const before = await stateBetweenCommands(cache, match, to)
    if (before.status !== 'running' || before.play === null) {
      throw new ApiError('undo.barred', 'version', { to })
    }
    if (!alone && waitsForOthers(match, seat, to)) return { version: match.version, isUndone: false }
    requireUndoLeft(match)
    const bar = await barOf(cache, match, seat, before)
    if (alone && bar !== null) throw new ApiError('undo.barred', bar)
    const undone: MatchEvent = { type: 'match.undone', to, state: before.play }
    const proposed: MatchEvent = { type: 'match.undoProposed', seat, to }
    const isUndone = bar === null || agreesLast(match, seat, to)
    const events = bar === null ? [undone] : isUndone ? [proposed, undone] : [proposed]
    await cache.writeOrBusy(match, { events, seat })
    return { version: match.version, isUndone }
  })
}

/** Turns down what another seat has proposed. */
export async function declineUndo(cache: MatchCache, player: Player): Promise<number> {
  const { seat } = player
  return inPlayersTurn(cache, player, async (match) => {
    if (match.state.undo === null) return match.version
    requirePlaying(match, seat)
    await cache.bringUpToDate(match)
    // Every proposal can be declined, so only proposals are limited.
    await cache.writeOrBusy(match, { events: [{ type: 'match.undoDeclined', seat }], seat })
    return match.version
  })
}

async function barOf(cache: MatchCache, match: LiveMatch, seat: number, before: MatchState) {
  const { header, play, state } = match
  const entries = await wholeLog(cache, header.id, before.version)
  const records = await cache.deps.store.records(header.id)
  const since = { entries, records: records.filter(({ at }) => at >= before.version) }
  return undoBar(play, seat, since, { before, now: state })
}

/** Whether the seat has proposed the same already, so that saying it again changes nothing. */
const waitsForOthers = (match: LiveMatch, seat: number, to: number): boolean => {
  const { undo } = match.state
  return undo?.to === to && undo.agreed.includes(seat) && !agreesLast(match, seat, to)
}

/** Whether every other seat has already proposed the same; nobody waits for a seat that is free, gave up or is a bot. */
function agreesLast({ state }: LiveMatch, seat: number, to: number): boolean {
  const agreed = state.undo?.to === to ? state.undo.agreed : []
  return state.seats.every(
    ({ name, hasConceded, bot }, number) =>
      number === seat || agreed.includes(number) || name === null || hasConceded || bot !== undefined,
  )
}
