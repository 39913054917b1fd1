import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ERRORS, type ErrorCode } from '../../src/contract/errors.ts'
import { Problem } from '../../src/contract/problem.ts'
import { SECURITY_HEADERS } from '../../src/rest/security-headers.ts'
import { testApp } from '../support/app.ts'

type RawAnswer = { status: number; headers: Record<string, string>; body: string }

const app = testApp()
/** A service that waits only a moment for requests to arrive. */
const hasty = testApp({ requestMs: 60 })

async function open(service: FastifyInstance): Promise<Socket> {
  if (!service.server.listening) await service.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
  })
  return socket
}

/** Everything that is answered to some bytes until the service ends its side; our side stays open. */
async function exchange(service: FastifyInstance, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await open(service)
  socket.write(bytes)
  let text = ''
  for await (const piece of socket) text += piece
  return read(text)
}

function read(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') }
}

function expectProblem({ status, headers, body }: RawAnswer, code?: ErrorCode): void {
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', ...SECURITY_HEADERS })
  const problem = Problem.parse(JSON.parse(body))
  if (code !== undefined) expect(problem.code).toBe(code)
  expect([status, problem.instance]).toEqual([ERRORS[problem.code].status, `urn:request:${headers['x-request-id']}`])
}

const get = (line: string, ...headers: string[]) =>
  `${[line, 'Host: arbiter', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
const post = (body: string, ...headers: string[]) =>
  get('POST /v1/games/apex/rulings/distance HTTP/1.1', `Content-Length: ${body.length}`, ...headers) + body

describe('bytes that are no request, or one that no route sees', () => {
  const cases: [string, string, ErrorCode][] = [
    ['no HTTP at all', 'HELLO\u0000 WORLD\r\n\r\n', 'request.malformed'],
    ['an unknown method', get('BREW /coffee HTTP/1.1'), 'request.malformed'],
    ['another version', get('GET / HTTP/7.3'), 'request.malformed'],
    ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'request.malformed'],
    ['a header that is none', get('GET / HTTP/1.1', 'no colon'), 'request.malformed'],
    ['two lengths', post('{}', 'Content-Length: 3'), 'request.malformed'],
    ['a length and chunks', post('{}', 'Transfer-Encoding: chunked'), 'request.malformed'],
    ['no host', 'GET /v1/games HTTP/1.1\r\nConnection: close\r\n\r\n', 'request.malformed'],
    ['headers that are too long', get('GET / HTTP/1.1', `X-Long: ${'x'.repeat(40_000)}`), 'headers.too-large'],
    ['an address that is too long', get(`GET /${'x'.repeat(40_000)} HTTP/1.1`), 'headers.too-large'],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n', 'method.not-allowed'],
    ['an unknown expectation', get('GET /v1/games HTTP/1.1', 'Expect: the-spanish-inquisition'), 'expectation.failed'],
    ['an expectation with a body', post('{}', 'Expect: more'), 'expectation.failed'],
    ['a lone percent sign', get('GET /% HTTP/1.1'), 'input.invalid'],
    ['half an escape', get('GET /v1/games/%e0%a4%a HTTP/1.1'), 'input.invalid'],
    ['an address of another host', get('GET http://other.example/nothing HTTP/1.1'), 'route.not-found'],
    ['a very long name', get(`GET /v1/games/${'x'.repeat(500)} HTTP/1.1`), 'route.not-found'],
    ['a method without a route', get('PROPFIND /v1/games HTTP/1.1'), 'method.not-allowed'],
    ['TRACE', get('TRACE /v1/games HTTP/1.1'), 'method.not-allowed'],
    ['OPTIONS of nothing', get('OPTIONS /nothing HTTP/1.1'), 'route.not-found'],
    ['no type', post('{}'), 'body.unsupported-type'],
    ['a type that is none', post('{}', 'Content-Type: ;;;'), 'body.unsupported-type'],
    [
      'a web socket without a key',
      get('GET /graphql HTTP/1.1', 'Upgrade: websocket').replace('close', 'Upgrade'),
      'request.malformed',
    ],
    [
      'a web socket to another address',
      get('GET /nothing HTTP/1.1', 'Upgrade: websocket').replace('close', 'Upgrade'),
      'route.not-found',
    ],
  ]
  test.each(cases)('%s', async (_name, bytes, code) => expectProblem(await exchange(app(), bytes), code))
})

test('whatever method, address and headers are sent, it is answered with the headers of every answer', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY', 'SEARCH', 'LINK', 'M-SEARCH']
  const paths = [
    '/',
    '*',
    '//',
    '/..',
    '/%2e%2e/',
    '/docs/..%2f..%2fetc',
    '/v1/games/%00',
    '/v1/games?a=%zz',
    '/graphiql?',
  ]
  const headers = [
    'X: y',
    'Accept: ,;q=x',
    'Accept-Language: *;;',
    'Content-Type: \u00ff',
    'Range: bytes=9-1',
    'Origin: null',
  ]
  for (const method of methods) {
    for (const [index, path] of paths.entries()) {
      const answer = await exchange(app(), get(`${method} ${path} HTTP/1.1`, headers[index % headers.length] ?? ''))
      const asked = `${method} ${path} ${answer.status}`
      expect(answer.headers, asked).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
      expect(answer.status, asked).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.headers['content-type'], asked).toContain('application/problem+json')
    }
  }
})

test('an address that cannot be read is answered in the language of the caller, and the service goes on', async () => {
  const { status, body } = await exchange(app(), get('GET /% HTTP/1.1', 'Accept-Language: es'))
  expect([status, JSON.parse(body).title]).toEqual([400, 'La petición no tiene la forma correcta'])
  expect((await exchange(app(), get('GET /health/live HTTP/1.1'))).status).toBe(200)
})

test('what never reaches a route is answered whatever language it asks for', async () => {
  const language = 'Accept-Language: es, *;q=0.5'
  const requests = [
    get('GET /% HTTP/1.1', language, 'Accept: image/png'),
    get('GET /v1/games HTTP/1.1', language, 'Expect: more'),
    get('CONNECT a:1 HTTP/1.1', language),
    get('OPTIONS * HTTP/1.1', language),
    get('QUERY /v1/games HTTP/1.1', language),
    get('GET /graphql HTTP/1.1', language, 'Upgrade: websocket').replace('close', 'Upgrade'),
  ]
  for (const request of requests) expect((await exchange(app(), request)).status, request).toBeLessThan(500)
})

describe('OPTIONS', () => {
  test('names the methods of an address, and the headers guard it', async () => {
    const { status, headers } = await exchange(app(), get('OPTIONS /v1/matches/x/commands HTTP/1.1'))
    expect(status).toBe(204)
    expect(headers).toMatchObject({ allow: 'POST, OPTIONS', ...SECURITY_HEADERS })
  })

  test('of the service names them all', async () => {
    const { status, headers } = await exchange(app(), get('OPTIONS * HTTP/1.1'))
    expect([status, headers.allow?.split(', ').sort()]).toEqual([
      204,
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST'],
    ])
  })
})

describe('a connection whose request does not arrive', () => {
  test.each([
    ['its headers', 'GET /v1/games HTTP/1.1\r\nHost: arbi'],
    [
      'its body',
      'POST /v1/rulings/batch HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('without the rest of %s is told so and freed, though the other end holds on to it', async (_what, bytes) => {
    expectProblem(await exchange(hasty(), bytes), 'request.timeout')
    await freed(hasty())
  })
})

test('a connection that sent nonsense is freed, though the other end holds on to it', async () => {
  const socket = await open(hasty())
  socket.write('NONSENSE\r\n\r\n')
  socket.resume()
  await freed(hasty())
  expect(socket.writable).toBe(true)
})

test('nonsense while an answer is being read is not answered into the middle of it', async () => {
  const entry = {
    game: 'apex',
    operation: 'visibility',
    input: { board: { drawn: BOARD }, from: { cell: { column: 0, row: 0 } } },
  }
  const body = JSON.stringify({ rulings: new Array(300).fill(entry) })
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`]
  const socket = await open(app())
  socket.write(get('POST /v1/rulings/batch HTTP/1.1', ...headers).replace('close', 'keep-alive') + body)
  await once(socket, 'readable')
  socket.write('NONSENSE\r\n\r\n')
  let text = ''
  for await (const piece of socket) text += piece
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  expect(text.endsWith('0\r\n\r\n')).toBe(false)
})

const BOARD = { width: 48, height: 48 }

/** Waits until the service holds no connection; the test's own limit ends a wait that is in vain. */
async function freed(service: FastifyInstance): Promise<void> {
  for (;;) {
    const count = await new Promise((resolve) => service.server.getConnections((_error, open) => resolve(open)))
    if (count === 0) return
    await wait(20)
  }
}
