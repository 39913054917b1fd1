import type { Right } from '../../contract/match-store.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { accessDenied } from './rights.ts'
import { rightsOf, sameRight } from './tokens.ts'

/** Whoever plays a seat of a match. They are looked up once per request, and passed on. */
export type Player = {
  readonly match: LiveMatch
  readonly seat: number
  readonly token: string
  /** What lets them play it. */
  readonly right: Right
}

/** The seat that a bearer means: the one they name, else the lowest one they play. */
function requirePlayer(match: LiveMatch, token: string, seat: number | null): Player {
  const right = seatRights(match, token).find((candidate) => seat === null || candidate.seat === seat)
  if (right !== undefined) return { match, seat: right.seat, token, right }
  throw seat === null ? accessDenied(match, token, 'noSeat') : accessDenied(match, token, 'seat', { seat })
}

/** The same for a match that is in memory, where another process may have given the right: it is looked for twice. */
export async function playerOf(cache: MatchCache, id: string, token: string, seat: number | null): Promise<Player> {
  const match = await cache.find(id)
  try {
    return requirePlayer(match, token, seat)
  } catch {
    await cache.refresh(match)
    return requirePlayer(match, token, seat)
  }
}

/** The same, with the match as it stands in the store now. */
export async function freshPlayerOf(
  cache: MatchCache,
  id: string,
  token: string,
  seat: number | null,
): Promise<Player> {
  return requirePlayer(await cache.findFresh(id), token, seat)
}

/** A right may end while its bearer waits for their turn. */
export function requireStillSeated({ match, seat, token, right }: Player): void {
  if (!match.rights.some((candidate) => sameRight(candidate, right))) throw accessDenied(match, token, 'seat', { seat })
}

/** Does something for a seat with the match as it stands in the store, after everything that was asked for before. */
export function inPlayersTurn<Result>(
  cache: MatchCache,
  player: Player,
  act: (match: LiveMatch) => Promise<Result>,
): Promise<Result> {
  return cache.inTurnOf(player.match, async (match) => {
    requireStillSeated(player)
    return act(match)
  })
}

type SeatRight = Extract<Right, { readonly role: 'seat' }>

const seatRights = ({ rights }: LiveMatch, token: string): readonly SeatRight[] =>
  rightsOf(rights, token)
    .filter((right) => right.role === 'seat')
    .sort((a, b) => a.seat - b.seat)
