import { ApiError } from '../contract/errors.ts'
import type { Viewer } from '../contract/match.ts'
import type { IdempotencyKey } from '../contract/match-store.ts'
import { hashOf } from '../lib/hash.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchDesk } from './match-desk.ts'
import { denied } from './rights.ts'
import { LEAST_SECRET, rightsOf, seatsOf, viewerOf } from './tokens.ts'

const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i
const KEY = /^[\x21-\x7e]{1,200}$/

/** The token that an Authorization header carries; `null` if there is no header. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) throw new ApiError('token.missing', 'The Authorization header holds no bearer token.')
  return token
}

export function requireToken(token: string | null): string {
  if (token === null) throw new ApiError('token.missing', 'The request carries no token.')
  return token
}

/** A token that its bearer made up, to hold rights from now on: it must be hard to guess. */
export function ownToken(token: string | null): string | null {
  if (token === null || token.length >= LEAST_SECRET) return token
  throw new ApiError('input.invalid', 'A token of your own must be hard to guess.', [
    { path: 'Authorization', message: `Give a token of at least ${LEAST_SECRET} characters.` },
  ])
}

/** The key that a write is done once by, with what it asks for. `path` is where the caller gave it. */
export function idempotencyKey(key: unknown, body: unknown, path: string): IdempotencyKey | null {
  if (key === undefined || key === null) return null
  if (typeof key === 'string' && KEY.test(key)) return { key, bodyHash: hashOf(body) }
  throw new ApiError('input.invalid', 'The Idempotency-Key cannot be used.', [
    { path, message: 'Give 1 to 200 visible ASCII characters.' },
  ])
}

/** Whom the match is shown to, or the problem that it is not shown to the bearer. */
export function requireViewer(match: LiveMatch, token: string | null, seat: number | null): Viewer {
  const viewer = viewerOf(rightsOf(match.rights, token), match.header.isPublic, seat)
  if (viewer !== undefined) return viewer
  throw denied(match, token, `Seat ${seat} of this match is shown to its own token only.`)
}

/** The owner sees the match from his lowest seat, or as the public does. */
export function ownersView(match: LiveMatch, token: string): Viewer {
  const seats = seatsOf(rightsOf(match.rights, token))
  return seats.length === 0 ? null : Math.min(...seats)
}

/** The seat that the bearer means: the one he names, else the only or lowest one he plays. */
export function requireOwnSeat(match: LiveMatch, token: string, seat: number | null): number {
  const own = seatsOf(rightsOf(match.rights, token)).sort((a, b) => a - b)
  const meant = seat ?? own[0]
  if (meant !== undefined && own.includes(meant)) return meant
  throw denied(match, token, seat === null ? 'The token plays no seat.' : `The token does not play seat ${seat}.`)
}

/** The same, where another process may have given the right: it is looked for twice. */
export async function findOwnSeat(
  desk: MatchDesk,
  match: LiveMatch,
  token: string,
  seat: number | null,
): Promise<number> {
  try {
    return requireOwnSeat(match, token, seat)
  } catch {
    await desk.refresh(match)
    return requireOwnSeat(match, token, seat)
  }
}

/** Where a reader of the log is. */
export function requireReached({ version }: LiveMatch, after: number, path: string): number {
  if (Number.isInteger(after) && after >= 0 && after <= version) return after
  throw new ApiError('input.invalid', `The log has the numbers 1 to ${version}.`, [
    { path, message: `Give a number from 0 to ${version}.` },
  ])
}
