import type { Duplex, Writable } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CloseCode, handleProtocols, type Server } from 'graphql-ws'

/** When a socket gives a sign of life, and how long it waits for a reader that takes nothing. */
export type SocketTimes = { readonly heartbeatMs: number; readonly slowMs: number }

/** What a server of subscriptions knows of a connection. */
export type Connection = { readonly request: FastifyRequest }

/** A web socket, as far as it is used here. */
type Socket = {
  readonly protocol: string
  readonly bufferedAmount: number
  readonly readyState: number
  send(text: string, done: (error?: Error) => void): void
  ping(): void
  close(code?: number, reason?: string): void
  terminate(): void
  on(event: 'message', heard: (data: { toString(): string }) => void): void
  on(event: 'pong', heard: () => void): void
  once(event: 'close', heard: (code: number, reason: { toString(): string }) => void): void
}

const MAX_BYTES = 256 * 1024
const MUCH_BYTES = 64 * 1024
const OPEN = 1
/** How long a closed reader may take to say farewell. */
const FAREWELL_MS = 2_000

const GOING_AWAY = 1001
const TOO_SLOW = 4410
const TOO_SLOW_REASON = 'match.tooSlow: subscribe again with the last number as `after`.'

/** Lets the route of this address take web sockets, too. To be called before the route is added. */
export async function takeSockets(
  app: FastifyInstance,
  url: string,
  server: Server<Connection>,
  times: SocketTimes,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url !== url || route.method !== 'GET') return
    route.wsHandler = (socket: Socket, request: FastifyRequest) => attend(socket, request, server, times)
  })
  app.addHook('preClose', (done) => {
    const clients: Iterable<Socket> = app.websocketServer.clients
    for (const socket of clients) dismiss(socket, GOING_AWAY, 'The service stops.')
    done()
  })
  await app.register(websocket, {
    options: { maxPayload: MAX_BYTES, handleProtocols },
    errorHandler(error: Error, socket: Socket, request: FastifyRequest) {
      request.log.debug(error, 'a web socket broke')
      socket.terminate()
    },
  })
  // What cannot become a web socket is answered like everything else that cannot become a request.
  app.websocketServer.on('wsClientError', (error: Error, socket: Duplex) =>
    app.server.emit('clientError', error, socket),
  )
}

function attend(socket: Socket, request: FastifyRequest, server: Server<Connection>, times: SocketTimes): void {
  const gather = gathering(request.raw.socket)
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => {
        gather()
        return send(socket, text, times)
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on('message', (data) => {
          take(String(data)).catch((error) => {
            request.log.debug(error, 'a web socket was closed')
            socket.close(CloseCode.InternalServerError, 'The service failed.')
          })
        }),
    },
    { request },
  )
  const heart = beat(socket, times)
  socket.once('close', (code, reason) => {
    clearInterval(heart)
    closed(code, String(reason)).catch((error) => request.log.error(error, 'a web socket did not close cleanly'))
  })
}

/** What is sent in one turn is written together: a write for each of many missed events costs more than the events. */
function gathering(stream: Writable): () => void {
  let isGathering = false
  return () => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
}

/**
 * Sends, and waits while much is still to be taken. Whoever sends the next event waits, too, so a slow reader costs
 * little memory; it is cut off when it takes nothing for long.
 */
function send(socket: Socket, text: string, { slowMs }: SocketTimes): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    socket.send(text, (error) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve()
    })
    if (socket.readyState === OPEN && socket.bufferedAmount < MUCH_BYTES) resolve()
    else timer = setTimeout(() => dismiss(socket, TOO_SLOW, TOO_SLOW_REASON), slowMs)
  })
}

/** Closes a socket, and cuts it off if the other side does not answer. */
function dismiss(socket: Socket, code: number, reason: string): void {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), FAREWELL_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** Asks for a sign of life now and then; whoever gives none is gone. */
function beat(socket: Socket, { heartbeatMs }: SocketTimes): NodeJS.Timeout {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  return setInterval(() => {
    // A reader that is only slow is told so before it is cut off.
    if (!isAlive && socket.bufferedAmount === 0) return socket.terminate()
    isAlive = false
    socket.ping()
  }, heartbeatMs)
}
