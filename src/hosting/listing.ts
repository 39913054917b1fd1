import { ApiError } from '../contract/errors.ts'
import type { MatchSummary } from '../contract/match-store.ts'
import type { MatchCache } from '../matches/match-cache.ts'
import { readSummary } from '../matches/reading.ts'

/** Matches in a list, with whose turn it is; one that is gone in the meantime, or no longer played, is left out. */
export async function summariesOf(cache: MatchCache, matches: readonly MatchSummary[]) {
  const found = await Promise.all(matches.map((match) => summaryOf(cache, match)))
  return found.filter((summary) => summary !== null)
}

async function summaryOf(cache: MatchCache, match: MatchSummary) {
  try {
    return readSummary(match, await cache.find(match.id))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'match.not-found') return null
    throw error
  }
}
