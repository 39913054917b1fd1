import type { Holder } from '../../contract/api-key.ts'
import { ApiError } from '../../contract/errors.ts'
import type { MatchEvent } from '../../contract/match.ts'
import type { Right } from '../../contract/match-store.ts'
import { seedCommitment } from '../../rulebook/random.ts'
import { stateBetweenCommands } from '../history/versions.ts'
import { imaginedFor } from '../imagining.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { commandChance } from '../match-chance.ts'
import { entriesOf, foldAll, NO_MATCH } from '../match-state.ts'
import { requirePlayableRules } from '../rules-version.ts'
import { requireViewer } from '../seats/access.ts'
import { rightsOf, tokenHash } from '../seats/tokens.ts'
import { seatTaken } from './starting.ts'

/** What the owner of a fork is told, once. */
export type ForkedMatch = { readonly id: string; readonly ownerToken: string; readonly spectatorToken: string }

/**
 * Starts a match of its own from an earlier version of another: what if? Whatever the forker could not see is drawn
 * anew, for playing a copy to its end must not tell what the cards of the running match are.
 */
export async function forkMatch(
  cache: MatchCache,
  id: string,
  {
    token,
    version,
    label,
    holder = null,
  }: {
    readonly token: string | null
    readonly version: number
    readonly label: string | null
    /** Whom the fork is counted for, and how many that owner may have. */
    readonly holder?: Holder | null
  },
): Promise<ForkedMatch> {
  const { deps } = cache
  const source = await cache.findFresh(id)
  const viewer = requireViewer(source, token, null)
  requirePlayableRules(source)
  const state = await stateBetweenCommands(cache, source, version)
  if (state.play === null) throw new ApiError('match.not-started', 'version', { version })
  if (state.status === 'ended') throw new ApiError('match.ended', 'version', { version })

  const seed = deps.newSeed()
  const random = commandChance(deps.newSeed(), { entropy: '' }, version)
  const play = source.state.status === 'ended' ? state.play : imaginedFor(source, state.play, viewer, random)
  const events: MatchEvent[] = [
    { type: 'match.created', seats: source.header.seats, entropy: '', ...policyOf(source) },
    ...state.seats.map(({ name, choices = null }, seat) => seatTaken(seat, name ?? '', { entropy: '', choices })),
    { type: 'match.forked', match: id, version, state: play },
  ]
  const at = deps.now()
  const entries = entriesOf(events, { version: 0, seat: null, at })
  const after = foldAll(source.play, NO_MATCH, entries)
  const header = {
    ...source.header,
    rulesVersion: source.ruleset.rulesVersion,
    contentHash: source.ruleset.contentHash,
    id: deps.newId(),
    isPublic: false,
    label,
    seed,
    seedCommitment: seedCommitment(seed),
    forkedFrom: { match: id, version },
    createdAt: at,
  }
  const spectatorToken = deps.newToken()
  // The token of spectators is known to many; none of them shall own the copy of another.
  const isOwn = rightsOf(source.rights, token).some(({ role }) => role === 'owner' || role === 'seat')
  const ownerToken = token !== null && isOwn ? token : deps.newToken()
  const owner = tokenHash(ownerToken)
  const granted: Right[] = [
    { role: 'owner', tokenHash: owner },
    { role: 'spectator', tokenHash: tokenHash(spectatorToken) },
    ...state.seats.map((_, seat): Right => ({ role: 'seat', seat, tokenHash: owner })),
  ]
  const batch = {
    expectedVersion: 0,
    entries,
    status: after.status,
    record: null,
    key: null,
    granted: [],
    revoked: [],
    snapshot: null,
  }
  await cache.requireRoom(holder, 'forks')
  await deps.store.create({ header, rights: granted, batch, owner: holder?.owner ?? null })
  return { id: header.id, ownerToken, spectatorToken }
}

const policyOf = ({ state: { policy, dice } }: LiveMatch) => ({
  ...(policy === undefined ? {} : { upgrades: policy }),
  ...(dice === undefined ? {} : { dice }),
})
