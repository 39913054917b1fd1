import type { DatabaseFigures } from '../contract/database.ts'
import type { Query } from './migrate.ts'
import type { SchemaConnection } from './schema-engine.ts'
import type { Signals } from './signals.ts'

/** A statement that is sent often: under its name the server keeps the plan. Values stand as `$1`, `$2`, …. */
export type Statement = { readonly name: string; readonly text: string }

/** Runs a statement by the driver itself, with nothing between. */
export type Run = (
  statement: Statement,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>

/** An open database behind either driver, with its tables up to date. */
export type Backend = SchemaConnection & {
  readonly query: Query
  readonly run: Run
  /** How this instance and others on the same database hear of each other; `null` if it hears of none. */
  readonly signals: Signals | null
  /** Whether there may be others that this instance does not hear of. */
  readonly isDeaf: boolean
  readonly figures: DatabaseFigures
  close(): Promise<void>
}
