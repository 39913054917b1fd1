import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '../../contract/errors.ts'
import type { Viewer } from '../../contract/match.ts'
import type { Right, Role } from '../../contract/match-store.ts'

/** What is kept of a token: its SHA-256. The token itself is shown once, to its bearer. */
export function tokenHash(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)))
}

/** What stands for the token of every seat that the service plays: no text is known to have this hash. */
export const BOT_HASH = '0'.repeat(64)

/** A secret that its bearer alone knows is at least so long; a random UUID is. */
export const MIN_SECRET = 32

/**
 * Tokens that need not be kept to be given out again: they follow from what the caller alone knows, their own token and
 * their Idempotency-Key. One of the two must be hard to guess.
 */
export function derivedSecrets(token: string | null, key: string): (purpose: string) => string {
  if (token === null && key.length < MIN_SECRET) {
    throw new ApiError('input.invalid', 'weakKey', { path: 'Idempotency-Key', min: MIN_SECRET })
  }
  const secret = utf8ToBytes(`${token ?? ''}\n${key}`)
  return (purpose) => bytesToHex(hmac(sha256, secret, utf8ToBytes(`match:${purpose}`)))
}

/** What the bearer of a token may do; a bearer may hold several roles in one match. */
export function rightsOf(rights: readonly Right[], token: string | null): readonly Right[] {
  if (token === null) return []
  const hash = tokenHash(token)
  return rights.filter((right) => right.tokenHash === hash)
}

/** The seats that a bearer plays. */
export function seatsOf(roles: readonly Role[]): number[] {
  return roles.flatMap((role) => (role.role === 'seat' ? [role.seat] : []))
}

export function sameRight(a: Right, b: Right): boolean {
  const seat = (right: Right) => ('seat' in right ? right.seat : null)
  return a.role === b.role && seat(a) === seat(b) && a.tokenHash === b.tokenHash
}

/** What a bearer sees: as a seat if they play one, else as the public if they may look at all; `undefined` if not. */
export function viewerOf(rights: readonly Right[], isPublic: boolean, seat: number | null): Viewer | undefined {
  const seats = seatsOf(rights)
  if (seat !== null) return seats.includes(seat) ? seat : undefined
  if (seats[0] !== undefined) return seats[0]
  return isPublic || rights.some(({ role }) => role !== 'invitation') ? null : undefined
}
