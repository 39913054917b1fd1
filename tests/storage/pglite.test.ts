import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { databaseOf } from '../../src/storage/database.ts'
import { IN_MEMORY, openEmbedded } from '../../src/storage/embedded.ts'
import { readMigrations } from '../../src/storage/migrate.ts'
import { accessSuite } from './access-suite.ts'
import { matchPlanSuite } from './match-plan-suite.ts'
import { matchRaceSuite } from './match-race-suite.ts'
import { matchSuite } from './match-suite.ts'
import { ownedRulingSuite } from './owned-ruling-suite.ts'
import { planSuite } from './plan-suite.ts'
import { ruling } from './rulings.ts'
import { schemaSuite } from './schema-suite.ts'
import { storeSuite } from './store-suite.ts'
import { tableSuite } from './table-suite.ts'

let backend: Backend
let database: Database

beforeAll(async () => {
  const migrations = await readMigrations()
  backend = await openEmbedded(IN_MEMORY, migrations)
  database = databaseOf(backend, migrations)
})

afterAll(() => database?.close())

describe('PGlite', () => {
  storeSuite(() => ({ backend, rulings: database.rulings }))
  schemaSuite(() => ({ backend, tables: backend }))
  matchSuite(() => ({ backend, database }))
  matchRaceSuite(() => [database.matches])
  accessSuite(() => ({ backend, database }))
  tableSuite(() => ({ database }))
  ownedRulingSuite(() => ({ database }))
  planSuite(() => backend)
  matchPlanSuite(() => backend)

  test('saves what is asked at the same moment', async () => {
    const saved = await Promise.all(Array.from({ length: 50 }, () => database.rulings.save(ruling())))
    const { items } = await database.rulings.list({}, { limit: 100 })
    expect(items.map(({ id }) => id)).toEqual(saved.map(({ id }) => id).reverse())
  })

  test('is not ready once it is closed, and may be closed twice', async () => {
    const migrations = await readMigrations()
    const closed = databaseOf({ ...backend, close: async () => {} }, migrations)
    await closed.close()
    await closed.close()
    await database.close()
    await expect(database.ready()).rejects.toThrow(/closed/)
  })
})
