import { ApiError } from '../contract/errors.ts'
import type { MatchEvent } from '../contract/match.ts'
import type { LogEntry } from '../contract/match-store.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchDesk } from './match-desk.ts'
import { foldAll, type MatchState, NO_MATCH } from './match-state.ts'
import { requireRunning, requireSeat } from './seats.ts'
import { rightsOf } from './tokens.ts'
import { undoBar } from './undo.ts'

/** The whole log is read in parts of this size. */
const PART = 500

/**
 * Goes back to an earlier version: at once if the seat may do so alone, otherwise as a proposal that takes effect when
 * every seat has made it.
 */
export async function undo(
  desk: MatchDesk,
  id: string,
  {
    token,
    seat,
    to,
    alone,
  }: { readonly token: string; readonly seat: number; readonly to: number; readonly alone: boolean },
): Promise<{ readonly version: number; readonly isUndone: boolean }> {
  const match = await desk.findFresh(id)
  return match.inTurn(async () => {
    requireSeat(rightsOf(match.rights, token), seat)
    requireRunning(match)
    const before = await stateAt(desk, match, to)
    if (before.status !== 'running' || before.play === null) {
      throw new ApiError('undo.barred', `Version ${to} is not one that the match was played at.`)
    }
    const bar = await barOf(desk, match, seat, before)
    if (alone && bar !== null) throw new ApiError('undo.barred', BARS[bar])
    const undone: MatchEvent = { type: 'match.undone', to, state: before.play }
    const proposed: MatchEvent = { type: 'match.undoProposed', seat, to }
    const isUndone = bar === null || agreesLast(match, seat, to)
    const events = bar === null ? [undone] : isUndone ? [proposed, undone] : [proposed]
    const written = await desk.write(match, { events, seat })
    if (written.kind !== 'appended') throw new ApiError('match.busy', 'The match went on at the same moment.')
    return { version: match.version, isUndone }
  })
}

/** Turns down what another seat has proposed. */
export async function declineUndo(desk: MatchDesk, id: string, token: string, seat: number): Promise<number> {
  const match = await desk.findFresh(id)
  return match.inTurn(async () => {
    requireSeat(rightsOf(match.rights, token), seat)
    if (match.state.undo === null) return match.version
    await desk.write(match, { events: [{ type: 'match.undoDeclined', seat }], seat })
    return match.version
  })
}

const BARS = {
  otherSeat: 'Another seat has acted since.',
  chance: 'Chance has decided something since.',
  hiddenShown: 'Something hidden has been shown since.',
  activeSeat: 'It would change whose turn it is.',
  frame: 'More than the game itself has changed since.',
} as const

async function barOf(desk: MatchDesk, match: LiveMatch, seat: number, before: MatchState) {
  const { header, play, state } = match
  const entries = await wholeLog(desk, header.id, before.version)
  const records = await desk.around.store.records(header.id)
  const since = { entries, records: records.filter(({ at }) => at >= before.version) }
  return undoBar(play, seat, since, { before, now: state })
}

/** Whether every other seat has already proposed the same. */
function agreesLast({ state }: LiveMatch, seat: number, to: number): boolean {
  const agreed = state.undo?.to === to ? state.undo.agreed : []
  return state.seats.every((_, number) => number === seat || agreed.includes(number))
}

/** The log after a number, to its end. */
export async function wholeLog(desk: MatchDesk, id: string, after: number): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  for (let from = after; ; from = entries.at(-1)?.number ?? from) {
    const part = await desk.around.store.log(id, from, PART)
    entries.push(...part)
    if (part.length < PART) return entries
  }
}

/** The state that the match was in at a version. */
export async function stateAt(desk: MatchDesk, match: LiveMatch, version: number): Promise<MatchState> {
  const { header, play } = match
  if (version < 1 || version > match.version) {
    throw new ApiError('input.invalid', `The match has the versions 1 to ${match.version}.`, [
      { path: 'version', message: `Give a version from 1 to ${match.version}.` },
    ])
  }
  const snapshot = await desk.around.store.snapshotBefore(header.id, version)
  const start = snapshot === null ? NO_MATCH : (snapshot.state as MatchState)
  const entries = await wholeLog(desk, header.id, start.version)
  return foldAll(
    play,
    start,
    entries.filter(({ number }) => number <= version),
  )
}
