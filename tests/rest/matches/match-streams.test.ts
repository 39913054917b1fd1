import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { Database } from '../../../src/contract/database.ts'
import { cardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { give, type Opened, open, send } from './match-service.ts'

const SORT = { command: { sort: {} } }
const DRAW = { command: { draw: {} } }
const services: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((app) => app.close()))
})

async function listening(
  database: Database = memoryDatabase(),
  streamTimes = { heartbeatMs: 15_000, slowMs: 10_000 },
): Promise<FastifyInstance> {
  const app = await buildApp({ database, corsOrigin: '*', games: [cardGame], streamTimes })
  services.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (let tries = 0; tries < 100 && (await app.inject('/v1/problems')).statusCode === 503; tries++) await sleep(100)
  return app
}

type Streamed = { readonly id: number; readonly type: string; readonly data: { data: object; text: string } }

/** A reader of server-sent events that takes what comes. */
class Reader {
  readonly request: ClientRequest
  readonly answered: Promise<IncomingMessage>
  readonly ended: Promise<void>
  text = ''

  constructor(app: FastifyInstance, { path, token }: Pick<Opened, 'path' | 'token'>, query = '', headers: object = {}) {
    const { port } = app.server.address() as AddressInfo
    const sent = { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...headers }
    this.request = get({ port, host: '127.0.0.1', path: `${path}/events${query}`, headers: sent, agent: false })
    this.answered = once(this.request, 'response').then(([response]: IncomingMessage[]) => response as IncomingMessage)
    this.ended = this.answered.then((response) => this.#read(response)).catch(() => undefined)
    // A test that has read enough breaks the connection off.
    this.request.on('error', () => undefined)
  }

  #read(response: IncomingMessage): Promise<void> {
    response.setEncoding('utf8').on('data', (chunk: string) => {
      this.text += chunk
    })
    response.on('error', () => undefined)
    return new Promise((done) => response.on('close', () => done()))
  }

  get events(): Streamed[] {
    const whole = this.text.split('\n\n').slice(0, -1)
    return whole.flatMap((block) => {
      const [, id = ''] = /^id: (\d+)$/m.exec(block) ?? []
      const [, type = ''] = /^event: (.+)$/m.exec(block) ?? []
      const [, data] = /^data: (.+)$/m.exec(block) ?? []
      return data === undefined ? [] : [{ id: Number(id), type, data: JSON.parse(data) }]
    })
  }

  get ids(): number[] {
    return this.events.map(({ id }) => id)
  }

  async until(isEnough: (reader: this) => boolean): Promise<this> {
    while (!isEnough(this)) await sleep(10)
    return this
  }
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('a stream of events', () => {
  test('first tells what happened, then what happens, without a gap', async () => {
    const app = await listening()
    const match = await open(app)
    const reader = new Reader(app, match)
    const response = await reader.answered
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    for (let round = 0; round < 50; round++) await give(app, match, SORT)
    await reader.until(({ ids }) => ids.length >= 55)
    expect(reader.ids).toEqual(upTo(55))
    expect(reader.events[0]).toMatchObject({
      type: 'match.created',
      data: { number: 1, text: expect.any(String), rulesVersion: '1.0.0', contentHash: cardGame.contentHash },
    })
    expect((await send(app, { url: '/metrics' })).text).toContain('match_followers 1')
    reader.request.destroy()
  })

  test('goes on where the reader was, by Last-Event-ID or after', async () => {
    const app = await listening()
    const match = await open(app)
    for (let round = 0; round < 10; round++) await give(app, match, SORT)
    const byHeader = new Reader(app, match, '?after=2', { 'last-event-id': '12' })
    const byQuery = new Reader(app, match, '?after=14', { 'accept-language': 'es' })
    await byHeader.until(({ ids }) => ids.length >= 3)
    await byQuery.until(({ ids }) => ids.length >= 1)
    expect(byHeader.ids).toEqual([13, 14, 15])
    expect(byQuery.events).toMatchObject([{ id: 15, data: { text: 'Suceso: sorted.' } }])
    const wrong = new Reader(app, match, '', { 'last-event-id': '99' })
    expect((await wrong.answered).statusCode).toBe(400)
    for (const reader of [byHeader, byQuery, wrong]) reader.request.destroy()
  })

  test('breaks off again and again, and yet each event is seen once', async () => {
    const app = await listening()
    const match = await open(app)
    const seen: number[] = []
    const giving = (async () => {
      for (let round = 0; round < 100; round++) await give(app, match, SORT)
    })()
    while (seen.length < 105) {
      const after = String(seen.at(-1) ?? 0)
      const reader = new Reader(app, match, '', { 'last-event-id': after })
      await reader.until(({ ids }) => ids.length >= Math.min(7, 105 - seen.length))
      reader.request.destroy()
      seen.push(...reader.ids)
    }
    await giving
    expect(seen).toEqual(upTo(105))
  })

  test('is heard through another instance on the same store', async () => {
    const database = memoryDatabase()
    const [here, there] = [await listening(database), await listening(database)]
    const match = await open(here)
    const reader = new Reader(there, match)
    await reader.until(({ ids }) => ids.length >= 5)
    for (let round = 0; round < 20; round++) await give(round % 2 === 0 ? here : there, match, SORT)
    await reader.until(({ ids }) => ids.length >= 25)
    expect(reader.ids).toEqual(upTo(25))
    reader.request.destroy()
  })

  test('tells each reader only what they may know', async () => {
    const app = await listening()
    const match = await open(app)
    const watching = { path: match.path, token: match.body.spectatorToken }
    const readers = [new Reader(app, match, '?seat=0'), new Reader(app, match, '?seat=1'), new Reader(app, watching)]
    const drawn = await give(app, match, DRAW)
    const { card } = drawn.body.events[0].data
    await Promise.all(readers.map((reader) => reader.until(({ ids }) => ids.length >= 6)))
    const told = readers.map(({ events }) => events.at(-1)?.data.data)
    expect(told).toEqual([{ seat: 0, card }, { seat: 0 }, { seat: 0 }])
    for (const reader of readers.slice(1)) expect(reader.text).not.toContain(String(card))
    for (const reader of readers) reader.request.destroy()
  })

  test('ends for a seat that is left', async () => {
    const app = await listening()
    const match = await open(app)
    const reader = new Reader(app, match, '?seat=1')
    await reader.until(({ ids }) => ids.length >= 5)
    await send(app, { method: 'DELETE', url: `${match.path}/seats/1`, token: match.token })
    await give(app, match, SORT)
    await reader.ended
    expect(reader.events.at(-1)).toMatchObject({ id: 6, type: 'match.seatLeft' })
  })

  test('gives signs of life', async () => {
    const app = await listening(memoryDatabase(), { heartbeatMs: 20, slowMs: 10_000 })
    const match = await open(app)
    const reader = new Reader(app, match)
    await reader.until(({ text }) => text.split(': alive\n\n').length > 3)
    reader.request.destroy()
  })

  test('drops a reader that takes nothing, tells it so, and lets it come back', async () => {
    const database = memoryDatabase()
    const app = await listening(database, { heartbeatMs: 15_000, slowMs: 200 })
    const patient = await listening(database)
    const match = await open(app)
    await appendLargeEvents(database, match.id, 300)

    const { port } = app.server.address() as AddressInfo
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${match.token}` }
    const request = get({ port, host: '127.0.0.1', path: `${match.path}/events`, headers, agent: false })
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (response === undefined) throw new Error('There was no answer.')
    response.pause()
    await followers(app, 0)
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    response.resume()
    await once(response, 'close')
    expect(text).toMatch(/event: match\.tooSlow\ndata: \{"code":"match\.tooSlow"\}\n\n$/)
    request.destroy()

    const idsIn = (sent: string) => [...sent.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
    const last = idsIn(text).at(-1) ?? 0
    expect(last).toBeLessThan(305)
    const again = new Reader(patient, match, '', { 'last-event-id': String(last) })
    await again.until((reader) => reader.text.includes('\nid: 305\n'))
    expect(idsIn(again.text)).toEqual(upTo(305, last + 1))
    again.request.destroy()
  })

  test('ends when the service stops, without holding it up', async () => {
    const app = await listening()
    const match = await open(app)
    const readers = upTo(20).map(() => new Reader(app, match))
    await Promise.all(readers.map((reader) => reader.until(({ ids }) => ids.length >= 5)))
    await app.close()
    await Promise.all(readers.map(({ ended }) => ended))
    for (const reader of readers) expect(reader.ids).toEqual(upTo(5))
  })

  test('is not opened by a HEAD', async () => {
    const app = await listening()
    const match = await open(app)
    const headers = { accept: 'text/event-stream' }
    const head = await send(app, { method: 'HEAD', url: `${match.path}/events`, token: match.token, headers })
    expect(head).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } })
  })
})

/** Waits until so many follow a match. */
async function followers(app: FastifyInstance, count: number): Promise<void> {
  while (!(await send(app, { url: '/metrics' })).text.includes(`match_followers ${count}\n`)) await sleep(20)
}

/** More than the buffers of a connection take: lines of 50 kB. */
async function appendLargeEvents({ matches }: Database, id: string, count: number): Promise<void> {
  const at = new Date()
  const padding = 'x'.repeat(50_000)
  const stored = await matches.load(id)
  const expectedVersion = stored?.version ?? 0
  const entries = upTo(expectedVersion + count, expectedVersion + 1).map((number) => {
    return { number, event: { type: 'sorted', seat: 0, padding }, seat: 0, at }
  })
  const nothing = { record: null, key: null, granted: [], revoked: [], snapshot: null }
  await matches.append(id, { expectedVersion, entries, status: 'running', ...nothing })
}
