import { ApiError } from '../contract/errors.ts'
import type { Decision, Odds } from '../contract/match.ts'
import type { IdempotencyKey, LogEntry } from '../contract/match-store.ts'
import type { Json } from '../lib/json.ts'
import type { Pace, Steps } from '../lib/steps.ts'
import type { Random } from '../rulebook/random.ts'
import { stateAt } from './history/versions.ts'
import { imaginedFor } from './imagining.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchCache } from './match-cache.ts'
import { commandChance } from './match-chance.ts'
import { type MatchState, rulesAt } from './match-state.ts'
import { commandMeant, type ListedOffer, offerGone, offersInSteps, requireMeant } from './offers.ts'
import { sameRules } from './rules-version.ts'
import { requirePlaying } from './running.ts'
import { type Player, requireStillSeated } from './seats/player.ts'
import { notFound } from './seats/rights.ts'
import { tokenHash } from './seats/tokens.ts'

/** A command as a caller sends it. */
export type CommandRequest = {
  readonly command: Json
  /** The version that the caller has seen; `any` for callers that keep none. */
  readonly expected: number | 'any'
  readonly key: IdempotencyKey | null
  /** How deciding it takes turns with others; as everything else of the machinery does if left out. */
  readonly pace?: Pace
}

/** What became of a command. */
export type CommandAnswer =
  | {
      readonly kind: 'accepted'
      /** How the match stood when it was decided, and after it. */
      readonly before: MatchState
      readonly after: MatchState
      readonly version: number
      readonly entries: readonly LogEntry[]
      readonly steps: TraceSteps
    }
  /** It was applied before, by the same key. */
  | {
      readonly kind: 'repeated'
      readonly version: number
      readonly entries: readonly LogEntry[]
      readonly steps: TraceSteps
    }
  | { readonly kind: 'stale'; readonly version: number; readonly missed: readonly LogEntry[] }
  | (Extract<Decision, { kind: 'refused' }> & { readonly offers: readonly ListedOffer[]; readonly version: number })
  | Extract<Decision, { kind: 'invalid' }>

type TraceSteps = Extract<Decision, { kind: 'decided' }>['steps']

/** How often a command that takes any version is decided again because others were faster. */
const MAX_TRIES = 8
const MAX_MISSED = 500

/** Applies a command once, in order, or says why not. */
export function command(cache: MatchCache, player: Player, sent: CommandRequest): Promise<CommandAnswer> {
  const request = { ...sent, key: ownKey(player, sent) }
  return player.match.inTurn(async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const answer = await attempt(cache, player, request)
      if (answer !== 'again') return answer
    }
    throw new ApiError('match.busy', 'commands')
  })
}

/** Callers choose their keys without knowing of each other, so a key is one bearer's own. */
function ownKey({ token }: Player, { key }: CommandRequest): IdempotencyKey | null {
  return key === null ? null : { ...key, key: tokenHash(`${token}:${key.key}`) }
}

async function attempt(cache: MatchCache, player: Player, request: CommandRequest): Promise<CommandAnswer | 'again'> {
  const { expected, key } = request
  const { match, seat } = player
  requireStillSeated(player)
  if (match.isOfOtherRules) return upgradeFirst(cache, player, request)
  if (!isSeen(match, expected)) {
    await cache.refresh(match)
    if (!isSeen(match, expected)) return (await repeatedAnswer(cache, match, key)) ?? stale(cache, match, expected)
  }
  // The command that ended the match, or one from before the seat gave up, may be sent again, too.
  if (match.state.status === 'ended' || match.state.seats[seat]?.hasConceded) {
    const before = await repeatedAnswer(cache, match, key)
    if (before !== null) return before
  }
  return decideAndWrite(cache, player, request)
}

/** Lets the match go on by the rules of this service, unless the command was given before or comes too late. */
async function upgradeFirst(
  cache: MatchCache,
  { match, seat }: Player,
  { expected, key }: CommandRequest,
): Promise<CommandAnswer | 'again'> {
  const before = await repeatedAnswer(cache, match, key)
  if (before !== null) return before
  requirePlaying(match, seat)
  await cache.refresh(match)
  if (!isSeen(match, expected)) return stale(cache, match, expected)
  await cache.bringUpToDate(match)
  return 'again'
}

/**
 * What is to be answered instead of a no: the same command may have been applied before, and others may have gone on
 * since this process last read the log, so that it is stale, or right by now.
 */
async function insteadOfNo(
  cache: MatchCache,
  match: LiveMatch,
  key: IdempotencyKey | null,
  at: number,
): Promise<CommandAnswer | 'again' | null> {
  const earlier = await repeatedAnswer(cache, match, key)
  if (earlier !== null) return earlier
  await cache.refresh(match)
  return match.version === at ? null : 'again'
}

/** Whether the caller has seen how the match stands. That other rules decide from here on makes no command stale. */
function isSeen({ version, state }: LiveMatch, expected: number | 'any'): boolean {
  if (expected === 'any' || expected === version) return true
  return expected === version - 1 && state.upgrades?.at(-1)?.at === version
}

async function decideAndWrite(
  cache: MatchCache,
  { match, seat }: Player,
  request: CommandRequest,
): Promise<CommandAnswer | 'again'> {
  const { expected, key, pace = cache.pace } = request
  const before = match.state
  const at = match.version
  const random = commandChance(match.header.seed, before, at)
  const { wanted, decision } = await pace(decideInSteps(match, seat, request.command, random))
  // In the pauses the match may have been read anew: then it is decided again, or too late.
  if (match.state !== before) return 'again'
  if (wanted === null || decision === null) {
    const instead = await insteadOfNo(cache, match, key, at)
    if (instead !== null) return instead
    throw offerGone(request.command)
  }
  if (decision.kind === 'invalid') return decision
  if (decision.kind === 'refused') {
    const instead = await insteadOfNo(cache, match, key, at)
    return instead ?? { ...decision, offers: await pace(offersInSteps(match, seat)), version: at }
  }
  const record = { at, seat, command: wanted, draws: random.draws }
  const written = await cache.write(match, { events: decision.events, seat, record, ...(key === null ? {} : { key }) })
  switch (written.kind) {
    case 'appended':
      return {
        kind: 'accepted',
        before,
        after: match.state,
        version: match.version,
        entries: written.entries,
        steps: decision.steps,
      }
    case 'gone':
      throw notFound(match.header.id)
    case 'repeated':
      await cache.refresh(match)
      return (await repeatedAnswer(cache, match, key)) ?? 'again'
    case 'stale':
      await cache.refresh(match)
      return expected === 'any' ? 'again' : ((await repeatedAnswer(cache, match, key)) ?? stale(cache, match, expected))
  }
}

/** The command that is meant, and what becomes of it; neither if there is no such offer now. */
function* decideInSteps(
  match: LiveMatch,
  seat: number,
  sent: Json,
  random: Random,
): Steps<{ readonly wanted: Json | null; readonly decision: Decision | null }> {
  const play = requirePlaying(match, seat)
  const wanted = yield* commandMeant(match, seat, sent)
  if (wanted === null) return { wanted, decision: null }
  return { wanted, decision: yield* match.play.inSteps.decide(play, seat, wanted, random) }
}

/** The first answer again, if the key was used before; a problem if it was used for something else. */
async function repeatedAnswer(
  cache: MatchCache,
  match: LiveMatch,
  key: IdempotencyKey | null,
): Promise<CommandAnswer | null> {
  if (key === null) return null
  const { id } = match.header
  const before = await cache.deps.store.answered(id, key.key)
  if (before === null) return null
  if (before.bodyHash !== key.bodyHash) {
    throw new ApiError('key.reused', 'request')
  }
  const entries = await cache.deps.store.log(id, before.first - 1, before.last - before.first + 1)
  return { kind: 'repeated', version: before.last, entries, steps: await stepsAt(cache, match, before.first - 1) }
}

/** The argument of a command that was applied at a version. It is not kept, but found again by the same chance. */
async function stepsAt(cache: MatchCache, match: LiveMatch, version: number): Promise<TraceSteps> {
  if (!sameRules(rulesAt(match.header, match.state, version), match.ruleset)) return []
  const record = (await cache.deps.store.records(match.header.id)).find(({ at }) => at === version)
  const { play, ...state } = await stateAt(cache, match, version)
  if (record === undefined || play === null) return []
  const random = commandChance(match.header.seed, state, version)
  const decision = await cache.pace(match.play.inSteps.decide(play, record.seat, record.command, random))
  return decision.kind === 'decided' ? decision.steps : []
}

async function stale(
  cache: MatchCache,
  { header, version }: LiveMatch,
  expected: number | 'any',
): Promise<CommandAnswer> {
  if (expected === 'any') throw new Error('Any version is never stale.')
  const after = Math.max(0, Math.min(expected, version))
  return { kind: 'stale', version, missed: await cache.deps.store.log(header.id, after, MAX_MISSED) }
}

/** What a command would do at a version, and how likely that is. */
export type Tried = {
  readonly version: number
  readonly decision: Decision
  /** Empty where chance does not decide. */
  readonly odds: readonly Odds[]
}

/** What a command would do, on a table whose hidden parts are drawn anew: nothing is written, nothing given away. */
export function* tryCommand({ deps }: MatchCache, { match, seat }: Player, wanted: Json): Steps<Tried> {
  const { version, play } = match
  const table = requirePlaying(match, seat)
  const random = commandChance(deps.newSeed(), { entropy: '' }, version)
  const meant = yield* requireMeant(match, seat, wanted)
  const imagined = yield* imaginedFor(match, table, seat, random)
  const decision = yield* play.inSteps.decide(imagined, seat, meant, random)
  return { version, decision, odds: decision.kind === 'decided' ? play.odds(table, seat, meant) : [] }
}
