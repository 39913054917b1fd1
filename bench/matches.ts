import { performance } from 'node:perf_hooks'
import { Pool } from 'pg'
import type { Database } from '../src/contract/database.ts'
import { EventFeed } from '../src/matches/event-feed.ts'
import { databaseOf } from '../src/storage/database.ts'
import { batchValues } from '../src/storage/match-rows.ts'
import { APPEND } from '../src/storage/match-statements.ts'
import { readMigrations } from '../src/storage/migrate.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { startPostgres } from '../tests/support/databases.ts'
import { benchCommandsOverHttp } from './match-http.ts'
import { benchResumingBySocket } from './match-socket.ts'
import { benchMatchSize, benchPrepared } from './match-storage.ts'
import { cacheOn, newMatch, play, playTo } from './match-table.ts'
import { median, p99 } from './measure.ts'

const IN_FLIGHT = 16
const ROUNDS = 5
const ROUND_MS = 3_000
const FOLLOWERS = 1_000

/** Matches on a PostgreSQL server that writes to its disk. */
export async function benchMatches(): Promise<void> {
  const server = await startPostgres({ isDurable: true })
  try {
    const url = await server.createDatabase()
    const [one, other] = [await instanceOn(url), await instanceOn(url)]
    await benchCommands(one, url)
    await benchPrepared(url)
    await benchCommandsOverHttp(one)
    await benchLength(one)
    await benchLoading(one)
    await benchFollowers(one, other)
    await benchResuming(one)
    await benchResumingBySocket(one)
    await benchMatchSize(one, url)
    await Promise.all([one.close(), other.close()])
  } finally {
    await server.stop()
  }
}

async function instanceOn(url: string): Promise<Database> {
  const migrations = await readMigrations('prisma/migrations')
  return databaseOf(await openPostgres(url, migrations), migrations)
}

/** Commands with a key and a version, against the same statement by the bare driver, in turns. */
async function benchCommands(database: Database, url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: IN_FLIGHT })
  const contenders = { ours: await playersOf(database), bare: await bareWriters(database, pool) }
  const rates = { ours: [] as number[], bare: [] as number[] }
  for (const name of ['bare', 'ours'] as const) await rateOf(contenders[name])
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['bare', 'ours'] as const) rates[name].push(await rateOf(contenders[name]))
  }
  await pool.end()
  const [ours, bare] = [median(rates.ours), median(rates.bare)]
  console.log(
    `durable commands, ${IN_FLIGHT} in flight: ${Math.round(ours)} /s, ${Math.round((100 * ours) / bare)} % of ` +
      `${Math.round(bare)} /s by bare pg   (wanted 1000 /s and 50 %)`,
  )
}

type Writer = () => Promise<unknown>

async function playersOf(database: Database): Promise<Writer[]> {
  const cache = cacheOn(database)
  return Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      const id = await newMatch(cache)
      let { version } = await cache.find(id)
      return async () => {
        version = await play(cache, id, version)
      }
    }),
  )
}

/** Sends what the machinery sends for such a command, with nothing decided, checked or kept in memory. */
async function bareWriters(database: Database, pool: Pool): Promise<Writer[]> {
  const cache = cacheOn(database)
  return Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      const id = await newMatch(cache)
      let { version } = await cache.find(id)
      return async () => {
        const at = version
        version += 1
        const event = { type: 'passed', seat: 0 }
        const batch = {
          expectedVersion: at,
          entries: [{ number: version, event, seat: 0, at: new Date() }],
          status: 'running' as const,
          record: { at, seat: 0, command: { pass: {} }, draws: [] },
          key: { key: `bare-${id}-${version}`, bodyHash: '0'.repeat(64) },
          granted: [],
          revoked: [],
          snapshot: null,
        }
        const values = APPEND.values({ ...batchValues(id, batch), expectedVersion: at })
        const { rowCount } = await pool.query({ name: APPEND.name, text: APPEND.text, values })
        if (rowCount !== 1) throw new Error('Nothing was appended.')
      }
    }),
  )
}

/** How often a second the writers write, each one after another. */
async function rateOf(writers: readonly Writer[]): Promise<number> {
  const start = performance.now()
  let count = 0
  await Promise.all(
    writers.map(async (write) => {
      for (; performance.now() - start < ROUND_MS; count++) await write()
    }),
  )
  return (1_000 * count) / (performance.now() - start)
}

/** The 10,000th command of a match against the 100th of others, in turns. */
async function benchLength(database: Database): Promise<void> {
  const cache = cacheOn(database)
  const long = await newMatch(cache)
  let version = await playTo(cache, long, 10_000)
  const times = { long: [] as number[], short: [] as number[] }
  for (let count = 0; count < 20; count++) {
    const short = await newMatch(cache)
    let shortVersion = await playTo(cache, short, 100)
    for (let turn = 0; turn < 25; turn++) {
      times.short.push(
        await timeOf(async () => {
          shortVersion = await play(cache, short, shortVersion)
        }),
      )
      times.long.push(
        await timeOf(async () => {
          version = await play(cache, long, version)
        }),
      )
    }
  }
  const [late, early] = [median(times.long), median(times.short)]
  console.log(
    `the 10,000th command of a match: ${late.toFixed(2)} ms, the 100th: ${early.toFixed(2)} ms, ` +
      `${(100 * (late / early)).toFixed(0)} %   (wanted no more than noise)`,
  )
}

async function benchLoading(database: Database): Promise<void> {
  const cache = cacheOn(database)
  const id = await newMatch(cache)
  await playTo(cache, id, 2_099)
  const times: number[] = []
  for (let count = 0; count < 300; count++) times.push(await timeOf(() => cacheOn(database).find(id)))
  console.log(
    `loading a match of 2,099 events: ${median(times).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms   (wanted < 10 ms)`,
  )
}

/** From the commit in one instance to the followers of the match, in the same and in another instance. */
async function benchFollowers(writing: Database, other: Database): Promise<void> {
  for (const [name, database] of [
    ['the same instance', writing],
    ['another instance', other],
  ] as const) {
    const cache = cacheOn(writing)
    const id = await newMatch(cache)
    let { version } = await cache.find(id)
    const arrivals = new Map<number, number[]>()
    const feed = new EventFeed(database.matches)
    const stops = Array.from({ length: FOLLOWERS }, () => new AbortController())
    const readers = stops.map(({ signal }) => follow(feed, id, version, { arrivals, signal }))
    const waits: number[] = []
    // The first event is not counted: the followers are still coming.
    for (let count = 0; count <= 50; count++) {
      version = await play(cache, id, version)
      const committed = performance.now()
      while (arrivals.get(version)?.length !== FOLLOWERS) await new Promise((resolve) => setTimeout(resolve, 10))
      if (count > 0) waits.push(...(arrivals.get(version) ?? []).map((time) => time - committed))
    }
    for (const stop of stops) stop.abort()
    feed.close()
    await Promise.all(readers)
    console.log(
      `${FOLLOWERS} followers in ${name}: ${median(waits).toFixed(1)} ms, p99 ${p99(waits).toFixed(1)} ms after the commit`,
    )
  }
}

async function follow(
  feed: EventFeed,
  id: string,
  after: number,
  { arrivals, signal }: { readonly arrivals: Map<number, number[]>; readonly signal: AbortSignal },
): Promise<void> {
  for await (const lines of feed.follow(id, after, signal)) {
    for (const { number } of lines) noteArrival(arrivals, number)
  }
}

function noteArrival(arrivals: Map<number, number[]>, number: number): void {
  const times = arrivals.get(number) ?? []
  times.push(performance.now())
  arrivals.set(number, times)
}

async function benchResuming(database: Database): Promise<void> {
  const cache = cacheOn(database)
  const id = await newMatch(cache)
  const last = await playTo(cache, id, 1_500)
  const times: number[] = []
  for (let count = 0; count < 100; count++) {
    const feed = new EventFeed(database.matches)
    times.push(await timeOf(() => readTo(feed, id, last)))
    feed.close()
  }
  console.log(
    `resuming 1,000 missed events: ${median(times).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms   (wanted < 100 ms)`,
  )
}

async function readTo(feed: EventFeed, id: string, last: number): Promise<void> {
  for await (const lines of feed.follow(id, last - 1_000, new AbortController().signal)) {
    if (lines.at(-1)?.number === last) return
  }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
