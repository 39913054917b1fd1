import { ApiError } from '../contract/errors.ts'
import type { MatchEvent } from '../contract/match.ts'
import type { MatchCache } from './match-cache.ts'
import { requirePlayableRules, sameRules, standingOf } from './rules-version.ts'
import { inPlayersTurn, type Player } from './seats/player.ts'

/** Agrees for a seat that the match goes on by the rules of this service; it does so when nobody is waited for. */
export function agreeToUpgrade(
  cache: MatchCache,
  player: Player,
): Promise<{ readonly version: number; readonly isUpgraded: boolean }> {
  return inPlayersTurn(cache, player, async (match) => {
    if (match.state.status === 'ended') throw new ApiError('match.ended', 'now')
    const { seat } = player
    const { rulesVersion, contentHash } = match.ruleset
    if (standingOf(match) === 'unagreed' && !hasAgreed(player)) {
      const agreed: MatchEvent = { type: 'match.upgradeAgreed', seat, to: { rulesVersion, contentHash } }
      await cache.writeOrBusy(match, { events: [agreed], seat })
    }
    if (standingOf(match) === 'unagreed') return { version: match.version, isUpgraded: false }
    requirePlayableRules(match)
    await cache.bringUpToDate(match)
    return { version: match.version, isUpgraded: true }
  })
}

const hasAgreed = ({ match: { state, ruleset }, seat }: Player): boolean =>
  state.wanted != null && sameRules(state.wanted.to, ruleset) && state.wanted.agreed.includes(seat)
