import type { FastifyInstance } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import type { Access } from '../access/access.ts'
import type { Database } from '../contract/database.ts'
import type { RulingHost } from '../hosting/rulings.ts'
import type { TableHost } from '../hosting/tables.ts'
import type { Matches } from '../matches/matches.ts'
import type { Registry } from '../registry/registry.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Budget } from './rulings/budgeted-list.ts'

/** What the routes need. */
export type Dependencies = {
  readonly registry: Registry
  readonly database: Database
  readonly matches: Matches
  readonly tables: TableHost
  readonly rulings: RulingHost
  readonly renderer: Renderer
  /** Picks a seed for a ruling whose caller gave none. */
  readonly newSeed: () => string
  readonly streamTimes: StreamTimes
  /** What answering one batch may take at most. */
  readonly batchBudget: Budget
  readonly access: Access
  readonly metrics: MetricsRegistry
}

/** When a stream gives a sign of life, and how long it waits for a reader that takes nothing. */
export type StreamTimes = { readonly heartbeatMs: number; readonly slowMs: number }

/** Adds some routes to the service. */
export type Routes = (app: FastifyInstance, dependencies: Dependencies) => void
