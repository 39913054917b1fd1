import type { MatchEvent, Play } from '../contract/match.ts'
import type { CommandRecord, LogEntry, MatchHeader } from '../contract/match-store.ts'
import { canonicalJson } from '../lib/json.ts'
import { seedCommitment } from '../rulebook/random.ts'
import { commandChance } from './match-chance.ts'
import { fold, type MatchState, NO_MATCH } from './match-state.ts'

/** Something in the log that the seed, the commands and the rules do not lead to. */
export type Difference = {
  readonly number: number
  readonly what: 'commitment' | 'event' | 'draws' | 'refused'
  readonly expected: string
  readonly found: string
}

export type Verification = {
  readonly commands: number
  readonly draws: number
  readonly differences: readonly Difference[]
}

/** Plays a whole match again from its seed and its commands, and tells wherever the log says something else. */
export function verify(
  play: Play,
  header: MatchHeader,
  entries: readonly LogEntry[],
  records: readonly CommandRecord[],
): Verification {
  const differences: Difference[] = []
  if (seedCommitment(header.seed) !== header.seedCommitment) {
    differences.push(difference(0, 'commitment', header.seedCommitment, seedCommitment(header.seed)))
  }
  const recordAt = new Map(records.map((record) => [record.at, record]))
  let state: MatchState = NO_MATCH
  for (const entry of entries) {
    const record = recordAt.get(entry.number - 1)
    if (record !== undefined) differences.push(...replay(play, header, state, record, entries))
    else if (entry.event.type === 'match.started') differences.push(...replaySetup(play, header, state, entries))
    state = fold(play, state, entry)
  }
  return { commands: records.length, draws: records.reduce((sum, { draws }) => sum + draws.length, 0), differences }
}

function replay(
  play: Play,
  header: MatchHeader,
  state: MatchState,
  record: CommandRecord,
  entries: readonly LogEntry[],
): Difference[] {
  const random = commandChance(header.seed, state.entropy, record.at)
  const decision = state.play === null ? null : play.decide(state.play, record.seat, record.command, random)
  if (decision?.kind !== 'decided') return [difference(record.at + 1, 'refused', canonicalJson(record.command), '')]
  const drawn = canonicalJson(random.draws) === canonicalJson(record.draws)
  return [
    ...(drawn ? [] : [difference(record.at + 1, 'draws', canonicalJson(random.draws), canonicalJson(record.draws))]),
    ...compare(decision.events, record.at, entries),
  ]
}

function replaySetup(play: Play, header: MatchHeader, state: MatchState, entries: readonly LogEntry[]): Difference[] {
  const started = state.version + 1
  const random = commandChance(header.seed, state.entropy, started)
  const decision = play.setup(header.options, header.seats, random)
  if (decision.kind !== 'decided') return [difference(started, 'refused', canonicalJson(header.options), '')]
  return compare(decision.events, started, entries)
}

/** The events that had to follow a version, against those that did. */
function compare(events: readonly MatchEvent[], after: number, entries: readonly LogEntry[]): Difference[] {
  return events.flatMap((event, index) => {
    const number = after + index + 1
    const found = entries[number - 1]?.event
    const [expected, logged] = [canonicalJson(event), found === undefined ? '' : canonicalJson(found)]
    return expected === logged ? [] : [difference(number, 'event', expected, logged)]
  })
}

const difference = (number: number, what: Difference['what'], expected: string, found: string): Difference => ({
  number,
  what,
  expected,
  found,
})
