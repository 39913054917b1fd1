import { ApiError } from '../contract/errors.ts'
import type { LiveMatch } from './live-match.ts'
import { NO_CHANGES } from './match-state.ts'

/** Lines about going back between two events of the game: proposals, refusals and going back itself. */
export const MAX_UNDO_LINES = 20
/** A match goes back so often in all: every such line carries a whole state. */
export const MAX_TIMES_UNDONE = 200
/** Seats of a match are left and offered again so often in all. */
export const MAX_SEATS_LEFT = 100

/** Lets a match go back, or propose it, only as often as is of use to anybody. */
export function requireUndoLeft({ state }: LiveMatch): void {
  const { undoLines, timesUndone } = state.changes ?? NO_CHANGES
  if (undoLines >= MAX_UNDO_LINES) {
    throw new ApiError('undo.exhausted', 'lines', { max: MAX_UNDO_LINES })
  }
  if (timesUndone >= MAX_TIMES_UNDONE) {
    throw new ApiError('undo.exhausted', 'times', { max: MAX_TIMES_UNDONE })
  }
}

/** Lets seats be offered again only as often as is of use to anybody. */
export function requireSeatChangeLeft({ state }: LiveMatch): void {
  if ((state.changes ?? NO_CHANGES).seatsLeft < MAX_SEATS_LEFT) return
  throw new ApiError('seat.exhausted', { max: MAX_SEATS_LEFT })
}
