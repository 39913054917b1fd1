import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ApiError, type Failure, failure } from '../contract/errors.ts'
import { problemOf } from '../contract/problem.ts'
import { DEFAULT_LOCALE } from '../lib/locale.ts'
import { PROBLEM_TYPE } from './problems.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** How long a connection that has been answered may stay open for its other end to read the answer. */
const LINGER_MS = 1_000

/** What Node says about bytes that it could not make a request of. */
type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown }

/** What cannot become a request, by Node's codes; anything else is not well-formed. */
const CLIENT_ERRORS: ReadonlyMap<string, Failure> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', failure('request.timeout')],
  ['HPE_HEADER_OVERFLOW', failure('headers.too-large')],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', failure('body.too-large', 'chunks')],
])
const MALFORMED = failure('request.malformed', 'bytes')

const NO_TUNNEL = failure('method.not-allowed', 'connect')

/**
 * Answers bytes that are no HTTP request; there is no request to be asked for its language or id. The bytes may hold a
 * token, so only their number reaches the log.
 */
export function answerClientError(this: FastifyInstance, error: ClientError, socket: Duplex): void {
  const requestId = randomUUID()
  const bytes = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.length : 0
  this.log.debug({ requestId, code: error.code, reason: error.message, bytes }, 'not a request')
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  answerSocket(socket, requestId, CLIENT_ERRORS.get(error.code ?? '') ?? MALFORMED)
}

/** Answers what Node would answer without a problem, or not at all: expectations and tunnels. */
export function answerOutsideRoutes(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = rawProblem(randomUUID(), failure('expectation.failed'))
    response.writeHead(status, headers).end(body)
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    answerSocket(socket, randomUUID(), NO_TUNNEL, { allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' })
  })
}

/** A request of HTTP/1.1 names its host; Node's own check would answer by nothing but a status. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return done()
    done(new ApiError('request.malformed', 'host'))
  })
}

/** Whether an answer has begun on this connection, which another one may not be written into. */
function isAnswering(socket: Duplex & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true
}

function answerSocket(
  socket: Duplex,
  requestId: string,
  failed: Failure,
  more: Readonly<Record<string, string>> = {},
): void {
  const { status, headers, body } = rawProblem(requestId, failed)
  const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // The other end may never close its side, and a connection that was cut at once could lose its answer.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}

function rawProblem(requestId: string, failed: Failure) {
  const problem = { ...problemOf(failed, DEFAULT_LOCALE), instance: `urn:request:${requestId}` }
  const body = JSON.stringify(problem)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  }
  return { status: problem.status, headers, body }
}
