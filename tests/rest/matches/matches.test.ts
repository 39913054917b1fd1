import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { defineGame } from '../../../src/contract/game.ts'
import { createRegistry } from '../../../src/registry/registry.ts'
import { matchExamples } from '../../../src/rest/openapi.ts'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { give, open, send } from './match-service.ts'

const questionsOnly = defineGame({
  id: 'toy',
  name: 'Toy',
  summary: { en: 'A game without matches.', es: 'Un juego sin partidas.' },
  rulesVersion: '1.0.0',
  rules: [],
  interpretations: {},
  glossary: [],
  content: null,
  packs: [],
  operations: [],
})
const app = testApp({ games: [cardGame, questionsOnly] })
const OWN = 'a-token-of-my-own-that-is-long-enough'
const DRAW = { command: { draw: {} } }
const PASS = { command: { pass: {} } }

describe('the catalogue', () => {
  test('says which games have matches, and how they are played', async () => {
    const { body } = await send(app(), { url: '/v1/games' })
    expect(body.games).toMatchObject([
      { id: 'cards', hasMatches: true, match: { seats: { min: 1, max: 4 }, href: '/v1/games/cards/match' } },
      { id: 'toy', hasMatches: false, match: null },
    ])
    const play = await send(app(), { url: '/v1/games/cards/match' })
    expect(play.body).toMatchObject({
      seats: { min: 1 },
      optionsSchema: { $ref: '#/$defs/ToyOptions' },
      hasPicture: true,
    })
    expect((await send(app(), { url: '/v1/games/toy/match' })).body.code).toBe('match.not-playable')
  })

  test('describes every match route in OpenAPI, with examples that work', async () => {
    const { body } = await send(app(), { url: '/openapi.json' })
    const result = await new Validator().validate(structuredClone(body))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(
      Object.keys(body.paths)
        .filter((path) => path.startsWith('/v1/matches'))
        .sort(),
    ).toEqual([
      '/v1/matches',
      '/v1/matches/{id}',
      '/v1/matches/{id}/board.png',
      '/v1/matches/{id}/board.svg',
      '/v1/matches/{id}/claims',
      '/v1/matches/{id}/commands',
      '/v1/matches/{id}/events',
      '/v1/matches/{id}/forks',
      '/v1/matches/{id}/offers',
      '/v1/matches/{id}/record',
      '/v1/matches/{id}/seats',
      '/v1/matches/{id}/seats/{seat}',
      '/v1/matches/{id}/seats/{seat}/concession',
      '/v1/matches/{id}/seats/{seat}/invitation',
      '/v1/matches/{id}/tickets',
      '/v1/matches/{id}/undo',
      '/v1/matches/{id}/undo/decline',
      '/v1/matches/{id}/upgrade',
      '/v1/matches/{id}/verification',
    ])
    const published = body.paths['/v1/matches'].post.requestBody.content['application/json'].examples
    const examples = matchExamples(createRegistry([cardGame]))
    expect(Object.keys(published)).toEqual(examples.map(({ name }) => name))
    for (const { input } of examples) {
      const created = await send(app(), { method: 'POST', url: '/v1/matches', payload: input as object })
      expect(created).toMatchObject({ status: 201, body: { match: { status: 'running' } } })
    }
  })
})

describe('creating', () => {
  test('answers the tokens once, the address and the match', async () => {
    const payload = { game: 'cards', seats: [{ name: 'Ana' }, {}], label: 'Friday', isPublic: true, entropy: 'salt' }
    const { status, headers, body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ location: `/v1/matches/${body.id}`, etag: '"2"', 'cache-control': 'no-store' })
    expect(body).toMatchObject({
      ownerToken: expect.stringMatching(/^[\w-]{43}$/),
      spectatorToken: expect.stringMatching(/^[\w-]{43}$/),
      invitations: [{ seat: 1, invitation: expect.stringMatching(/^[\w-]{43}$/) }],
      match: {
        status: 'open',
        label: 'Friday',
        isPublic: true,
        options: { goal: 20 },
        seat: 0,
        view: null,
        seed: null,
      },
    })
    expect(body.match.seedCommitment).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    [{ game: 'chess', seats: [{}] }, 404, 'game.not-found', []],
    [{ game: 'toy', seats: [{}] }, 404, 'match.not-playable', []],
    [{ game: 'cards' }, 400, 'input.invalid', ['seats']],
    [{ game: 'cards', seats: [] }, 400, 'input.invalid', ['seats']],
    [{ game: 'cards', seats: [{}, {}, {}, {}, {}] }, 400, 'input.invalid', ['seats']],
    [{ game: 'cards', seats: [{ name: 'x'.repeat(61) }] }, 400, 'input.invalid', ['seats[0].name']],
    [{ game: 'cards', seats: [{ name: 'a\u0000b' }] }, 400, 'input.invalid', ['seats[0].name']],
    [{ game: 'cards', seats: [{}], label: 'x'.repeat(121) }, 400, 'input.invalid', ['label']],
    [{ game: 'cards', seats: [{}], entropy: 'x'.repeat(201) }, 400, 'input.invalid', ['entropy']],
    [{ game: 'cards', seats: [{}], colour: 'red' }, 400, 'input.invalid', ['colour']],
    [{ game: 'cards', seats: [{}], options: { goal: 1 } }, 400, 'input.invalid', ['options.goal']],
    [{ game: 'cards', seats: [{}], options: { speed: 1 } }, 400, 'input.invalid', ['options.speed']],
  ])('%j is a problem', async (payload, status, code, paths) => {
    const reply = await send(app(), { method: 'POST', url: '/v1/matches', payload })
    expect(reply).toMatchObject({ status, body: { code } })
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths)
  })

  test('the same key and body give the first answer again, another body a problem', async () => {
    const headers = { 'idempotency-key': '7f0c7dd0-3b0f-4c65-9d3b-0f6f3c9c0b11' }
    const request = { method: 'POST', url: '/v1/matches', headers } as const
    const payload = { game: 'cards', seats: [{ name: 'Ana' }, {}] }
    const first = await send(app(), { ...request, payload })
    const again = await send(app(), { ...request, payload })
    expect(again).toMatchObject({ status: 201, body: first.body })
    const other = await send(app(), { ...request, payload: { ...payload, label: 'other' } })
    expect(other).toMatchObject({ status: 422, body: { code: 'key.reused' } })
    const weak = await send(app(), { ...request, payload, headers: { 'idempotency-key': '1' } })
    expect(weak).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } })
    const scoped = await send(app(), { ...request, payload, headers: { 'idempotency-key': '1' }, token: OWN })
    expect(scoped).toMatchObject({ status: 201, body: { ownerToken: OWN } })
  })

  test('one token of one’s own serves all one’s matches; a short one is refused', async () => {
    const token = `${OWN}-for-lists`
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift((await open(app(), {}, token)).id)
    const pages: string[] = []
    for (let url = '/v1/matches?limit=2'; url !== ''; ) {
      const { body } = await send(app(), { url, token })
      pages.push(...body.matches.map(({ id }: { id: string }) => id))
      url = body.next === null ? '' : `/v1/matches?limit=2&after=${body.next}`
    }
    expect(pages).toEqual(ids)
    const { body, text } = await send(app(), { url: '/v1/matches?status=running&game=cards&limit=1', token })
    expect(body.matches[0]).toMatchObject({
      roles: [{ role: 'owner' }, { role: 'seat', seat: 0 }, { role: 'seat', seat: 1 }],
    })
    expect(text).not.toContain('hmac-sha256')
    expect((await send(app(), { url: '/v1/matches?status=ended', token })).body.matches).toEqual([])
    expect((await send(app(), { url: '/v1/matches?after=nothing', token })).status).toBe(400)
    const short = {
      method: 'POST',
      url: '/v1/matches',
      payload: { game: 'cards', seats: [{}] },
      token: 'short',
    } as const
    expect(await send(app(), short)).toMatchObject({ status: 400, body: { errors: [{ path: 'Authorization' }] } })
  })
})

describe('reading', () => {
  test('shows each seat its own hand, spectators none, strangers nothing', async () => {
    const match = await open(app())
    await give(app(), match, DRAW)
    await give(app(), match, { ...DRAW, seat: 1 })
    const seen = (query: string, token: string) => send(app(), { url: `${match.path}${query}`, token })
    const [first, second] = [await seen('', match.token), await seen('?seat=1', match.token)]
    expect(first).toMatchObject({
      headers: { etag: '"7.en.0"' },
      body: { seat: 0, view: { hands: [[expect.any(Number)], 1] } },
    })
    expect(second).toMatchObject({ body: { seat: 1, view: { hands: [1, [expect.any(Number)]] } } })
    const watching = await seen('', match.body.spectatorToken)
    expect(watching.body).toMatchObject({ seat: null, view: { hands: [1, 1] }, seed: null })
    expect(await seen('?seat=0', match.body.spectatorToken)).toMatchObject({
      status: 403,
      body: { code: 'match.forbidden' },
    })
    expect(await seen('', 'stranger')).toMatchObject({ status: 404 })
    const nobody = await send(app(), { url: match.path })
    expect(nobody).toMatchObject({ status: 404, body: { code: 'match.not-found' } })
    expect(await send(app(), { method: 'DELETE', url: match.path })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { code: 'token.missing' },
    })
    expect(await send(app(), { url: '/v1/matches/nothing', token: OWN })).toMatchObject({ status: 404 })
    expect(await send(app(), { url: match.path, headers: { authorization: 'Basic eA==' } })).toMatchObject({
      status: 401,
    })
    expect(await seen('?seat=x', match.token)).toMatchObject({ status: 400 })
  })

  test('a public match is shown to everybody, as the public may see it', async () => {
    const match = await open(app(), { isPublic: true })
    expect(await send(app(), { url: match.path })).toMatchObject({
      status: 200,
      body: { seat: null, view: { pile: 60 } },
    })
    expect(await send(app(), { url: `${match.path}?seat=0` })).toMatchObject({ status: 401 })
  })

  test('the table is drawn', async () => {
    const match = await open(app())
    const svg = await send(app(), { url: `${match.path}/board.svg`, token: match.token })
    expect(svg).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml', etag: '"5.en.0"' } })
    expect(svg.text).toContain('<svg')
    const png = await send(app(), { url: `${match.path}/board.png`, token: match.token })
    expect(png).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
    const waiting = await open(app(), { seats: [{}, {}] })
    const none = await send(app(), { url: `${waiting.path}/board.svg`, token: waiting.token })
    expect(none).toMatchObject({ status: 409, body: { code: 'match.not-started' } })
  })

  test('only the owner deletes a match, and then it is gone', async () => {
    const match = await open(app())
    const remove = (token?: string) => send(app(), { method: 'DELETE', url: match.path, token })
    expect((await remove()).status).toBe(401)
    expect((await remove(match.body.spectatorToken)).status).toBe(403)
    expect((await remove(match.token)).status).toBe(204)
    expect((await send(app(), { url: match.path, token: match.token })).status).toBe(404)
    expect((await give(app(), match, DRAW)).status).toBe(404)
    expect((await remove(match.token)).status).toBe(404)
  })
})

describe('seats', () => {
  test('whoever lost the answer is told the token again, for the same key', async () => {
    const match = await open(app(), { seats: [{ name: 'Ana' }, {}] })
    const { invitation } = match.body.invitations[0]
    const join = (key: string) =>
      send(app(), {
        method: 'POST',
        url: `${match.path}/seats`,
        payload: { invitation, name: 'Ben' },
        headers: { 'idempotency-key': key },
      })
    const key = '7f0c7dd0-3b0f-4c65-9d3b-0f6f3c9c0b11'
    expect(await join('1')).toMatchObject({ status: 400, body: { errors: [{ path: 'Idempotency-Key' }] } })
    const first = await join(key)
    expect(first).toMatchObject({ status: 201, body: { seat: 1 } })
    expect(await join(key)).toMatchObject({ status: 201, body: first.body })
    expect(await join(key.replace('7', '8'))).toMatchObject({ status: 404 })
    expect((await send(app(), { url: match.path, token: first.body.token })).body.seat).toBe(1)
  })

  test('are taken by invitation, left, offered again and given up', async () => {
    const match = await open(app(), { seats: [{ name: 'Ana' }, {}] })
    const { invitation } = match.body.invitations[0]
    const join = (payload: object, token?: string) =>
      send(app(), { method: 'POST', url: `${match.path}/seats`, payload, token })
    expect(await join({ invitation: 'guess', name: 'Eve' })).toMatchObject({ status: 404 })
    expect(await join({ invitation: 'guess', name: 'Eve' }, match.token)).toMatchObject({
      status: 403,
      body: { code: 'seat.not-invited' },
    })
    expect(await join({ invitation })).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } })
    const ben = await join({ invitation, name: 'Ben', entropy: 'pepper' })
    expect(ben).toMatchObject({ status: 201, headers: { etag: '"5"' }, body: { seat: 1, version: 5 } })
    const { token } = ben.body
    expect(await give(app(), { path: match.path, token }, PASS)).toMatchObject({ status: 422 })

    const seat = (method: 'DELETE' | 'POST', path: string, bearer: string) =>
      send(app(), { method, url: `${match.path}/seats/${path}`, token: bearer })
    expect(await seat('DELETE', '0', token)).toMatchObject({ status: 403 })
    expect(await seat('DELETE', 'x', token)).toMatchObject({ status: 400, body: { errors: [{ path: 'seat' }] } })
    expect(await seat('DELETE', '1', token)).toMatchObject({ status: 200, body: { version: 6 } })
    expect(await seat('POST', '1/invitation', token)).toMatchObject({ status: 404 })
    expect(await seat('POST', '0/invitation', match.token)).toMatchObject({ status: 409, body: { code: 'seat.taken' } })
    const fresh = await seat('POST', '1/invitation', match.token)
    expect(fresh).toMatchObject({ status: 201, body: { seat: 1 } })
    const cleo = await join({ invitation: fresh.body.invitation, name: 'Cleo' }, OWN)
    expect(cleo).toMatchObject({ status: 201, body: { seat: 1, token: OWN } })
    expect(await seat('POST', '1/concession', OWN)).toMatchObject({ status: 200, body: { version: 9 } })
    const ended = await send(app(), { url: match.path, token: match.token, headers: { 'accept-language': 'es' } })
    expect(ended.body).toMatchObject({ status: 'ended', ending: { winners: [0], reason: 'Los demás se rindieron.' } })
    expect(ended.body.seed).toMatch(/^hmac-sha256,1,/)
  })

  test('that gave up act no more, and nobody waits for them', async () => {
    const match = await open(app(), { seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] })
    const about = (path: string, more: object = {}) =>
      send(app(), { url: `${match.path}${path}`, token: match.token, ...more })
    expect(await about('/seats/0/concession', { method: 'POST' })).toMatchObject({ status: 200, body: { version: 8 } })
    expect((await about('')).body).toMatchObject({
      status: 'running',
      activeSeat: 1,
      seats: [{ hasConceded: true }, {}, {}],
    })
    const pass = { seat: 0, command: { pass: {} } }
    for (const payload of [pass, { ...pass, dryRun: true }]) {
      const headers = { 'if-match': '*', 'accept-language': 'es' }
      const refused = await about('/commands', { method: 'POST', payload, headers })
      expect(refused).toMatchObject({ status: 409, body: { code: 'seat.conceded', title: 'El asiento se ha rendido' } })
    }
    expect((await about('/offers?seat=0')).body).toEqual({ version: 8, seat: 0, offers: [], groups: [], next: null })
    expect((await about('/events?after=6')).body.events).toMatchObject([
      { type: 'match.conceded', seat: 0 },
      { type: 'passed', seat: null, data: { seat: 0 } },
    ])
  })
})
