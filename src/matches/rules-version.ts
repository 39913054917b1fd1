import { ApiError } from '../contract/errors.ts'
import type { LiveMatch } from './live-match.ts'

/**
 * A match is played to its end by the rules and content that it names. A service that has others shows it, but writes
 * nothing: what they would decide is not what the players agreed to.
 */
export function requireCurrentRules({ header, ruleset, isOfOtherRules }: LiveMatch): void {
  if (!isOfOtherRules) return
  const named = { rules: header.rulesVersion, content: header.contentHash }
  const own = { ownRules: ruleset.rulesVersion, ownContent: ruleset.contentHash }
  throw new ApiError('match.other-version', { ...named, ...own })
}

/** What the rules of today make of a match; `null` where they cannot make out what other rules wrote. */
export function understood<Result>({ isOfOtherRules }: LiveMatch, read: () => Result): Result | null {
  if (!isOfOtherRules) return read()
  try {
    return read()
  } catch {
    return null
  }
}
