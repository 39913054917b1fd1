import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { memoryDatabase } from './memory-store.ts'

/** The whole service for the tests of one file, on a database in memory. */
export function testApp(options: Partial<AppOptions> = {}): () => FastifyInstance {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildApp({ database: memoryDatabase(), corsOrigin: '*', rateLimitPerMinute: 0, ...options })
    await app.ready()
    if (options.rateLimitPerMinute === undefined) await calm(app)
  })
  afterAll(() => app.close())
  return () => app
}

/** Building the service holds up the event loop, and a service that is held up turns requests away. */
async function calm(app: FastifyInstance): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await app.inject('/v1/problems')).statusCode !== 503) return
    await sleep(100)
  }
}
