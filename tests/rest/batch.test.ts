import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import { defineGame } from '../../src/contract/game.ts'
import { operationDefiner } from '../../src/contract/operation.ts'
import { BATCH_BUDGET } from '../../src/rest/rulings/batch.ts'
import type { Budget } from '../../src/rest/rulings/budgeted-list.ts'
import type { Rules } from '../../src/rulebook/rule.ts'
import { testApp } from '../support/app.ts'
import { memoryDatabase } from '../support/memory-store.ts'

const BATCH = '/v1/rulings/batch'
const FAULTS = ['none', 'run', 'headline', 'cycle', 'nothing'] as const

/** What became of the questions so far. */
const asked = { count: 0 }

const define = operationDefiner<Rules, null>('test', null)
/** Answers as much as it is asked for, and breaks where it is asked to. */
const echo = define({
  id: 'test.echo',
  kind: 'resolution',
  summary: { en: 'Echo.', es: 'Eco.' },
  rules: [],
  input: z.strictObject({ characters: z.int().min(0).max(10_000_000), fault: z.enum(FAULTS).default('none') }),
  outcome: z.object({ text: z.string() }),
  examples: [{ name: 'short', input: { characters: 1 } }],
  run({ characters, fault }) {
    asked.count++
    if (fault === 'run') throw new TypeError('the secret reason')
    if (fault === 'nothing') throw undefined
    const outcome = { text: 'x'.repeat(characters) }
    return fault === 'cycle' ? Object.assign(outcome, { again: outcome }) : outcome
  },
  headline(_outcome, { fault }) {
    if (fault === 'headline') throw new RangeError('the secret reason')
    return 'Echo.'
  },
  picture(_outcome, { characters }) {
    return { width: 10, height: 10, description: 'x'.repeat(characters), shapes: [] }
  },
})

const game = defineGame({
  id: 'test',
  name: 'Test',
  summary: { en: 'For tests.', es: 'Para pruebas.' },
  rulesVersion: '1.0.0',
  rules: [],
  interpretations: {},
  glossary: [],
  content: null,
  packs: [],
  operations: [echo],
})

const entry = (characters: number, fault: (typeof FAULTS)[number] = 'none') => ({
  game: 'test',
  operation: 'echo',
  input: { characters, fault },
})

async function service(more: { budget?: Budget; slowMs?: number; lines?: string[] } = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    database: memoryDatabase(),
    corsOrigin: '*',
    maxDelayMs: 0,
    games: [game],
    batchBudget: more.budget ?? BATCH_BUDGET,
    streamTimes: { heartbeatMs: 15_000, slowMs: more.slowMs ?? 10_000 },
    logger: { level: 'error', stream: { write: (line: string) => more.lines?.push(line) } },
  })
  onTestFinished(() => app.close())
  return app
}

const send = (app: FastifyInstance, rulings: unknown[]) =>
  app.inject({ method: 'POST', url: BATCH, payload: { rulings } })

/** What each entry was answered by: the code of its problem, or its operation. */
async function outcomes(app: FastifyInstance, rulings: unknown[]): Promise<unknown[]> {
  const response = await send(app, rulings)
  expect(response.statusCode).toBe(200)
  return response.json().rulings.map((ruling: { code?: string; operation?: string }) => ruling.code ?? ruling.operation)
}

describe('a fault in one entry', () => {
  test.each(['run', 'headline', 'cycle', 'nothing'] as const)('(%s) is the problem of that entry', async (fault) => {
    const lines: string[] = []
    const app = await service({ lines })
    const response = await send(app, [entry(1), entry(1, fault), entry(2)])
    const [first, second, third] = response.json().rulings
    expect([first.operation, second.code, third.operation]).toEqual(['echo', 'service.failed', 'echo'])
    expect(second.detail).toContain(response.headers['x-request-id'])
    expect(response.payload).not.toContain('secret')
    expect(lines).toHaveLength(1)
  })
})

describe('the budget of a batch', () => {
  test('of output: what is left is answered without being looked at', async () => {
    const app = await service({ budget: { ...BATCH_BUDGET, maxOutputBytes: 100_000 } })
    asked.count = 0
    const entries = new Array(5).fill(entry(60_000))
    expect(await outcomes(app, entries)).toEqual([
      'echo',
      'echo',
      'batch.budget-spent',
      'batch.budget-spent',
      'batch.budget-spent',
    ])
    expect(asked.count).toBe(2)
    const { rulings } = (await send(app, entries)).json()
    expect(rulings[4]).toMatchObject({ status: 413, detail: expect.stringContaining('100000 bytes') })
  })

  test('of work: it counts what the whole request took', async () => {
    const app = await service({ budget: { ...BATCH_BUDGET, maxWorkMs: 0 } })
    asked.count = 0
    expect(await outcomes(app, [entry(1), 'nonsense'])).toEqual(['batch.budget-spent', 'batch.budget-spent'])
    expect(asked.count).toBe(0)
  })

  test('bodies that are too large are told the limit', async () => {
    const app = await service()
    const response = await send(app, ['x'.repeat(5_000_000)])
    expect(response.json()).toMatchObject({ status: 413, code: 'body.too-large' })
    expect(response.json().detail).toContain('4194304')
  })
})

describe('one ruling', () => {
  test.each(['application/json', 'image/svg+xml'])(
    'too large as %s is a problem that names the limit',
    async (accept) => {
      const app = await service()
      const ask = (characters: number) =>
        app.inject({ method: 'POST', url: '/v1/games/test/rulings/echo', headers: { accept }, payload: { characters } })
      expect((await ask(1_000_000)).statusCode).toBe(200)
      const answer = await ask(5_000_000)
      expect(answer.json()).toMatchObject({ status: 413, code: 'answer.too-large' })
      expect(answer.json().detail).toContain('4194304')
    },
  )

  test('too large is the problem of its entry in a batch', async () => {
    const app = await service()
    expect(await outcomes(app, [entry(5_000_000), entry(1)])).toEqual(['answer.too-large', 'echo'])
  })
})

test('a list of large rulings is cut into pages that hold them all', async () => {
  const app = await service()
  const url = '/v1/games/test/rulings/echo?save=true&visibility=public'
  for (let count = 0; count < 45; count++) await app.inject({ method: 'POST', url, payload: { characters: 300_000 } })
  const pages: string[][] = []
  let next: string | null = ''
  while (next !== null) {
    const page: LightMyRequestResponse = await app.inject(`/v1/rulings?limit=100${next === '' ? '' : `&after=${next}`}`)
    expect(page.payload.length).toBeLessThan(8_000_000)
    pages.push(page.json().rulings.map(({ id }: { id: string }) => id))
    next = page.json().next
  }
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, index) => String(45 - index)))
})

describe('a batch over the network', () => {
  test('comes in pieces, and is answered as fast as it is read', async () => {
    const app = await service()
    asked.count = 0
    const response = await post(app, new Array(100).fill(entry(300_000)))
    expect(response.headers['transfer-encoding']).toBe('chunked')
    await settled(() => asked.count)
    // The reader has taken nothing yet: what was answered fills the buffers between the two, and no more.
    expect(asked.count).toBeGreaterThan(0)
    expect(asked.count).toBeLessThan(60)
    const { rulings } = JSON.parse(await text(response))
    expect(rulings).toHaveLength(100)
    expect(asked.count).toBe(100)
  })

  test('is worked on no longer when the reader goes away', async () => {
    const app = await service()
    asked.count = 0
    const response = await post(app, new Array(1000).fill(entry(20_000)))
    await once(response, 'readable')
    response.destroy()
    await settled(() => asked.count)
    expect(asked.count).toBeLessThan(900)
  })

  test('a reader that takes nothing is cut off', async () => {
    const app = await service({ slowMs: 50 })
    const response = await post(app, new Array(1000).fill(entry(30_000)))
    while ((await connections(app)) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await expect(text(response)).rejects.toThrow('aborted')
  })
})

describe('what is wrong with an input', () => {
  const app = testApp()

  test('is told shortly, however much is wrong', async () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, 0]))
    const url = '/v1/games/apex/rulings/line-of-sight'
    for (const input of [keys, { ['k'.repeat(500_000)]: 1 }, { from: keys, to: { ['k'.repeat(500_000)]: 1 } }]) {
      for (const language of ['en', 'es']) {
        const headers = { 'accept-language': language }
        const response = await app().inject({ method: 'POST', url, headers, payload: input })
        expect(response.statusCode).toBe(400)
        expect(response.payload.length).toBeLessThan(30_000)
      }
    }
  })
})

async function post(app: FastifyInstance, rulings: unknown[]): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: BATCH, headers })
  request.end(JSON.stringify({ rulings }))
  const [response] = await once(request, 'response')
  return response
}

async function text(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** Waits until a number changes no more for many turns of the event loop. */
async function settled(read: () => number): Promise<void> {
  let last = read()
  for (let same = 0; same < 2_000; same++) {
    await setImmediate()
    if (read() !== last) same = 0
    last = read()
  }
}

function connections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
}
