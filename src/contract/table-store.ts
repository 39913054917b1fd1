import type { JsonObject } from '../lib/json.ts'
import type { Page } from './ruling-store.ts'

/** A table that somebody has stored. It never changes: other content is another table. */
export type StoredTable = {
  /** The SHA-256 of the game and the table, in hex. */
  readonly id: string
  readonly name: string
  readonly game: string
  readonly table: JsonObject
  readonly storedAt: Date
}

/** A stored table without what is on it. */
export type TableSummary = Omit<StoredTable, 'table'>

/** A table to be stored: whose it is, and whom it is counted for. */
export type NewTable = Omit<StoredTable, 'storedAt'> & { readonly owner: string; readonly countedFor: string }

export type TableFilter = { readonly game?: string | undefined; readonly name?: string | undefined }

/** A name keeps so many of the tables that were stored under it, the latest ones. */
export const TABLES_PER_NAME = 20

/** Keeps tables. Everything in it belongs to an owner, and is found by that owner only. */
export interface TableStore {
  /** From now on the name means this table. Those that were stored under it before stay, up to `TABLES_PER_NAME`. */
  put(table: NewTable): Promise<StoredTable>
  /** The latest table under a name, or the one of an id. */
  find(owner: string, reference: string): Promise<StoredTable | null>
  /** The latest first. With a name all that were stored under it, else the latest of each name. */
  list(
    owner: string,
    filter: TableFilter,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<Page<TableSummary>>
  /** Deletes all tables under a name, or the one of an id under every name; whether there was one. */
  delete(owner: string, reference: string): Promise<boolean>
  /** How many names are counted for somebody; it stops counting at `max`. */
  countOf(countedFor: string, max: number): Promise<number>
}
