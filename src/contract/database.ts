import type { MatchStore } from './match-store.ts'
import type { RulingStore } from './ruling-store.ts'

/** What the service needs of its database beside the stores. */
export interface Database {
  readonly rulings: RulingStore
  readonly matches: MatchStore
  /** Resolves when the database answers and every migration is applied; rejects otherwise. */
  ready(): Promise<void>
  close(): Promise<void>
}
