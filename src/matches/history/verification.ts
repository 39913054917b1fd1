import type { MatchEvent, Play, RulesName } from '../../contract/match.ts'
import type { CommandRecord, LogEntry, MatchHeader } from '../../contract/match-store.ts'
import { canonicalJson, type JsonObject } from '../../lib/json.ts'
import { seedCommitment } from '../../rulebook/random.ts'
import { commandChance } from '../match-chance.ts'
import { isFrameEvent } from '../match-events.ts'
import { choicesOf, entriesOf, fold, type MatchState, NO_MATCH } from '../match-state.ts'
import { settle } from '../settling.ts'

/** Something in the log that the seed, the commands and the rules do not lead to. */
export type Difference = {
  /** The number of the line; 0 for what is not in a line. */
  readonly number: number
  readonly what: 'commitment' | 'number' | 'event' | 'seat' | 'draws' | 'refused' | 'command'
  readonly expected: string
  readonly found: string
}

/** Lines that were decided by the same rules. */
export type Stretch = RulesName & {
  readonly first: number
  readonly last: number
  /** Null where it cannot be judged: by other rules it may rightly be another log. */
  readonly isFair: boolean | null
}

export type Verification = {
  readonly commands: number
  readonly stretches: readonly Stretch[]
  readonly draws: number
  readonly differences: readonly Difference[]
}

/** A match as it is written, to be held against what had to be written. */
type Written = {
  readonly play: Play
  readonly header: MatchHeader
  /** Whether the play judges what these rules decided. */
  readonly judges: (rules: RulesName) => boolean
  readonly entries: readonly LogEntry[]
  readonly recordAt: ReadonlyMap<number, CommandRecord>
  /** What the match was at versions that it went back to. */
  readonly states: Map<number, MatchState>
}

/** What had to follow a version. */
type Expected = {
  readonly entries: readonly LogEntry[]
  readonly after: MatchState
  readonly draws: number
  readonly differences: readonly Difference[]
}

/**
 * Plays a whole match again from its seed and what the seats asked for, and tells wherever the log says something else.
 * It goes on from what had to be written, so one changed line is one difference. It pauses after every command.
 */
export function* verifyInSteps(
  play: Play,
  header: MatchHeader,
  entries: readonly LogEntry[],
  records: readonly CommandRecord[],
  judges: (rules: RulesName) => boolean = () => true,
): Generator<void, Verification, void> {
  const differences = differencesUnderAnyRules(header, entries)
  const recordAt = new Map(records.map((record) => [record.at, record]))
  const written: Written = { play, header, judges, entries, recordAt, states: new Map() }
  const stretches = stretchesOf(header, entries)
  const unjudged = stretches.filter((stretch) => !judges(stretch))
  const wanted = new Set(entries.flatMap(({ event }) => (event.type === 'match.undone' ? [event.to] : [])))
  const decided = new Set<number>()
  let draws = 0
  for (let state = NO_MATCH; state.version < entries.length; ) {
    const passedOver = unjudged.find(({ first, last }) => state.version >= first - 1 && state.version < last)
    if (passedOver !== undefined) {
      state = afterUnjudged(written, state, passedOver)
      yield
      continue
    }
    if (wanted.has(state.version)) written.states.set(state.version, state)
    decided.add(state.version)
    const expected = expectedAfter(written, state)
    differences.push(...expected.differences, ...compare(expected.entries, entries))
    draws += expected.draws
    state = expected.after
    yield
  }
  const isIn = (at: number) => unjudged.some(({ first, last }) => at >= first - 1 && at < last)
  draws += records.reduce((sum, record) => sum + (isIn(record.at) ? record.draws.length : 0), 0)
  const unplayed = records.filter(({ at }) => !decided.has(at) && !isIn(at))
  differences.push(...unplayed.map(({ at, command }) => difference(at + 1, 'command', '', canonicalJson(command))))
  return { commands: records.length, draws, differences, stretches: judgeStretch(stretches, judges, differences) }
}

/** The same without pauses. */
export function verify(...written: Parameters<typeof verifyInSteps>): Verification {
  const work = verifyInSteps(...written)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The parts of a log that were decided by the same rules: each begins with the line that brought its rules. */
function stretchesOf(header: RulesName, entries: readonly LogEntry[]): Omit<Stretch, 'isFair'>[] {
  const { rulesVersion, contentHash } = header
  const stretches = [{ first: 1, last: entries.length, rulesVersion, contentHash }]
  for (const { number, event } of entries) {
    if (!isFrameEvent(event) || event.type !== 'match.upgraded') continue
    const before = stretches.at(-1)
    if (before !== undefined) before.last = number - 1
    stretches.push({ ...event.to, first: number, last: entries.length })
  }
  return stretches
}

function judgeStretch(
  stretches: readonly Omit<Stretch, 'isFair'>[],
  judges: (rules: RulesName) => boolean,
  differences: readonly Difference[],
): Stretch[] {
  const isIn = ({ first, last }: { first: number; last: number }) =>
    differences.some(({ number }) => number === 0 || (number >= first && number <= last))
  return stretches.map((stretch) => ({ ...stretch, isFair: isIn(stretch) ? false : judges(stretch) ? true : null }))
}

/** How many lines that other rules decided are passed over at once. */
const PASSED_AT_ONCE = 100

/** Goes on past a stretch that other rules decided. What happened to the match itself is known, also there. */
function afterUnjudged({ play, entries }: Written, state: MatchState, { last }: { readonly last: number }): MatchState {
  const next = entries.slice(state.version, Math.min(last, state.version + PASSED_AT_ONCE))
  return next.reduce((before, entry) => passedLine(play, before, entry), state)
}

const passedLine = (play: Play, before: MatchState, entry: LogEntry): MatchState =>
  isFrameEvent(entry.event) ? fold(play, before, entry) : { ...before, version: entry.number, undo: null }

/** What is wrong with a match whatever its rules are. */
function differencesUnderAnyRules(header: MatchHeader, entries: readonly LogEntry[]): Difference[] {
  return [...commitmentDifferences(header), ...numberDifferences(entries)]
}

function commitmentDifferences({ seed, seedCommitment: published }: MatchHeader): Difference[] {
  const found = seedCommitment(seed)
  return found === published ? [] : [difference(0, 'commitment', published, found)]
}

function numberDifferences(entries: readonly LogEntry[]): Difference[] {
  return entries.flatMap(({ number }, index) =>
    number === index + 1 ? [] : [difference(index + 1, 'number', String(index + 1), String(number))],
  )
}

/** What had to be written after a version: by a command, by the start, by going back, or by the free will of a seat. */
function expectedAfter(written: Written, state: MatchState): Expected {
  const record = written.recordAt.get(state.version)
  if (record !== undefined) return afterCommand(written, state, record)
  const entry = written.entries[state.version]
  if (entry === undefined || !isFrameEvent(entry.event)) return unexpectedLine(state, entry)
  switch (entry.event.type) {
    case 'match.started':
      return afterStart(written, state, entry)
    case 'match.undone':
      return afterUndo(written, state, entry, entry.event.to)
    // An ending is expected together with what led to it.
    case 'match.ended':
      return unexpectedLine(state, entry)
    case 'match.forked':
      return written.header.forkedFrom === null
        ? unexpectedLine(state, entry)
        : following(written, state, { events: [entry.event], seat: entry.seat })
    // What earlier rules left is taken as the line carries it.
    case 'match.upgraded':
    case 'match.upgradeAgreed':
    case 'match.created':
    case 'match.seatTaken':
    case 'match.seatLeft':
    case 'match.conceded':
    case 'match.claimed':
    case 'match.undoProposed':
    case 'match.undoDeclined':
      return following(written, state, { events: [entry.event], seat: entry.seat })
  }
}

function afterCommand(written: Written, state: MatchState, record: CommandRecord): Expected {
  const { play, header } = written
  const random = commandChance(header.seed, state, record.at)
  const isPlayed = state.play !== null && state.status === 'running'
  const decision = isPlayed && state.play !== null ? play.decide(state.play, record.seat, record.command, random) : null
  if (decision?.kind !== 'decided') {
    const refused = difference(record.at + 1, 'refused', '', canonicalJson(record.command))
    return { entries: [], after: skipVersion(state), draws: 0, differences: [refused] }
  }
  const [expected, found] = [canonicalJson(random.draws), canonicalJson(record.draws)]
  const differences = expected === found ? [] : [difference(record.at + 1, 'draws', expected, found)]
  const next = following(written, state, { events: decision.events, seat: record.seat })
  return { ...next, draws: random.draws.length + next.draws, differences }
}

function afterStart(written: Written, state: MatchState, entry: LogEntry): Expected {
  const { play, header } = written
  const random = commandChance(header.seed, state, state.version + 1)
  const decision = play.setup(header.options, header.seats, random, choicesOf(state.seats))
  if (decision.kind !== 'decided' || state.play !== null) return unexpectedLine(state, entry)
  const events = [{ type: 'match.started' }, ...decision.events]
  const next = following(written, state, { events, seat: entry.seat })
  return { ...next, draws: random.draws.length + next.draws }
}

function afterUndo(written: Written, state: MatchState, entry: LogEntry, to: number): Expected {
  const before = written.states.get(to)?.play ?? stateOfUnjudged(written, entry, to)
  if (before === undefined || before === null) return unexpectedLine(state, entry)
  return following(written, state, { events: [{ type: 'match.undone', to, state: before }], seat: entry.seat })
}

/** A state that other rules had led to is taken as the line carries it. */
function stateOfUnjudged({ header, entries, judges }: Written, { event }: LogEntry, to: number): JsonObject | null {
  const stretch = stretchesOf(header, entries).find(({ first, last }) => to >= first && to <= last)
  const isUnjudged = stretch !== undefined && !judges(stretch)
  return isUnjudged && isFrameEvent(event) && event.type === 'match.undone' ? event.state : null
}

function following(
  { play, header, entries }: Written,
  state: MatchState,
  { events, seat }: { readonly events: readonly MatchEvent[]; readonly seat: number | null },
): Expected {
  const at = entries[state.version]?.at ?? new Date(0)
  const numbered = entriesOf(events, { version: state.version, seat, at })
  return { ...settle(play, header, state, numbered), differences: [] }
}

/** A line that nothing leads to is passed over: it must not change what the rest is held against. */
function unexpectedLine(state: MatchState, entry: LogEntry | undefined): Expected {
  const found = entry === undefined ? '' : canonicalJson(entry.event)
  const differences = [difference(state.version + 1, 'event', '', found)]
  return { entries: [], after: skipVersion(state), draws: 0, differences }
}

const skipVersion = (state: MatchState): MatchState => ({ ...state, version: state.version + 1 })

/** The lines that had to be written, against those that were. */
function compare(expected: readonly LogEntry[], entries: readonly LogEntry[]): Difference[] {
  return expected.flatMap(({ number, event, seat }) => {
    const found = entries[number - 1]
    const [wanted, logged] = [canonicalJson(event), found === undefined ? '' : canonicalJson(found.event)]
    if (wanted !== logged) return [difference(number, 'event', wanted, logged)]
    return found?.seat === seat ? [] : [difference(number, 'seat', String(seat), String(found?.seat))]
  })
}

const difference = (number: number, what: Difference['what'], expected: string, found: string): Difference => ({
  number,
  what,
  expected,
  found,
})
