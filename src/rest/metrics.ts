import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import type { Dependencies, Routes } from './doors.ts'

/** Measures the process, and how long each route takes. */
export function measureRequests(app: FastifyInstance, { matches, metrics: register }: Dependencies): void {
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  new Gauge({
    name: 'match_followers',
    help: 'How many readers follow a match now.',
    registers: [register],
    collect() {
      this.set(matches.following.followers)
    },
  })
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown'
    const name = `${method} ${route} ${reply.statusCode}`
    let one = series.get(name)
    if (one === undefined) {
      one = durations.labels({ method, route, status: reply.statusCode })
      series.set(name, one)
    }
    one.observe(reply.elapsedTime / 1000)
    done()
  })
}

/** What a scraper reads. */
export const metricsRoutes: Routes = (app, { metrics: register }) => {
  const schema = { operationId: 'metrics', tags: ['service'], summary: 'Metrics in the Prometheus text format.' }
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
