import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'
import { RETRY_AFTER_SECONDS } from '../contract/problem.ts'

export type ProtectionOptions = {
  readonly corsOrigin: '*' | string[]
  /** The longest that the event loop may be held up before new requests are turned away; 0 turns none away. */
  readonly maxDelayMs?: number
}

/** Routes that watch the service and must answer when it is busy. */
export const WATCHING = ['/health/live', '/health/ready', '/metrics']

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** What a page of another origin may read of an answer; only a browser, which names its origin, needs to be told. */
const EXPOSED =
  'location, etag, link, deprecation, sunset, x-request-id, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after'

/** How long a browser need not ask again whether it may send a request. */
const PREFLIGHT_SECONDS = 3_600

const MAX_DELAY_MS = 1_000

/** What is measured in the first moments is the start of the service itself. */
const START_MS = 3_000

/** Cross-origin answers and load shedding. */
export async function protect(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin !== undefined) reply.header('access-control-expose-headers', EXPOSED)
    done()
  })
  // Strictly, OPTIONS that does not come from a browser would be answered by 400 as plain text.
  await app.register(cors, {
    methods: METHODS,
    origin: options.corsOrigin,
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  })
  let startedAt = Number.POSITIVE_INFINITY
  app.addHook('onReady', (done) => {
    startedAt = performance.now()
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxDelayMs ?? MAX_DELAY_MS,
    pressureHandler(request, reply) {
      if (WATCHING.includes(request.url) || performance.now() < startedAt + START_MS) return
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw new ApiError('service.overloaded', 'request')
    },
  })
}
