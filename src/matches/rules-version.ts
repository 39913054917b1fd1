import { ApiError } from '../contract/errors.ts'
import type { RulesName, UpgradePolicy } from '../contract/match.ts'
import { compareVersions } from '../lib/versions.ts'
import type { LiveMatch } from './live-match.ts'
import { DEFAULT_POLICY } from './match-state.ts'

/** While a release is rolled out, instances of both are at work for no longer than this. */
const ROLLOUT_MS = 3_600_000

export const sameRules = (one: RulesName, other: RulesName): boolean =>
  one.rulesVersion === other.rulesVersion && one.contentHash === other.contentHash

/** How the rules of this service stand to a match that names others. */
export type Standing =
  | 'current'
  /** The match goes on by the rules of this service as soon as something is written. */
  | 'upgradable'
  /** It does so when every seat has agreed. */
  | 'unagreed'
  /** It stays with its own rules, or the rules of this service cannot make it out. */
  | 'kept'
  /** The match has gone on by newer rules, which other instances have. */
  | 'newer'

export function standingOf(match: LiveMatch): Standing {
  if (!match.isOfOtherRules) return 'current'
  if (isNewer(match)) return 'newer'
  const policy: UpgradePolicy = match.state.policy ?? DEFAULT_POLICY
  if (policy === 'never' || !match.isReadable) return 'kept'
  return policy === 'automatic' || match.hasAgreedUpgrade ? 'upgradable' : 'unagreed'
}

/**
 * Whether a match is ahead of this service. Versions of the rules have an order. Contents have none: there the one that
 * the match has left was before the one that it has come to, as long as the release may still be rolled out.
 */
function isNewer({ rules, ruleset, header, state, now }: LiveMatch): boolean {
  const order = compareVersions(rules.rulesVersion, ruleset.rulesVersion)
  if (order !== 0) return order > 0
  const upgrades = state.upgrades ?? []
  const wasHere = [header, ...upgrades.map(({ to }) => to)].some((one) => sameRules(one, ruleset))
  const last = upgrades.at(-1)
  return wasHere && last !== undefined && now().getTime() - Date.parse(last.on) < ROLLOUT_MS
}

/** Rejects unless the rules of this service may decide in the match, now or after an upgrade. */
export function requirePlayableRules(match: LiveMatch): void {
  const { rules, ruleset } = match
  const named = { rules: rules.rulesVersion, content: rules.contentHash }
  const own = { ownRules: ruleset.rulesVersion, ownContent: ruleset.contentHash }
  switch (standingOf(match)) {
    case 'current':
    case 'upgradable':
      return
    case 'newer':
      throw new ApiError('match.newer-rules', { rules: rules.rulesVersion, ownRules: ruleset.rulesVersion })
    case 'unagreed':
      throw new ApiError('match.upgrade-unagreed', { ...named, ...own })
    case 'kept':
      throw new ApiError('match.other-version', { ...named, ...own })
  }
}

/** What rules make of what other rules may have written; `null` where they cannot make it out. */
export function understood<Result>(isOfOtherRules: boolean, read: () => Result): Result | null {
  if (!isOfOtherRules) return read()
  try {
    return read()
  } catch {
    return null
  }
}
