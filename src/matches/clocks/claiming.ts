import { ApiError } from '../../contract/errors.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { requirePlaying } from '../running.ts'
import { inPlayersTurn, type Player } from '../seats/player.ts'
import { runsOutAt } from './clock.ts'

/** What may be claimed of a seat whose time has run out: that it does the least it may, or that it has given up. */
export const CLAIMS = ['idle', 'match'] as const
export type Claim = (typeof CLAIMS)[number]

/** Claims what follows from another seat's time having run out. */
export function claimTime(cache: MatchCache, player: Player, want: Claim): Promise<number> {
  const { seat } = player
  return inPlayersTurn(cache, player, async (match) => {
    requirePlaying(match, seat)
    const against = requireOverdue(match, seat)
    await cache.bringUpToDate(match)
    await cache.writeOrBusy(match, { events: [{ type: 'match.claimed', seat, against, want }], seat })
    return match.version
  })
}

/** The seat whose time has run out; nobody claims against themselves. */
function requireOverdue({ state, now }: LiveMatch, claimer: number): number {
  const waitsFor = state.clock?.waitsFor ?? null
  const until = runsOutAt(state)
  if (state.clock === undefined || waitsFor === null || until === null) throw new ApiError('clock.not-run-out', 'none')
  if (waitsFor === claimer) throw new ApiError('clock.not-run-out', 'own')
  if (now() < until) throw new ApiError('clock.not-run-out', 'left', { seat: waitsFor, until: until.toISOString() })
  return waitsFor
}
