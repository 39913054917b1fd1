import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long connections are waited for when the service stops. */
export type StopTimes = {
  /** For one that nothing was asked on yet. */
  readonly unusedMs: number
  /** For one whose request is being read or answered. */
  readonly busyMs: number
}

/** The process gives up after ten seconds; what is left to do then, such as closing the database, takes its time, too. */
export const STOP_TIMES: StopTimes = { unusedMs: 500, busyMs: 8_000 }

/**
 * Lets the service stop soon. Node closes connections that wait for their next request. It waits for ones on which
 * nothing was ever asked, which browsers open in advance, and for requests that never arrive whole: these are cut off.
 */
export function closeConnectionsOnStop(app: FastifyInstance, times: StopTimes = STOP_TIMES): void {
  const { server } = app
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  const noteUse = ({ socket }: IncomingMessage) => unused.delete(socket)
  server.on('request', noteUse)
  server.on('upgrade', noteUse)
  app.addHook('preClose', (done) => {
    // What is answered from now on keeps its connection no longer.
    server.keepAliveTimeout = 1
    setTimeout(() => cut(unused), times.unusedMs).unref()
    setTimeout(() => server.closeAllConnections(), times.busyMs).unref()
    done()
  })
}

function cut(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.destroy()
}
