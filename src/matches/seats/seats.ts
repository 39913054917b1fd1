import { ApiError } from '../../contract/errors.ts'
import type { Right } from '../../contract/match-store.ts'
import type { JsonObject } from '../../lib/json.ts'
import { requireSeatChangeLeft } from '../limits.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { choicesOf } from '../match-state.ts'
import type { Rejected } from '../opening/creation.ts'
import { readChoices, type Started, seatTaken, startEvents } from '../opening/starting.ts'
import { requireNotConceded, requireRunning } from '../running.ts'
import { inPlayersTurn, type Player } from './player.ts'
import { requireInvitation, requireOwner } from './rights.ts'
import { derivedSecrets, rightsOf, seatsOf, tokenHash } from './tokens.ts'

/** What whoever took a seat is told, once. */
export type JoinedMatch = {
  readonly kind: 'joined'
  readonly seat: number
  readonly token: string
  readonly version: number
}

/** Takes a seat by invitation; taking the last one starts the match. The token answers for the seat from now on. */
export async function takeSeat(
  cache: MatchCache,
  id: string,
  request: {
    readonly invitation: string
    readonly name: string
    readonly entropy: string
    readonly choices?: JsonObject | null
    readonly token: string | null
    /** With a key and no token of their own, whoever lost the answer is told it again. */
    readonly key?: string | undefined
  },
): Promise<JoinedMatch | Rejected> {
  // A key that anybody could guess is turned down before anything is looked up.
  const token = request.token ?? seatToken(cache, request)
  return cache.inTurn(id, async (match) => {
    const before = seatTakenBefore(match, request, token)
    if (before !== null) return { kind: 'joined', seat: before, token, version: match.version }
    const invited = requireInvitation(match, request.invitation, request.token)
    const { seat } = invited
    await cache.bringUpToDate(match)
    const seating = seatingEvents(match, seat, request)
    if (seating.kind !== 'started') return seating

    requirePrivate(rightsOf(match.rights, token))
    const granted: Right[] = [{ role: 'seat', seat, tokenHash: tokenHash(token) }]
    const written = await cache.write(match, { events: seating.events, seat, granted, revoked: [invited] })
    if (written.kind !== 'appended') throw new ApiError('match.busy', 'seat')
    return { kind: 'joined', seat, token, version: match.version }
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

/** The line of taking a seat, and those of the start if it is the last one; else the start is only tried. */
function seatingEvents(
  { play, header, state }: LiveMatch,
  seat: number,
  { name, entropy, choices: raw = null }: Joining,
): Started | Rejected {
  const read = readChoices(play, raw, ['choices'])
  if (read.kind !== 'chosen') return read
  const taken = seatTaken(seat, name, { entropy, choices: read.choices })
  if (state.status !== 'open') {
    if (read.choices !== null) throw new ApiError('input.invalid', 'lateChoices', { path: 'choices' })
    return { kind: 'started', events: [taken] }
  }
  const started = startEvents(play, header, {
    version: state.version + 1,
    entropy: `${state.entropy}${entropy}`,
    ...(state.dice === undefined ? {} : { dice: state.dice }),
    choices: choicesOf(state.seats).map((one, number) => (number === seat ? read.choices : one)),
  })
  if (started.kind !== 'started') return started
  const isLast = state.seats.every((one, number) => number === seat || one.name !== null)
  return { kind: 'started', events: isLast ? [taken, ...started.events] : [taken] }
}

/** Frees a seat; the owner can invite somebody else. */
export function leaveSeat(cache: MatchCache, player: Player): Promise<number> {
  const { seat, right } = player
  return inPlayersTurn(cache, player, async (match) => {
    if (match.state.status === 'ended') throw new ApiError('match.ended', 'now')
    await cache.bringUpToDate(match)
    await cache.writeOrBusy(match, { events: [{ type: 'match.seatLeft', seat }], seat, revoked: [right] })
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
    await cache.bringUpToDate(match)
    const invitation = cache.deps.newToken()
    const revoked = match.rights.filter((right) => right.role === 'invitation' && right.seat === seat)
    const granted: Right[] = [{ role: 'invitation', seat, tokenHash: tokenHash(invitation) }]
    await cache.writeOrBusy(match, { events: [], seat: null, granted, revoked })
    return invitation
  })
}

/** Gives up a seat's game; the game says whether that ends the match. */
export function concede(cache: MatchCache, player: Player): Promise<number> {
  const { seat } = player
  return inPlayersTurn(cache, player, async (match) => {
    requireRunning(match)
    if (match.state.seats[seat]?.hasConceded) return match.version
    await cache.bringUpToDate(match)
    await cache.writeOrBusy(match, { events: [{ type: 'match.conceded', seat }], seat })
    return match.version
  })
}

/** A token that was made to be passed on must not come to play a seat. */
function requirePrivate(rights: readonly Right[]): void {
  if (rights.every(({ role }) => role === 'owner' || role === 'seat')) return
  throw new ApiError('match.forbidden', 'shared')
}
