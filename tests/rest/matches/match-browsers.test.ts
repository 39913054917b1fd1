import { describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { give, open, send } from './match-service.ts'

const app = testApp({ database: memoryDatabase(), games: [cardGame] })

const DRAW = { command: { draw: {} } }

test('a ticket opens the events and pictures of one match, as its seat sees them, and nothing else', async () => {
  const match = await open(app())
  const other = await open(app())
  await give(app(), match, DRAW)
  const ask = async (payload: object, token?: string) =>
    send(app(), { method: 'POST', url: `${match.path}/tickets`, payload, token })
  const { status, body } = await ask({ seat: 0 }, match.token)
  expect(status).toBe(201)
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now())
  const at = (path: string, ticket = body.ticket) => send(app(), { url: `${path}?ticket=${ticket}` })

  expect((await at(`${match.path}/events`)).body.events.at(-1)).toMatchObject({ type: 'drew', data: { seat: 0 } })
  expect((await at(`${match.path}/events`)).body.events.at(-1).data.card).toEqual(expect.any(Number))
  expect(await at(`${match.path}/board.svg`)).toMatchObject({ status: 200 })
  expect(await at(`${match.path}/board.png`)).toMatchObject({ status: 200 })
  for (const path of [`${other.path}/events`, `${other.path}/board.svg`]) expect((await at(path)).status).toBe(404)
  expect((await at(match.path)).status).toBe(400)
  const spectator = await ask({}, match.body.spectatorToken)
  expect(spectator.body.seat).toBeNull()
  expect((await at(`${match.path}/events`, spectator.body.ticket)).body.events.at(-1).data).toEqual({ seat: 0 })

  // The claim of one ticket with the proof of another is no ticket.
  const forged = body.ticket.replace('.0.', '.1.')
  for (const wrong of [forged, 'nope', `${body.ticket}0`, spectator.body.ticket.replace('.p.', '.0.')]) {
    expect((await at(`${match.path}/events`, wrong)).status).toBe(404)
  }
  expect((await ask({}, 'a stranger’s')).status).toBe(401)
  expect((await ask({}, 'x'.repeat(40))).status).toBe(404)
  expect((await ask({}, undefined)).status).toBe(401)
  await send(app(), { method: 'DELETE', url: `${match.path}/seats/0`, token: match.token })
  expect((await at(`${match.path}/events`)).status).toBe(404)
})

describe('whoever has what would be sent', () => {
  const PATHS = ['', '/offers', '/events', '/events?after=3', '/verification', '/board.svg', '/board.png']
  const ask = (path: string, token: string, headers: Record<string, string> = {}) =>
    send(app(), { url: path, token, headers })
  const tagAt = async (path: string, token: string, headers = {}) =>
    String((await ask(path, token, headers)).headers.etag)

  test('is told so and sent nothing', async () => {
    const match = await open(app())
    for (const path of PATHS.map((ending) => `${match.path}${ending}`)) {
      const etag = await tagAt(path, match.token)
      for (const tag of [etag, `W/${etag}`, `"4", ${etag}`, '*']) {
        const known = await ask(path, match.token, { 'if-none-match': tag })
        expect(known, path).toMatchObject({ status: 304, text: '', headers: { etag } })
      }
      expect((await ask(path, match.token, { 'if-none-match': '"4"' })).status).toBe(200)
    }
    const stranger = { url: match.path, headers: { 'if-none-match': await tagAt(match.path, match.token) } }
    expect((await send(app(), stranger)).status).toBe(404)
  })

  test('is sent what it sees in another language or as somebody else', async () => {
    const match = await open(app())
    for (const path of PATHS.map((ending) => `${match.path}${ending}`)) {
      const etag = await tagAt(path, match.token)
      const spanish = { 'if-none-match': etag, 'accept-language': 'es' }
      expect((await ask(path, match.token, spanish)).status, path).toBe(200)
      if (path.endsWith('/offers')) continue
      expect((await ask(path, match.body.spectatorToken, { 'if-none-match': etag })).status, path).toBe(200)
      expect((await ask(path, match.token)).headers.vary).toContain('Accept-Language, Authorization')
    }
    const record = `${match.path}/record`
    const text = await ask(record, match.token, { accept: 'text/markdown' })
    const data = { 'if-none-match': String(text.headers.etag) }
    expect((await ask(record, match.token, data)).status).toBe(409)
    expect((await ask(record, match.token, { ...data, accept: 'text/markdown' })).status).toBe(304)
  })

  test('may name the version that it has seen by the tag of it', async () => {
    const match = await open(app())
    const tag = await tagAt(`${match.path}/offers`, match.token)
    expect((await give(app(), match, DRAW, { 'if-match': tag })).status).toBe(200)
    expect((await give(app(), match, DRAW, { 'if-match': tag })).status).toBe(412)
  })
})

test('events come without names where that is asked for, so that a browser’s onmessage hears them', async () => {
  const match = await open(app())
  const address = await app().listen({ port: 0 })
  const first = async (query: string) => {
    const left = new AbortController()
    const headers = { authorization: `Bearer ${match.token}`, accept: 'text/event-stream' }
    const response = await fetch(`${address}${match.path}/events?${query}`, { headers, signal: left.signal })
    let text = ''
    for await (const part of response.body ?? []) {
      text += Buffer.from(part).toString()
      if (text.includes('"dealt"')) break
    }
    left.abort()
    return text
  }
  expect(await first('')).toContain('event: match.created\n')
  const unnamed = await first('named=false')
  expect(unnamed).not.toContain('event:')
  expect(unnamed).toContain('id: 1\ndata: {"number":1,')
  expect(await first('named=false&patch=true')).toContain('"patch":{"from":4,')
  app().server.closeAllConnections()
})

test('a browser asks once whether it may send, not before every request', async () => {
  const headers = { origin: 'https://example.org', 'access-control-request-method': 'POST' }
  const { headers: answered } = await send(app(), { method: 'OPTIONS', url: '/v1/matches', headers })
  expect(Number(answered['access-control-max-age'])).toBeGreaterThanOrEqual(600)
})

test('lists say what the seats are called, whose turn it is, and whether it is mine', async () => {
  const token = 'a-token-of-my-own-that-is-long-enough'
  const match = await open(app(), {}, token)
  const guest = await open(app(), { seats: [{ name: 'Ana' }, {}] }, token)
  const { body } = await send(app(), { url: '/v1/matches', token })
  expect(body.matches).toMatchObject([
    { id: guest.id, names: ['Ana', null], activeSeat: null, isMyTurn: false },
    { id: match.id, names: ['Ana', 'Ben'], activeSeat: 0, isMyTurn: true },
  ])
})
