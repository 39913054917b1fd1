import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import type { LogEntry } from '../../src/contract/match-store.ts'
import { EventFeed } from '../../src/matches/event-feed.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { execute, type PostgresServer, startPostgres } from '../support/databases.ts'
import { type Bouncer, bouncerProblem, startBouncer } from '../support/pgbouncer.ts'
import { batch, grown, started } from './matches.ts'
import { ruling } from './rulings.ts'

const UNUSED = 'memory://'
const problem = bouncerProblem()
if (problem !== null) console.log(`Tests of PgBouncer are skipped: ${problem}.`)

describe.skipIf(problem !== null)('through PgBouncer in transaction mode', () => {
  let server: PostgresServer
  let url: string
  let bouncer: Bouncer
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    // A session's own time zone would be another one with every statement.
    await execute(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET timezone = 'Asia/Kathmandu'`)
    bouncer = await startBouncer(url)
  })
  afterAll(async () => {
    await bouncer?.stop()
    await server?.stop()
  })

  test('an empty database is not migrated without a direct address, and the message says what to do', async () => {
    const opening = openDatabase({ url: bouncer.url, dataDir: UNUSED })
    await expect(opening).rejects.toThrow(/lacks the migrations .*pooler.*DATABASE_DIRECT_URL.*migrate deploy/)
  })

  test('with a direct address it is migrated, and rulings and matches of two instances are kept', async () => {
    const options = { url: bouncer.url, directUrl: url, dataDir: UNUSED }
    const [one, two] = await Promise.all([openDatabase(options), openDatabase(options)])
    await exercise(one, two)
    const heard: number[] = []
    two.matches.onAppend((_id, version) => heard.push(version))
    const id = await started(one.matches)
    await grown(one.matches, id, 1, 5)
    await expect.poll(() => heard.at(-1)).toBe(5)
    expect(two.matches.isDeaf).toBe(false)
    await Promise.all([one.close(), two.close()])
  })

  test('without one it works, too, and followers look for themselves', async () => {
    const options = { url: bouncer.url, dataDir: UNUSED }
    const [one, two] = await Promise.all([openDatabase(options), openDatabase(options)])
    await exercise(one, two)
    expect(two.matches.isDeaf).toBe(true)
    const id = await started(one.matches)
    const following = new EventFeed(two.matches)
    const reading = following.follow(id, 1, new AbortController().signal).next()
    await expect.poll(() => following.followers).toBe(1)
    await grown(one.matches, id, 1, 2)
    expect((await reading).value?.map((entry: LogEntry) => entry.number)).toEqual([2])
    following.close()
    await Promise.all([one.close(), two.close()])
  })

  test('a pooler that drops what it does not know is noticed as well', async () => {
    const lenient = await startBouncer(url, { ignore_startup_parameters: 'statement_timeout,lock_timeout,options' })
    const [one, two] = await Promise.all([1, 2].map(() => openDatabase({ url: lenient.url, dataDir: UNUSED })))
    if (one === undefined || two === undefined) throw new Error('Two were opened.')
    expect(one.matches.isDeaf).toBe(true)
    await exercise(one, two)
    await Promise.all([one.close(), two.close()])
    await lenient.stop()
  })
})

/** Many statements at the same moment, so that those of one client meet several sessions of the server. */
async function exercise(database: Database, two: Database): Promise<void> {
  await Promise.all([database.ready(), two.ready()])
  const saved = await Promise.all(Array.from({ length: 20 }, () => database.rulings.save(ruling())))
  for (const each of saved) expect(await two.rulings.find(each.id)).toEqual(each)
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => started((n % 2 === 0 ? database : two).matches)))
  await Promise.all(
    ids.map(async (id) => {
      for (let version = 1; version < 6; version += 1) {
        const { matches } = version % 2 === 0 ? database : two
        expect(await matches.append(id, batch(version))).toEqual({ kind: 'appended' })
      }
      expect((await database.matches.load(id))?.version).toBe(6)
    }),
  )
}
