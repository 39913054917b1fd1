import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'

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

/** The longest that the event loop may be held up before new requests are turned away. */
const MOST_DELAY_MS = 1_000
const RETRY_AFTER_SECONDS = 2

/** Security headers, cross-origin answers, rate limits and load shedding. */
export async function protect(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    done()
  })
  await app.register(cors, {
    origin: options.corsOrigin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'location',
      'x-request-id',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
    ],
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    pressureHandler(request, reply) {
      if (WATCHING.includes(request.url)) return
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw new ApiError('service.overloaded', 'The request was not started.')
    },
  })
  if (options.rateLimitPerMinute === 0) return
  await app.register(rateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    allowList: (request) => WATCHING.includes(request.url),
    errorResponseBuilder: (_request, { max, after }) =>
      new ApiError('rate.exceeded', `The limit is ${max} requests a minute; it is lifted in ${after}.`),
  })
}
