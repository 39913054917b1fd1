import { fork } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../src/app.ts'
import { gears } from '../src/games/gears/index.ts'
import { memoryDatabase } from '../tests/support/memory-store.ts'

/**
 * How long the event loop of a service keeps others waiting while experts of Gears think in threads of their own, beside
 * an idle process on the same machine at the same time: what both have in common is the load of the machine.
 *
 *   npx tsx scripts/bot-delay.ts 30
 */
const [seconds = '30', role] = process.argv.slice(2)
const RESOLUTION_MS = 5

/** The delays of this process from now on, until it is asked for them. */
function watch() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const inMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS).toFixed(1)
  return () =>
    `median ${inMs(delays.percentile(50))} ms, 99 % ${inMs(delays.percentile(99))} ms, most ${inMs(delays.max)} ms`
}

async function idle(): Promise<void> {
  const tell = watch()
  await sleep(Number(seconds) * 1000)
  console.log(`idle process: ${tell()}`)
}

/** A match of two experts, and a caller who asks for health again and again. */
async function service(): Promise<void> {
  const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*', maxDelayMs: 0, games: [gears] })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const seats = [{ bot: 'expert' }, { bot: 'expert' }]
  const payload = { game: 'gears', options: {}, seats }
  const { body } = await app.inject({ method: 'POST', url: '/v1/matches', payload })
  const { id, ownerToken } = JSON.parse(body)
  await fetch(`${url}/health/live`)
  const tell = watch()
  const end = performance.now() + Number(seconds) * 1000
  let asked = 0
  for (; performance.now() < end; asked++) {
    await fetch(`${url}/health/live`).then((response) => response.text())
    await sleep(20)
  }
  console.log(`service with experts: ${tell()}; health was asked ${asked} times`)
  const headers = { authorization: `Bearer ${ownerToken}` }
  const { version } = JSON.parse((await app.inject({ url: `/v1/matches/${id}`, headers })).body)
  console.log(`the experts came to version ${version}`)
  await app.close()
}

if (role === 'idle') await idle()
else {
  const child = fork(fileURLToPath(import.meta.url), [seconds, 'idle'], { execArgv: process.execArgv })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  await service()
  await ended
}
