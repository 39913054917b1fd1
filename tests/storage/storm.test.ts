import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numbersOf } from '../../scripts/play/choice.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { type ServiceProcess, startService } from '../support/process.ts'
import { follow, logNumbers, openMatch, type StormMatch, storm } from './storm.ts'

/** Small by default; `STORM=50,8,40,6` is 50 matches, 8 clients with 40 commands each or more, and 6 kills meanwhile. */
const [MATCHES = 6, CLIENTS = 4, COMMANDS = 12, KILLS = 2] = (process.env.STORM ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number)

/** A busy machine takes a while to start a service. */
const TIME_LIMIT_MS = Math.max(3_600_000, 60_000 * KILLS)

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test(
  'two instances, one killed again and again: nothing acknowledged is lost, nothing is applied twice',
  async () => {
    const environment = { DATABASE_URL: await server.createDatabase(), LOG_LEVEL: 'info' }
    const steady = await startService(environment)
    let shaky: ServiceProcess | null = await startService(environment)
    const addresses = () => [steady.url, ...(shaky === null ? [] : [shaky.url])]
    const pick = numbersOf(1)

    const matches: StormMatch[] = []
    const followers: Promise<number[]>[] = []
    const ending = new AbortController()
    const open = async () => {
      const match = await openMatch(addresses, pick)
      matches.push(match)
      followers.push(follow(addresses, match, pick, ending.signal))
    }
    for (let count = 0; count < MATCHES; count++) await open()
    let kills = 0
    const clients = Promise.all(
      Array.from({ length: CLIENTS }, (_, seed) =>
        storm(addresses, matches, { seed: seed + 2, commands: COMMANDS, goesOn: () => kills < KILLS }),
      ),
    )
    for (; kills < KILLS; kills++) {
      // A match may end, and then nothing more can be acknowledged in it.
      if (kills % 5 === 4) await open()
      await sleep(700)
      await shaky?.stop('SIGKILL')
      shaky = null
      shaky = await startService(environment)
      if (kills % 20 === 19) console.log(`${kills + 1} kills`)
    }
    const results = await clients
    await sleep(1_500)
    ending.abort()
    const heard = await Promise.all(followers)

    const acknowledged = results.flatMap((result) => result.acknowledged)
    if (process.env.STORM !== undefined) console.log(`${kills} kills, ${acknowledged.length} acknowledged commands`)
    expect(results.flatMap(({ refused }) => refused)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const [index, match] of matches.entries()) {
      const numbers = await logNumbers(addresses, match, pick)
      expect(numbers).toEqual(upTo(numbers.length))
      expect(heard[index]).toEqual(numbers)
      // Each key was applied once: its answers name the same events, and all events after the start are named by one key.
      const byKey = new Map<string, string>()
      for (const { key, numbers: named } of acknowledged.filter(({ match: id }) => id === match.id)) {
        expect(byKey.get(key) ?? named.join()).toBe(named.join())
        byKey.set(key, named.join())
      }
      const named = [...byKey.values()]
        .flatMap((text) => text.split(',').filter(Boolean).map(Number))
        .sort((a, b) => a - b)
      expect(named).toEqual(numbers.filter((number) => number > match.start))
    }
    await Promise.all([steady.stop(), shaky?.stop()])
  },
  TIME_LIMIT_MS,
)
