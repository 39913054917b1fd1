import type { Query } from './migrate.ts'
import type { SchemaConnection } from './schema-engine.ts'

/** An open database behind either driver, with its tables up to date. */
export type Backend = SchemaConnection & {
  readonly query: Query
  close(): Promise<void>
}
