import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { Database } from '../contract/database.ts'
import { AppendNotifications } from './append-notifications.ts'
import type { Backend } from './backend.ts'
import { PrismaClient } from './client/client.ts'
import { openEmbedded } from './embedded.ts'
import { createKeyStore } from './key-store.ts'
import { createMatchStore } from './match-store.ts'
import { missingMigrations, type Query, readMigrations } from './migrate.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { RetentionSchedule } from './retention.ts'
import { createRulingStore } from './ruling-store.ts'
import { createTableStore } from './table-store.ts'
import { createSpendingStore, createUsageStore } from './usage-store.ts'

const PING_TIMEOUT_MS = 2_000

/** Where the database is, and how it is used. */
export type DatabaseOptions = PostgresOptions & { readonly url?: string | undefined; readonly dataDir: string }

/** Opens the PostgreSQL server at `url`, or without one the embedded database in `dataDir`, and migrates it. */
export async function openDatabase({ url, dataDir, ...options }: DatabaseOptions): Promise<Database> {
  const migrations = await readMigrations()
  const backend = await (url === undefined ? openEmbedded(dataDir, migrations) : openPostgres(url, migrations, options))
  return databaseOf(backend, migrations)
}

/** The stores on an open backend, which is closed with them. */
export function databaseOf(backend: Backend, migrations: MigrationList): Database {
  const prisma = new PrismaClient({ adapter: backend.adapter })
  const notifications = new AppendNotifications(backend.signals)
  let retention: RetentionSchedule | undefined
  let closing: Promise<void> | undefined
  return {
    rulings: createRulingStore(prisma),
    matches: createMatchStore(backend.run, notifications, backend.isDeaf),
    tables: createTableStore(backend.run),
    figures: backend.figures,
    keys: createKeyStore(backend.run),
    usage: createUsageStore(backend.run),
    spending: createSpendingStore(backend.run),
    isShared: backend.signals !== null,
    startRetention(days, report) {
      retention ??= new RetentionSchedule(backend.run, days, report).start()
    },
    ready: () => withinTime(checkMigrated(backend.query, migrations)),
    close: () => {
      closing ??= Promise.all([notifications.close(), retention?.close()])
        .then(() => prisma.$disconnect())
        .then(() => backend.close())
      return closing
    },
  }
}

async function checkMigrated(query: Query, migrations: MigrationList): Promise<void> {
  const missing = await missingMigrations(query, migrations)
  if (missing.length > 0) throw new Error(`The database lacks the migrations ${missing.join(', ')}.`)
}

async function withinTime(check: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const late = sleep(PING_TIMEOUT_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`The database did not answer in ${PING_TIMEOUT_MS} ms.`)
  })
  late.catch(() => {})
  await Promise.race([check, late]).finally(() => waiting.abort())
}
