import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'

const MINUTE_MS = 60_000
/** So many addresses are told apart; beyond that the minute begins anew, so that memory stays bounded. */
const MOST_ADDRESSES = 100_000

/** Lets each address ask so many times a minute, and tells it how many times are left. */
export function limitRate(app: FastifyInstance, perMinute: number, exempt: readonly string[]): void {
  const counts = new Map<string, number>()
  let endsAt = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (exempt.includes(request.url)) return done()
    const now = Date.now()
    if (now >= endsAt || counts.size >= MOST_ADDRESSES) {
      counts.clear()
      endsAt = now + MINUTE_MS
    }
    const count = (counts.get(request.ip) ?? 0) + 1
    counts.set(request.ip, count)

    const seconds = Math.ceil((endsAt - now) / 1000)
    reply.header('ratelimit-limit', perMinute)
    reply.header('ratelimit-remaining', Math.max(0, perMinute - count))
    reply.header('ratelimit-reset', seconds)
    if (count <= perMinute) return done()
    reply.header('retry-after', seconds)
    done(new ApiError('rate.exceeded', `The limit is ${perMinute} requests a minute.`))
  })
}
