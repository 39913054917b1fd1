import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '../../contract/errors.ts'
import type { Viewer } from '../../contract/match.ts'
import type { Right } from '../../contract/match-store.ts'
import type { LiveMatch } from '../live-match.ts'
import { requireViewer } from './access.ts'
import { notFound } from './rights.ts'
import { rightsOf } from './tokens.ts'

/** A ticket is for opening something now, not for keeping. */
const TICKET_MS = 10 * 60_000

/** 128 bits cannot be guessed. */
const PROOF_LENGTH = 32

const TICKET = /^([0-9a-z]{1,11})\.(p|\d{1,2})\.([0-9a-f]{32})$/

export type Ticket = { readonly ticket: string; readonly seat: Viewer; readonly expiresAt: string }

/**
 * A short text that shows a match to whoever brings it, for addresses, which cannot carry a token. It is proved by what
 * is kept of its maker's token, so no instance needs to remember it, and it ends with the right that it came from.
 */
export function issueTicket(match: LiveMatch, token: string, seat: number | null): Ticket {
  const viewer = requireViewer(match, token, seat)
  const right = rightsOf(match.rights, token).find((one) => isRightOf(one, viewer))
  if (right === undefined) throw notFound(match.header.id)
  const until = match.now().getTime() + TICKET_MS
  const claim = `${until.toString(36)}.${viewer ?? 'p'}`
  const ticket = `${claim}.${proofOf(match, right, claim)}`
  return { ticket, seat: viewer, expiresAt: new Date(until).toISOString() }
}

/** Whom a ticket shows the match to. One that proves nothing is answered as if there were no match. */
export function viewerByTicket(match: LiveMatch, ticket: string): Viewer {
  const [, until = '', whose = '', proof = ''] = TICKET.exec(ticket) ?? []
  const viewer = whose === 'p' ? null : Number(whose)
  const claim = `${until}.${whose}`
  const isProved = match.rights.some((right) => isRightOf(right, viewer) && proofOf(match, right, claim) === proof)
  if (whose === '' || !isProved) throw notFound(match.header.id)
  if (Number.parseInt(until, 36) < match.now().getTime()) throw new ApiError('ticket.expired')
  return viewer
}

/** The public view is anybody's who has a right beside an invitation. */
const isRightOf = (right: Right, viewer: Viewer): boolean =>
  viewer === null ? right.role !== 'invitation' : right.role === 'seat' && right.seat === viewer

const proofOf = ({ header }: LiveMatch, { tokenHash }: Right, claim: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(tokenHash), utf8ToBytes(`ticket:${header.id}:${claim}`))).slice(0, PROOF_LENGTH)
