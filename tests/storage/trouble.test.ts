import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { type Database, DatabaseUnavailable } from '../../src/contract/database.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { isTrouble } from '../../src/storage/trouble.ts'
import { ask } from '../graphql/match-service.ts'
import { give, type Opened, open, type Reply, send } from '../rest/matches/match-service.ts'
import { cardGame } from '../support/card-game.ts'
import { execute, type PostgresServer, startPostgres } from '../support/databases.ts'
import { Link } from '../support/link.ts'
import { toyGame } from '../support/toy-game.ts'
import { started } from './matches.ts'
import { ruling } from './rulings.ts'

const ID = '01901234-5678-7000-8000-000000000000'
const BLOCKED = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
const DRAW = { command: { draw: {} } }
const SAVING = toyGame.operations[0]

describe('what is trouble of the database, and what is the statement’s own fault', () => {
  test.each([
    ['08006', 'connection failure'],
    ['25006', 'read-only transaction'],
    ['28P01', 'password refused'],
    ['3D000', 'no such database'],
    ['40001', 'serialization failure'],
    ['40P01', 'deadlock'],
    ['53100', 'disk full'],
    ['53300', 'too many connections'],
    ['55P03', 'lock not available'],
    ['57014', 'statement timeout'],
    ['57P01', 'shutdown'],
    ['57P03', 'starting up'],
    ['58030', 'input or output failed'],
    ['XX001', 'data corrupted'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ENOSPC', 'no space left'],
  ])('%s is: %s', (code) => {
    expect(isTrouble(Object.assign(new Error('x'), { code }))).toBe(true)
  })

  test('so is an error without a code, and whatever the embedded database throws that is no error at all', () => {
    expect(isTrouble(new Error('timeout exceeded when trying to connect'))).toBe(true)
    expect(isTrouble({ name: 'ErrnoError', errno: 51 })).toBe(true)
    expect(isTrouble(Object.assign(new Error('x'), { code: '55000', severity: 'FATAL' }))).toBe(true)
  })

  test.each(['23505', '22P02', '42601', '42P01'])('%s is not', (code) => {
    expect(isTrouble(Object.assign(new Error('x'), { code, severity: 'ERROR' }))).toBe(false)
  })

  test('nor is a mistake of our own', () => {
    expect(isTrouble(new TypeError('Converting circular structure to JSON'))).toBe(false)
  })
})

describe('a PostgreSQL server in trouble', () => {
  let server: PostgresServer
  let url: string
  let link: Link
  let database: Database
  let app: FastifyInstance
  let match: Opened
  let logged: string[]

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
  })
  afterAll(() => server?.stop())

  beforeEach(async () => {
    link = new Link(url)
    database = await openDatabase({ url: await link.open(url), dataDir: '', statementTimeoutMs: 1_000, poolSize: 2 })
    logged = []
    const stream = new Writable({ write: (line, _encoding, done) => done(void logged.push(String(line))) })
    const logger = { level: 'warn', stream }
    app = await buildApp({
      database,
      corsOrigin: '*',
      maxDelayMs: 0,
      games: [cardGame, toyGame],
      logger,
    })
    match = await open(app)
  })
  afterEach(async () => {
    await link.restore()
    await app.close()
    await database.close()
    await link.cut()
  })

  function expectUnavailable({ status, headers, body, text }: Reply): void {
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'database.unavailable', status: 503 })
    expect(headers['retry-after']).toBe('2')
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|timeout|postgres|prisma|SELECT|terminat/i)
  }

  const savedRuling = () =>
    send(app, { method: 'POST', url: `${SAVING?.path}?save=true`, payload: SAVING?.examples[0]?.input as object })

  test('is told by 503 and Retry-After at every route that needs it, and by nothing else', async () => {
    await link.cut()
    const { path, token } = match
    const reads = ['', '/events', '/offers', '/verification'].map((part) => `${path}${part}`)
    for (const address of [...reads, '/v1/matches', '/v1/rulings', `/v1/rulings/${ID}`]) {
      expectUnavailable(await send(app, { method: 'GET', url: address, token }))
    }
    expectUnavailable(await savedRuling())
    expectUnavailable(await give(app, match, DRAW))
    expectUnavailable(
      await send(app, { method: 'GET', url: `${path}/events`, token, headers: { accept: 'text/event-stream' } }),
    )

    const unsaved = SAVING?.examples[0]?.input as object
    expect((await send(app, { method: 'POST', url: SAVING?.path ?? '', payload: unsaved })).status).toBe(200)
    expect((await send(app, { method: 'GET', url: '/health/live' })).status).toBe(200)
    const ready = await send(app, { method: 'GET', url: '/health/ready' })
    expect([ready.status, ready.headers['retry-after'], ready.body.code]).toEqual([503, '2', 'service.unready'])

    await link.restore()
    expect((await send(app, { method: 'GET', url: '/health/ready' })).status).toBe(200)
    expect((await give(app, match, DRAW)).status).toBe(200)
  })

  test('is logged once for a request, with its cause', async () => {
    await link.cut()
    logged.length = 0
    await give(app, match, DRAW)
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ msg: 'the database is not available' })
    expect(logged[0]).toMatch(/ECONNREFUSED|terminated/)
  })

  test('is the same problem in GraphQL, logged once for all fields', async () => {
    await link.cut()
    logged.length = 0
    const query = `{ a: match(matchId: "${match.id}") { version } b: ruling(id: "${ID}") { id } }`
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    const { errors } = response.json()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('2')
    expect(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
      'database.unavailable',
      'database.unavailable',
    ])
    expect(response.payload).not.toMatch(/ECONN|127\.0\.0\.1|prisma/i)
    expect(logged).toHaveLength(1)
    await link.restore()
    expect(
      (await ask(app, `{ match(matchId: "${match.id}") { version } }`, {}, { token: match.token })).errors,
    ).toEqual([])
  })

  test('that loses the answer to a command has done it once when the same key is sent again', async () => {
    const before = (await send(app, { method: 'GET', url: match.path, token: match.token })).body.version
    const headers = { 'if-match': `"${before}"`, 'idempotency-key': 'lost' }
    link.loseAnswers()
    expectUnavailable(await give(app, match, DRAW, headers))
    await link.restore()
    const again = await give(app, match, DRAW, headers)
    expect(again.status).toBe(200)
    const after = await give(app, match, DRAW, headers)
    expect(after.body).toEqual(again.body)
    const { version } = (await send(app, { method: 'GET', url: match.path, token: match.token })).body
    expect(version).toBe(again.body.version)
    expect(await count(url, `SELECT count(*)::int FROM match_commands WHERE match_id = '${match.id}'`)).toBe(1)
  })

  test('where a row is locked fails whoever waits after one time-out, and goes on when it is free', async () => {
    let appends = 0
    database.figures?.onStatement((name) => {
      if (name === 'append-to-match') appends += 1
    })
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN')
    await other.query('SELECT FROM matches WHERE id = $1 FOR UPDATE', [match.id])
    const commands = Array.from({ length: 6 }, (_, number) =>
      give(app, match, DRAW, { 'if-match': '*', 'idempotency-key': `k${number}` }),
    )
    for (const reply of await Promise.all(commands)) expectUnavailable(reply)
    expect(appends).toBe(1)
    await other.query('ROLLBACK')
    await other.end()
    expect((await give(app, match, DRAW, { 'if-match': '*', 'idempotency-key': 'k0' })).status).toBe(200)
  })

  test('with every connection of the pool taken turns further requests away', async () => {
    const patient = await openDatabase({ url, dataDir: '', statementTimeoutMs: 8_000, poolSize: 1 })
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN')
    await other.query('LOCK TABLE rulings IN ACCESS EXCLUSIVE MODE')
    const first = patient.rulings.find(ID)
    await expect.poll(() => count(url, `SELECT count(*)::int ${BLOCKED}`)).toBe(1)
    await expect(patient.matches.load(match.id)).rejects.toThrow(DatabaseUnavailable)
    expect(patient.figures?.pool()).toMatchObject({ size: 1, idle: 0, max: 1 })
    await other.query('ROLLBACK')
    expect(await first).toBeNull()
    await Promise.all([other.end(), patient.close()])
  })

  test('that ends a session in the middle of a statement is told so', async () => {
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN')
    await other.query('LOCK TABLE rulings IN ACCESS EXCLUSIVE MODE')
    const waiting = savedRuling()
    await expect.poll(() => count(url, `SELECT count(*)::int ${BLOCKED}`)).toBe(1)
    await execute(url, `SELECT pg_terminate_backend(pid) ${BLOCKED}`)
    expectUnavailable(await waiting)
    await other.query('ROLLBACK')
    await other.end()
  })

  test('that takes no writes is told so', async () => {
    const address = await server.createDatabase()
    await (await openDatabase({ url: address, dataDir: '' })).close()
    await execute(
      address,
      `ALTER DATABASE ${new URL(address).pathname.slice(1)} SET default_transaction_read_only = on`,
    )
    const opened = await openDatabase({ url: address, dataDir: '' })
    expect(await opened.rulings.find(ID)).toBeNull()
    await expect(opened.rulings.save(ruling())).rejects.toThrow(DatabaseUnavailable)
    await expect(started(opened.matches)).rejects.toThrow(DatabaseUnavailable)
    await opened.close()
  })
})

describe('an embedded database in trouble', () => {
  test('is told by 503, too', async () => {
    const database = await openDatabase({ dataDir: 'memory://' })
    const app = await buildApp({ database, corsOrigin: '*', maxDelayMs: 0, games: [cardGame] })
    const match = await open(app)
    await database.close()
    const reply = await give(app, match, DRAW)
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'database.unavailable', '2'])
    expect((await send(app, { method: 'GET', url: `/v1/rulings/${ID}` })).status).toBe(503)
    expect((await send(app, { method: 'GET', url: '/health/ready' })).status).toBe(503)
    await app.close()
  })
})

async function count(url: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows[0].count
}
