import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numbersOf } from '../../scripts/play/choice.ts'
import { type ServiceProcess, startService } from '../support/process.ts'
import { type Acknowledged, logNumbers, openMatch, storm } from './storm.ts'

/** Two by default; `KILLS=50` kills so often. */
const KILLS = Number(process.env.KILLS ?? 2)
const CLIENTS = 3
/** So many commands are acknowledged between two kills. */
const COMMANDS = 5

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('on the embedded database, killed again and again, it comes back with everything acknowledged', async () => {
  let service: ServiceProcess | null = await startService({ DATA_DIR: folder })
  const addresses = () => (service === null ? [] : [service.url])
  const pick = numbersOf(7)
  const matches = [await openMatch(addresses, pick)]
  const ending = new AbortController()
  const acknowledged: Acknowledged[] = []
  const clients = Array.from({ length: CLIENTS }, (_, seed) => play(seed))

  async function play(seed: number): Promise<void> {
    for (let round = 0; !ending.signal.aborted; round++) {
      acknowledged.push(...(await storm(addresses, matches, { seed: seed * 1_000 + round, commands: 1 })).acknowledged)
    }
  }

  async function untilMore(): Promise<void> {
    const before = acknowledged.length
    while (acknowledged.length < before + COMMANDS) await sleep(5)
  }

  for (let kill = 0; kill < KILLS; kill++) {
    // A match may end, and then nothing more can be acknowledged in it.
    matches.push(await openMatch(addresses, pick))
    await untilMore()
    await service?.stop('SIGKILL')
    service = null
    service = await startService({ DATA_DIR: folder })
  }
  matches.push(await openMatch(addresses, pick))
  await untilMore()
  ending.abort()
  await Promise.all(clients)
  for (const match of matches) {
    const numbers = await logNumbers(addresses, match, pick)
    expect(numbers).toEqual(upTo(numbers.length))
    const named = acknowledged.filter(({ match: id }) => id === match.id).flatMap((entry) => entry.numbers)
    expect(numbers).toEqual(expect.arrayContaining([...new Set(named)]))
  }
  if (process.env.KILLS !== undefined) console.log(`${KILLS} kills, ${acknowledged.length} acknowledged commands`)
  expect(await service.stop()).toBe(0)
}, 1_200_000)
