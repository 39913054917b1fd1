import type { Viewer } from '../../../contract/match.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { enemyOf } from '../table/squad.ts'
import { enteringLegends } from './automata/entering.ts'
import { isEnemyTurn } from './automata/turns.ts'
import { choosingSeat } from './commands/choose-colour.ts'
import { activeSquad, captainOf, firstPlaying, legendOf, readersOf, squadOfSeat } from './legends.ts'
import { recruitingSeats } from './procedures/recruiting.ts'
import { dropOrder } from './procedures/stage2.ts'
import type { ApexState } from './state.ts'

/** The first seat that leads one of some Legends and has not given up; else the first that leads one. */
const seatWith = (state: ApexState, ids: readonly string[]): number | null =>
  firstPlaying(
    state,
    state.legends.filter(({ id }) => ids.includes(id)).flatMap(({ seat }) => seat ?? []),
  )

/** The seat that the match waits for; in stage 1 the lowest that has not locked its Legends. */
export function activeSeat(state: ApexState, content: ApexContent): number | null {
  if (state.result !== null) return null
  if (state.procedure?.pending != null) return state.procedure.pending.seat
  switch (state.phase) {
    case 'colour':
      return choosingSeat(state)
    case 'recruit':
      return firstPlaying(state, recruitingSeats(state, content))
    case 'stage1':
      return Math.min(...state.legends.filter(({ locked }) => !locked).flatMap(({ seat }) => seat ?? []))
    case 'entryPlace':
    case 'enter':
      return seatWith(
        state,
        state.automata === undefined ? dropOrder(state).options : enteringLegends(state, null).map(({ id }) => id),
      )
    default:
      return actingSeat(state)
  }
}

function actingSeat(state: ApexState): number | null {
  if (state.activation !== null) return legendOf(state, state.activation.legend).seat
  const squad = isEnemyTurn(state) ? enemyOf(activeSquad(state)) : activeSquad(state)
  const waiting = state.legends.filter((legend) => legend.squad === squad && !legend.activated)
  const seats = waiting.flatMap(({ seat }) => seat ?? []).sort((a, b) => a - b)
  return firstPlaying(state, seats) ?? captainOf(state, squad)
}

/**
 * The active seat as a viewer may know it. In quick windows only those are asked who hold a card that fits, so others
 * know which squad is asked, but not whom of it.
 */
export function seenActiveSeat(state: ApexState, viewer: Viewer, content: ApexContent): number | null {
  const pending = state.procedure?.pending
  if (pending?.isQuick && (viewer === null || !pending.readers.includes(viewer))) return null
  return activeSeat(state, content)
}

/** Whose command a line of the log came from: with quick windows a squad of several keeps that to itself. */
export function seenSeat(state: ApexState, seat: number, viewer: Viewer): number | null {
  const squad = squadOfSeat(state, seat)
  if (state.options.windows === 'fair' || squad === null) return seat
  const seats = readersOf(state, squad)
  return seats.length === 1 || (viewer !== null && seats.includes(viewer)) ? seat : null
}
