import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, buildService, type Service } from '../../src/app.ts'
import { WRITE_MS } from '../../src/rest/access-guard.ts'
import { testApp } from '../support/app.ts'
import { cardGame } from '../support/card-game.ts'
import { ADMIN_TOKEN, keyFor, statusOf } from '../support/keys.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { toyGame } from '../support/toy-game.ts'
import { open, send } from './matches/match-service.ts'

const [operation] = toyGame.operations
const QUESTION = operation?.examples[0]?.input as object
const RULING = ['POST', operation?.path ?? '', QUESTION] as const
const BATCH = [
  'POST',
  '/v1/rulings/batch',
  { rulings: [{ game: toyGame.id, operation: operation?.name, input: QUESTION }] },
] as const
const MATCH = [
  'POST',
  '/v1/matches',
  { game: 'cards', options: { goal: 100 }, seats: [{ name: 'Ana' }, { name: 'Ben' }] },
] as const
const CATALOGUE = ['GET', '/v1/games'] as const
const ADMIN = ['GET', '/admin/keys'] as const
const OPEN_ROUTES = ['/health/live', '/health/ready', '/metrics', '/openapi.json', '/v1/problems'] as const

const games = [toyGame, cardGame]
const INVALID = [401, 'api-key.invalid']
const NO_SCOPE = [403, 'api-key.scope']
const MISSING = [401, 'api-key.missing']

describe('without keys', () => {
  const app = testApp({ games, adminToken: ADMIN_TOKEN })

  test('nobody needs one, a header of that name means nothing, and administration needs the token', async () => {
    expect(await statusOf(app(), RULING)).toEqual([200, undefined])
    expect(await statusOf(app(), RULING, 'whatever')).toEqual([200, undefined])
    expect(await statusOf(app(), ADMIN)).toEqual(MISSING)
    expect(await statusOf(app(), ADMIN, 'whatever')).toEqual(MISSING)
    expect(await statusOf(app(), ADMIN, ADMIN_TOKEN)).toEqual([200, undefined])
  })
})

describe('optional keys', () => {
  const database = memoryDatabase()
  const app = testApp({ games, database, apiKeys: 'optional' })

  test('let those without one do all but administrate', async () => {
    for (const route of [RULING, BATCH, CATALOGUE]) expect(await statusOf(app(), route)).toEqual([200, undefined])
    expect(await statusOf(app(), MATCH)).toEqual([201, undefined])
    expect(await statusOf(app(), ADMIN)).toEqual(MISSING)
  })

  test.each([
    ['rulings', [RULING, BATCH, ['GET', '/v1/rulings']], [MATCH, CATALOGUE, ADMIN]],
    ['matches', [MATCH], [RULING, BATCH, ['GET', '/v1/rulings'], CATALOGUE, ADMIN]],
    ['content', [CATALOGUE, ['GET', `/v1/games/${toyGame.id}/rules`]], [RULING, BATCH, MATCH, ADMIN]],
    ['admin', [ADMIN, ['GET', '/admin/usage']], [RULING, BATCH, MATCH, CATALOGUE]],
  ] as const)('of the scope %s open its routes and no others', async (scope, opened, shut) => {
    const { text } = await keyFor(database, { scopes: [scope] })
    for (const route of opened) expect((await statusOf(app(), route, text))[0]).toBeLessThan(300)
    for (const route of shut) expect(await statusOf(app(), route, text)).toEqual(NO_SCOPE)
    for (const url of OPEN_ROUTES) expect(await statusOf(app(), ['GET', url], text)).toEqual([200, undefined])
  })

  test.each(['', ' ', 'x', 'arb_', `arb_${'A'.repeat(43)}`, `arb_${'A'.repeat(44)}`, ADMIN_TOKEN, 'a, b'])(
    '%j, which is no key, is refused',
    async (text) => {
      expect(await statusOf(app(), RULING, text)).toEqual(INVALID)
    },
  )

  test('that are revoked or expired are refused, and the problem says so', async () => {
    const past = await keyFor(database, { expiresAt: '2020-01-01T00:00:00Z' })
    const revoked = await keyFor(database)
    await database.keys.revoke(revoked.id)
    for (const [text, reason] of [
      [past.text, 'has expired'],
      [revoked.text, 'was revoked'],
    ] as const) {
      const headers = { 'x-api-key': text }
      const response = await app().inject({ method: 'POST', url: RULING[1], payload: QUESTION, headers })
      expect([response.statusCode, response.json().code]).toEqual(INVALID)
      expect(response.json().detail).toContain(reason)
      expect(response.headers['www-authenticate']).toBe('ApiKey')
    }
  })
})

describe('required keys', () => {
  const database = memoryDatabase()
  const app = testApp({ games, database, apiKeys: 'required' })

  test('are needed for everything but watching and reading about the service', async () => {
    for (const route of [RULING, BATCH, MATCH, CATALOGUE, ADMIN]) expect(await statusOf(app(), route)).toEqual(MISSING)
    for (const url of OPEN_ROUTES) expect(await statusOf(app(), ['GET', url])).toEqual([200, undefined])
    const { text } = await keyFor(database)
    expect(await statusOf(app(), RULING, text)).toEqual([200, undefined])
  })
})

describe('administration', () => {
  const database = memoryDatabase()
  const app = testApp({ games, database, apiKeys: 'required', adminToken: ADMIN_TOKEN })
  const admin = { 'x-api-key': ADMIN_TOKEN }

  test('makes a key, which is shown once, lists and revokes it at once', async () => {
    const wanted = { name: 'bot', scopes: ['rulings'], cpuMsPerMinute: 500, caps: { rulings: 3 } }
    const made = await send(app(), { method: 'POST', url: '/admin/keys', payload: wanted, headers: admin })
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store'])
    const { key, ...shown } = made.body
    expect(shown).toMatchObject({ ...wanted, prefix: key.slice(0, 12), revokedAt: null, expiresAt: null })
    expect(await statusOf(app(), RULING, key)).toEqual([200, undefined])

    const listed = await send(app(), { url: '/admin/keys', headers: admin })
    expect(listed.body.keys).toEqual([shown])
    expect(listed.text).not.toContain(key)
    const gone = await send(app(), { method: 'DELETE', url: `/admin/keys/${shown.id}`, headers: admin })
    expect(gone.body.revokedAt).toEqual(expect.any(String))
    expect(await statusOf(app(), RULING, key)).toEqual(INVALID)
  })

  test.each([
    [{ name: 'bot' }, 'scopes'],
    [{ name: '', scopes: ['rulings'] }, 'name'],
    [{ name: 'a\u0000b', scopes: ['rulings'] }, 'name'],
    [{ name: 'bot', scopes: [] }, 'scopes'],
    [{ name: 'bot', scopes: ['root'] }, 'scopes[0]'],
    [{ name: 'bot', scopes: ['rulings'], cpuMsPerMinute: -1 }, 'cpuMsPerMinute'],
    [{ name: 'bot', scopes: ['rulings'], caps: { matches: 1.5 } }, 'caps.matches'],
    [{ name: 'bot', scopes: ['rulings'], expiresAt: 'soon' }, 'expiresAt'],
    [{ name: 'bot', scopes: ['rulings'], isRoot: true }, 'isRoot'],
  ])('refuses %j and names %s', async (payload, path) => {
    const { status, body } = await send(app(), { method: 'POST', url: '/admin/keys', payload, headers: admin })
    expect([status, body.errors[0].path]).toEqual([400, path])
  })

  test('says that an id names no key', async () => {
    const url = '/admin/keys/01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await statusOf(app(), ['DELETE', url], ADMIN_TOKEN)).toEqual([404, 'api-key.not-found'])
  })

  test('reads usage by key, operation and day, and the metrics name the key by its id', async () => {
    const { text, id } = await keyFor(database, { name: 'counted' })
    await statusOf(app(), RULING, text)
    await statusOf(app(), RULING, text)
    await statusOf(app(), MATCH, text)
    const day = new Date().toISOString().slice(0, 10)
    const { body } = await send(app(), { url: `/admin/usage?key=${id}&from=${day}&to=${day}`, headers: admin })
    const counts = { day, keyId: id, cpuMs: expect.any(Number) }
    expect(body).toEqual({
      usage: expect.arrayContaining([
        { ...counts, operation: operation?.id, requests: 2, errors: 0 },
        { ...counts, operation: 'createMatch', requests: 1, errors: 1 },
      ]),
      isComplete: true,
    })
    const { payload } = await app().inject('/metrics')
    expect(payload).toContain(`api_requests_total{key="${id}",name="counted",operation="${operation?.id}"} 2`)
    expect(payload).not.toContain(text)
    expect((await send(app(), { url: '/admin/usage?from=2024-13-01', headers: admin })).status).toBe(400)
  })
})

describe('a budget', () => {
  test('counts CPU time and writes, is told in headers, and is refilled steadily', async () => {
    const clock = { now: 0 }
    const app = await buildApp({
      games,
      database: memoryDatabase(),
      corsOrigin: '*',
      maxDelayMs: 0,
      limitCpuMsPerMinute: WRITE_MS,
      monotonic: () => clock.now,
    })
    const first = await send(app, { method: MATCH[0], url: MATCH[1], payload: MATCH[2] })
    expect(first.status).toBe(201)
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '1',
      'ratelimit-remaining': '1',
      'ratelimit-reset': '0',
    })
    // The write alone costs the whole budget; what the handler took beside is owed.
    const refused = await send(app, { method: MATCH[0], url: MATCH[1], payload: MATCH[2] })
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.exceeded'])
    expect(refused.body.detail).toContain('This address may use 1 ms of CPU time per minute.')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect((await statusOf(app, ['GET', '/nowhere']))[0]).toBe(429)
    expect((await statusOf(app, ['GET', '/health/live']))[0]).toBe(200)
    expect((await statusOf(app, ['GET', '/metrics']))[0]).toBe(200)
    clock.now += wait * 1000
    expect((await statusOf(app, MATCH))[0]).toBe(201)
    await app.close()
  })

  test('is each key’s own, and each address’s own for those without one', async () => {
    const database = memoryDatabase()
    const app = await buildApp({
      games,
      database,
      corsOrigin: '*',
      maxDelayMs: 0,
      apiKeys: 'optional',
      limitCpuMsPerMinute: 100_000,
      monotonic: () => 0,
      trustProxy: true,
    })
    const small = await keyFor(database, { scopes: ['matches'], cpuMsPerMinute: 1 })
    const endless = await keyFor(database, { scopes: ['matches'], cpuMsPerMinute: 0 })
    expect((await statusOf(app, MATCH, small.text))[0]).toBe(201)
    expect(await statusOf(app, MATCH, small.text)).toEqual([429, 'rate.exceeded'])
    const { headers } = await send(app, { url: '/v1/matches', headers: { 'x-api-key': endless.text } })
    expect(headers['ratelimit-limit']).toBeUndefined()
    expect((await statusOf(app, MATCH))[0]).toBe(201)
    const left = async (from: string) =>
      Number(
        (await app.inject({ url: '/v1/games', headers: { 'x-forwarded-for': from } })).headers['ratelimit-remaining'],
      )
    const whole = await left('2001:db8:1:2::1')
    for (let count = 0; count < 30; count++) await left('2001:db8:1:2::1')
    expect(await left('2001:db8:1:2:ffff::2')).toBeLessThan(whole)
    expect(await left('2001:db8:1:3::1')).toBe(whole)
    await app.close()
  })

  test('of an address pays for keys that are tried from it', async () => {
    const app = await buildApp({
      database: memoryDatabase(),
      corsOrigin: '*',
      maxDelayMs: 0,
      apiKeys: 'required',
      limitCpuMsPerMinute: 1,
      monotonic: () => 0,
    })
    const tried: (string | undefined)[] = []
    for (let count = 0; count < 40; count++) {
      const text = `arb_${String(count).padStart(43, '0')}`
      tried.push((await statusOf(app, CATALOGUE, text))[1])
    }
    expect([tried[0], tried.at(-1)]).toEqual(['api-key.invalid', 'rate.exceeded'])
    await app.close()
  })

  test('is shared by the instances of one database', async () => {
    const database = memoryDatabase()
    const app = await buildApp({
      games,
      database,
      corsOrigin: '*',
      maxDelayMs: 0,
      limitCpuMsPerMinute: 100_000,
      monotonic: () => 0,
    })
    const account = { account: 'address:127.0.0.1', perMinute: 100_000 }
    await app.ready()
    await database.spending.add([{ ...account, ms: 100_000 }])
    expect((await statusOf(app, MATCH))[0]).toBe(201)
    await expect.poll(async () => (await statusOf(app, CATALOGUE))[0], { timeout: 20_000 }).toBe(429)
    const total = (await database.spending.add([{ ...account, ms: 0 }])).get(account.account)
    expect(total).toBeGreaterThanOrEqual(100_000 + WRITE_MS)
    await app.close()
  })

  test('goes on by itself while the database is down', async () => {
    const database = memoryDatabase()
    const down = () => Promise.reject(new Error('down'))
    const app = await buildApp({
      games,
      database: { ...database, spending: { add: down, sweep: down }, usage: { ...database.usage, add: down } },
      corsOrigin: '*',
      maxDelayMs: 0,
      apiKeys: 'optional',
      limitCpuMsPerMinute: WRITE_MS,
      monotonic: () => 0,
    })
    await app.ready()
    expect((await statusOf(app, MATCH))[0]).toBe(201)
    expect(await statusOf(app, MATCH)).toEqual([429, 'rate.exceeded'])
    await app.close()
  })
})

describe('caps', () => {
  const database = memoryDatabase()
  const caps = { matches: 2, forks: 1, rulings: 1, tables: 0 }
  const app = testApp({ games, database, apiKeys: 'optional', caps })
  const REACHED = [403, 'cap.reached']
  const save = ['POST', `${RULING[1]}?save=true`, QUESTION] as const

  test('are each token’s own; ended and deleted matches no longer count', async () => {
    const token = 'a-token-of-my-own-that-is-long-enough'
    const request = { method: MATCH[0], url: MATCH[1], payload: MATCH[2], token }
    const first = await send(app(), request)
    await send(app(), request)
    const third = await send(app(), request)
    expect([third.status, third.body.code]).toEqual(REACHED)
    expect(third.body.detail).toContain('2 open or running matches')
    expect((await send(app(), { ...request, token: `${token}-2` })).status).toBe(201)
    await send(app(), { method: 'DELETE', url: `/v1/matches/${first.body.id}`, token })
    await expect.poll(async () => (await send(app(), request)).status, { timeout: 10_000 }).toBe(201)
  })

  test('of forks are counted apart from those of matches', async () => {
    const token = 'another-token-of-my-own-long-enough'
    const { path } = await open(app(), {}, token)
    const fork = { method: 'POST', url: `${path}/forks`, payload: { version: 5 }, token } as const
    const version = (await send(app(), { url: path, token })).body.version
    const forked = await send(app(), { ...fork, payload: { version } })
    expect(forked.status).toBe(201)
    const second = await send(app(), { ...fork, payload: { version } })
    expect([second.status, second.body.code]).toEqual(REACHED)
    expect((await send(app(), { method: MATCH[0], url: MATCH[1], payload: MATCH[2], token })).status).toBe(201)
  })

  test('of saved rulings count for the key, else for the address; a key may have its own', async () => {
    expect((await statusOf(app(), save))[0]).toBe(201)
    expect(await statusOf(app(), save)).toEqual(REACHED)
    const { text } = await keyFor(database, { caps: { rulings: 2 } })
    expect((await statusOf(app(), save, text))[0]).toBe(201)
    expect((await statusOf(app(), save, text))[0]).toBe(201)
    expect(await statusOf(app(), save, text)).toEqual(REACHED)
    expect((await statusOf(app(), RULING, text))[0]).toBe(200)
  })
})

describe('an admin port', () => {
  let service: Service
  beforeAll(async () => {
    service = await buildService({
      games,
      database: memoryDatabase(),
      corsOrigin: '*',
      maxDelayMs: 0,
      adminToken: ADMIN_TOKEN,
      hasAdminPort: true,
    })
  })
  afterAll(() => Promise.all([service.app.close(), service.admin?.close()]))

  const introspection = ['POST', '/graphql', { query: '{ __schema { queryType { name } } }' }] as const

  test('takes metrics, administration and the GraphQL schema off the public one', async () => {
    const { app, admin } = service
    if (admin === null) throw new Error('There is no admin app.')
    expect(await statusOf(app, ['GET', '/metrics'])).toEqual([404, 'route.not-found'])
    expect(await statusOf(app, ADMIN, ADMIN_TOKEN)).toEqual([404, 'route.not-found'])
    expect((await statusOf(app, introspection))[0]).toBe(400)
    expect((await statusOf(app, RULING))[0]).toBe(200)

    expect((await admin.inject('/metrics')).payload).toContain('http_request_duration_seconds_count')
    expect((await statusOf(admin, ADMIN, ADMIN_TOKEN))[0]).toBe(200)
    expect(await statusOf(admin, ADMIN)).toEqual(MISSING)
    expect((await statusOf(admin, introspection))[0]).toBe(200)
    expect((await statusOf(admin, ['GET', '/health/live']))[0]).toBe(200)
    expect((await statusOf(admin, RULING))[0]).toBe(404)
  })
})

describe('secrets', () => {
  test('no key and no token is in the log, a problem, a metric or what is stored', async () => {
    const lines: string[] = []
    const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } }
    const database = memoryDatabase()
    const written: unknown[] = []
    const watched = {
      ...database,
      keys: {
        ...database.keys,
        create: (key: Parameters<typeof database.keys.create>[0]) => {
          written.push(key)
          return database.keys.create(key)
        },
      },
      usage: { ...database.usage, add: async (rows: unknown) => void written.push(rows) },
      spending: { ...database.spending, add: async (rows: unknown) => new Map([['', written.push(rows)]]) },
    }
    const app = await buildApp({
      games,
      database: watched,
      corsOrigin: '*',
      maxDelayMs: 0,
      apiKeys: 'optional',
      adminToken: ADMIN_TOKEN,
      limitCpuMsPerMinute: 1000,
      logger,
    })
    const headers = { 'x-api-key': ADMIN_TOKEN }
    const payload = { name: 'bot', scopes: ['rulings'] }
    const { key } = (await send(app, { method: 'POST', url: '/admin/keys', payload, headers })).body
    const answers = [
      await app.inject({ method: 'POST', url: RULING[1], payload: QUESTION, headers: { 'x-api-key': key } }),
      await app.inject({ url: '/v1/games', headers: { 'x-api-key': key } }),
      await app.inject({ url: '/v1/games', headers: { 'x-api-key': `${key}x` } }),
      await app.inject({ url: '/v1/games', headers: { 'x-api-key': key.replace('arb_', 'arb-') } }),
      await app.inject('/metrics'),
    ]
    await app.close()
    const seen = [...lines, ...answers.map((answer) => answer.payload), JSON.stringify(written)].join('\n')
    expect(seen).toContain('"operation"')
    expect(seen).not.toContain(key.slice(12))
    expect(seen).not.toContain(ADMIN_TOKEN)
  })
})

describe('OpenAPI', () => {
  const app = testApp({ games })

  test('names the header, and what the guard answers', () => {
    const { components, paths } = app().swagger() as unknown as {
      components: { securitySchemes: object }
      paths: Record<string, Record<string, { responses: object }>>
    }
    expect(components.securitySchemes).toMatchObject({ apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } })
    expect(Object.keys(paths[RULING[1]]?.post?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '429']))
    expect(paths['/admin/keys']?.post?.responses).toMatchObject({ 201: {}, 401: {}, 403: {} })
    expect(Object.keys(paths['/health/live']?.get?.responses ?? {})).not.toContain('429')
  })
})
