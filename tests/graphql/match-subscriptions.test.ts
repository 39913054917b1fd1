import { request as httpRequest } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Client, createClient } from 'graphql-ws'
import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { type Database, DatabaseUnavailable } from '../../src/contract/database.ts'
import { cardGame } from '../support/card-game.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { ask, DRAW, given, type Opened, open, SORT } from './match-service.ts'

/** A client's end of a web socket, as far as it is used here. */
type RawSocket = {
  send(text: string): void
  pause(): void
  resume(): void
  terminate(): void
  on(event: 'open' | 'ping', heard: () => void): void
  on(event: 'message', heard: (data: { toString(): string }) => void): void
  on(event: 'close', heard: (code: number, reason: { toString(): string }) => void): void
  on(event: 'error', heard: (error: Error) => void): void
}
type SocketOptions = { readonly headers?: Record<string, string>; readonly autoPong?: boolean }
const WebSocket: new (url: string, protocols?: string[], options?: SocketOptions) => RawSocket = createRequire(
  import.meta.url,
)('ws')

const services: FastifyInstance[] = []
const clients: Client[] = []
const raws: RawSocket[] = []
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()))
  for (const raw of raws.splice(0)) raw.terminate()
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

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port
const addressOf = (app: FastifyInstance): string => `ws://127.0.0.1:${portOf(app)}/graphql`

type Seen = { readonly number: number; readonly type: string; readonly data: object; readonly text: string }
type Wire = { readonly data?: { readonly matchEvents: Seen } | null; readonly errors?: readonly Problem[] }
type Problem = { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }

const FOLLOW = `subscription Follow($id: String!, $after: Int, $seat: Int, $locale: Locale) {
  matchEvents(matchId: $id, after: $after, seat: $seat, locale: $locale) { number type seat at data text rulesVersion contentHash }
}`

/** One subscription of a client, and what it has been told. */
class Reader {
  readonly events: Seen[] = []
  readonly problems: Problem[] = []
  readonly done: Promise<unknown>
  readonly stop: () => void
  isDone = false

  constructor(client: Client, variables: Record<string, unknown>, query = FOLLOW) {
    let stop = () => {}
    this.done = new Promise<unknown>((resolve) => {
      const finish = (result?: unknown) => {
        this.isDone = true
        resolve(result)
      }
      const next = ({ data, errors = [] }: Wire) => {
        if (data) this.events.push(data.matchEvents)
        this.problems.push(...errors)
      }
      const error = (failed: unknown) => {
        if (Array.isArray(failed)) this.problems.push(...failed)
        finish(failed)
      }
      stop = client.subscribe<Wire['data'], unknown>(
        { query, variables },
        { next: (value) => next(value as Wire), error, complete: () => finish() },
      )
    })
    this.stop = () => stop()
  }

  get numbers(): number[] {
    return this.events.map(({ number }) => number)
  }

  async until(isEnough: (reader: this) => boolean): Promise<this> {
    while (!isEnough(this)) await sleep(10)
    return this
  }
}

function connect(app: FastifyInstance, token?: string, name = 'authorization'): Client {
  const connectionParams = token === undefined ? {} : { [name]: `Bearer ${token}` }
  const client = createClient({ url: addressOf(app), webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 })
  clients.push(client)
  return client
}

const follow = (app: FastifyInstance, { id, token }: Pick<Opened, 'id' | 'token'>, more: object = {}) =>
  new Reader(connect(app, token), { id, ...more })

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Waits until so many follow a match. */
async function followers(app: FastifyInstance, count: number): Promise<void> {
  while (!(await app.inject('/metrics')).payload.includes(`match_followers ${count}\n`)) await sleep(20)
}

/** A socket that speaks the protocol by hand. */
async function raw(
  app: FastifyInstance,
  protocol: string | null = 'graphql-transport-ws',
  options: SocketOptions = {},
) {
  const socket = new WebSocket(addressOf(app), protocol === null ? [] : [protocol], options)
  raws.push(socket)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  socket.on('error', () => undefined)
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await Promise.race([new Promise<void>((resolve) => socket.on('open', resolve)), closed])
  const say = (message: object) => socket.send(JSON.stringify(message))
  return { socket, heard, closed, say }
}

describe('a subscription', () => {
  test('first tells what happened, then what happens, without a gap', async () => {
    const app = await listening()
    const match = await open(app)
    const reader = follow(app, match)
    for (let round = 0; round < 50; round++) await given(app, match, SORT)
    await reader.until(({ numbers }) => numbers.length >= 55)
    expect(reader.numbers).toEqual(upTo(55))
    expect(reader.events[0]).toMatchObject({
      type: 'match.created',
      text: 'The match is open for 2 seats.',
      rulesVersion: '1.0.0',
      contentHash: cardGame.contentHash,
    })
    await followers(app, 1)
    reader.stop()
    await followers(app, 0)
  })

  test('goes on where the reader was, in its language', async () => {
    const app = await listening()
    const match = await open(app)
    for (let round = 0; round < 10; round++) await given(app, match, SORT)
    const reader = await follow(app, match, { after: 13, locale: 'es' }).until(({ numbers }) => numbers.length >= 2)
    expect(reader.numbers).toEqual([14, 15])
    expect(reader.events[0]?.text).toBe('Suceso: sorted.')
    const wrong = follow(app, match, { after: 99 })
    await wrong.done
    expect(wrong.problems).toMatchObject([{ extensions: { code: 'input.invalid', errors: [{ path: 'after' }] } }])
  })

  test('breaks off again and again, and yet each event is seen once', async () => {
    const app = await listening()
    const match = await open(app)
    const seen: number[] = []
    const giving = (async () => {
      for (let round = 0; round < 100; round++) await given(app, match, SORT)
    })()
    while (seen.length < 105) {
      const client = connect(app, match.token)
      const reader = new Reader(client, { id: match.id, after: seen.at(-1) ?? 0 })
      await reader.until(({ numbers }) => numbers.length >= Math.min(7, 105 - seen.length))
      client.terminate()
      seen.push(...reader.numbers)
    }
    await giving
    expect(seen).toEqual(upTo(105))
  })

  test('is heard through another instance on the same store', async () => {
    const database = memoryDatabase()
    const [here, there] = [await listening(database), await listening(database)]
    const match = await open(here)
    const reader = follow(there, match)
    await reader.until(({ numbers }) => numbers.length >= 5)
    for (let round = 0; round < 20; round++) await given(round % 2 === 0 ? here : there, match, SORT)
    await reader.until(({ numbers }) => numbers.length >= 25)
    expect(reader.numbers).toEqual(upTo(25))
  })

  test('tells each reader only what they may know, also over one connection', async () => {
    const app = await listening()
    const { id, token, told } = await open(app)
    const client = connect(app, token, 'Authorization')
    const readers = [
      new Reader(client, { id, seat: 0 }),
      new Reader(client, { id, seat: 1 }),
      follow(app, { id, token: told.spectatorToken }),
    ]
    const { events } = await given(app, { id, token }, DRAW)
    const { card } = events[0].data
    await Promise.all(readers.map((reader) => reader.until(({ numbers }) => numbers.length >= 6)))
    expect(readers.map((reader) => reader.events.at(-1)?.data)).toEqual([{ seat: 0, card }, { seat: 0 }, { seat: 0 }])
    for (const reader of readers.slice(1)) expect(JSON.stringify(reader.events)).not.toContain(String(card))
  })

  test('says that the database is not available, without its details', async () => {
    const database = memoryDatabase()
    const app = await listening(database)
    const { id, token } = await open(app)
    database.matches.load = () => Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED')))
    const reader = new Reader(connect(app, token), { id })
    await reader.done
    expect(reader.problems).toMatchObject([{ extensions: { code: 'database.unavailable', status: 503 } }])
    expect(JSON.stringify(reader.problems)).not.toContain('ECONNREFUSED')
  })

  test('is for those who may look', async () => {
    const app = await listening()
    const hidden = await open(app)
    const shown = await open(app, { isPublic: true })
    const refusals = [
      [new Reader(connect(app), { id: hidden.id }), 'match.not-found'],
      [new Reader(connect(app, 'somebody-else'), { id: hidden.id }), 'match.not-found'],
      [new Reader(connect(app, hidden.token), { id: hidden.id, seat: 5 }), 'match.forbidden'],
      [new Reader(connect(app, hidden.token), { id: 'none' }), 'match.not-found'],
    ] as const
    for (const [reader, code] of refusals) {
      await reader.done
      expect(reader.problems).toMatchObject([{ extensions: { code, instance: expect.any(String) } }])
    }
    await new Reader(connect(app), { id: shown.id }).until(({ numbers }) => numbers.length >= 5)
  })

  test('takes the token of the upgrade, too', async () => {
    const app = await listening()
    const { id, token } = await open(app)
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es' }
    const { say, heard } = await raw(app, 'graphql-transport-ws', { headers })
    say({ type: 'connection_init' })
    while (heard.length < 1) await sleep(10)
    say({ type: 'subscribe', id: '1', payload: { query: FOLLOW, variables: { id } } })
    while (heard.length < 6) await sleep(10)
    expect(heard[5]).toContain('Suceso: dealt.')
  })

  test('ends for a seat that is left, and for no other', async () => {
    const app = await listening()
    const { id, token } = await open(app)
    const [left, stays] = [follow(app, { id, token }, { seat: 1 }), follow(app, { id, token }, { seat: 0 })]
    for (const reader of [left, stays]) await reader.until(({ numbers }) => numbers.length >= 5)
    await ask(app, 'mutation Leave($id: String!) { leaveSeat(matchId: $id, seat: 1) { version } }', { id }, { token })
    await given(app, { id, token }, SORT)
    await left.done
    expect(left.events.at(-1)).toMatchObject({ number: 6, type: 'match.seatLeft' })
    await stays.until(({ numbers }) => numbers.at(-1) === 7)
    expect(stays.isDone).toBe(false)
  })

  test('ends when the match is deleted', async () => {
    const app = await listening()
    const { id, token } = await open(app)
    const reader = await follow(app, { id, token }).until(({ numbers }) => numbers.length >= 5)
    await ask(app, 'mutation Delete($id: String!) { deleteMatch(matchId: $id) }', { id }, { token })
    expect(await reader.done).toBeUndefined()
    await followers(app, 0)
  })

  test('goes on to the end of a match', async () => {
    const app = await listening()
    const { id, token } = await open(app)
    const reader = follow(app, { id, token })
    await ask(app, 'mutation End($id: String!) { concedeMatch(matchId: $id, seat: 1) { version } }', { id }, { token })
    await reader.until(({ numbers }) => numbers.length >= 7)
    expect(reader.events.at(-1)).toMatchObject({ type: 'match.ended', data: { winners: [0] } })
  })
})

describe('what is refused over a web socket', () => {
  test.each([
    ['a query', '{ games { id } }', 'subscriptions'],
    ['a mutation', 'mutation { deleteMatch(matchId: "x") }', 'subscriptions'],
    ['a field that does not exist', 'subscription { nothing }', 'nothing'],
    [
      'several fields',
      'subscription { a: matchEvents(matchId: "x") { number } b: matchEvents(matchId: "y") { number } }',
      'one',
    ],
    ['no GraphQL', 'subscription {', 'Syntax'],
    ['too long a document', `# ${'x'.repeat(50_000)}\n${FOLLOW}`, '50000'],
    [
      'too many aliases',
      `subscription { matchEvents(matchId: "x") { ${upTo(101)
        .map((n) => `a${n}: number`)
        .join(' ')} } }`,
      'aliases',
    ],
    ['nothing but brackets', '{'.repeat(3_000), ''],
    ['a missing variable', FOLLOW, '$id'],
  ])('%s', async (_what, query, words) => {
    const app = await listening()
    const reader = new Reader(connect(app), {}, query)
    await reader.done
    expect(reader.problems.length).toBeGreaterThan(0)
    for (const { message, extensions } of reader.problems) {
      expect(extensions).toMatchObject({ code: expect.stringMatching(/^query\.(refused|too-costly)$/), status: 400 })
      expect(message).toContain(words)
    }
  })

  test('another protocol, no introduction, two of them, and what is no message', async () => {
    const app = await listening()
    expect((await (await raw(app, null)).closed).code).toBe(4406)
    // A client that speaks only the older protocol goes away by itself.
    expect((await (await raw(app, 'graphql-ws')).closed).code).toBe(1006)
    const strange = await raw(app)
    strange.socket.send('x')
    expect((await strange.closed).code).toBe(4400)
    const early = await raw(app)
    early.say({ type: 'subscribe', id: '1', payload: { query: FOLLOW } })
    expect((await early.closed).code).toBe(4401)
    const twice = await raw(app)
    twice.say({ type: 'connection_init' })
    twice.say({ type: 'connection_init' })
    expect((await twice.closed).code).toBe(4429)
    const large = await raw(app)
    large.socket.send('x'.repeat(300_000))
    expect((await large.closed).code).toBe(1009)
  })

  test('more than a hundred at a time', async () => {
    const app = await listening()
    const { id, token } = await open(app)
    const client = connect(app, token)
    const readers = upTo(101).map(() => new Reader(client, { id }))
    const last = readers.at(-1)
    await last?.done
    expect(last?.problems).toMatchObject([{ extensions: { code: 'rate.exceeded' } }])
    await Promise.all(readers.slice(0, -1).map((reader) => reader.until(({ numbers }) => numbers.length >= 5)))
  })
})

describe('connections', () => {
  test('are asked for a sign of life, and cut off without one', async () => {
    const app = await listening(memoryDatabase(), { heartbeatMs: 50, slowMs: 10_000 })
    const alive = await raw(app)
    alive.say({ type: 'connection_init' })
    const dead = await raw(app, 'graphql-transport-ws', { autoPong: false })
    dead.say({ type: 'connection_init' })
    expect((await dead.closed).code).toBe(1006)
    alive.say({ type: 'ping' })
    while (alive.heard.length < 2) await sleep(10)
    expect(alive.heard.map((text) => JSON.parse(text).type)).toEqual(['connection_ack', 'pong'])
  })

  test('that take nothing are dropped with a code, and can resume', async () => {
    const database = memoryDatabase()
    const app = await listening(database, { heartbeatMs: 15_000, slowMs: 200 })
    const { id, token } = await open(app)
    await appendLargeEvents(database, id, 400)
    const slow = await raw(app, 'graphql-transport-ws', { headers: { authorization: `Bearer ${token}` } })
    slow.say({ type: 'connection_init' })
    while (slow.heard.length < 1) await sleep(10)
    slow.say({ type: 'subscribe', id: '1', payload: { query: FOLLOW, variables: { id } } })
    slow.socket.pause()
    await followers(app, 1)
    await sleep(800)
    slow.socket.resume()
    const { code, reason } = await slow.closed
    expect([code, reason]).toEqual([4410, 'match.tooSlow: subscribe again with the last number as `after`.'])
    await followers(app, 0)

    const last = JSON.parse(slow.heard.at(-1) ?? '').payload.data.matchEvents.number
    expect(last).toBeLessThan(405)
    const again = follow(app, { id, token }, { after: last })
    await again.until(({ numbers }) => numbers.at(-1) === 405)
    expect(again.numbers).toEqual(upTo(405, last + 1))
  })

  test('are closed when the service stops, without holding it up or ending what they follow', async () => {
    const app = await listening()
    const match = await open(app)
    const readers = upTo(20).map(() => follow(app, match))
    await Promise.all(readers.map((reader) => reader.until(({ numbers }) => numbers.length >= 5)))
    await app.close()
    for (const reader of readers) {
      expect(await reader.done).toMatchObject({ code: 1001, reason: 'The service stops.' })
      expect(reader.numbers).toEqual(upTo(5))
    }
  })

  test('that offer another upgrade are answered as usual, and closed', async () => {
    const app = await listening()
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' }
    for (const [path, status] of [
      ['/v1/games', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await new Promise<{ status: number | undefined; connection: string | undefined }>(
        (resolve, reject) => {
          const request = httpRequest(
            { port: portOf(app), host: '127.0.0.1', path, headers, agent: false },
            (response) => {
              const { statusCode, headers } = response.resume()
              response.on('end', () => resolve({ status: statusCode, connection: headers.connection }))
            },
          )
          request.on('error', reject).end()
        },
      )
      expect(answer).toEqual({ status, connection: 'close' })
    }
    const plain = await raw(app)
    expect(plain.heard).toEqual([])
  })
})

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
