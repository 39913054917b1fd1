import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { type AppOptions, buildApp } from '../../src/app.ts'
import { collectUndocumented } from './documented.ts'
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
  let undocumented: ReadonlySet<string>
  beforeAll(async () => {
    app = await buildApp({ database: memoryDatabase(), ...PATIENT, ...options })
    undocumented = collectUndocumented(app)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    expect([...undocumented], 'answers that OpenAPI does not describe').toEqual([])
  })
  return () => app
}
