import { readFile } from 'node:fs/promises'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { afterEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../src/storage/backend.ts'
import { databaseOf } from '../../src/storage/database.ts'
import {
  applyMigrations,
  differenceTo,
  MIGRATIONS_FOLDER,
  missingMigrations,
  readMigrations,
} from '../../src/storage/migrate.ts'
import type { SchemaConnection } from '../../src/storage/schema-engine.ts'

/** What the tables and their history promise, whichever database they are in. */
export function schemaSuite(opened: () => { readonly backend: Backend; readonly tables: SchemaConnection }): void {
  const open = () => opened().backend

  describe('the migrations', () => {
    test('lead to the tables of schema.prisma', async () => {
      const schema = await readFile(`${MIGRATIONS_FOLDER}/../schema.prisma`, 'utf8')
      expect(await differenceTo(schema, opened().tables)).toBeNull()
    })

    test('would show a table that drifted', async () => {
      const schema = await readFile(`${MIGRATIONS_FOLDER}/../schema.prisma`, 'utf8')
      const changed = schema.replace('rulesVersion String ', 'rulesVersion String? ')
      expect(await differenceTo(changed, opened().tables)).toContain('ALTER COLUMN "rules_version" DROP NOT NULL')
    })

    test('are recorded as Prisma records them, and applying them again does nothing', async () => {
      const migrations = await readMigrations()
      expect(await applyMigrations(open(), migrations)).toEqual([])
      expect(await missingMigrations(open().query, migrations)).toEqual([])
      const { rows } = await open().query('SELECT count(*)::int AS count FROM _prisma_migrations')
      expect(rows).toEqual([{ count: migrations.migrationDirectories.length }])
    })
  })

  describe('a further migration', () => {
    const NAME = '99990101000000_further'

    afterEach(async () => {
      await open().query(`DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}'`)
    })

    test('may hold semicolons inside a function and a text', async () => {
      const body = `CREATE FUNCTION twice(n int) RETURNS int AS $$ BEGIN RETURN n * 2; END; $$ LANGUAGE plpgsql;
        COMMENT ON FUNCTION twice IS 'one; two';`
      expect(await applyMigrations(open(), await further(body))).toEqual([NAME])
      expect((await open().query('SELECT twice(21)')).rows).toEqual([{ twice: 42 }])
      await open().query('DROP FUNCTION twice')
    })

    test('that fails is reported, leaves nothing behind and is not taken for applied', async () => {
      const migrations = await further('CREATE TABLE half_made (id int); SELECT no_such_function();')
      await expect(applyMigrations(open(), migrations)).rejects.toThrow(/could not be migrated.*no_such_function/s)
      expect((await open().query(`SELECT to_regclass('half_made') AS made`)).rows).toEqual([{ made: null }])
      expect(await missingMigrations(open().query, migrations)).toEqual([NAME])
      await expect(applyMigrations(open(), migrations)).rejects.toThrow(NAME)
    })

    test('that is missing makes the database not ready', async () => {
      await expect(databaseOf(open(), await readMigrations()).ready()).resolves.toBeUndefined()
      await expect(databaseOf(open(), await further('SELECT 1')).ready()).rejects.toThrow(NAME)
    })

    async function further(script: string): Promise<MigrationList> {
      const migrations = await readMigrations()
      const file = { path: 'migration.sql', content: { tag: 'ok', value: script } } as const
      const migration = { path: NAME, migrationFile: file }
      return { ...migrations, migrationDirectories: [...migrations.migrationDirectories, migration] }
    }
  })
}
