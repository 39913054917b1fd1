import { PrismaPg } from '@prisma/adapter-pg'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { type ClientConfig, Pool, type PoolConfig } from 'pg'
import { OperatorError } from '../contract/database.ts'
import type { Backend, Run } from './backend.ts'
import { applyMigrations, missingMigrations } from './migrate.ts'
import { watchedPool } from './prisma-pool.ts'
import { openSignals, SEND, type Signals } from './signals.ts'
import { StatementWatch } from './statement-watch.ts'

/** How a PostgreSQL server is used. Everything has a default. */
export type PostgresOptions = {
  /** Leads past a pooler to the server itself; for listening and migrating. */
  readonly directUrl?: string | undefined
  readonly poolSize?: number
  readonly statementTimeoutMs?: number
  /** Whether statements are kept on the server under their names; by default where no pooler is in between. */
  readonly prepared?: 'auto' | boolean
}

/** The number Prisma's own command locks with, so that `prisma migrate deploy` and a starting service also exclude each other. */
const MIGRATION_LOCK = 72707369

const POOL_SIZE = 16
const STATEMENT_TIMEOUT_MS = 10_000
/** The client waits longer than the server works, so that the server's reason arrives. */
const PATIENCE_MS = 2_000

/** What every session shares. A pooler passes the name of the application on, and would refuse any other setting. */
const SESSION: ClientConfig = { application_name: 'arbiter', connectionTimeoutMillis: 5_000, keepAlive: true }

/** One session that stays: the lock is held by a session. A migration may take long, but may not wait for ever. */
const MIGRATING: PoolConfig = { ...SESSION, max: 1, idleTimeoutMillis: 0, lock_timeout: 60_000 }

/** One session that waits for signals. Its only statements are short. */
const LISTENING: ClientConfig = { ...SESSION, query_timeout: 5_000 }

const PROTOCOL_VIOLATION = '08P01'

/** Opens a PostgreSQL server's database and brings its tables up to date. */
export async function openPostgres(
  url: string,
  migrations: MigrationList,
  options: PostgresOptions = {},
): Promise<Backend> {
  const serving = servingConfig(url, options)
  const isPooled = await isBehindPooler(serving)
  const direct = options.directUrl ?? (isPooled ? null : url)
  const pool = new Pool(isPooled ? { ...serving, statement_timeout: false } : serving)
  // A lost idle connection is replaced by the next query. Without a listener the event would end the process.
  pool.on('error', () => {})
  const watch = new StatementWatch()
  const ask = pool.query.bind(pool)
  const query = (sql: string) => ask(sql)
  const isPrepared = options.prepared === true || (options.prepared !== false && !isPooled)
  const run = runOn(pool, watch, isPrepared)
  try {
    const missing = await missingMigrations(query, migrations)
    if (missing.length > 0) await migrateAlone(requireDirect(direct, missing), migrations)
    const signals = direct === null ? null : await openListening(direct, run)
    const figures = { pool: () => poolFigures(pool, serving.max), onStatement: watch.onStatement.bind(watch) }
    const adapter = new PrismaPg(watchedPool(pool, watch))
    const close = () => closeAll(signals, pool)
    return { adapter, query, run, runScript: query, signals, isDeaf: signals === null, figures, close }
  } catch (error) {
    await pool.end()
    throw error
  }
}

function servingConfig(url: string, options: PostgresOptions): PoolConfig & { readonly max: number } {
  const timeout = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  return {
    ...SESSION,
    connectionString: url,
    max: options.poolSize ?? POOL_SIZE,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeout,
    query_timeout: timeout + PATIENCE_MS,
  }
}

/**
 * Whether statements reach the server through a pooler, where a session's settings, names and locks are not its own.
 * A pooler refuses a setting that comes with the connection, or drops it; a server takes it.
 */
async function isBehindPooler(serving: PoolConfig): Promise<boolean> {
  const pool = new Pool({ ...serving, max: 1 })
  pool.on('error', () => {})
  try {
    const { rows } = await pool.query(`SELECT source FROM pg_settings WHERE name = 'statement_timeout'`)
    return rows[0]?.source !== 'client'
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === PROTOCOL_VIOLATION) return true
    return failToConnect(error)
  } finally {
    await pool.end()
  }
}

/** A name makes the server keep the plan, in a session that must be the same when the name is used again. */
function runOn(pool: Pool, watch: StatementWatch, isPrepared: boolean): Run {
  const ask = pool.query.bind(pool)
  return ({ name, text }, values) => {
    const statement = isPrepared ? { name, text, values: [...values] } : { text, values: [...values] }
    return watch.observe(name, () => ask(statement))
  }
}

function requireDirect(direct: string | null, missing: readonly string[]): string {
  if (direct !== null) return direct
  throw new OperatorError(
    `The database lacks the migrations ${missing.join(', ')}, and DATABASE_URL leads through a pooler, where no lock ` +
      'can be held. Set DATABASE_DIRECT_URL to the address of the server itself, or run `npx prisma migrate deploy`.',
  )
}

function openListening(url: string, run: Run): Promise<Signals> {
  return openSignals({ ...LISTENING, connectionString: url }, (texts) => run(SEND, [texts]))
}

const poolFigures = ({ totalCount, idleCount, waitingCount }: Pool, max: number) => ({
  size: totalCount,
  idle: idleCount,
  waiting: waitingCount,
  max,
})

async function closeAll(signals: Signals | null, pool: Pool): Promise<void> {
  await signals?.close()
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

/** The address holds a password, so the message names the variable instead. */
function failToConnect(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const advice = 'Check its address, name and password, and that PostgreSQL runs there.'
  throw new OperatorError(`The database that DATABASE_URL names cannot be used: ${reason}. ${advice}`, { cause })
}
