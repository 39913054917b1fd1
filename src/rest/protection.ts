import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'
import { limitRate } from './rate-limit.ts'

export type ProtectionOptions = { readonly corsOrigin: '*' | string[]; readonly rateLimitPerMinute: number }

/** Routes that watch the service and must answer when it is busy. */
const WATCHING = ['/health/live', '/health/ready', '/metrics']

/** An answer is data: it may not load, frame or run anything. Pages set a policy of their own. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const CORS = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: [
    'location',
    'x-request-id',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'retry-after',
  ],
}

/** The longest that the event loop may be held up before new requests are turned away. */
const MOST_DELAY_MS = 1_000
const RETRY_AFTER_SECONDS = 2

/** Security headers, cross-origin answers, rate limits and load shedding. */
export async function protect(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    done()
  })
  await app.register(cors, { ...CORS, origin: options.corsOrigin })
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    pressureHandler(request, reply) {
      if (WATCHING.includes(request.url)) return
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw new ApiError('service.overloaded', 'The request was not started.')
    },
  })
  if (options.rateLimitPerMinute > 0) limitRate(app, options.rateLimitPerMinute, WATCHING)
}
