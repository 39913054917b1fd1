import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MigrationDirectory, MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PACKAGE_FOLDER } from './package-folder.ts'
import { type SchemaConnection, withSchemaEngine } from './schema-engine.ts'

/** Asks the database one plain question. Both drivers answer in this shape. */
export type Query = (sql: string) => Promise<{ readonly rows: readonly unknown[] }>

/** Where the migrations lie, in the package and in the image. */
export const MIGRATIONS_FOLDER = join(PACKAGE_FOLDER, 'prisma/migrations')

/** Nothing in the database is managed by anyone else. */
const NO_FILTERS: SchemaFilter = { externalTables: [], externalEnums: [] }

const LOCK_FILE = 'migration_lock.toml'
const MIGRATION_FILE = 'migration.sql'

/** The migrations of a folder, oldest first, as the schema engine takes them. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return {
    baseDir: folder,
    lockfile: { path: LOCK_FILE, content: await readFile(`${folder}/${LOCK_FILE}`, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(folder, name))),
  }
}

async function readMigration(folder: string, name: string): Promise<MigrationDirectory> {
  const value = await readFile(`${folder}/${name}/${MIGRATION_FILE}`, 'utf8')
  return { path: name, migrationFile: { path: MIGRATION_FILE, content: { tag: 'ok', value } } }
}

/** The names of the migrations that the database does not record as finished. */
export async function missingMigrations(query: Query, migrations: MigrationList): Promise<readonly string[]> {
  const finished = await finishedMigrations(query)
  return migrations.migrationDirectories.map(({ path }) => path).filter((name) => !finished.has(name))
}

async function finishedMigrations(query: Query): Promise<ReadonlySet<string>> {
  const table = await query(`SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL`)
  if (table.rows.length === 0) return new Set()

  const { rows } = await query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  return new Set(rows.map((row) => (row as { readonly migration_name: string }).migration_name))
}

/** A migration failed, which is not the database's fault. */
export class MigrationError extends Error {}

/** Applies the migrations that are missing and answers their names. The caller keeps other instances away. */
export async function applyMigrations(
  connection: SchemaConnection,
  migrationsList: MigrationList,
): Promise<readonly string[]> {
  try {
    const { appliedMigrationNames } = await withSchemaEngine(connection, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    )
    return appliedMigrationNames
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The database could not be migrated. ${reason}`, { cause: error })
  }
}

/** The statements that lead from a database's present tables to a schema; `null` when there are none. */
export function differenceTo(schema: string, connection: SchemaConnection): Promise<string | null> {
  const files = [{ path: 'schema.prisma', content: schema }]
  return withSchemaEngine(connection, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '.' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return exitCode === 0 ? null : stdout
  })
}
