import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { opponentOf, type Player } from '../vocabulary.ts'

/** The struggle track. Squares are counted from the centre, positive on the half of player A. */
export const Track = z
  .strictObject({
    token: wholeNumber(-BOOK.trackHalf, BOOK.trackHalf).describe(
      'The square of the struggle token: 1 to 8 on A’s half, -1 to -8 on B’s.',
    ),
    momentum: z
      .strictObject({ A: wholeNumber(0, BOOK.trackHalf), B: wholeNumber(0, BOOK.trackHalf) })
      .describe('How many momentum tokens each player has; they fill the half from its outer end.')
      .meta({ id: 'ShatterpointMomentum' }),
  })
  .meta({ id: 'ShatterpointTrack' })
export type Track = z.infer<typeof Track>

/** The track at the start of a struggle. */
export const FRESH_TRACK: Track = { token: 0, momentum: { A: 1, B: 1 } }

/** The struggle token seen from a player: positive on their own half. */
const seenBy = (player: Player, { token }: Track): number => (player === 'A' || token === 0 ? token : -token)

/** The innermost square of a player’s half that holds their momentum. */
export const innermost = (player: Player, { momentum }: Track): number => BOOK.trackHalf + 1 - momentum[player]

/** Whether the token lies strictly between the momentum of both players, as it does while a struggle runs. */
export const isRunning = (track: Track): boolean =>
  -innermost('B', track) < track.token && track.token < innermost('A', track)

/** A track after something happened, and who won the struggle by it. */
export type TrackChange = { readonly track: Track; readonly winner: Player | null }

/** A player gains a momentum token. */
export function gainMomentum(track: Track, player: Player, trace: ShatterpointTrace): TrackChange {
  const count = track.momentum[player]
  if (count === BOOK.trackHalf) {
    trace.applied('shatterpoint.track.full', { player })
    if (track.token === 0) trace.applied('shatterpoint.track.centre-forbidden', { player })
    return { track, winner: null }
  }
  const square = BOOK.trackHalf - count
  if (seenBy(player, track) === square) {
    trace.applied('shatterpoint.struggle.win', { player, square, by: 'placement' })
    return { track, winner: player }
  }
  trace.applied('shatterpoint.track.gain', { player, square })
  return { track: { token: track.token, momentum: { ...track.momentum, [player]: count + 1 } }, winner: null }
}

/** A player loses the momentum token nearest to the centre; without one there is nothing to lose. */
export function loseMomentum(track: Track, player: Player, trace: ShatterpointTrace): TrackChange {
  const count = track.momentum[player]
  const square = count === 0 ? null : innermost(player, track)
  trace.applied('shatterpoint.track.lose', { player, square })
  if (square === null) return { track, winner: null }
  return { track: { token: track.token, momentum: { ...track.momentum, [player]: count - 1 } }, winner: null }
}

/** A player moves the struggle token towards their side, square by square. */
export function moveToken(
  track: Track,
  player: Player,
  squares: number,
  trace: ShatterpointTrace,
): TrackChange & { readonly moved: number } {
  const seen = seenBy(player, track)
  const room = innermost(player, track) - seen
  const hasMomentum = track.momentum[player] > 0
  const isWon = hasMomentum && squares >= room
  // Without momentum there is nothing to meet: the token stops on the outermost square.
  const moved = isWon ? room : Math.min(squares, room - 1)
  const token = track.token + (player === 'A' ? 1 : -1) * (isWon ? room - 1 : moved)
  trace.applied('shatterpoint.track.move', { player, squares, moved })
  if (!hasMomentum && moved < squares) trace.applied('shatterpoint.track.lose', { player, square: null })
  if (isWon) trace.applied('shatterpoint.struggle.win', { player, square: innermost(player, track), by: 'movement' })
  return { track: { token, momentum: track.momentum }, winner: isWon ? player : null, moved }
}

/** The end of a turn, as far as the track is concerned. */
type TurnEnd = {
  readonly player: Player
  readonly turn: number
  /** How many active objectives the player controls. */
  readonly controlled: number
  /** Squares that a rule of the mission adds. */
  readonly extra: number
  /** Whether the struggle was won earlier in the turn. */
  readonly claimed: boolean
}

type TurnEndChange = TrackChange & {
  readonly moved: number
  readonly gained: readonly Player[]
}

/** Step 9 of a turn: the active player moves the token, then momentum is gained by where it lies. */
export function endTurn(track: Track, end: TurnEnd, trace: ShatterpointTrace): TurnEndChange {
  const { player, turn, controlled, extra, claimed } = end
  if (claimed) {
    trace.applied('shatterpoint.struggle.after-claim', { player })
    return { track, winner: null, moved: 0, gained: [] }
  }
  if (turn === 1) {
    trace.applied('shatterpoint.track.first-turn', { player })
    return { track, winner: null, moved: 0, gained: [] }
  }
  trace.applied('shatterpoint.track.end-turn-move', { player, controlled, extra })
  const moved = moveToken(track, player, controlled + extra, trace)
  if (moved.winner !== null) return { track: moved.track, winner: moved.winner, moved: moved.moved, gained: [] }
  const gained = endMomentum(moved.track, player, trace)
  return { track: gained.track, winner: gained.winner, moved: moved.moved, gained: gained.gained }
}

/** Who gains momentum by where the token lies after the move. */
function endMomentum(track: Track, player: Player, trace: ShatterpointTrace): TurnEndChange {
  const seen = seenBy(player, track)
  if (seen > 0) {
    trace.applied('shatterpoint.momentum.none-ahead', { player })
    return { track, winner: null, moved: 0, gained: [] }
  }
  if (seen < 0) {
    trace.applied('shatterpoint.momentum.behind', { player })
    const { track: after, winner } = gainMomentum(track, player, trace)
    return { track: after, winner, moved: 0, gained: [player] }
  }
  trace.applied('shatterpoint.momentum.centre', {})
  const own = gainMomentum(track, player, trace)
  const both = gainMomentum(own.track, opponentOf(player), trace)
  return { track: both.track, winner: null, moved: 0, gained: [player, opponentOf(player)] }
}
