import { ApiError } from '../contract/errors.ts'
import type { JsonObject } from '../lib/json.ts'
import type { LiveMatch } from './live-match.ts'
import { requirePlayableRules } from './rules-version.ts'

/** The state that can be played on, or the problem that there is none. */
export function requireRunning(match: LiveMatch): JsonObject {
  const { state } = match
  if (state.status === 'ended') throw new ApiError('match.ended', 'now')
  requirePlayableRules(match)
  if (state.play === null) throw new ApiError('match.not-started', 'play')
  return state.play
}

/** The state that a seat may act in: one that gave up does so no more. */
export function requirePlaying(match: LiveMatch, seat: number): JsonObject {
  const play = requireRunning(match)
  requireNotConceded(match, seat)
  return play
}

export function requireNotConceded({ state }: LiveMatch, seat: number): void {
  if (state.seats[seat]?.hasConceded) throw new ApiError('seat.conceded', { seat })
}
