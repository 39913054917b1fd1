import type { Holder } from '../../contract/api-key.ts'
import { ApiError } from '../../contract/errors.ts'
import type { MatchEvent, Viewer } from '../../contract/match.ts'
import type { MatchHeader, Right } from '../../contract/match-store.ts'
import type { Pace } from '../../lib/steps.ts'
import { seedCommitment } from '../../rulebook/random.ts'
import { stateBetweenCommands } from '../history/versions.ts'
import { imaginedFor } from '../imagining.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { commandChance } from '../match-chance.ts'
import { entriesOf, foldAll, type MatchState, NO_MATCH } from '../match-state.ts'
import { requirePlayableRules } from '../rules-version.ts'
import { requireViewer } from '../seats/access.ts'
import { rightsOf, tokenHash } from '../seats/tokens.ts'
import { seatTaken } from './starting.ts'

type Tokens = { readonly ownerToken: string; readonly spectatorToken: string }

/** What the owner of a fork is told, once. */
export type ForkedMatch = Tokens & { readonly id: string }

type Wish = {
  readonly token: string | null
  readonly version: number
  readonly label: string | null
  /** Whom the fork is counted for, and how many that owner may have. */
  readonly holder?: Holder | null
  /** How it takes turns with others; as everything else of the machinery does if left out. */
  readonly pace?: Pace
}

/**
 * Starts a match of its own from an earlier version of another: what if? Whatever the forker could not see is drawn
 * anew, for playing a copy to its end must not tell what the cards of the running match are.
 */
export async function forkMatch(cache: MatchCache, id: string, wish: Wish): Promise<ForkedMatch> {
  const { deps } = cache
  const { token, version, label, holder = null, pace = cache.pace } = wish
  const source = await cache.findFresh(id)
  const viewer = requireViewer(source, token, null)
  requirePlayableRules(source)
  const state = await stateBetweenCommands(cache, source, version)
  if (state.play === null) throw new ApiError('match.not-started', 'version', { version })
  if (state.status === 'ended') throw new ApiError('match.ended', 'version', { version })

  const random = commandChance(deps.newSeed(), { entropy: '' }, version)
  const play =
    source.state.status === 'ended' ? state.play : await pace(imaginedFor(source, state.play, viewer, random))
  const header = headerOf(source, { match: id, version }, label, deps)
  const forked: MatchEvent = { type: 'match.forked', match: id, version, state: play }
  const entries = entriesOf([...openingOf(source, state, viewer), forked], {
    version: 0,
    seat: null,
    at: header.createdAt,
  })
  const { status } = foldAll(source.play, NO_MATCH, entries)
  const tokens = tokensOf(source, token, deps)
  await cache.requireRoom(holder, 'forks')
  await deps.store.create({
    header,
    rights: rightsBy(tokens, state.seats.length),
    batch: { ...EMPTY_BATCH, entries, status },
    owner: holder?.owner ?? null,
  })
  return { id: header.id, ...tokens }
}

const EMPTY_BATCH = { expectedVersion: 0, record: null, key: null, granted: [], revoked: [], snapshot: null }

type Deps = MatchCache['deps']

function headerOf(
  source: LiveMatch,
  forkedFrom: MatchHeader['forkedFrom'],
  label: string | null,
  deps: Deps,
): MatchHeader {
  const seed = deps.newSeed()
  const { rulesVersion, contentHash } = source.ruleset
  return {
    ...source.header,
    ...{ rulesVersion, contentHash, label, seed, forkedFrom },
    id: deps.newId(),
    isPublic: false,
    seedCommitment: seedCommitment(seed),
    createdAt: deps.now(),
  }
}

/** The first lines of a fork: the seats are taken as they were. */
const openingOf = (source: LiveMatch, { seats }: MatchState, viewer: Viewer): MatchEvent[] => [
  { type: 'match.created', seats: source.header.seats, entropy: '', ...policyOf(source) },
  ...seats.map(({ name, choices = null }, seat) => {
    // Whoever forks plays all seats of the copy, and must not learn by it what others chose in secret.
    const known = source.play.secretChoices && seat !== viewer ? null : choices
    return seatTaken(seat, name ?? '', { entropy: '', choices: known })
  }),
]

/** The token of spectators is known to many; none of them shall own the copy of another. */
function tokensOf({ rights }: LiveMatch, token: string | null, { newToken }: Deps): Tokens {
  const spectatorToken = newToken()
  const isOwn = rightsOf(rights, token).some(({ role }) => role === 'owner' || role === 'seat')
  return { ownerToken: token !== null && isOwn ? token : newToken(), spectatorToken }
}

/** The owner of a fork plays all its seats. */
function rightsBy({ ownerToken, spectatorToken }: Tokens, seats: number): Right[] {
  const owner = tokenHash(ownerToken)
  return [
    { role: 'owner', tokenHash: owner },
    { role: 'spectator', tokenHash: tokenHash(spectatorToken) },
    ...Array.from({ length: seats }, (_, seat): Right => ({ role: 'seat', seat, tokenHash: owner })),
  ]
}

const policyOf = ({ state: { policy, dice } }: LiveMatch) => ({
  ...(policy === undefined ? {} : { upgrades: policy }),
  ...(dice === undefined ? {} : { dice }),
})
