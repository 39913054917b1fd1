import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
import type { Dependencies, Routes } from './dependencies.ts'
import { watchDatabase } from './metrics/database.ts'
import { watchMatches } from './metrics/matches.ts'
import { watchRenderer } from './metrics/renderer.ts'
import { watchRequests } from './metrics/requests.ts'
import { watchActivity } from './metrics/rulings.ts'
import { createGatherer } from './metrics/workers.ts'

/** Watches the process, requests, rulings, commands, matches, pictures and the database, with a file for each. */
export function watchService(app: FastifyInstance, dependencies: Dependencies): void {
  const { matches, registry, database, renderer, metrics } = dependencies
  collectDefaultMetrics({ register: metrics })
  watchRequests(metrics, app)
  watchActivity(metrics, registry)
  watchMatches(metrics, matches)
  watchRenderer(metrics, renderer)
  if (database.figures !== undefined) watchDatabase(metrics, database.figures)
}

/** What a scraper reads. */
export const metricsRoutes: Routes = (app, { metrics: register }) => {
  const gather = createGatherer(register)
  const answer = { description: 'The metrics.', content: { 'text/plain': { schema: z.string() } } }
  const summary = 'Metrics in the Prometheus text format.'
  const schema = { operationId: 'metrics', tags: ['service'], summary, answers: { 200: answer } }
  app.get('/metrics', { schema }, async (_request, reply) => reply.type(register.contentType).send(await gather()))
}
