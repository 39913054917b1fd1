import { ApiError } from '../../contract/errors.ts'
import type { Viewer } from '../../contract/match.ts'
import type { IdempotencyKey } from '../../contract/match-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { LiveMatch } from '../live-match.ts'
import { accessDenied, notFound } from './rights.ts'
import { MIN_SECRET, rightsOf, seatsOf, viewerOf } from './tokens.ts'

const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i
const KEY = /^[\x21-\x7e]{1,200}$/

/** The token that an Authorization header carries; `null` if there is no header. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) throw new ApiError('token.missing', 'header')
  return token
}

export function requireToken(token: string | null): string {
  if (token === null) throw new ApiError('token.missing', 'none')
  return token
}

/** A token that its bearer made up, to hold rights from now on: it must be hard to guess. */
export function ownToken(token: string | null): string | null {
  if (token === null || token.length >= MIN_SECRET) return token
  throw new ApiError('input.invalid', 'weakToken', { path: 'Authorization', min: MIN_SECRET })
}

/** The key that a write is done once by, with what it asks for. `path` is where the caller gave it. */
export function idempotencyKey(key: unknown, body: unknown, path: string): IdempotencyKey | null {
  if (key === undefined || key === null) return null
  if (typeof key === 'string' && KEY.test(key)) return { key, bodyHash: hashOf(body) }
  throw new ApiError('input.invalid', 'badKey', { path })
}

/** Whom the match is shown to, or the problem that it is not shown to the bearer. */
export function requireViewer(match: LiveMatch, token: string | null, seat: number | null): Viewer {
  const viewer = viewerOf(rightsOf(match.rights, token), match.header.isPublic, seat)
  if (viewer !== undefined) return viewer
  throw seat === null ? notFound(match.header.id) : accessDenied(match, token, 'view', { seat })
}

/** The owner sees the match from their lowest seat, or as the public does. */
export function ownersView(match: LiveMatch, token: string): Viewer {
  const seats = seatsOf(rightsOf(match.rights, token))
  return seats.length === 0 ? null : Math.min(...seats)
}

/** Where a reader of the log is. */
export function requireReached({ version }: LiveMatch, after: number, path: string): number {
  if (Number.isInteger(after) && after >= 0 && after <= version) return after
  throw new ApiError('input.invalid', 'position', { path, version })
}
