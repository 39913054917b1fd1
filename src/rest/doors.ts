import type { FastifyInstance } from 'fastify'
import type { Database } from '../contract/database.ts'
import type { Registry } from '../registry/registry.ts'

/** What the routes need. */
export type Dependencies = {
  readonly registry: Registry
  readonly database: Database
  /** Picks a seed for a ruling whose caller gave none. */
  readonly newSeed: () => string
}

/** Adds some routes to the service. */
export type Routes = (app: FastifyInstance, dependencies: Dependencies) => void
