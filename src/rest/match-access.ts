import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Viewer } from '../contract/match.ts'
import type { IdempotencyKey } from '../contract/match-store.ts'
import { hashOf } from '../lib/hash.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { LEAST_SECRET, rightsOf, seatsOf, viewerOf } from '../matches/tokens.ts'
import { SeatText } from './match-schemas.ts'
import { InvalidRequest } from './problems.ts'

export type MatchParams = { Params: { id: string } }
export type SeatParams = { Params: { id: string; seat: string } }

const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i
const KEY = /^[\x21-\x7e]{1,200}$/

/** The token that a request carries, if it carries one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null
  const token = BEARER.exec(headers.authorization)?.[1]
  if (token === undefined) throw new ApiError('token.missing', 'The Authorization header holds no bearer token.')
  return token
}

export function requireBearer(request: FastifyRequest): string {
  const token = bearerOf(request)
  if (token === null) throw new ApiError('token.missing', 'The request carries no token.')
  return token
}

/** A token that its bearer made up, to hold rights from now on: it must be hard to guess. */
export function ownTokenOf(request: FastifyRequest): string | null {
  const token = bearerOf(request)
  if (token === null || token.length >= LEAST_SECRET) return token
  throw new ApiError('input.invalid', 'A token of your own must be hard to guess.', [
    { path: 'Authorization', message: `Give a token of at least ${LEAST_SECRET} characters.` },
  ])
}

/** The Idempotency-Key of a request with what it asks for. */
export function keyOf({ headers }: FastifyRequest, body: unknown): IdempotencyKey | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return { key, bodyHash: hashOf(body) }
  throw new ApiError('input.invalid', 'The Idempotency-Key cannot be used.', [
    { path: 'Idempotency-Key', message: 'Give 1 to 200 visible ASCII characters.' },
  ])
}

/** The version that the caller has seen, by If-Match. */
export function expectedVersion({ headers }: FastifyRequest): number | 'any' | null {
  const given = headers['if-match']
  if (given === undefined) return null
  if (given.trim() === '*') return 'any'
  // A proxy that compresses answers weakens their tags.
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(given.trim())?.[1]
  if (version !== undefined) return Number(version)
  throw new ApiError('input.invalid', 'If-Match names no version.', [
    { path: 'If-Match', message: 'Give a version in quotes, as in "12", or *.' },
  ])
}

/** Whom the match is shown to, or the problem that it is not shown to the bearer. */
export function requireViewer(request: FastifyRequest, match: LiveMatch, seat: number | undefined): Viewer {
  const token = bearerOf(request)
  const viewer = viewerOf(rightsOf(match.rights, token), match.header.isPublic, seat ?? null)
  if (viewer !== undefined) return viewer
  if (token === null) throw new ApiError('token.missing', 'The match is shown to its players and spectators only.')
  const what = seat === undefined ? 'this match' : `seat ${seat} of this match`
  throw new ApiError('match.forbidden', `The token does not show ${what}.`)
}

/** The seat that the bearer means: the one he names, else the only or lowest one he plays. */
export function requireOwnSeat(match: LiveMatch, token: string, seat: number | undefined): number {
  const own = seatsOf(rightsOf(match.rights, token)).sort((a, b) => a - b)
  const meant = seat ?? own[0]
  if (meant !== undefined && own.includes(meant)) return meant
  throw new ApiError(
    'match.forbidden',
    seat === undefined ? 'The token plays no seat.' : `It does not play seat ${seat}.`,
  )
}

/** The seat that the address names. */
export function seatOfPath({ params }: FastifyRequest<SeatParams>): number {
  const seat = SeatText.safeParse(params.seat)
  if (!seat.success) throw new InvalidRequest(withPath(seat.error.issues, 'seat'))
  return seat.data
}

/** Reads a body by its schema; no body at all is read as an empty one. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body ?? {})
  if (!read.success) throw new InvalidRequest(read.error.issues)
  return read.data
}

/** Issues of a part of the request, named from its top. */
export function withPath(issues: readonly z.core.$ZodIssue[], part: string): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [part, ...issue.path] }))
}

/** Names the version that an answer shows. What one reader sees is nobody else's to keep. */
export function markVersion(reply: FastifyReply, version: number): void {
  reply.headers({ etag: `"${version}"`, 'cache-control': 'private, no-cache' })
}

/** How match routes are described. */
export function described(operationId: string, summary: string, more: object) {
  return { schema: { operationId, tags: ['matches'], summary, security: [{ bearer: [] }, {}], ...more } }
}
