import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/contract/database.ts'
import { cardGame } from '../tests/support/card-game.ts'
import { addressOf } from './http/serve.ts'
import { median } from './measure.ts'

const IN_FLIGHT = 16
const ROUNDS = 3
const SECONDS = 4

/** Durable commands end to end: over HTTP, by as many connections as are in flight, each request to a match of its own. */
export async function benchCommandsOverHttp(database: Database): Promise<void> {
  const app = await buildApp({ database, corsOrigin: '*', games: [cardGame] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = addressOf(app)
  const requests = await Promise.all(Array.from({ length: IN_FLIGHT }, () => passing(url)))
  const rates: number[] = []
  for (let round = 0; round <= ROUNDS; round++) rates.push(await rate(url, requests))
  console.log(
    `durable commands over HTTP, ${IN_FLIGHT} in flight: ${Math.round(median(rates.slice(1)))} /s   (wanted 1000 /s)`,
  )
  await app.close()
}

/** A match for one, and the command that can always be given in it. */
async function passing(url: string): Promise<autocannon.Request> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${randomUUID()}${randomUUID()}` }
  const body = JSON.stringify({ game: 'cards', seats: [{ name: 'Bench' }] })
  const { id } = (await (await fetch(`${url}/v1/matches`, { method: 'POST', headers, body })).json()) as { id: string }
  return {
    method: 'POST',
    path: `/v1/matches/${id}/commands`,
    headers: { ...headers, 'if-match': '*' },
    body: JSON.stringify({ command: { pass: {} } }),
  }
}

async function rate(url: string, requests: autocannon.Request[]): Promise<number> {
  const result = await autocannon({ url, requests, connections: IN_FLIGHT, duration: SECONDS, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
  return result.requests.average
}
