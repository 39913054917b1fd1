import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Swept } from '../../src/contract/database.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { databaseOf } from '../../src/storage/database.ts'
import { IN_MEMORY, openEmbedded } from '../../src/storage/embedded.ts'
import { readMigrations } from '../../src/storage/migrate.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { RetentionSchedule, sweep } from '../../src/storage/retention.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { batch, started } from './matches.ts'
import { retentionSuite } from './retention-suite.ts'

const YEAR = { endedMatches: 365, openMatches: 0, forks: 0, keys: 0, rulings: 0 }
const LATER = new Date('2030-01-01T00:00:00Z')

describe('on PGlite', () => {
  let backend: Backend
  let database: Database
  beforeAll(async () => {
    const migrations = await readMigrations()
    backend = await openEmbedded(IN_MEMORY, migrations)
    database = databaseOf(backend, migrations)
  })
  afterAll(() => database?.close())
  retentionSuite(() => ({ backend, database }))

  test('the schedule sweeps, reports, and stops when it is closed', async () => {
    const report = await new Promise<Swept | Error>((resolve) => {
      const schedule = new RetentionSchedule(backend.run, YEAR, (swept) => {
        resolve(swept)
        void schedule.close()
      }).start(1)
    })
    expect(report).toEqual({ matches: 0, keys: 0, rulings: 0 })
  })

  test('the schedule reports what goes wrong', async () => {
    const broken = () => Promise.reject(new Error('gone'))
    const report = await new Promise((resolve) => new RetentionSchedule(broken, YEAR, resolve).start(1))
    expect(report).toEqual(new Error('gone'))
  })
})

describe('on PostgreSQL', () => {
  let server: PostgresServer
  let url: string
  let backend: Backend
  let database: Database
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    const migrations = await readMigrations()
    backend = await openPostgres(url, migrations)
    database = databaseOf(backend, migrations)
  })
  afterAll(async () => {
    await database?.close()
    await server?.stop()
  })
  retentionSuite(() => ({ backend, database }))

  test('a match that somebody writes to is passed over, and nobody waits', async () => {
    const [busy, free] = [await started(database.matches), await started(database.matches)]
    for (const id of [busy, free]) await database.matches.append(id, batch(1, { status: 'ended' }))
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN')
    await other.query('SELECT FROM matches WHERE id = $1 FOR UPDATE', [busy])
    expect(await sweep(backend.run, YEAR, LATER)).toMatchObject({ matches: 1 })
    await other.query('ROLLBACK')
    expect(await sweep(backend.run, YEAR, LATER)).toMatchObject({ matches: 1 })
    await other.end()
  })

  test('one instance at a time does it', async () => {
    const id = await started(database.matches)
    await database.matches.append(id, batch(1, { status: 'ended' }))
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('SELECT pg_advisory_lock(727073691)')
    expect(await sweep(backend.run, { ...YEAR, rulings: 1 }, LATER)).toEqual({ matches: 0, keys: 0, rulings: 0 })
    await other.end()
    await expect.poll(async () => (await sweep(backend.run, YEAR, LATER)).matches).toBe(1)
  })
})
