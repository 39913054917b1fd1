import { DatabaseUnavailable } from '../contract/database.ts'
import type { Play, Ruleset, RulesName } from '../contract/match.ts'
import type { LogEntry, MatchHeader, Right, StoredMatch } from '../contract/match-store.ts'
import { foldEvents } from './folding.ts'
import { type MatchState, NO_MATCH, rulesAt } from './match-state.ts'
import { sameRight } from './seats/tokens.ts'

/** A match in memory: what its log came to, kept up with the log as it grows. */
export class LiveMatch {
  readonly header: MatchHeader
  readonly ruleset: Ruleset
  readonly now: () => Date
  #state: MatchState
  #isReadable = true
  #rights: readonly Right[]
  /** The version of the newest snapshot that is stored. */
  #snapshotAt: number
  #notedVersion = 0
  #queue: Promise<unknown> = Promise.resolve()
  /** The latest trouble of the database. */
  #trouble: DatabaseUnavailable | null = null

  constructor(stored: StoredMatch, ruleset: Ruleset, now: () => Date) {
    this.now = now
    this.header = stored.header
    this.ruleset = ruleset
    this.#rights = stored.rights
    this.#snapshotAt = stored.snapshot?.version ?? 0
    this.#state = this.#folded(stored)
  }

  get play(): Play {
    return this.ruleset.play
  }

  /** The rules that the match is played by now. */
  get rules(): RulesName {
    return rulesAt(this.header, this.#state, this.version)
  }

  /** Whether the match is played by other rules or content than those of this service. */
  get isOfOtherRules(): boolean {
    const { rules, ruleset } = this
    return rules.rulesVersion !== ruleset.rulesVersion || rules.contentHash !== ruleset.contentHash
  }

  /** Whether the rules of this service make out how the game stands. */
  get isReadable(): boolean {
    return this.#isReadable
  }

  /** Whether every seat wants to go on by the rules of this service; nobody waits for one that is free or gave up. */
  get hasAgreedUpgrade(): boolean {
    const { wanted, seats } = this.#state
    if (wanted == null || wanted.to.rulesVersion !== this.ruleset.rulesVersion) return false
    if (wanted.to.contentHash !== this.ruleset.contentHash) return false
    return seats.every(
      ({ name, hasConceded, bot }, seat) =>
        name === null || hasConceded || bot !== undefined || wanted.agreed.includes(seat),
    )
  }

  get state(): MatchState {
    return this.#state
  }

  get version(): number {
    return this.#state.version
  }

  get rights(): readonly Right[] {
    return this.#rights
  }

  get snapshotAt(): number {
    return this.#snapshotAt
  }

  /** Whether the log is known to have grown beyond what is in memory. */
  get isBehind(): boolean {
    return this.#notedVersion > this.version
  }

  /** Notes that the log has reached a version. */
  noteVersion(version: number): void {
    this.#notedVersion = Math.max(this.#notedVersion, version)
  }

  /** Takes over the state that the lines which were just appended led to. */
  advance(state: MatchState): void {
    if (state.version > this.version) this.#state = state
  }

  /** The state that lines of this match's log lead to from an earlier state. */
  fold(start: MatchState, entries: readonly LogEntry[]): MatchState {
    return foldEvents(this, start, entries).state
  }

  /** Takes over what the store says; what was read before the newest write is passed over. */
  reload(stored: StoredMatch): void {
    if (stored.version < this.version) return
    this.#rights = stored.rights
    this.#snapshotAt = stored.snapshot?.version ?? 0
    if (stored.version > this.version) this.#state = this.#folded(stored)
  }

  #folded(stored: StoredMatch): MatchState {
    const { state, isReadable } = foldEvents(this, startOf(stored), stored.entries)
    this.#isReadable = isReadable
    return state
  }

  changeRights(granted: readonly Right[], revoked: readonly Right[]): void {
    const kept = this.#rights.filter((right) => !revoked.some((ended) => sameRight(right, ended)))
    this.#rights = [...kept, ...granted]
  }

  noteSnapshot(version: number): void {
    this.#snapshotAt = version
  }

  /**
   * Does one thing at a time, in the order asked for: commands of one match never race within a process. When the
   * database fails one of them, those that wait fail with it: each by itself would wait as long again, in vain.
   */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const before = this.#trouble
    const result = this.#queue.then(() => {
      if (this.#trouble !== null && this.#trouble !== before) throw this.#trouble
      return act()
    })
    this.#queue = result.catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) this.#trouble = error
    })
    return result
  }
}

/** The snapshot was made of a state, and nothing else writes there. */
const startOf = ({ snapshot }: StoredMatch): MatchState =>
  snapshot === null ? NO_MATCH : (snapshot.state as MatchState)
