import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { StopTimes } from '../../src/rest/stopping.ts'
import { cardGame } from '../support/card-game.ts'
import { memoryDatabase } from '../support/memory-store.ts'

/** What is never waited for in a test. */
const NEVER = 3_600_000

async function listening(stopTimes: StopTimes): Promise<FastifyInstance> {
  const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*', games: [cardGame], stopTimes })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** A connection that the service has accepted, and the promise that it ends, be it by a reset. */
async function connected(app: FastifyInstance): Promise<{ socket: Socket; ended: Promise<void> }> {
  const accepted = once(app.server, 'connection')
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await accepted
  return { socket, ended }
}

describe('a service that stops', () => {
  test('waits for no connection that nothing was asked on, as browsers open them in advance', async () => {
    const app = await listening({ unusedMs: 1, busyMs: NEVER })
    const { ended } = await connected(app)
    await app.close()
    await ended
  })

  test('waits for no connection that is kept for the next request', async () => {
    const app = await listening({ unusedMs: NEVER, busyMs: NEVER })
    const { socket, ended } = await connected(app)
    socket.write('GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('HTTP/1.1 200')
    await app.close()
    await ended
  })

  test('waits no longer than it may for a request that does not arrive', async () => {
    const app = await listening({ unusedMs: NEVER, busyMs: 1 })
    const { socket, ended } = await connected(app)
    socket.write('POST /v1/matches HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n')
    await app.close()
    await ended
  })
})
