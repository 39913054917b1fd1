import type { Holder } from '../../contract/api-key.ts'
import { ApiError } from '../../contract/errors.ts'
import type { MatchEvent, Play, Ruleset } from '../../contract/match.ts'
import type { Batch, CommandRecord, LogEntry, MatchHeader, Right } from '../../contract/match-store.ts'
import { parse } from '../../contract/parse.ts'
import type { Json } from '../../lib/json.ts'
import { seedCommitment } from '../../rulebook/random.ts'
import type { InTurn } from '../in-turn.ts'
import type { MatchCache } from '../match-cache.ts'
import { commandChance } from '../match-chance.ts'
import { choicesOf, entriesOf, type MatchState, NO_MATCH } from '../match-state.ts'
import type { Opening } from '../opening/creation.ts'
import type { ForkedMatch } from '../opening/forks.ts'
import { startEvents } from '../opening/starting.ts'
import { sameRules } from '../rules-version.ts'
import { tokenHash } from '../seats/tokens.ts'
import { settle } from '../settling.ts'
import { LogHash, type MatchRecord, type RecordedEvent, type RecordedStep } from './record.ts'

const STEPS = { path: 'record.steps' }

/** What one step of a record led to. */
type Played = {
  readonly entries: readonly LogEntry[]
  readonly after: MatchState
  readonly record: CommandRecord | null
}

/**
 * Plays a record again, one step at a time, so that whoever drives it can let others have their turn. A step that the
 * rules do not allow, or a log that comes out otherwise than the record says, is refused.
 */
function* playAgain(ruleset: Ruleset, record: MatchRecord, at: Date): Generator<Played, void, void> {
  requireCurrentRules(ruleset, record)
  requireOptions(ruleset.play, record)
  const { play } = ruleset
  const hash = new LogHash()
  const states = new Map<number, MatchState>()
  const wanted = new Set(
    record.steps.map((step) => ('event' in step && step.event.type === 'match.undone' ? step.event.to : -1)),
  )
  let state = NO_MATCH
  for (const [index, step] of record.steps.entries()) {
    if (wanted.has(state.version)) states.set(state.version, state)
    const played = playStep({ play, record, state, states, at }, step)
    if (played === null) throw new ApiError('record.unplayable', 'step', { path: `record.steps[${index}]` })
    hash.add(played.entries)
    state = played.after
    yield played
  }
  if (state.status !== 'ended') throw new ApiError('record.unplayable', 'unfinished', STEPS)
  if (hash.digest() !== record.logHash) throw new ApiError('record.unplayable', 'log', { path: 'record.logHash' })
}

function requireCurrentRules(own: Ruleset, record: MatchRecord): void {
  if (sameRules(own, record)) return
  const { rulesVersion: rules, contentHash: content } = record
  throw new ApiError('record.unplayable', 'rules', {
    path: 'record.rulesVersion',
    rules,
    content,
    ownRules: own.rulesVersion,
    ownContent: own.contentHash,
  })
}

function requireOptions(play: Play, { options }: MatchRecord): void {
  const read = parse(play.options, options)
  if (!read.success) throw new ApiError('record.unplayable', 'options', { path: 'record.options' })
}

/** A match that is played again, as far as it has come. */
type Table = {
  readonly play: Play
  readonly record: MatchRecord
  readonly state: MatchState
  /** What the match was at versions that it goes back to. */
  readonly states: ReadonlyMap<number, MatchState>
  /** When it is played again; times of a record would be anybody's word. */
  readonly at: Date
}

function playStep(table: Table, step: RecordedStep): Played | null {
  return 'command' in step ? playCommand(table, step) : playFrame(table, step, step.event)
}

function playCommand(table: Table, { seat, command }: { readonly seat: number | null; readonly command: Json }) {
  const { play, record, state } = table
  if (state.play === null || state.status !== 'running' || seat === null) return null
  const random = commandChance(record.seed, state, state.version)
  const decision = play.decide(state.play, seat, command, random)
  if (decision.kind !== 'decided') return null
  const applied: CommandRecord = { at: state.version, seat, command, draws: random.draws }
  return { ...follow(table, decision.events, seat), record: applied }
}

function playFrame(table: Table, { seat }: RecordedStep, event: RecordedEvent): Played | null {
  const events = frameEvents(table, event)
  return events === null ? null : { ...follow(table, events, seat), record: null }
}

/** The lines that a frame event stands for; `null` where there is no such state or the match cannot start. */
function frameEvents({ play, record, state, states }: Table, event: RecordedEvent): readonly MatchEvent[] | null {
  switch (event.type) {
    case 'match.created':
      return state.version === 0 && event.seats >= play.seats.min && event.seats <= play.seats.max ? [event] : null
    case 'match.undone': {
      const before = states.get(event.to)?.play ?? null
      return before === null ? null : [{ ...event, state: before }]
    }
    case 'match.started':
      return state.status === 'open' ? startOf(play, record, state) : null
    default:
      return event.seat < state.seats.length ? [event] : null
  }
}

function startOf(play: Play, { seed, options }: MatchRecord, state: MatchState): readonly MatchEvent[] | null {
  const { entropy, dice = 'rolled', version, seats } = state
  const header = { seed, options, seats: seats.length }
  const started = startEvents(play, header, { version, entropy, dice, choices: choicesOf(seats) })
  return started.kind === 'started' ? started.events : null
}

function follow({ play, record, state, at }: Table, events: readonly MatchEvent[], seat: number | null) {
  const { entries, after } = settle(play, record, state, entriesOf(events, { version: state.version, seat, at }))
  return { entries, after }
}

/** Who keeps a replayed match, and how it takes turns. */
type Keeper = { readonly token: string | null; readonly holder: Holder | null; readonly inTurn: InTurn }

/** What opens a replayed match: all of its seats belong to its owner. */
export const tokensOf = (token: string | null, secrets: Opening['secrets']): Omit<ForkedMatch, 'id'> => ({
  ownerToken: token ?? secrets('owner'),
  spectatorToken: secrets('spectator'),
})

/**
 * Keeps a record as a match that has ended. It is written step by step and belongs to nobody until the last one, so a
 * part of it is never seen.
 */
export async function keepRecord(
  cache: MatchCache,
  ruleset: Ruleset,
  record: MatchRecord,
  { token, holder, inTurn }: Keeper,
  { secrets, key }: Opening = { secrets: cache.deps.newToken, key: null },
): Promise<ForkedMatch> {
  const { store, now } = cache.deps
  const [first, ...more] = await playWhole(ruleset, record, now(), inTurn)
  const last = more.at(-1)
  if (first === undefined || last === undefined) throw new ApiError('record.unplayable', 'unfinished', STEPS)
  await cache.requireRoom(holder, 'matches')
  const header = headerOf(cache, record, last.after)
  const tokens = tokensOf(token, secrets)
  await store.create({ header, rights: [], batch: batchOf(first) })
  for (const played of more.slice(0, -1)) await store.append(header.id, batchOf(played))
  await store.append(header.id, { ...batchOf(last), key, granted: rightsOf(tokens, header.seats) })
  return { id: header.id, ...tokens }
}

/** The whole record is played before anything of it is written. */
async function playWhole(ruleset: Ruleset, record: MatchRecord, at: Date, inTurn: InTurn): Promise<readonly Played[]> {
  const steps = playAgain(ruleset, record, at)
  const played: Played[] = []
  for (;;) {
    const { done, value } = await inTurn(() => steps.next())
    if (done) return played
    played.push(value)
  }
}

function headerOf({ deps }: MatchCache, record: MatchRecord, { seats }: MatchState): MatchHeader {
  const { game, rulesVersion, contentHash, options, label, seed } = record
  const played = { game, rulesVersion, contentHash, options, label, seed, seedCommitment: seedCommitment(seed) }
  const kept = { id: deps.newId(), isPublic: false, forkedFrom: null, createdAt: deps.now() }
  return { ...played, ...kept, seats: seats.length }
}

function rightsOf({ ownerToken, spectatorToken }: Omit<ForkedMatch, 'id'>, seats: number): Right[] {
  const owner = tokenHash(ownerToken)
  const seated = Array.from({ length: seats }, (_, seat): Right => ({ role: 'seat', seat, tokenHash: owner }))
  return [{ role: 'owner', tokenHash: owner }, { role: 'spectator', tokenHash: tokenHash(spectatorToken) }, ...seated]
}

const batchOf = ({ entries, after, record }: Played): Batch => ({
  expectedVersion: after.version - entries.length,
  entries,
  status: after.status,
  record,
  key: null,
  granted: [],
  revoked: [],
  snapshot: null,
})
