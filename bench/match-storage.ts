import { Pool } from 'pg'
import type { Database } from '../src/contract/database.ts'
import { databaseOf } from '../src/storage/database.ts'
import { readMigrations } from '../src/storage/migrate.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { cacheOn, newMatch, play, playTo } from './match-table.ts'
import { median } from './measure.ts'

const IN_FLIGHT = 16
const ROUNDS = 7
const ROUND_MS = 1_500
const MATCHES = 200
const COMMANDS = 100

const TABLES = ['matches', 'match_rights', 'match_events', 'match_commands', 'match_answers', 'match_snapshots']

/** What statements kept under their names are worth, in turns with the same statements sent whole. */
export async function benchPrepared(url: string): Promise<void> {
  const migrations = await readMigrations('prisma/migrations')
  const rates = { named: [] as number[], whole: [] as number[] }
  const databases = {
    named: databaseOf(await openPostgres(url, migrations, { prepared: true }), migrations),
    whole: databaseOf(await openPostgres(url, migrations, { prepared: false }), migrations),
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['named', 'whole'] as const) {
      const rate = await commandRate(databases[name])
      if (round > 0) rates[name].push(rate)
    }
  }
  await Promise.all(Object.values(databases).map((database) => database.close()))
  const [named, whole] = [median(rates.named), median(rates.whole)]
  console.log(
    `commands with prepared statements: ${Math.round(named)} /s, without: ${Math.round(whole)} /s, ${Math.round((100 * whole) / named)} %`,
  )
}

async function commandRate(database: Database): Promise<number> {
  const cache = cacheOn(database)
  const ids = await Promise.all(Array.from({ length: IN_FLIGHT }, () => newMatch(cache)))
  const start = performance.now()
  let count = 0
  await Promise.all(
    ids.map(async (id) => {
      let { version } = await cache.find(id)
      for (; performance.now() - start < ROUND_MS; count += 1) version = await play(cache, id, version)
    }),
  )
  return (1_000 * count) / (performance.now() - start)
}

/** How much of the disk a match takes, with its indexes, and how much more with each command. */
export async function benchMatchSize(database: Database, url: string): Promise<void> {
  const pool = new Pool({ connectionString: url })
  const cache = cacheOn(database)
  await pool.query(`TRUNCATE ${TABLES.join(', ')}`)
  const empty = await sizeOf(pool)
  const ids = await Promise.all(Array.from({ length: MATCHES }, () => newMatch(cache)))
  const opened = await sizeOf(pool)
  for (const id of ids) await playTo(cache, id, (await cache.find(id)).version + COMMANDS)
  const played = await sizeOf(pool)
  await pool.end()
  console.log(
    `a new match takes ${Math.round((opened - empty) / MATCHES)} bytes, each command ${Math.round((played - opened) / MATCHES / COMMANDS)} bytes`,
  )
}

async function sizeOf(pool: Pool): Promise<number> {
  for (const table of TABLES) await pool.query(`VACUUM ${table}`)
  const { rows } = await pool.query(
    'SELECT sum(pg_total_relation_size(name::regclass))::int AS size FROM unnest($1::text[]) AS name',
    [TABLES],
  )
  return rows[0].size
}
