import type { Json, JsonObject } from '../lib/json.ts'
import type { Draw } from '../rulebook/random.ts'
import type { MatchEvent } from './match.ts'
import type { Page } from './ruling-store.ts'

export const MATCH_STATUSES = ['open', 'running', 'ended'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

/** One line of a match's log. Numbers count from 1 without a gap; the last one is the match's version. */
export type LogEntry = {
  readonly number: number
  readonly event: MatchEvent
  /** The seat whose command it came from; `null` if it came from no seat. */
  readonly seat: number | null
  readonly at: Date
}

/** What a token lets its bearer do in a match. */
export type Role =
  | { readonly role: 'owner' }
  | { readonly role: 'seat'; readonly seat: number }
  | { readonly role: 'spectator' }
  /** Not used yet: whoever brings it may take the seat. */
  | { readonly role: 'invitation'; readonly seat: number }

/** A right in a match, held by whoever knows the text with this SHA-256. */
export type Right = Role & { readonly tokenHash: string }

/** What does not change while a match is played, and the secrets of its chance. */
export type MatchHeader = {
  readonly id: string
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: JsonObject
  readonly seats: number
  readonly isPublic: boolean
  readonly label: string | null
  /** The secret seed; published when the match has ended. */
  readonly seed: string
  readonly seedCommitment: string
  readonly forkedFrom: { readonly match: string; readonly version: number } | null
  readonly createdAt: Date
}

/** A match as it stands in lists. */
export type MatchSummary = MatchHeader & {
  readonly status: MatchStatus
  readonly version: number
  readonly updatedAt: Date
  readonly roles: readonly Role[]
}

/** A command that was applied, for verification: what was asked, and the chance it used. */
export type CommandRecord = {
  /** The version it was decided at. */
  readonly at: number
  readonly seat: number
  readonly command: Json
  readonly draws: readonly Draw[]
}

/** A write that must happen once: the same key and body is answered as before. */
export type IdempotencyKey = { readonly key: string; readonly bodyHash: string }

/** What is written together or not at all. Without entries only rights change. */
export type Batch = {
  readonly expectedVersion: number
  readonly entries: readonly LogEntry[]
  readonly status: MatchStatus
  readonly record: CommandRecord | null
  readonly key: IdempotencyKey | null
  /** Rights that are given with this batch, and rights that end. */
  readonly granted: readonly Right[]
  readonly revoked: readonly Right[]
  /** The state after the batch, now and then, so that loading need not fold the whole log. */
  readonly snapshot: JsonObject | null
}

/** A key that was used before, by the body of this hash, and the first and last numbers of the log it led to. */
export type Repeated = { readonly bodyHash: string; readonly first: number; readonly last: number }

export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'stale'; readonly version: number }
  | ({ readonly kind: 'repeated' } & Repeated)
  | { readonly kind: 'gone' }

export type Snapshot = { readonly version: number; readonly state: JsonObject }

/** A match loaded for deciding. */
export type StoredMatch = {
  readonly header: MatchHeader
  readonly status: MatchStatus
  readonly version: number
  readonly rights: readonly Right[]
  readonly snapshot: Snapshot | null
  /** The log after the snapshot. */
  readonly entries: readonly LogEntry[]
}

export type MatchFilter = {
  readonly tokenHash: string
  readonly game?: string | undefined
  readonly status?: MatchStatus | undefined
}

/** Keeps matches: an append-only log each, with what is needed to load it fast. */
export interface MatchStore {
  /** Writes a new match with its first entries and rights. */
  create(match: {
    readonly header: MatchHeader
    readonly rights: readonly Right[]
    readonly batch: Batch
    /** Whom the match is counted for until it ends; without one it is counted for nobody. */
    readonly owner?: string | null
  }): Promise<void>
  /** How many matches that have not ended are counted for an owner, forks or others; it stops counting at `max`. */
  countOf(owner: string, kind: 'matches' | 'forks', max: number): Promise<number>
  /** The match with its newest snapshot and what came after. */
  load(id: string): Promise<StoredMatch | null>
  append(id: string, batch: Batch): Promise<Appended>
  /** The numbers of the log that a key was answered with, if it was. */
  answered(id: string, key: string): Promise<Repeated | null>
  /** The log after a number, oldest first. */
  log(id: string, after: number, limit: number): Promise<readonly LogEntry[]>
  records(id: string): Promise<readonly CommandRecord[]>
  /** The newest snapshot up to a version. */
  snapshotBefore(id: string, version: number): Promise<Snapshot | null>
  /** Newest first. Rejects with `InvalidCursor` for a cursor that no list answered. */
  list(
    filter: MatchFilter,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<Page<MatchSummary>>
  /** Whether there was one. */
  delete(id: string): Promise<boolean>
  /** Whether hints from other instances never come, so that whoever follows a log must look often. */
  readonly isDeaf?: boolean
  /** Calls back whenever a match may have grown, here or in another instance; a hint, not a message. */
  onAppend(heard: (id: string, version: number) => void): () => void
}
