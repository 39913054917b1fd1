import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Backend } from './backend.ts'
import { lockFolder } from './folder-lock.ts'
import { applyMigrations, missingMigrations } from './migrate.ts'
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

  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    // A folder of its own, because the database makes itself only in an empty one.
    const folder = join(dataDir, 'postgres')
    await beginFromTemplate(folder)
    const backend = await startMigrated(folder, migrations)
    return { ...backend, close: () => backend.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
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
  const backend: Backend = {
    adapter: new PrismaPGlite(database),
    query: (sql) => database.query(sql),
    run: ({ text }, values) => database.query(text, [...values]),
    signals: null,
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
