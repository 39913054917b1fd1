import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Access, type AccessOptions } from '../../src/access/access.ts'
import { createKey } from '../../src/access/key-making.ts'
import type { Database } from '../../src/contract/database.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { databaseOf, openDatabase } from '../../src/storage/database.ts'
import { readMigrations } from '../../src/storage/migrate.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import type { SchemaConnection } from '../../src/storage/schema-engine.ts'
import { describableTables, execute, type PostgresServer, startPostgres } from '../support/databases.ts'
import { accessSuite } from './access-suite.ts'
import { ownedRulingSuite } from './owned-ruling-suite.ts'
import { planSuite } from './plan-suite.ts'
import { cite, ruling } from './rulings.ts'
import { schemaSuite } from './schema-suite.ts'
import { storeSuite } from './store-suite.ts'
import { tableSuite } from './table-suite.ts'

/** A real server ignores the embedded database's folder. */
const UNUSED = 'memory://'

let server: PostgresServer
let backend: Backend
let database: Database
let tables: SchemaConnection & { close(): Promise<void> }

beforeAll(async () => {
  server = await startPostgres()
  const migrations = await readMigrations()
  const url = await server.createDatabase()
  backend = await openPostgres(url, migrations)
  tables = describableTables(url)
  database = databaseOf(backend, migrations)
})

afterAll(async () => {
  await tables?.close()
  await database?.close()
  await server?.stop()
})

describe('PostgreSQL', () => {
  storeSuite(() => ({ backend, rulings: database.rulings }))
  schemaSuite(() => ({ backend, tables: tables }))
  accessSuite(() => ({ backend, database }))
  tableSuite(() => ({ database }))
  ownedRulingSuite(() => ({ database }))
  planSuite(() => backend)
})

describe('several instances on one PostgreSQL database', () => {
  test('that start together on an empty one all come up, with one history', async () => {
    const url = await server.createDatabase()
    const instances = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, dataDir: UNUSED })))
    await Promise.all(instances.map((instance) => instance.ready()))
    expect(await history(url)).toEqual((await readMigrations()).migrationDirectories.map(({ path }) => path))

    const saved = await instances[0]?.rulings.save(ruling())
    expect(await instances[3]?.rulings.find(saved?.id ?? '')).toEqual(saved)
    await Promise.all(instances.map((instance) => instance.close()))
  })

  test('migrate one at a time, and not while `prisma migrate deploy` does', async () => {
    const url = await server.createDatabase()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('SELECT pg_advisory_lock(72707369)')
    const opening = openDatabase({ url, dataDir: UNUSED })
    await expect.poll(() => waitingForLock(other)).toBe(1)
    expect((await other.query(`SELECT to_regclass('rulings') AS made`)).rows).toEqual([{ made: null }])

    await other.end()
    const opened = await opening
    await opened.ready()
    await opened.close()
  })

  test('give up when the session that migrates is cut', async () => {
    const url = await server.createDatabase()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('SELECT pg_advisory_lock(72707369)')
    const opening = expect(openDatabase({ url, dataDir: UNUSED })).rejects.toThrow(/terminat/)
    await expect.poll(() => waitingForLock(other)).toBe(1)
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
    await opening
    await other.end()
  })

  test('that write at the same moment lose nothing and share no id', async () => {
    const url = await server.createDatabase()
    const instances = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ url, dataDir: UNUSED })))
    const writers = Array.from({ length: 30 }, (_, number) => instances[number % 3])
    const saved = await Promise.all(
      writers.map(async (writer, number) => {
        const ids: string[] = []
        for (let count = 0; count < 10; count += 1) {
          const answer = await writer?.rulings.save(
            ruling({ steps: [cite('apex.a.b'), cite(`apex.writer.${number}`)] }),
          )
          ids.push(answer?.id ?? '')
        }
        return ids
      }),
    )
    const listed = await instances[0]?.rulings.list({ rule: 'apex.a.b' }, { limit: 1000 })
    expect(listed?.items.map(({ id }) => id)).toEqual(saved.flat().sort().reverse())
    expect(new Set(saved.flat()).size).toBe(300)
    const own = await instances[1]?.rulings.list({ rule: 'apex.writer.7' }, { limit: 1000 })
    expect(own?.items.map(({ id }) => id)).toEqual(saved[7]?.toReversed())
    await Promise.all(instances.map((instance) => instance.close()))
  })
})

describe('two instances on one PostgreSQL database', () => {
  const OPTIONS: AccessOptions = {
    apiKeys: 'optional',
    limitCpuMsPerMinute: 1_000,
    caps: { matches: null, forks: null, rulings: null, tables: null },
  }

  test('share what a key may spend, also when both tell at the same moment', async () => {
    const url = await server.createDatabase()
    const [here, there] = await Promise.all([1, 2].map(() => openDatabase({ url, dataDir: UNUSED })))
    if (here === undefined || there === undefined) throw new Error('There are no two instances.')
    // Time stands still in both, so nothing is forgiven but by the database, a second or two of it.
    const [one, other] = [new Access(OPTIONS, here, () => 0), new Access(OPTIONS, there, () => 0)]
    const left = ({ budgets }: Access) => budgets.standing('key:1', 1_000).remainingMs
    for (let count = 0; count < 4; count++) {
      one.budgets.spend('key:1', 1_000, 300)
      other.budgets.spend('key:1', 1_000, 300)
      await Promise.all([one.share(), other.share()])
    }
    other.budgets.spend('key:1', 1_000, 1)
    await other.share()
    one.budgets.spend('key:1', 1_000, 1)
    await one.share()
    expect([left(one), left(other)]).toEqual([0, 0])
    expect(() => one.requireBudget('key:1', 1_000)).toThrow(/1000 ms of CPU time/)
    await Promise.all([here.close(), there.close()])
  })

  test('both refuse a key that one of them revoked, within seconds', async () => {
    const url = await server.createDatabase()
    const [here, there] = await Promise.all([1, 2].map(() => openDatabase({ url, dataDir: UNUSED })))
    if (here === undefined || there === undefined) throw new Error('There are no two instances.')
    const other = new Access(OPTIONS, there)
    const { text, key } = await createKey(here.keys, { name: 'bot', scopes: ['rulings'], caps: {} })
    expect(await other.caller(text, '127.0.0.1')).toMatchObject({ key })
    await here.keys.revoke(key.id)
    const ask = async () => other.caller(text, '127.0.0.1')
    await expect.poll(() => ask().catch(({ code }) => code), { timeout: 20_000 }).toBe('api-key.invalid')
    await Promise.all([here.close(), there.close()])
  })

  test('go on with what they know when the database is gone', async () => {
    const url = await server.createDatabase()
    const opened = await openDatabase({ url, dataDir: UNUSED })
    const access = new Access(OPTIONS, opened, () => 0)
    const { text } = await createKey(opened.keys, { name: 'bot', scopes: ['rulings'], caps: {} })
    const caller = await access.caller(text, '127.0.0.1')
    await server.dropDatabase(url)
    access.budgets.spend(caller.account, 1_000, 1_000)
    await expect(access.share()).rejects.toThrow()
    expect(access.caller(text, '127.0.0.1')).toEqual(caller)
    expect(() => access.requireBudget(caller.account, 1_000)).toThrow(/1000 ms/)
    await opened.close()
  })

  test('add a migration to tables that hold rulings and matches', async () => {
    const url = await server.createDatabase()
    const all = await readMigrations()
    const before = { ...all, migrationDirectories: all.migrationDirectories.slice(0, 2) }
    const old = await openPostgres(url, before)
    await old.query(`INSERT INTO rulings (id, game, operation, input, outcome, steps, rules_version, content_hash)
      SELECT gen_random_uuid(), 'g', 'o', '{}', '{}', '[]', '1', 'x' FROM generate_series(1, 100)`)
    await old.close()
    const opened = await openDatabase({ url, dataDir: UNUSED })
    await opened.ready()
    expect((await opened.rulings.list({}, { limit: 100 })).items).toHaveLength(100)
    await opened.close()
  })
})

describe('a PostgreSQL database', () => {
  test('may keep another time zone', async () => {
    const url = await server.createDatabase()
    await execute(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET timezone = 'Asia/Kathmandu'`)
    const opened = await openDatabase({ url, dataDir: UNUSED })
    const saved = await opened.rulings.save(ruling())
    expect(await opened.rulings.find(saved.id)).toEqual(saved)
    await execute(
      url,
      `DO $$ BEGIN ASSERT (SELECT abs(extract(epoch FROM now() - saved_at)) < 60 FROM rulings); END $$`,
    )
    await opened.close()
  })

  test('is not ready when a migration is missing', async () => {
    const url = await server.createDatabase()
    const opened = await openDatabase({ url, dataDir: UNUSED })
    await execute(url, 'UPDATE _prisma_migrations SET finished_at = NULL')
    await expect(opened.ready()).rejects.toThrow(/lacks the migrations .*_init/)
    await execute(url, 'DROP TABLE _prisma_migrations')
    await expect(opened.ready()).rejects.toThrow(/lacks the migrations .*_init/)
    await opened.close()
  })

  test('is not ready when it is gone, and the process lives on', async () => {
    const url = await server.createDatabase()
    const opened = await openDatabase({ url, dataDir: UNUSED })
    await opened.ready()
    await server.dropDatabase(url)
    await expect(opened.ready()).rejects.toThrow()
    await expect(opened.rulings.save(ruling())).rejects.toThrow()
    await opened.close()
  })

  test('answers again after its connections were cut', async () => {
    const url = await server.createDatabase()
    const opened = await openDatabase({ url, dataDir: UNUSED })
    await execute(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await expect.poll(() => opened.ready().then(() => 'ready')).toBe('ready')
    await opened.close()
  })

  test('that answers too late is not ready', async () => {
    const url = await server.createDatabase()
    const opened = await openPostgres(url, await readMigrations())
    const slow = databaseOf({ ...opened, query: () => opened.query('SELECT pg_sleep(2.5)') }, await readMigrations())
    await expect(slow.ready()).rejects.toThrow(/did not answer in 2000 ms/)
    await slow.close()
  })

  test('that cannot be reached is reported at once', async () => {
    await expect(openDatabase({ url: 'postgresql://u:p@127.0.0.1:1/x', dataDir: UNUSED })).rejects.toThrow(
      /ECONNREFUSED/,
    )
  })
})

async function waitingForLock(client: Client): Promise<unknown> {
  const { rows } = await client.query(`SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
  return rows[0]?.count
}

async function history(url: string): Promise<unknown[]> {
  const opened = await openPostgres(url, await readMigrations())
  const { rows } = await opened.query('SELECT migration_name FROM _prisma_migrations ORDER BY started_at')
  await opened.close()
  return rows.map((row) => (row as { migration_name: string }).migration_name)
}
