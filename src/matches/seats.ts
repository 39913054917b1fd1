import type { Holder } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { Decision, MatchEvent, Play } from '../contract/match.ts'
import type { IdempotencyKey, MatchHeader, Right } from '../contract/match-store.ts'
import { parse } from '../contract/parse.ts'
import type { JsonObject } from '../lib/json.ts'
import { seedCommitment } from '../rulebook/random.ts'
import { requireSeatChangeLeft } from './limits.ts'
import type { LiveMatch } from './live-match.ts'
import type { Draft, MatchCache } from './match-cache.ts'
import { commandChance } from './match-chance.ts'
import { entriesOf, NO_MATCH } from './match-state.ts'
import { requireInvitation, requireOwner, requireSeat } from './rights.ts'
import { requireCurrentRules } from './rules-version.ts'
import { settled } from './settling.ts'
import { derivedSecrets, rightsOf, seatsOf, tokenHash } from './tokens.ts'

/** What a creator asks for. */
export type NewMatch = {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: JsonObject
  /** The seats, in order; a named seat is taken by the creator at once, an unnamed one by invitation. */
  readonly seats: readonly { readonly name: string | null }[]
  readonly isPublic: boolean
  readonly label: string | null
  readonly entropy: string
  /** A token of the creator's own, who thereby finds all their matches by it; a new one is made if there is none. */
  readonly token: string | null
  /** Whom the match is counted for, and how many that owner may have. */
  readonly holder?: Holder | null
}

/** What the creator is told, once. */
export type CreatedMatch = {
  readonly id: string
  readonly ownerToken: string
  readonly spectatorToken: string
  /** One for each seat that is not taken. */
  readonly invitations: readonly { readonly seat: number; readonly invitation: string }[]
}

/** Where the tokens of a new match come from, and the key it is opened with once. */
export type Opening = { readonly secrets: (purpose: string) => string; readonly key: IdempotencyKey | null }

/** Opens a match. The creator's own token plays the seats that were named; if that is all of them, the match starts. */
export async function createMatch(
  cache: MatchCache,
  play: Play,
  request: NewMatch,
  { secrets, key }: Opening = { secrets: cache.deps.newToken, key: null },
): Promise<CreatedMatch | Decision> {
  const { deps } = cache
  const checked = parse(play.options, request.options)
  if (!checked.success) return { kind: 'invalid', issues: checked.error.issues }
  checkSeats(play, request.seats.length)

  const ownerToken = request.token ?? secrets('owner')
  const spectatorToken = secrets('spectator')
  const invitations = request.seats.flatMap(({ name }, seat) =>
    name === null ? [{ seat, invitation: secrets(`seat-${seat}`) }] : [],
  )
  const header = headerOf(cache, request, checked.data)
  const events = openingEvents(play, header, request)
  if ('kind' in events) return events

  const at = deps.now()
  const { entries, after } = settled(play, header, NO_MATCH, entriesOf(events, { version: 0, seat: null, at }))
  const rights = rightsAtFirst(request, ownerToken, spectatorToken, invitations)
  const batch = {
    expectedVersion: 0,
    entries,
    status: after.status,
    record: null,
    key,
    granted: [],
    revoked: [],
    snapshot: null,
  }
  await cache.requireRoom(request.holder, 'matches')
  await deps.store.create({ header, rights, batch, owner: request.holder?.owner ?? null })
  return { id: header.id, ownerToken, spectatorToken, invitations }
}

function rightsAtFirst(
  { seats }: NewMatch,
  ownerToken: string,
  spectatorToken: string,
  invitations: CreatedMatch['invitations'],
): Right[] {
  const owner = tokenHash(ownerToken)
  return [
    { role: 'owner', tokenHash: owner },
    { role: 'spectator', tokenHash: tokenHash(spectatorToken) },
    ...seats.flatMap(({ name }, seat): Right[] => (name === null ? [] : [{ role: 'seat', seat, tokenHash: owner }])),
    ...invitations.map(
      ({ seat, invitation }): Right => ({ role: 'invitation', seat, tokenHash: tokenHash(invitation) }),
    ),
  ]
}

function checkSeats({ seats }: Play, count: number): void {
  if (count >= seats.least && count <= seats.most) return
  throw new ApiError('input.invalid', 'seatCount', { path: 'seats', min: seats.least, max: seats.most })
}

function headerOf({ deps }: MatchCache, request: NewMatch, options: JsonObject): MatchHeader {
  const seed = deps.newSeed()
  const { game, rulesVersion, contentHash, isPublic, label } = request
  return {
    id: deps.newId(),
    game,
    rulesVersion,
    contentHash,
    options,
    seats: request.seats.length,
    isPublic,
    label,
    seed,
    seedCommitment: seedCommitment(seed),
    forkedFrom: null,
    createdAt: deps.now(),
  }
}

function openingEvents(play: Play, header: MatchHeader, request: NewMatch): readonly MatchEvent[] | Decision {
  const taken = request.seats.flatMap(({ name }, seat): MatchEvent[] =>
    name === null ? [] : [{ type: 'match.seatTaken', seat, name, entropy: '' }],
  )
  const opening: MatchEvent[] = [
    { type: 'match.created', seats: request.seats.length, entropy: request.entropy },
    ...taken,
  ]
  if (taken.length < request.seats.length) return opening
  const started = startEvents(play, header, opening.length, request.entropy)
  return 'kind' in started ? started : [...opening, ...started]
}

/** The events of the start: that it starts, and what the game's setup makes of the options. */
function startEvents(
  play: Play,
  header: MatchHeader,
  version: number,
  entropy: string,
): readonly MatchEvent[] | Decision {
  const decision = play.setup(header.options, header.seats, commandChance(header.seed, entropy, version + 1))
  if (decision.kind !== 'decided') return decision
  return [{ type: 'match.started' }, ...decision.events]
}

/** Takes a seat by invitation; taking the last one starts the match. The token answers for the seat from now on. */
export async function takeSeat(
  cache: MatchCache,
  id: string,
  request: {
    readonly invitation: string
    readonly name: string
    readonly entropy: string
    readonly token: string | null
    /** With a key and no token of their own, whoever lost the answer is told it again. */
    readonly key?: string | undefined
  },
): Promise<{ readonly seat: number; readonly token: string; readonly version: number } | Decision> {
  // A key that anybody could guess is turned down before anything is looked up.
  const token = request.token ?? seatToken(cache, request)
  return cache.inTurn(id, async (match) => {
    const before = seatTakenBefore(match, request, token)
    if (before !== null) return { seat: before, token, version: match.version }
    const invited = requireInvitation(match, request.invitation, request.token)
    const { seat } = invited
    requireCurrentRules(match)
    const events = seatingEvents(match, seat, request)
    if ('kind' in events) return events

    requirePrivate(rightsOf(match.rights, token))
    const granted: Right[] = [{ role: 'seat', seat, tokenHash: tokenHash(token) }]
    const written = await cache.write(match, { events, seat, granted, revoked: [invited] })
    if (written.kind !== 'appended') throw new ApiError('match.busy', 'seat')
    return { seat, token, version: match.version }
  })
}

type Joining = Parameters<typeof takeSeat>[2]

function seatToken({ deps }: MatchCache, { invitation, key }: Joining): string {
  return key === undefined ? deps.newToken() : derivedSecrets(null, key)(`seat of ${invitation}`)
}

/** The seat that the same request took before: only it leads to this token. */
function seatTakenBefore({ rights }: LiveMatch, { token: own, key }: Joining, token: string): number | null {
  if (own !== null || key === undefined) return null
  return seatsOf(rightsOf(rights, token))[0] ?? null
}

function seatingEvents(
  { play, header, state }: LiveMatch,
  seat: number,
  { name, entropy }: { readonly name: string; readonly entropy: string },
): readonly MatchEvent[] | Decision {
  const taken: MatchEvent = { type: 'match.seatTaken', seat, name, entropy }
  const isLast = state.seats.every((one, number) => number === seat || one.name !== null)
  if (!isLast || state.status !== 'open') return [taken]
  const started = startEvents(play, header, state.version + 1, `${state.entropy}${entropy}`)
  return 'kind' in started ? started : [taken, ...started]
}

/** Frees a seat; the owner can invite somebody else. */
export async function leaveSeat(cache: MatchCache, id: string, token: string, seat: number): Promise<number> {
  return cache.inTurn(id, async (match) => {
    const right = requireSeat(match, token, seat)
    if (match.state.status === 'ended') throw new ApiError('match.ended', 'now')
    await writeOrBusy(cache, match, { events: [{ type: 'match.seatLeft', seat }], seat, revoked: [right] })
    return match.version
  })
}

/** Makes a new invitation for a free seat; earlier ones for it no longer work. */
export async function inviteToSeat(cache: MatchCache, id: string, token: string, seat: number): Promise<string> {
  return cache.inTurn(id, async (match) => {
    requireOwner(match, token)
    if (match.state.status === 'ended') throw new ApiError('match.ended', 'now')
    if (match.state.seats[seat]?.name !== null) throw new ApiError('seat.taken', { seat })
    requireNotConceded(match, seat)
    requireSeatChangeLeft(match)
    const invitation = cache.deps.newToken()
    const revoked = match.rights.filter((right) => right.role === 'invitation' && right.seat === seat)
    const granted: Right[] = [{ role: 'invitation', seat, tokenHash: tokenHash(invitation) }]
    await writeOrBusy(cache, match, { events: [], seat: null, granted, revoked })
    return invitation
  })
}

/** Gives up a seat's game; the game says whether that ends the match. */
export async function concede(cache: MatchCache, id: string, token: string, seat: number): Promise<number> {
  return cache.inTurn(id, async (match) => {
    requireSeat(match, token, seat)
    requireRunning(match)
    if (match.state.seats[seat]?.hasConceded) return match.version
    await writeOrBusy(cache, match, { events: [{ type: 'match.conceded', seat }], seat })
    return match.version
  })
}

export async function writeOrBusy(cache: MatchCache, match: LiveMatch, draft: Draft): Promise<void> {
  const written = await cache.write(match, draft)
  if (written.kind !== 'appended') throw new ApiError('match.busy', 'moved')
}

/** A token that was made to be passed on must not come to play a seat. */
function requirePrivate(rights: readonly Right[]): void {
  if (rights.every(({ role }) => role === 'owner' || role === 'seat')) return
  throw new ApiError('match.forbidden', 'shared')
}

/** The state that can be played on, or the problem that there is none. */
export function requireRunning(match: LiveMatch): JsonObject {
  requireCurrentRules(match)
  const { state } = match
  if (state.status === 'ended') throw new ApiError('match.ended', 'now')
  if (state.play === null) throw new ApiError('match.not-started', 'play')
  return state.play
}

/** The state that a seat may act in: one that gave up does so no more. */
export function requirePlaying(match: LiveMatch, seat: number): JsonObject {
  const play = requireRunning(match)
  requireNotConceded(match, seat)
  return play
}

function requireNotConceded({ state }: LiveMatch, seat: number): void {
  if (state.seats[seat]?.hasConceded) throw new ApiError('seat.conceded', { seat })
}
