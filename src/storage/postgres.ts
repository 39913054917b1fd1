import { PrismaPg } from '@prisma/adapter-pg'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { type ClientConfig, Pool, type PoolConfig } from 'pg'
import type { Backend, Run } from './backend.ts'
import { applyMigrations, missingMigrations } from './migrate.ts'
import { openSignals, SEND, type Signals } from './signals.ts'

/** The number Prisma's own command locks with, so that `prisma migrate deploy` and a starting service also exclude each other. */
const MIGRATION_LOCK = 72707369

/** What every session shares. The adapter reads times as if the session kept UTC, so it has to. */
const SESSION: PoolConfig = {
  application_name: 'arbiter',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  onConnect: (client) => client.query(`SET TIME ZONE 'UTC'`),
}

/** The server gives up a statement before the client stops waiting for it, so that its reason arrives. */
const SERVING: PoolConfig = {
  ...SESSION,
  max: 16,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
}

/** One session that stays: the lock is held by a session. A migration may take long, but may not wait for ever. */
const MIGRATING: PoolConfig = { ...SESSION, max: 1, idleTimeoutMillis: 0, lock_timeout: 60_000 }

/** One session that waits for signals. Its only statements are short. */
const LISTENING: ClientConfig = {
  application_name: 'arbiter',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  query_timeout: 5_000,
}

/** Opens a PostgreSQL server's database and brings its tables up to date. */
export async function openPostgres(url: string, migrations: MigrationList): Promise<Backend> {
  const pool = new Pool({ ...SERVING, connectionString: url })
  // A lost idle connection is replaced by the next query. Without a listener the event would end the process.
  pool.on('error', () => {})
  const query = (sql: string) => pool.query(sql)
  const run: Run = (statement, values) => pool.query({ ...statement, values: [...values] })
  try {
    const missing = await missingMigrations(query, migrations)
    if (missing.length > 0) await migrateAlone(url, migrations)
    const signals = await openSignals({ ...LISTENING, connectionString: url }, (texts) => run(SEND, [texts]))
    return { adapter: new PrismaPg(pool), query, run, runScript: query, signals, close: () => closeAll(signals, pool) }
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function closeAll(signals: Signals, pool: Pool): Promise<void> {
  await signals.close()
  await pool.end()
}

/**
 * Migrates under a lock, for several instances may start on one database at the same moment. The engine takes the same
 * lock by itself but gives up after ten seconds, which a long migration elsewhere would outlast.
 */
async function migrateAlone(url: string, migrations: MigrationList): Promise<void> {
  const session = new Pool({ ...MIGRATING, connectionString: url })
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= session.end()
    return ending
  }
  // The lock went with the connection, so a new connection must not carry on.
  session.on('error', end)
  try {
    await session.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
    await applyMigrations({ adapter: new PrismaPg(session), runScript: (script) => session.query(script) }, migrations)
  } finally {
    await end()
  }
}
