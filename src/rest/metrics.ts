import { collectDefaultMetrics, Registry as MetricsRegistry } from 'prom-client'
import type { Routes } from './doors.ts'
import { watchDatabase } from './metrics/database.ts'
import { watchMatches } from './metrics/matches.ts'
import { watchRequests } from './metrics/requests.ts'
import { watchActivity } from './metrics/rulings.ts'
import { createGatherer } from './metrics/workers.ts'

/** What a scraper reads: the process, requests, rulings, commands, matches and the database, a file for each. */
export const metricsRoutes: Routes = (app, { matches, registry, database }) => {
  const register = new MetricsRegistry()
  collectDefaultMetrics({ register })
  watchRequests(register, app)
  watchActivity(register, registry)
  watchMatches(register, matches)
  if (database.figures !== undefined) watchDatabase(register, database.figures)
  const gather = createGatherer(register)
  const schema = { operationId: 'metrics', tags: ['service'], summary: 'Metrics in the Prometheus text format.' }
  app.get('/metrics', { schema }, async (_request, reply) => reply.type(register.contentType).send(await gather()))
}
