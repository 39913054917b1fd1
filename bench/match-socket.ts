import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { buildApp } from '../src/app.ts'
import type { Database } from '../src/contract/database.ts'
import { cardGame } from '../tests/support/card-game.ts'
import { addressOf } from './http/serve.ts'
import { median, p99 } from './measure.ts'

const MISSED = 1_000
const TIMES = 50

/** A client's end of a web socket, as far as it is used here. */
type Socket = {
  send(text: string): void
  terminate(): void
  on(event: 'open', heard: () => void): void
  on(event: 'message', heard: (data: { toString(): string }) => void): void
}
const WebSocket: new (url: string, protocol: string) => Socket = createRequire(import.meta.url)('ws')

const FOLLOW = `subscription Follow($id: String!, $after: Int) {
  matchEvents(matchId: $id, after: $after) { number type seat at data text rulesVersion contentHash }
}`

/** A GraphQL subscription that comes back: from the connection to the last missed event, read by a client in this process. */
export async function benchResumingBySocket(database: Database): Promise<void> {
  const app = await buildApp({ database, corsOrigin: '*', games: [cardGame] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = addressOf(app)
  const match = await longMatch(url)
  const times: number[] = []
  for (let count = 0; count < TIMES; count++) times.push(await resume(url, match))
  console.log(
    `resuming 1,000 missed events by GraphQL subscription: ${median(times).toFixed(1)} ms, ` +
      `p99 ${p99(times).toFixed(1)} ms   (wanted < 100 ms)`,
  )
  await app.close()
}

type Long = { readonly id: string; readonly authorization: string; readonly version: number }

async function longMatch(url: string): Promise<Long> {
  const authorization = `Bearer ${randomUUID()}${randomUUID()}`
  const headers = { 'content-type': 'application/json', authorization, 'if-match': '*' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { id: string; version: number }
  }
  const { id } = await post('/v1/matches', { game: 'cards', seats: [{ name: 'Bench' }] })
  for (let version = 0; ; ) {
    version = (await post(`/v1/matches/${id}/commands`, { command: { pass: {} } })).version
    if (version > MISSED) return { id, authorization, version }
  }
}

function resume(url: string, { id, authorization, version }: Long): Promise<number> {
  const start = performance.now()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const send = (message: object) => socket.send(JSON.stringify(message))
  return new Promise((resolve, reject) => {
    socket.on('open', () => send({ type: 'connection_init', payload: { authorization } }))
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(data.toString())
      const variables = { id, after: version - MISSED }
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables } })
      if (type === 'error') reject(new Error(JSON.stringify(payload)))
      if (type !== 'next' || payload.data.matchEvents.number < version) return
      socket.terminate()
      resolve(performance.now() - start)
    })
  })
}
