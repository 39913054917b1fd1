import type { Ending, MatchEvent, Play } from '../contract/match.ts'
import type { LogEntry, MatchStatus } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import { type FrameEvent, isFrameEvent } from './match-events.ts'

export type SeatState = { readonly name: string | null; readonly hasConceded: boolean }

/** A match as its log tells it: plain data, so that it can be kept as a snapshot. */
export type MatchState = {
  readonly version: number
  readonly status: MatchStatus
  readonly seats: readonly SeatState[]
  /** The state of the game; `null` until the match starts. */
  readonly play: JsonObject | null
  readonly ending: Ending | null
  /** A wish to go back, and the seats that agree to it. */
  readonly undo: { readonly to: number; readonly agreed: readonly number[] } | null
  /** How often the match changed otherwise than by playing, which is limited. */
  readonly changes: Changes
  /** What creator and players added to the chance of the match. */
  readonly entropy: string
}

/** Counts of what could be repeated without end, because no rule of the game ends it. */
export type Changes = {
  /** Lines about going back since the game last went on. */
  readonly undoLines: number
  readonly timesUndone: number
  readonly seatsLeft: number
}

/** Snapshots from before the changes were counted have none. */
export const NO_CHANGES: Changes = { undoLines: 0, timesUndone: 0, seatsLeft: 0 }

export const NO_MATCH: MatchState = {
  version: 0,
  status: 'open',
  seats: [],
  play: null,
  ending: null,
  undo: null,
  changes: NO_CHANGES,
  entropy: '',
}

/** The state after one line of the log. */
export function fold(play: Play, state: MatchState, { number, event }: LogEntry): MatchState {
  const changes = changed(state.changes ?? NO_CHANGES, event)
  if (isFrameEvent(event)) return { ...foldFrame(state, event), version: number, changes }
  return { ...state, version: number, play: play.evolve(state.play, event), undo: null, changes }
}

function changed(changes: Changes, event: MatchEvent): Changes {
  switch (event.type) {
    case 'match.undoProposed':
    case 'match.undoDeclined':
      return { ...changes, undoLines: changes.undoLines + 1 }
    case 'match.undone':
      return { ...changes, undoLines: changes.undoLines + 1, timesUndone: changes.timesUndone + 1 }
    case 'match.seatLeft':
      return { ...changes, seatsLeft: changes.seatsLeft + 1 }
    default:
      return isFrameEvent(event) || changes.undoLines === 0 ? changes : { ...changes, undoLines: 0 }
  }
}

/** The state after several lines of the log. */
export function foldAll(play: Play, state: MatchState, entries: readonly LogEntry[]): MatchState {
  return entries.reduce((folded, entry) => fold(play, folded, entry), state)
}

/**
 * The same for a log that other rules wrote: where those of today do not understand a line, the state of the game is
 * unknown until a line carries it. What happened to the match itself is known all the time.
 */
export function foldReadable(play: Play, start: MatchState, entries: readonly LogEntry[]): MatchState {
  let [state, isKnown] = [start, true]
  for (const entry of entries) {
    const isFrame = isFrameEvent(entry.event)
    const folded = isFrame || isKnown ? foldedOrNull(play, state, entry) : null
    isKnown = isFrame ? isKnown || 'state' in entry.event : folded !== null
    state = folded ?? { ...state, version: entry.number, play: null, undo: null }
  }
  return state
}

function foldedOrNull(play: Play, state: MatchState, entry: LogEntry): MatchState | null {
  try {
    return fold(play, state, entry)
  } catch {
    return null
  }
}

function foldFrame(state: MatchState, event: FrameEvent): MatchState {
  switch (event.type) {
    case 'match.created':
      return { ...state, seats: emptySeats(event.seats), entropy: event.entropy }
    case 'match.seatTaken':
      return {
        ...state,
        seats: withSeat(state, event.seat, { name: event.name }),
        entropy: `${state.entropy}${event.entropy}`,
      }
    case 'match.seatLeft':
      return { ...state, seats: withSeat(state, event.seat, { name: null }) }
    case 'match.started':
      return { ...state, status: 'running' }
    case 'match.forked':
      return { ...state, status: 'running', play: event.state }
    case 'match.conceded':
      return { ...state, seats: withSeat(state, event.seat, { hasConceded: true }) }
    case 'match.undoProposed':
      return { ...state, undo: agreedUndo(state, event) }
    case 'match.undoDeclined':
      return { ...state, undo: null }
    case 'match.undone':
      return { ...state, play: event.state, undo: null }
    case 'match.ended':
      return { ...state, status: 'ended', undo: null, ending: { winners: event.winners, reason: event.reason } }
  }
}

const emptySeats = (count: number): SeatState[] =>
  Array.from({ length: count }, () => ({ name: null, hasConceded: false }))

function withSeat(state: MatchState, seat: number, change: Partial<SeatState>): SeatState[] {
  return state.seats.map((entry, number) => (number === seat ? { ...entry, ...change } : entry))
}

/** Proposing the same version as another seat is agreeing with it. */
function agreedUndo({ undo }: MatchState, { seat, to }: { seat: number; to: number }) {
  const agreed = undo?.to === to ? undo.agreed.filter((candidate) => candidate !== seat) : []
  return { to, agreed: [...agreed, seat] }
}

/** Numbers events as the next lines of the log. */
export function entriesOf(
  events: readonly MatchEvent[],
  { version, seat, at }: { readonly version: number; readonly seat: number | null; readonly at: Date },
): LogEntry[] {
  return events.map((event, index) => ({ number: version + index + 1, event, seat, at }))
}
