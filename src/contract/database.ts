import type { KeyStore } from './api-key.ts'
import type { MatchStore } from './match-store.ts'
import type { RulingStore } from './ruling-store.ts'
import type { TableStore } from './table-store.ts'
import type { SpendingStore, UsageStore } from './usage.ts'

/** What the service needs of its database beside the stores. */
export interface Database {
  readonly rulings: RulingStore
  readonly matches: MatchStore
  readonly tables: TableStore
  readonly keys: KeyStore
  readonly usage: UsageStore
  readonly spending: SpendingStore
  /** Whether other instances may serve from the same database. */
  readonly isShared: boolean
  /** Figures for those who watch the service; none where there is nothing to watch. */
  readonly figures?: DatabaseFigures
  /** Deletes what is past its time, now and then, until the database is closed; one instance at a time does so. */
  startRetention?(days: RetentionDays, report: (swept: Swept | Error) => void): void
  /** Resolves when the database answers and every migration is applied; rejects otherwise. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Something that only whoever operates the service can mend; its message says what is wrong and what to do. */
export class OperatorError extends Error {}

/**
 * The database cannot serve now: it is not reached, full, stopped or busy for too long. What was asked may have been
 * done or not. The cause is for the log; whoever asked is only told to ask again.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database did not answer as it should.', { cause })
  }
}

/** How a statement came out; `failed` if it is the statement's own fault. */
type StatementOutcome = 'done' | 'unavailable' | 'failed'

/** Hears of every statement that was sent, under a name of a small set. */
export type StatementListener = (name: string, durationMs: number, outcome: StatementOutcome) => void

/** How many connections there are, how many of them do nothing, and how many statements wait for one. */
export type PoolFigures = {
  readonly size: number
  readonly idle: number
  readonly waiting: number
  readonly max: number
}

/** What can be watched of an open database. */
export interface DatabaseFigures {
  /** `null` if the database is in this process and has no connections. */
  pool(): PoolFigures | null
  onStatement(heard: StatementListener): void
}

/** How many days after its last change something is kept; 0 for ever. */
export type RetentionDays = {
  readonly endedMatches: number
  /** Matches that never started. */
  readonly openMatches: number
  readonly forks: number
  /** The idempotency keys of a match. */
  readonly keys: number
  readonly rulings: number
}

/** How much was deleted. */
export type Swept = { readonly matches: number; readonly keys: number; readonly rulings: number }
