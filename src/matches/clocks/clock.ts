import type { MatchEvent, Play } from '../../contract/match.ts'
import type { LogEntry } from '../../contract/match-store.ts'
import { isFrameEvent } from '../match-events.ts'
import type { MatchState } from '../match-state.ts'

/** How long a seat may take: for each decision, or for all of its decisions together. In seconds. */
export type ClockSetting = { readonly perDecision: number } | { readonly bank: number }

/** How the clock stands after a line of the log. */
export type Clock = {
  readonly setting: ClockSetting
  /** The seat that the match waits for, and since when. */
  readonly waitsFor: number | null
  readonly since: string
  /** What each seat has taken for the decisions it has made, in milliseconds. */
  readonly spentMs: readonly number[]
}

/** The clock of a match that was just opened: it stands until the start. */
export const newClock = (setting: ClockSetting, seats: number, at: Date): Clock => ({
  setting,
  waitsFor: null,
  since: at.toISOString(),
  spentMs: Array.from({ length: seats }, () => 0),
})

/** Lines by which the game goes on; others, such as a wish to go back, give nobody more time. */
const isMove = (event: MatchEvent): boolean =>
  !isFrameEvent(event) || ['match.started', 'match.forked', 'match.undone', 'match.claimed'].includes(event.type)

/** The clock after a line: whoever was waited for has spent the time since, and the next one begins. */
export function clockAfter(play: Play, after: MatchState, { event, at }: LogEntry): Clock | undefined {
  const { clock, play: state } = after
  if (clock === undefined || state === null || !isMove(event)) return clock
  const elapsed = Math.max(0, at.getTime() - Date.parse(clock.since))
  const spentMs = clock.spentMs.map((spent, seat) => (seat === clock.waitsFor ? spent + elapsed : spent))
  return { ...clock, waitsFor: play.activeSeat(state), since: at.toISOString(), spentMs }
}

/** When the seat that is waited for has no time left; `null` where no clock runs. */
export function runsOutAt({ status, clock }: Pick<MatchState, 'status' | 'clock'>): Date | null {
  if (status !== 'running' || clock === undefined || clock.waitsFor === null) return null
  return new Date(Date.parse(clock.since) + leftMs(clock, clock.waitsFor))
}

/** What a seat had left when the match last went on. */
const leftMs = ({ setting, spentMs }: Clock, seat: number): number =>
  'perDecision' in setting ? setting.perDecision * 1_000 : Math.max(0, setting.bank * 1_000 - (spentMs[seat] ?? 0))

/** The clock as everybody sees it. */
export type ReadClock = {
  readonly perDecision: number | null
  readonly bank: number | null
  /** What each seat has left before this decision, in seconds. */
  readonly left: readonly number[]
  readonly runsOutAt: string | null
}

export function readClock(state: MatchState): ReadClock | null {
  const { clock } = state
  if (clock === undefined) return null
  const { setting, spentMs } = clock
  return {
    perDecision: 'perDecision' in setting ? setting.perDecision : null,
    bank: 'bank' in setting ? setting.bank : null,
    left: spentMs.map((_, seat) => leftMs(clock, seat) / 1_000),
    runsOutAt: runsOutAt(state)?.toISOString() ?? null,
  }
}
