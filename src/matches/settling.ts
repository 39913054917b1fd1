import type { Ending, MatchEvent, Play } from '../contract/match.ts'
import type { LogEntry, MatchHeader } from '../contract/match-store.ts'
import { finish, type Steps } from '../lib/steps.ts'
import { commandChance } from './match-chance.ts'
import { isFrameEvent } from './match-events.ts'
import { concededSeats, entriesOf, fold, foldAll, type MatchState, namesOf } from './match-state.ts'

/** A game whose idle seats go on for ever is left waiting. */
const MAX_IDLE = 1_000

/** Lines of the log with what follows from them, the state after them, and how much chance that took. */
export type Settled = { readonly entries: readonly LogEntry[]; readonly after: MatchState; readonly draws: number }

/**
 * Adds what follows by itself from lines of the log: that the match has ended if the game says so then, and, as long
 * as the match waits for a seat that gave up, the least that the game lets such a seat do. Its chance is that of a
 * command at its version, so verification comes to the same lines. It pauses as often as the game does, and after
 * every command of a seat that gave up.
 */
export function* settleInSteps(
  play: Play,
  { seed }: Pick<MatchHeader, 'seed'>,
  before: MatchState,
  entries: readonly LogEntry[],
): Steps<Settled> {
  const at = entries.at(-1)?.at ?? new Date(0)
  const lines = [...entries]
  let after = foldAll(play, before, entries)
  let draws = 0
  for (let idle = 0; idle <= MAX_IDLE; idle++) {
    const ending = endingOf(play, after)
    if (ending !== null) return { ...ended(play, after, lines, ending, at), draws }
    const claimed = idle === 0 ? claimedIdle(entries) : null
    const done = idle < MAX_IDLE ? yield* standIn(play, seed, after, claimed) : null
    if (done === null) break
    const numbered = entriesOf(done.events, { version: after.version, seat: null, at })
    lines.push(...numbered)
    draws += done.draws
    after = foldAll(play, after, numbered)
    yield
  }
  return { entries: lines, after, draws }
}

/** The same without pauses. */
export const settle = (...lines: Parameters<typeof settleInSteps>): Settled => finish(settleInSteps(...lines))

function ended(play: Play, after: MatchState, lines: readonly LogEntry[], ending: Ending, at: Date) {
  const event: MatchEvent = { type: 'match.ended', winners: ending.winners, reason: ending.reason }
  const line: LogEntry = { number: after.version + 1, event, seat: null, at }
  return { entries: [...lines, line], after: fold(play, after, line) }
}

function endingOf(play: Play, match: MatchState): Ending | null {
  const { status, play: state } = match
  if (status !== 'running' || state === null) return null
  const conceded = concededSeats(match)
  const names = namesOf(match)
  return play.ending(state, names) ?? (conceded.length === 0 ? null : play.concession(state, conceded, names))
}

/** The seat that does the least it may because its time has run out and another one claimed it. */
function claimedIdle(entries: readonly LogEntry[]): number | null {
  const event = entries.at(-1)?.event
  if (event === undefined || !isFrameEvent(event) || event.type !== 'match.claimed') return null
  return event.want === 'idle' ? event.against : null
}

/** What happens in place of the seat that the match waits for, if that seat gave up or its time has run out. */
function* standIn(
  play: Play,
  seed: string,
  { status, play: state, seats, entropy, version }: MatchState,
  claimed: number | null,
): Steps<{ readonly events: readonly MatchEvent[]; readonly draws: number } | null> {
  if (status !== 'running' || state === null) return null
  const seat = play.activeSeat(state)
  if (seat === null || (seat !== claimed && !seats[seat]?.hasConceded)) return null
  // Whoever left rolls no dice.
  const random = commandChance(seed, { entropy }, version)
  const decision = yield* play.inSteps.decide(state, seat, play.idle(state, seat), random)
  if (decision.kind !== 'decided' || decision.events.length === 0) return null
  return { events: decision.events, draws: random.draws.length }
}
