import { ApiError, type DetailArguments } from '../../contract/errors.ts'
import type { LiveMatch } from '../live-match.ts'
import { rightsOf, viewerOf } from './tokens.ts'

/** The problem of a match that there is not, and of one that the bearer must not know of: they look the same. */
export const notFound = (id: string): ApiError => new ApiError('match.not-found', { id })

/** Whether the bearer may know that there is the match. */
const isShown = ({ rights, header }: LiveMatch, token: string | null): boolean =>
  viewerOf(rightsOf(rights, token), header.isPublic, null) !== undefined

/** What a bearer lacks, whether there is a token or not. */
type Lacking = Extract<DetailArguments<'token.missing'>, DetailArguments<'match.forbidden'>>

/** The problem that a bearer lacks a right; whoever is not shown the match is told that there is none. */
export function accessDenied(match: LiveMatch, token: string | null, ...lacking: Lacking): ApiError {
  if (!isShown(match, token)) return notFound(match.header.id)
  return token === null ? new ApiError('token.missing', ...lacking) : new ApiError('match.forbidden', ...lacking)
}

export function requireOwner(match: LiveMatch, token: string): void {
  if (rightsOf(match.rights, token).some(({ role }) => role === 'owner')) return
  throw accessDenied(match, token, 'owner')
}

/** The invitation that a bearer brings. A wrong one tells nothing of a match that the bearer is not shown. */
export function requireInvitation(match: LiveMatch, invitation: string, token: string | null) {
  const invited = rightsOf(match.rights, invitation).find(({ role }) => role === 'invitation')
  if (invited?.role === 'invitation') return invited
  if (isShown(match, token) || isShown(match, invitation)) {
    throw new ApiError('seat.not-invited')
  }
  throw notFound(match.header.id)
}
