import type { BotLevel, DiceSource, Ending, MatchEvent, Play, RulesName, UpgradePolicy } from '../contract/match.ts'
import type { LogEntry, MatchStatus } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import { type Clock, clockAfter, newClock } from './clocks/clock.ts'
import { type FrameEvent, isFrameEvent } from './match-events.ts'

export type SeatState = {
  readonly name: string | null
  readonly hasConceded: boolean
  /** What whoever took it chose; snapshots from before there were choices have none. */
  readonly choices?: JsonObject | null
  /** How well the service plays it; people play it if it is left out. */
  readonly bot?: BotLevel
}

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
  /** Whether the match goes on by other rules; snapshots from before there were upgrades say nothing about them. */
  readonly policy?: UpgradePolicy
  /** How the match came to the rules it is played by. */
  readonly upgrades?: readonly Upgrade[]
  /** The rules that some seats want to go on by. */
  readonly wanted?: { readonly to: RulesName; readonly agreed: readonly number[] } | null
  /** Left out where seats may take as long as they like. */
  readonly clock?: Clock
  /** How often the match changed otherwise than by playing, which is limited. */
  readonly changes: Changes
  /** What creator and players added to the chance of the match. */
  readonly entropy: string
  /** Who rolls the dice; the service if it is left out. */
  readonly dice?: DiceSource
}

/** A line of the log from which on other rules decide, and when it was written. */
type Upgrade = { readonly at: number; readonly from: RulesName; readonly to: RulesName; readonly on: string }

export const DEFAULT_POLICY: UpgradePolicy = 'automatic'

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
export function fold(play: Play, state: MatchState, entry: LogEntry): MatchState {
  const { number, event } = entry
  const changes = applyFrameEvent(state.changes ?? NO_CHANGES, event)
  const after = isFrameEvent(event)
    ? { ...withConcessions(play, foldFrame(state, event, entry), event), version: number, changes }
    : { ...state, version: number, play: play.evolve(state.play, event), undo: null, changes }
  const clock = clockAfter(play, after, entry)
  return clock === undefined || clock === after.clock ? after : { ...after, clock }
}

/** The seats that have given up. */
export const concededSeats = ({ seats }: Pick<MatchState, 'seats'>): number[] =>
  seats.flatMap(({ hasConceded }, number) => (hasConceded ? [number] : []))

/** Lines after which a game has to know anew who gave up: they change that, or bring another state of the game. */
const CONCESSION_LINES: ReadonlySet<FrameEvent['type']> = new Set([
  'match.conceded',
  'match.claimed',
  'match.undone',
  'match.forked',
])

function withConcessions(play: Play, after: MatchState, { type }: FrameEvent): MatchState {
  if (after.play === null || !CONCESSION_LINES.has(type)) return after
  return { ...after, play: play.noteConceded(after.play, concededSeats(after)) }
}

function applyFrameEvent(changes: Changes, event: MatchEvent): Changes {
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

function foldFrame(state: MatchState, event: FrameEvent, { number, at }: LogEntry): MatchState {
  switch (event.type) {
    case 'match.created':
      return {
        ...state,
        seats: emptySeats(event.seats),
        entropy: event.entropy,
        ...(event.upgrades === undefined ? {} : { policy: event.upgrades }),
        ...(event.dice === undefined ? {} : { dice: event.dice }),
        ...(event.clock === undefined ? {} : { clock: newClock(event.clock, event.seats, at) }),
      }
    case 'match.seatTaken':
      return {
        ...state,
        seats: withSeat(state, event.seat, takeSeat(state, event)),
        entropy: `${state.entropy}${event.entropy}`,
      }
    case 'match.seatLeft':
      return { ...state, seats: withSeat(state, event.seat, leaveSeat(state)) }
    case 'match.started':
      return { ...state, status: 'running' }
    case 'match.forked':
      return { ...state, status: 'running', play: event.state }
    case 'match.conceded':
      return { ...state, seats: withSeat(state, event.seat, { hasConceded: true }) }
    // Doing the least is what follows from the line; see settling.ts.
    case 'match.claimed':
      return event.want === 'idle' ? state : { ...state, seats: withSeat(state, event.against, { hasConceded: true }) }
    case 'match.undoProposed':
      return { ...state, undo: agreedUndo(state, event) }
    case 'match.undoDeclined':
      return { ...state, undo: null }
    case 'match.undone':
      return { ...state, play: event.state, undo: null }
    case 'match.upgradeAgreed':
      return { ...state, wanted: agreedUpgrade(state, event) }
    case 'match.upgraded': {
      const upgrade = { at: number, from: event.from, to: event.to, on: at.toISOString() }
      return { ...state, play: event.state, upgrades: [...(state.upgrades ?? []), upgrade], wanted: null }
    }
    case 'match.ended':
      return { ...state, status: 'ended', undo: null, ending: { winners: event.winners, reason: event.reason } }
  }
}

const emptySeats = (count: number): SeatState[] =>
  Array.from({ length: count }, () => ({ name: null, hasConceded: false }))

/** Choices are for the setup: whoever takes a seat later plays on with what was chosen before. */
const takeSeat = ({ status }: MatchState, { name, choices, bot }: SeatTaken): Partial<SeatState> =>
  status === 'open' ? { name, choices: choices ?? null, ...(bot === undefined ? {} : { bot }) } : { name }

const leaveSeat = ({ status }: MatchState): Partial<SeatState> =>
  status === 'open' ? { name: null, choices: null } : { name: null }

type SeatTaken = Extract<FrameEvent, { readonly type: 'match.seatTaken' }>

/** What the seats chose, as a setup is given it. */
export const choicesOf = (seats: readonly SeatState[]): (JsonObject | null)[] =>
  seats.map(({ choices = null }) => choices)

/** What the seats are called. */
export const namesOf = ({ seats }: MatchState): (string | null)[] => seats.map(({ name }) => name)

function withSeat(state: MatchState, seat: number, change: Partial<SeatState>): SeatState[] {
  return state.seats.map((entry, number) => (number === seat ? { ...entry, ...change } : entry))
}

/** Proposing the same version as another seat is agreeing with it. */
function agreedUndo({ undo }: MatchState, { seat, to }: { seat: number; to: number }) {
  const agreed = undo?.to === to ? undo.agreed.filter((candidate) => candidate !== seat) : []
  return { to, agreed: [...agreed, seat] }
}

function agreedUpgrade({ wanted }: MatchState, { seat, to }: { readonly seat: number; readonly to: RulesName }) {
  const isSame = wanted?.to.rulesVersion === to.rulesVersion && wanted.to.contentHash === to.contentHash
  const agreed = isSame ? wanted.agreed.filter((one) => one !== seat) : []
  return { to, agreed: [...agreed, seat] }
}

/** The rules that decide after a version of the log. */
export function rulesAt(
  header: RulesName,
  { upgrades = [] }: Pick<MatchState, 'upgrades'>,
  version: number,
): RulesName {
  return upgrades.findLast(({ at }) => at <= version)?.to ?? header
}

/** Numbers events as the next lines of the log. */
export function entriesOf(
  events: readonly MatchEvent[],
  { version, seat, at }: { readonly version: number; readonly seat: number | null; readonly at: Date },
): LogEntry[] {
  return events.map((event, index) => ({ number: version + index + 1, event, seat, at }))
}
