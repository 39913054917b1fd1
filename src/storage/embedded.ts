import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Backend } from './backend.ts'
import { lockFolder } from './folder-lock.ts'
import { applyMigrations, missingMigrations } from './migrate.ts'
import { watchedClient } from './prisma-pool.ts'
import { StatementWatch } from './statement-watch.ts'

/** A data folder of this name lives in memory and is gone when it is closed. */
export const IN_MEMORY = 'memory://'

/** Opens PostgreSQL inside this process, on a folder that no other process may use, and brings its tables up to date. */
export async function openEmbedded(dataDir: string, migrations: MigrationList): Promise<Backend> {
  if (dataDir === IN_MEMORY) return startMigrated(IN_MEMORY, migrations)

  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    // A folder of its own, because the database makes itself only in an empty one.
    const backend = await startMigrated(join(dataDir, 'postgres'), migrations)
    return { ...backend, close: () => backend.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function startMigrated(dataDir: string, migrations: MigrationList): Promise<Backend> {
  const database = await PGlite.create(dataDir)
  const ask = database.query.bind(database) as PGlite['query']
  const watch = new StatementWatch()
  const backend: Backend = {
    adapter: new PrismaPGlite(watchedClient(database, watch)),
    query: (sql) => ask(sql),
    run: ({ name, text }, values) => watch.observe(name, () => ask<Record<string, unknown>>(text, [...values])),
    signals: null,
    isDeaf: false,
    figures: { pool: () => null, onStatement: (heard) => watch.onStatement(heard) },
    runScript: (script) => database.exec(script),
    close: () => database.close(),
  }
  try {
    const missing = await missingMigrations(backend.query, migrations)
    if (missing.length > 0) await applyMigrations(backend, migrations)
  } catch (error) {
    await backend.close()
    throw error
  }
  return backend
}
