import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Backend } from './backend.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { folderProblem } from './folder-problem.ts'
import { applyMigrations, MigrationError, missingMigrations } from './migrate.ts'
import { watchedClient } from './prisma-pool.ts'
import { StatementWatch } from './statement-watch.ts'
import { beginFromTemplate } from './template.ts'

/** A data folder of this name lives in memory and is gone when it is closed. */
export const IN_MEMORY = 'memory://'

/**
 * The buffers are zeroed at start and so take real memory, 128 MB unless told otherwise. What they do not hold, the
 * cache of the operating system does.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens PostgreSQL inside this process, on a folder that no other process may use, and brings its tables up to date. */
export async function openEmbedded(dataDir: string, migrations: MigrationList): Promise<Backend> {
  if (dataDir === IN_MEMORY) return startMigrated(IN_MEMORY, migrations)

  const unlock = await takeFolder(dataDir)
  // A folder of its own, because the database makes itself only in an empty one.
  const folder = databaseFolder(dataDir)
  const isNew = !existsSync(folder)
  try {
    await beginFromTemplate(folder)
    if (!isNew) await requireWhole(folder)
    const backend = await startMigrated(folder, migrations)
    return { ...backend, close: () => backend.close().finally(unlock) }
  } catch (error) {
    // What could not be made to its end would look like a broken database the next time.
    if (isNew) await rm(folder, { recursive: true, force: true })
    await unlock()
    throw error instanceof MigrationError ? error : folderProblem(dataDir, error)
  }
}

/** The database takes a folder without its mark for an empty one and would begin anew over what is left of the old one. */
async function requireWhole(folder: string): Promise<void> {
  const entries = await readdir(folder)
  if (entries.length > 0 && !entries.includes('PG_VERSION')) throw new Error(`${folder} has no PG_VERSION.`)
}

/** Where the database lies within a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Makes the data folder if need be, and keeps other processes away from it. */
export async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await lockFolder(dataDir)
  } catch (error) {
    throw error instanceof FolderInUse ? error : folderProblem(dataDir, error)
  }
}

/**
 * V8 compiles a WebAssembly function again, for speed, once so many bytes of it were executed; by default so few that a
 * start alone makes it compile for half a second and take 50 MB. With this many it does so under load, and ends up as
 * fast.
 */
const BYTES_BEFORE_OPTIMIZING = 100_000_000

async function startMigrated(dataDir: string, migrations: MigrationList): Promise<Backend> {
  setFlagsFromString(`--wasm-tiering-budget=${BYTES_BEFORE_OPTIMIZING}`)
  const database = await PGlite.create(dataDir, { startParams: START_PARAMETERS })
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
