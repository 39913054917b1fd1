import type { KeyStore } from './api-key.ts'
import type { MatchStore } from './match-store.ts'
import type { RulingStore } from './ruling-store.ts'
import type { SpendingStore, UsageStore } from './usage.ts'

/** What the service needs of its database beside the stores. */
export interface Database {
  readonly rulings: RulingStore
  readonly matches: MatchStore
  readonly keys: KeyStore
  readonly usage: UsageStore
  readonly spending: SpendingStore
  /** Whether other instances may serve from the same database. */
  readonly isShared: boolean
  /** Resolves when the database answers and every migration is applied; rejects otherwise. */
  ready(): Promise<void>
  close(): Promise<void>
}
