import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { memoryDatabase } from '../support/memory-store.ts'

const TOKEN = 'a-token-that-nobody-may-read'
const AUTHORIZATION = `Authorization: Bearer ${TOKEN}`
const lines: string[] = []
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  const database = memoryDatabase()
  const failing = () => Promise.reject(new Error('a fault'))
  const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } }
  app = await buildApp({
    database: { ...database, rulings: { ...database.rulings, find: failing } },
    corsOrigin: '*',
    maxDelayMs: 0,
    requestMs: 60,
    logger,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const http = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: a', AUTHORIZATION, 'Connection: close', ...headers, '', ''].join('\r\n')
const body = JSON.stringify({ query: '{ games { id } }', variables: { token: TOKEN } })

test.each([
  ['nonsense', `NONSENSE ${TOKEN}\r\n${AUTHORIZATION}\r\n\r\n`, 'not a request'],
  ['a header that is none', http('GET /v1/matches', `no colon ${TOKEN}`), 'not a request'],
  ['headers that are too long', http('GET /v1/matches', `X: ${TOKEN.repeat(1_000)}`), 'not a request'],
  ['a request that does not arrive', http('GET /v1/matches').slice(0, -2), 'not a request'],
  ['a good request', http('GET /v1/matches'), 'answered'],
  ['a token in the query', http(`GET /v1/matches/x/events?ticket=${TOKEN}&token=${TOKEN}`), 'answered'],
  ['a token in a query of nothing', http(`GET /nothing?token=${TOKEN}`), 'answered'],
  ['a broken escape', http(`GET /%?token=${TOKEN}`), ''],
  ['a fault of ours', http('GET /v1/rulings/x'), 'unforeseen error'],
  ['another expectation', http(`GET /v1/rulings/x?token=${TOKEN}`, 'Expect: more'), ''],
  [
    'a question over GraphQL',
    http('POST /graphql', 'Content-Type: application/json', `Content-Length: ${body.length}`) + body,
    'answered',
  ],
  ['a web socket', http(`GET /graphql?token=${TOKEN}`, 'Upgrade: websocket').replace('close', 'Upgrade'), ''],
])('%s leaves no token in the log', async (_name, bytes, message) => {
  lines.length = 0
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(bytes)
  socket.resume()
  await once(socket, 'close')
  expect(lines.join('')).toContain(message)
  expect(lines.join('')).not.toContain(TOKEN)
  // A packet is logged as the numbers of its bytes.
  expect(lines.join('')).not.toContain([...Buffer.from(TOKEN)].join(','))
})
