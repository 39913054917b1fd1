import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access } from '../../access/access.ts'
import type { Holder } from '../../contract/api-key.ts'
import { ApiError } from '../../contract/errors.ts'
import type { Viewer } from '../../contract/match.ts'
import type { IdempotencyKey } from '../../contract/match-store.ts'
import { parse } from '../../contract/parse.ts'
import { withPath } from '../../hosting/answers.ts'
import { SeatText } from '../../hosting/schemas.ts'
import type { LiveMatch } from '../../matches/live-match.ts'
import {
  bearerToken,
  idempotencyKey,
  ownToken,
  requireToken,
  requireViewer as viewerFor,
} from '../../matches/seats/access.ts'
import { viewerByTicket } from '../../matches/seats/tickets.ts'
import { tokenHash } from '../../matches/seats/tokens.ts'
import { InvalidRequest } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { varyBy } from '../vary.ts'

export type MatchParams = { Params: { id: string } }
export type SeatParams = { Params: { id: string; seat: string } }

/** The token that a request carries, if it carries one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return bearerToken(headers.authorization)
}

export function requireBearer(request: FastifyRequest): string {
  return requireToken(bearerOf(request))
}

/** A token that its bearer made up, to hold rights from now on. */
export function ownTokenOf(request: FastifyRequest): string | null {
  return ownToken(bearerOf(request))
}

/** Whom the things that a request keeps are counted for; `null` where nobody is asked. */
export function holderOf(request: FastifyRequest, access: Access): Holder | null {
  if (request.caller === null) return null
  const token = request.caller.key === null ? bearerOf(request) : null
  return access.holder(request.caller, token === null ? null : tokenHash(token))
}

/** The Idempotency-Key of a request with what it asks for. */
export function keyOf({ headers }: FastifyRequest, body: unknown): IdempotencyKey | null {
  return idempotencyKey(headers['idempotency-key'], body, 'Idempotency-Key')
}

/** The version that the caller has seen, by If-Match. */
export function expectedVersion({ headers }: FastifyRequest): number | 'any' | null {
  const given = headers['if-match']
  if (given === undefined) return null
  if (given.trim() === '*') return 'any'
  // A proxy that compresses answers weakens their tags; the tag of what was read goes on after the version.
  const version = /^(?:W\/)?"(\d{1,9})(?:\.[\w.]{1,40})?"$/.exec(given.trim())?.[1]
  if (version !== undefined) return Number(version)
  throw new ApiError('input.invalid', 'ifMatch', { path: 'If-Match' })
}

/** The same where a ticket in the address may stand for the token. */
export function requireWatcher(
  request: FastifyRequest,
  match: LiveMatch,
  { seat, ticket }: { readonly seat?: number | undefined; readonly ticket?: string | undefined },
): Viewer {
  return ticket === undefined ? requireViewer(request, match, seat) : viewerByTicket(match, ticket)
}

/**
 * The tag of what a reader is sent of a match. Browsers send it back whatever they ask for next at the same address,
 * so it names all that the answer depends on beside it: the language, for whom it is, and the form if there are several.
 */
export const readTag = (request: FastifyRequest, version: number, viewer: Viewer, form?: string): string =>
  `"${[version, localeOf(request), viewer ?? 'public', form].filter((part) => part !== undefined).join('.')}"`

/**
 * Whether the reader has what would be answered, by If-None-Match; then that is the answer. What a match of other rules
 * looks like changes with the service, not with its version.
 */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, match: LiveMatch, tag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  if (match.isOfOtherRules || !tags.some((one) => one === '*' || one === tag)) return false
  markRead(reply, tag)
  reply.code(304).send()
  return true
}

/** Says which version an answer shows, and to whom: what one reader sees is nobody else's to keep. */
export function markRead(reply: FastifyReply, tag: string): void {
  varyBy(reply, 'Accept-Language, Authorization')
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
}

/** Whom the match is shown to, or the problem that it is not shown to the bearer. */
export function requireViewer(request: FastifyRequest, match: LiveMatch, seat: number | undefined): Viewer {
  return viewerFor(match, bearerOf(request), seat ?? null)
}

/** The seat that the address names. */
export function seatOfPath({ params }: FastifyRequest<SeatParams>): number {
  const seat = parse(SeatText, params.seat)
  if (!seat.success) throw new InvalidRequest(withPath(seat.error.issues, 'seat'))
  return seat.data
}

/** Reads a body by its schema; no body at all is read as an empty one. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = parse(schema, body ?? {})
  if (!read.success) throw new InvalidRequest(read.error.issues)
  return read.data
}

/** Names the version that a change has led to. */
export function markVersion(reply: FastifyReply, version: number): void {
  reply.headers({ etag: `"${version}"`, 'cache-control': 'private, no-cache' })
}

/** A token, a key, both or neither: what is needed depends on the match and on the service. */
const SECURITY = [{ bearer: [] }, {}, { bearer: [], apiKey: [] }, { apiKey: [] }]

/** How match routes are described. */
export function describeRoute(operationId: string, summary: string, more: object) {
  return { schema: { operationId, tags: ['matches'], summary, security: SECURITY, ...more } }
}
