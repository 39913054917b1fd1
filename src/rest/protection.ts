import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'
import { RETRY_AFTER_SECONDS } from '../contract/problem.ts'
import { limitRate } from './rate-limit.ts'

export type ProtectionOptions = {
  readonly corsOrigin: '*' | string[]
  readonly rateLimitPerMinute: number
  /** The longest that the event loop may be held up before new requests are turned away; 0 turns none away. */
  readonly mostDelayMs?: number
}

/** Routes that watch the service and must answer when it is busy. */
const WATCHING = ['/health/live', '/health/ready', '/metrics']

/** An answer is data: it may not load, frame or run anything. Pages set a policy of their own. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** What a page of another origin may read of an answer; only a browser, which names its origin, needs to be told. */
const EXPOSED = 'location, etag, x-request-id, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after'

const MOST_DELAY_MS = 1_000

/** What is measured in the first moments is the start of the service itself. */
const START_MS = 3_000

/** Security headers, cross-origin answers, rate limits and load shedding. */
export async function protect(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    if (request.headers.origin !== undefined) reply.header('access-control-expose-headers', EXPOSED)
    done()
  })
  await app.register(cors, { methods: METHODS, origin: options.corsOrigin })
  let startedAt = Number.POSITIVE_INFINITY
  app.addHook('onReady', (done) => {
    startedAt = performance.now()
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: options.mostDelayMs ?? MOST_DELAY_MS,
    pressureHandler(request, reply) {
      if (WATCHING.includes(request.url) || performance.now() < startedAt + START_MS) return
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw new ApiError('service.overloaded', 'The request was not started.')
    },
  })
  if (options.rateLimitPerMinute > 0) limitRate(app, options.rateLimitPerMinute, WATCHING)
}
