import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import { EventFeed } from '../../src/matches/event-feed.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { databaseOf, openDatabase } from '../../src/storage/database.ts'
import { readMigrations } from '../../src/storage/migrate.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { execute, type PostgresServer, startPostgres } from '../support/databases.ts'
import { matchPlanSuite } from './match-plan-suite.ts'
import { matchRaceSuite } from './match-race-suite.ts'
import { matchSuite } from './match-suite.ts'
import { batch, grown, started } from './matches.ts'

const UNUSED = 'memory://'
const CUT_LISTENERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'LISTEN%'`

let server: PostgresServer
let url: string
let backend: Backend
let database: Database
let other: Database

beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase()
  const migrations = await readMigrations()
  backend = await openPostgres(url, migrations)
  database = databaseOf(backend, migrations)
  other = await openDatabase({ url, dataDir: UNUSED })
})

afterAll(async () => {
  await database?.close()
  await other?.close()
  await server?.stop()
})

describe('matches on PostgreSQL', () => {
  matchSuite(() => ({ backend, database }))
  matchPlanSuite(() => backend)
})

describe('matches of several instances on PostgreSQL', () => {
  matchRaceSuite(() => [database.matches, other.matches])
})

describe('the growth of a match', () => {
  test('is heard once by the instance that wrote, and soon by the others', async () => {
    const [here, there] = [hearing(database), hearing(other)]
    const id = await started(database.matches)
    await grown(database.matches, id, 1, 7)
    expect(here.of(id)).toEqual([1, 7])
    await expect.poll(() => there.of(id).at(-1)).toBe(7)
    await sleep(50)
    expect(here.of(id)).toEqual([1, 7])
    for (const { leave } of [here, there]) leave()
  })

  test('of many matches at once is told together, and none is left out', async () => {
    const there = hearing(other)
    const client = new Client({ connectionString: url })
    await client.connect()
    let signals = 0
    client.on('notification', () => {
      signals += 1
    })
    await client.query('LISTEN arbiter_growth')
    const ids = await Promise.all(Array.from({ length: 400 }, () => started(database.matches)))
    await expect.poll(() => ids.filter((id) => there.of(id).length === 0)).toEqual([])
    expect(signals).toBeLessThan(ids.length)
    await client.end()
    there.leave()
  })

  test('is heard again after the connection that listens was cut', async () => {
    const there = hearing(other)
    await execute(url, CUT_LISTENERS)
    const id = await started(database.matches)
    let version = 1
    await expect
      .poll(
        async () => {
          await database.matches.append(id, batch(version))
          version += 1
          return there.of(id).length > 0
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(true)
    there.leave()
  })

  test('is told to the end by an instance that closes, which then has no connection left', async () => {
    const address = await server.createDatabase()
    const [one, two] = await Promise.all([1, 2].map(() => openDatabase({ url: address, dataDir: UNUSED })))
    if (one === undefined || two === undefined) throw new Error('Two were opened.')
    const there = hearing(two)
    const id = await started(one.matches)
    await one.close()
    await expect.poll(() => there.of(id)).toEqual([1])
    await two.close()
    await expect.poll(() => connectionsTo(address)).toBe(0)
  })

  test('may be closed while its connection is lost', async () => {
    const address = await server.createDatabase()
    const opened = await openDatabase({ url: address, dataDir: UNUSED })
    await server.dropDatabase(address)
    await sleep(250)
    await opened.close()
  })
})

describe('those who follow a match', () => {
  test('read a long log to its end at once, without waiting for growth', async () => {
    const id = await started(database.matches)
    for (let version = 1; version < 1_601; version += 200) await grown(database.matches, id, version, version + 200)
    const feed = new EventFeed(other.matches)
    const { numbers } = await readUntil(feed, id, { after: 100, last: 1_601 })
    expect(numbers).toEqual(Array.from({ length: 1_501 }, (_, index) => 101 + index))
    feed.close()
  }, 8_000)

  test('on any instance, from anywhere in the log, see every line once and in order', async () => {
    const id = await started(database.matches)
    await grown(database.matches, id, 1, 600)
    const instances = [new EventFeed(database.matches), new EventFeed(other.matches)]
    const reading = [0, 10, 599, 600].flatMap((after) =>
      instances.map((instance) => readUntil(instance, id, { after, last: 700 })),
    )
    for (let version = 600; version < 700; version += 1) {
      const writer = version % 3 === 0 ? other : database
      expect(await writer.matches.append(id, batch(version))).toEqual({ kind: 'appended' })
    }
    for (const { after, numbers } of await Promise.all(reading)) {
      expect(numbers).toEqual(Array.from({ length: 700 - after }, (_, index) => after + 1 + index))
    }
    for (const instance of instances) instance.close()
  })
})

/** The numbers that a follower sees, up to the last. */
async function readUntil(
  feed: EventFeed,
  id: string,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<{ readonly after: number; readonly numbers: readonly number[] }> {
  const numbers: number[] = []
  for await (const lines of feed.follow(id, after, new AbortController().signal)) {
    numbers.push(...lines.map(({ number }) => number))
    if (numbers.at(-1) === last) break
  }
  return { after, numbers }
}

/** What a database tells from now on, by match. */
function hearing({ matches }: Database): { of(id: string): readonly number[]; leave(): void } {
  const heard = new Map<string, number[]>()
  const leave = matches.onAppend((id, version) => heard.set(id, [...(heard.get(id) ?? []), version]))
  return { of: (id) => heard.get(id) ?? [], leave }
}

async function connectionsTo(address: string): Promise<number> {
  const { rows } = await backend.query(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = '${new URL(address).pathname.slice(1)}'`,
  )
  return (rows[0] as { count: number }).count
}
