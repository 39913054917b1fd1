import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { memoryDatabase } from './memory-store.ts'

/** Tests share the machine with each other, so how long they wait says nothing about the service. */
const PATIENT = {
  corsOrigin: '*',
  maxDelayMs: 0,
  renderer: { maxWaitMs: 60_000, timeLimitMs: 60_000 },
} as const

/** The whole service for the tests of one file, on a database in memory. */
export function testApp(options: Partial<AppOptions> = {}): () => FastifyInstance {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildApp({ database: memoryDatabase(), ...PATIENT, ...options })
    await app.ready()
  })
  afterAll(() => app.close())
  return () => app
}
