import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { testApp } from '../support/app.ts'
import { cardGame } from '../support/card-game.ts'
import { keyFor } from '../support/keys.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { toyGame } from '../support/toy-game.ts'
import { ask, type Opened, open, type Reply } from './match-service.ts'

const games = [toyGame, cardGame]
const RULINGS = '{ rulings { next } }'
const CONTENT = '{ games { id } }'
const MATCHES = '{ matches { next } }'
const CREATE = `mutation { createCardsMatch(input: { options: { goal: 100 }, seats: [{ name: "Ana" }, { name: "Ben" }] }) { id } }`

const codes = ({ errors }: Reply) => errors.map(({ extensions }) => extensions.code)

describe('scopes guard root fields', () => {
  const database = memoryDatabase()
  const app = testApp({ games, database, apiKeys: 'required' })
  const withKey = (key: string) => ({ headers: { 'x-api-key': key } })

  test.each([
    ['rulings', RULINGS, [CONTENT, MATCHES, CREATE]],
    ['content', CONTENT, [RULINGS, MATCHES, CREATE]],
    ['matches', CREATE, [RULINGS, CONTENT]],
  ] as const)('%s', async (scope, opened, shut) => {
    const { text } = await keyFor(database, { scopes: [scope] })
    expect(codes(await ask(app(), opened, {}, withKey(text)))).toEqual([])
    for (const query of shut) {
      const reply = await ask(app(), query, {}, withKey(text))
      expect([reply.status, ...codes(reply)]).toEqual([403, 'api-key.scope'])
    }
  })

  test('by any name, in any fragment, and beside fields that are answered', async () => {
    const { text } = await keyFor(database, { scopes: ['content'] })
    const query = 'query { ...Both } fragment Both on Query { games { id } mine: rulings { next } }'
    const reply = await ask(app(), query, {}, withKey(text))
    expect([reply.status, reply.data.games.length, ...codes(reply)]).toEqual([200, 2, 'api-key.scope'])
  })

  test('whoever has no key is told so, a wrong key is refused, and the schema may be read', async () => {
    const reply = await ask(app(), RULINGS)
    expect([reply.status, ...codes(reply)]).toEqual([401, 'api-key.missing'])
    const wrong = await ask(app(), RULINGS, {}, withKey('wrong'))
    expect([wrong.status, ...codes(wrong)]).toEqual([401, 'api-key.invalid'])
    expect(codes(await ask(app(), '{ __schema { queryType { name } } }'))).toEqual([])
  })

  test('usage is counted by field', async () => {
    const { text, id } = await keyFor(database, { scopes: ['content', 'rulings'] })
    await ask(app(), '{ a: games { id } b: games { id } rulings { next } }', {}, withKey(text))
    const { payload } = await app().inject('/metrics')
    for (const field of ['games', 'rulings'])
      expect(payload).toContain(`api_requests_total{key="${id}",name="bot",operation="graphql.${field}"} 1`)
  })
})

describe('caps and budgets', () => {
  test('are the same as over REST', async () => {
    const app = await buildApp({
      games,
      database: memoryDatabase(),
      corsOrigin: '*',
      maxDelayMs: 0,
      caps: { matches: 1, forks: 1, rulings: 1, tables: null },
      limitCpuMsPerMinute: 100_000,
      monotonic: () => 0,
    })
    const [operation] = toyGame.operations
    const save = await app.inject({
      method: 'POST',
      url: `${operation?.path}?save=true`,
      payload: operation?.examples[0]?.input as object,
    })
    expect(save.statusCode).toBe(201)
    const saveAgain = 'mutation { saveToyThrow(input: { missile: { pebble: true }, power: 2 }) { id } }'
    expect(codes(await ask(app, saveAgain))).toEqual(['cap.reached'])
    expect(codes(await ask(app, CREATE))).toEqual([])
    const reply = await ask(app, CREATE)
    expect([reply.status, ...codes(reply)]).toEqual([403, 'cap.reached'])
    await app.close()
  })

  test('a mutation pays for its write', async () => {
    const app = await buildApp({
      games,
      database: memoryDatabase(),
      corsOrigin: '*',
      maxDelayMs: 0,
      limitCpuMsPerMinute: 1,
      monotonic: () => 0,
    })
    expect(codes(await ask(app, CREATE))).toEqual([])
    const refused = await ask(app, CONTENT)
    expect([refused.status, ...codes(refused)]).toEqual([429, 'rate.exceeded'])
    await app.close()
  })
})

describe('over sockets', () => {
  const database = memoryDatabase()
  const options = { games, database, corsOrigin: '*', maxDelayMs: 0, apiKeys: 'required' } as const
  const all = { scopes: ['matches', 'rulings', 'content'] } as const
  let app: FastifyInstance
  let match: Opened
  let url: string
  const webSocketImpl = createRequire(import.meta.url)('ws')

  beforeAll(async () => {
    app = await buildApp(options)
    url = `${(await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/graphql`
    const { text } = await keyFor(database, { scopes: [...all.scopes] })
    match = await open(app, {}, { headers: { 'x-api-key': text } })
  })
  afterAll(() => app.close())

  /** The first thing that a subscriber with these parameters is told: an event, or the code of a problem. */
  async function follow(connectionParams: Record<string, string>) {
    const client = createClient({ url, webSocketImpl, connectionParams, retryAttempts: 0 })
    const query = `subscription { matchEvents(matchId: "${match.id}") { number } }`
    const ended = new Promise<void>((resolve) => client.on('closed', () => resolve()))
    const first = await new Promise<unknown>((resolve) => {
      client.subscribe(
        { query },
        {
          next: ({ data, errors }) => resolve(data?.matchEvents ?? errors?.[0]?.extensions?.code),
          error: (problems) => resolve(Array.isArray(problems) ? problems[0]?.extensions?.code : 'closed'),
          complete() {},
        },
      )
    })
    return { first, ended, dispose: () => client.dispose() }
  }
  const bearer = () => ({ authorization: `Bearer ${match.token}` })

  test.each([
    ['no key', undefined, 'api-key.missing'],
    ['a wrong key', 'wrong', 'api-key.invalid'],
  ])('%s is refused', async (_name, key, code) => {
    const reader = await follow({ ...bearer(), ...(key === undefined ? {} : { 'x-api-key': key }) })
    expect(reader.first).toBe(code)
    await reader.dispose()
  })

  test('a key needs the scope', async () => {
    const { text } = await keyFor(database, { scopes: ['rulings'] })
    const reader = await follow({ ...bearer(), 'x-api-key': text })
    expect(reader.first).toBe('api-key.scope')
    await reader.dispose()
  })

  test('a key opens a stream, which ends within seconds when the key is revoked', async () => {
    const { text, id } = await keyFor(database, { scopes: ['matches'] })
    const reader = await follow({ ...bearer(), 'X-API-Key': text })
    expect(reader.first).toEqual({ number: 1 })
    await database.keys.revoke(id)
    await reader.ended
    await reader.dispose()
  })
})
