import type { Holder } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { MatchEvent, Ruleset } from '../contract/match.ts'
import type {
  Appended,
  Batch,
  CommandRecord,
  IdempotencyKey,
  LogEntry,
  MatchStore,
  Right,
} from '../contract/match-store.ts'
import { atOnce, type Pace, type Steps } from '../lib/steps.ts'
import { LiveMatch } from './live-match.ts'
import { entriesOf, foldAll } from './match-state.ts'
import { requirePlayableRules } from './rules-version.ts'
import { notFound } from './seats/rights.ts'
import { type Settled, settleInSteps } from './settling.ts'

/** What the machinery needs from outside: the store, the games, a clock and secrets. */
export type MatchDependencies = {
  readonly store: MatchStore
  /** How a game is played now; `undefined` for games that have no matches. */
  readonly rulesetOf: (game: string) => Ruleset | undefined
  readonly now: () => Date
  /** A fresh id that sorts by time. */
  readonly newId: () => string
  /** A fresh secret of 256 bits, as a token. */
  readonly newToken: () => string
  readonly newSeed: () => string
  /** How long work takes turns with others; it takes none if left out. */
  readonly pace?: Pace
  /** Rejects unless the owner may hold one more; everybody may if it is left out. */
  readonly requireRoom?: (
    holder: Holder,
    kind: 'matches' | 'forks',
    countOf: (owner: string, max: number) => Promise<number>,
  ) => Promise<void>
}

/** Matches that are played stay in memory; the least recently used makes room. */
const MAX_LIVE = 1_000

/** How often a match is brought up to date again because others were faster. */
const MAX_TRIES = 8

/** A snapshot is stored whenever the log has grown by so many lines. */
const SNAPSHOT_EVERY = 100

/** What is to be written, before it is numbered. */
export type Draft = {
  readonly events: readonly MatchEvent[]
  readonly seat: number | null
  readonly record?: CommandRecord
  readonly key?: IdempotencyKey | undefined
  readonly granted?: readonly Right[]
  readonly revoked?: readonly Right[]
}

export type Written =
  | { readonly kind: 'appended'; readonly entries: readonly LogEntry[] }
  | Exclude<Appended, { readonly kind: 'appended' }>

/** Holds the matches that are being played, in step with the store. */
export class MatchCache {
  readonly deps: MatchDependencies
  readonly #live = new Map<string, LiveMatch>()
  readonly #loading = new Map<string, Promise<LiveMatch>>()
  readonly #stopListening: () => void

  constructor(deps: MatchDependencies) {
    this.deps = deps
    this.#stopListening = deps.store.onAppend((id, version) => this.#noteAppend(id, version))
  }

  /** Hears of everything that this process writes to a match. */
  onWrite: (match: LiveMatch) => void = () => undefined

  get pace(): Pace {
    return this.deps.pace ?? atOnce
  }

  /** How many matches are in memory now. */
  get liveCount(): number {
    return this.#live.size
  }

  close(): void {
    this.#stopListening()
  }

  /** Rejects unless one more match can be counted for the holder. */
  async requireRoom(holder: Holder | null | undefined, kind: 'matches' | 'forks'): Promise<void> {
    const { requireRoom, store } = this.deps
    if (holder) await requireRoom?.(holder, kind, (owner, max) => store.countOf(owner, kind, max))
  }

  /** The match, as far as this process knows it. */
  async find(id: string): Promise<LiveMatch> {
    const match = this.#live.get(id) ?? (await this.#loadOnce(id))
    this.#live.delete(id)
    this.#live.set(id, match)
    const [oldest] = this.#live.keys()
    if (this.#live.size > MAX_LIVE && oldest !== undefined) this.#live.delete(oldest)
    if (match.isBehind) await this.refresh(match)
    return match
  }

  /** The match as it stands in the store now. */
  async findFresh(id: string): Promise<LiveMatch> {
    const match = await this.find(id)
    await this.refresh(match)
    return match
  }

  /** Does something with the match as it stands in the store, after everything that was asked for before. */
  async inTurn<Result>(id: string, act: (match: LiveMatch) => Promise<Result>): Promise<Result> {
    return this.inTurnOf(await this.find(id), act)
  }

  /** The same with a match that was found before. */
  inTurnOf<Result>(match: LiveMatch, act: (match: LiveMatch) => Promise<Result>): Promise<Result> {
    return match.inTurn(async () => {
      await this.refresh(match)
      return act(match)
    })
  }

  /** Reads what other processes have written. */
  async refresh(match: LiveMatch): Promise<void> {
    const stored = await this.deps.store.load(match.header.id)
    if (stored === null) {
      this.forget(match.header.id)
      throw notFound(match.header.id)
    }
    match.reload(stored)
  }

  forget(id: string): void {
    this.#live.delete(id)
  }

  /** Appends to the log at the version that this process knows; `stale` if others were faster. */
  async write(match: LiveMatch, draft: Draft): Promise<Written> {
    const { state } = match
    const at = this.deps.now()
    const numbered = entriesOf(draft.events, { version: state.version, seat: draft.seat, at })
    const { entries, after } = await this.pace(this.#settled(match, numbered))
    const batch: Batch = {
      expectedVersion: state.version,
      entries,
      status: after.status,
      record: draft.record ?? null,
      key: draft.key ?? null,
      granted: draft.granted ?? [],
      revoked: draft.revoked ?? [],
      snapshot: isSnapshotDue(match, entries, after.version) ? after : null,
    }
    const appended = await this.deps.store.append(match.header.id, batch)
    if (appended.kind === 'gone') this.forget(match.header.id)
    if (appended.kind !== 'appended') return appended
    match.advance(after)
    match.changeRights(batch.granted, batch.revoked)
    if (batch.snapshot !== null) match.noteSnapshot(after.version)
    this.onWrite(match)
    return { kind: 'appended', entries }
  }

  /** What follows from lines is decided by the rules of the match; a line about other rules alone decides nothing. */
  *#settled(match: LiveMatch, lines: readonly LogEntry[]): Steps<Pick<Settled, 'entries' | 'after'>> {
    const { play, header, state } = match
    const isAgreement = lines.every(({ event }) => event.type === 'match.upgradeAgreed')
    if (isAgreement && match.isOfOtherRules) return { entries: lines, after: foldAll(play, state, lines) }
    if (lines[0]?.event.type !== 'match.upgraded') requireOwnRules(match)
    return yield* settleInSteps(play, header, state, lines)
  }

  /** Lets a match go on by the rules of this service, if it may: from here on these decide. */
  async bringUpToDate(match: LiveMatch): Promise<void> {
    for (let tries = 0; match.isOfOtherRules && tries < MAX_TRIES; tries++) {
      requirePlayableRules(match)
      const written = await this.write(match, { events: [upgradeOf(match)], seat: null })
      if (written.kind !== 'appended') await this.refresh(match)
    }
    if (match.isOfOtherRules) throw new ApiError('match.busy', 'moved')
  }

  /** The same where there is nothing to decide anew: whoever was overtaken asks again. */
  async writeOrBusy(match: LiveMatch, draft: Draft): Promise<void> {
    const written = await this.write(match, draft)
    if (written.kind !== 'appended') throw new ApiError('match.busy', 'moved')
  }

  /** Requests for one match at the same time share one object, whose turns they then take. */
  #loadOnce(id: string): Promise<LiveMatch> {
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  async #load(id: string): Promise<LiveMatch> {
    const stored = await this.deps.store.load(id)
    if (stored === null) throw notFound(id)
    const { game } = stored.header
    const ruleset = this.deps.rulesetOf(game)
    // To say that the game is no longer played would say to strangers that there is the match.
    if (ruleset === undefined) throw notFound(id)
    return new LiveMatch(stored, ruleset, this.deps.now)
  }

  /** Perhaps another process wrote: then what this one knows is read again when it is needed. */
  #noteAppend(id: string, version: number): void {
    this.#live.get(id)?.noteVersion(version)
  }
}

/** The line from which on the rules of this service decide. It carries the state as these want it. */
const upgradeOf = ({ rules, ruleset, state }: LiveMatch): MatchEvent => ({
  type: 'match.upgraded',
  from: { rulesVersion: rules.rulesVersion, contentHash: rules.contentHash },
  to: { rulesVersion: ruleset.rulesVersion, contentHash: ruleset.contentHash },
  state: state.play,
})

/** Nothing but an upgrade is written to a match of other rules. */
function requireOwnRules(match: LiveMatch): void {
  if (match.isOfOtherRules) throw new Error('The match was not brought up to date.')
}

/** Now and then, and with every upgrade: what was before it need not be understood again. */
const isSnapshotDue = ({ snapshotAt }: LiveMatch, entries: readonly LogEntry[], version: number): boolean =>
  version - snapshotAt >= SNAPSHOT_EVERY || entries[0]?.event.type === 'match.upgraded'
