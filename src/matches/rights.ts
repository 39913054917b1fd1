import { ApiError } from '../contract/errors.ts'
import type { Right } from '../contract/match-store.ts'
import type { LiveMatch } from './live-match.ts'
import { rightsOf, viewerOf } from './tokens.ts'

/** The problem of a match that there is not, and of one that the bearer must not know of: they look the same. */
export const notFound = (id: string): ApiError =>
  new ApiError('match.not-found', `There is no match “${id}”, or none that is shown to you.`)

/** Whether the bearer may know that there is the match. */
const isShown = ({ rights, header }: LiveMatch, token: string | null): boolean =>
  viewerOf(rightsOf(rights, token), header.isPublic, null) !== undefined

/** The problem that a bearer lacks a right; whoever is not shown the match is told that there is none. */
export function denied(match: LiveMatch, token: string | null, detail: string): ApiError {
  if (!isShown(match, token)) return notFound(match.header.id)
  return new ApiError(token === null ? 'token.missing' : 'match.forbidden', detail)
}

/** The right to play a seat, or the problem that the bearer has none. */
export function requireSeat(match: LiveMatch, token: string, seat: number): Right {
  const right = rightsOf(match.rights, token).find((one) => one.role === 'seat' && one.seat === seat)
  if (right === undefined) throw denied(match, token, `The token does not play seat ${seat}.`)
  return right
}

export function requireOwner(match: LiveMatch, token: string): void {
  if (rightsOf(match.rights, token).some(({ role }) => role === 'owner')) return
  throw denied(match, token, 'Only the owner of the match may do this.')
}

/** The invitation that a bearer brings. A wrong one tells nothing of a match that the bearer is not shown. */
export function requireInvitation(match: LiveMatch, invitation: string, token: string | null) {
  const invited = rightsOf(match.rights, invitation).find(({ role }) => role === 'invitation')
  if (invited?.role === 'invitation') return invited
  if (isShown(match, token) || isShown(match, invitation)) {
    throw new ApiError('seat.not-invited', 'The invitation opens no seat.')
  }
  throw notFound(match.header.id)
}
