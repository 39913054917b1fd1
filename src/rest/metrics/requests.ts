import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { UNKNOWN_ROUTE } from '../access-guard.ts'
import { seriesByKey, Tally } from './tally.ts'

/** How long each route took. */
export function watchRequests(register: MetricsRegistry, app: FastifyInstance): void {
  const durations = new Tally({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  const seriesOf = seriesByKey((method = '', route = '', status = '') => durations.series({ method, route, status }))
  app.addHook('onResponse', (request, reply, done) => {
    seriesOf(request.method, routeOf(request), String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
}

/** The guard knows the route of nearly every request; asking a request for its route is slow. */
const routeOf = (request: FastifyRequest): string => request.guarded?.route ?? request.routeOptions.url ?? UNKNOWN_ROUTE
