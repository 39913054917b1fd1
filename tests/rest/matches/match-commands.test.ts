import { describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { give, open, send } from './match-service.ts'

const app = testApp({ games: [cardGame] })
const DRAW = { command: { draw: {} } }
const PASS = { command: { pass: {} } }
const SORT = { command: { sort: {} } }

describe('offers', () => {
  test('spell out what a seat may do', async () => {
    const match = await open(app())
    const { body, headers } = await send(app(), { url: `${match.path}/offers`, token: match.token })
    expect(headers.etag).toBe('"5.en.0"')
    expect(body).toMatchObject({ version: 5, seat: 0, next: null })
    expect(body.offers.slice(0, 3)).toMatchObject([
      { command: { draw: {} }, group: 'draw', text: 'Draw a card.' },
      { command: { sort: {} }, group: 'sort', text: 'Sort the hand.' },
      { command: { pass: {} }, group: 'pass', text: 'Pass.' },
    ])
    const other = await send(app(), { url: `${match.path}/offers?seat=1`, token: match.token })
    expect(other.body).toEqual({ version: 5, seat: 1, offers: [], groups: [], next: null })
    const watching = await send(app(), { url: `${match.path}/offers`, token: match.body.spectatorToken })
    expect(watching).toMatchObject({ status: 403 })
  })

  test('say why something may not be done now', async () => {
    const match = await open(app())
    const why = (command: string, seat = 0) =>
      send(app(), {
        url: `${match.path}/offers?seat=${seat}&why=${encodeURIComponent(command)}`,
        token: match.token,
        headers: { 'accept-language': 'es' },
      })
    expect((await why('{"draw":{}}')).body.why).toEqual({ isAllowed: true, refusals: [] })
    expect((await why('{"draw":{}}', 1)).body.why).toEqual({
      isAllowed: false,
      refusals: [
        {
          rule: 'toy.cards.own-turn',
          facts: { seat: 1, active: 0 },
          text: 'Es el turno del asiento 0, no del asiento 1.',
        },
      ],
    })
    expect(await why('{"fly":{}}')).toMatchObject({ status: 400, body: { errors: [{ path: 'why' }] } })
    expect(await why('{')).toMatchObject({ status: 400, body: { errors: [{ path: 'why' }] } })
  })
})

describe('a command', () => {
  test('is answered by its events and the new version', async () => {
    const match = await open(app())
    const { status, headers, body } = await give(app(), match, DRAW, { 'if-match': '"5"', 'accept-language': 'es' })
    expect(status).toBe(200)
    expect(headers.etag).toBe('"6"')
    expect(body).toEqual({
      version: 6,
      isDryRun: false,
      odds: [],
      events: [
        {
          number: 6,
          game: 'cards',
          type: 'drew',
          seat: 0,
          at: expect.any(String),
          data: { seat: 0, card: expect.any(Number) },
          text: 'Suceso: drew.',
          rulesVersion: cardGame.rulesVersion,
          contentHash: cardGame.contentHash,
        },
      ],
      trace: [],
    })
  })

  test('needs a token, a version and the right shape', async () => {
    const match = await open(app())
    const nobody = await send(app(), { method: 'POST', url: `${match.path}/commands`, payload: DRAW })
    expect(nobody).toMatchObject({ status: 401 })
    expect(await give(app(), match, DRAW, {})).toMatchObject({ status: 428, body: { code: 'version.required' } })
    expect(await give(app(), match, DRAW, { 'if-match': '5' })).toMatchObject({ status: 400 })
    expect(await give(app(), match, DRAW, { 'if-match': '*', 'idempotency-key': 'ñ' })).toMatchObject({ status: 400 })
    expect(await give(app(), match, {})).toMatchObject({ status: 400, body: { errors: [{ path: 'command' }] } })
    expect(await give(app(), match, { ...DRAW, speed: 1 })).toMatchObject({ status: 400 })
    expect(await give(app(), match, { command: { lay: { card: 'x' } } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'command.lay.card' }] },
    })
    expect(await give(app(), match, { ...DRAW, seat: 3 })).toMatchObject({ status: 403 })
    expect(await give(app(), { ...match, token: match.body.spectatorToken }, DRAW)).toMatchObject({ status: 403 })
  })

  test('for a version that has passed is told the version and what was missed, as the seat may see it', async () => {
    const match = await open(app())
    await give(app(), match, DRAW)
    const stale = await give(app(), match, { ...PASS, seat: 1 }, { 'if-match': '"5"' })
    expect(stale).toMatchObject({
      status: 412,
      headers: { etag: '"6"' },
      body: { code: 'match.stale-version', version: 6, events: [{ number: 6, type: 'drew', data: { seat: 0 } }] },
    })
    expect(stale.body.events[0].data).toEqual({ seat: 0 })
    expect(await give(app(), match, { ...PASS, seat: 1 }, { 'if-match': '"6"' })).toMatchObject({ status: 200 })
  })

  test('that the rules forbid is told the rule, the facts and the offers', async () => {
    const match = await open(app())
    const refused = await give(app(), match, { command: { lay: { card: 7 } } })
    expect(refused).toMatchObject({
      status: 422,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: {
        code: 'rules.forbid',
        errors: [{ path: 'command.lay.card', rule: 'toy.cards.from-hand' }],
        version: 5,
        refusals: [{ rule: 'toy.cards.from-hand', facts: { card: 7 }, text: 'The card 7 is not in the hand.' }],
      },
    })
    const texts = refused.body.offers.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Draw a card.', 'Sort the hand.', 'Pass.']))
  })

  test('sent again with the same key is applied once; another body is a problem', async () => {
    const match = await open(app())
    const headers = { 'if-match': '"5"', 'idempotency-key': 'k1' }
    const first = await give(app(), match, DRAW, headers)
    const again = await give(app(), match, DRAW, headers)
    expect(again).toMatchObject({ status: 200, headers: { etag: '"6"' } })
    expect(again.body).toEqual(first.body)
    expect(await give(app(), match, PASS, headers)).toMatchObject({ status: 422, body: { code: 'key.reused' } })
    expect((await send(app(), { url: match.path, token: match.token })).body.version).toBe(6)
  })

  test('tried without being given changes nothing and tells what could come of it', async () => {
    const match = await open(app())
    const tried = await give(app(), match, { ...DRAW, dryRun: true }, {})
    expect(tried).toMatchObject({
      status: 200,
      body: {
        version: 5,
        isDryRun: true,
        events: [{ number: 6, type: 'drew' }],
        odds: [{ id: 'highest', fraction: '1/60' }],
      },
    })
    expect((await send(app(), { url: match.path, token: match.token })).body.version).toBe(5)
    const refused = await give(app(), match, { ...DRAW, seat: 1, dryRun: true }, {})
    expect(refused).toMatchObject({ status: 422, body: { code: 'rules.forbid', offers: [] } })
    await give(app(), match, SORT)
    const stale = await give(app(), match, { ...DRAW, dryRun: true }, { 'if-match': '"5"' })
    expect(stale).toMatchObject({ status: 412, body: { version: 6, events: [{ number: 6 }] } })
  })
})

describe('events', () => {
  test('are read in pages, each reader their own', async () => {
    const match = await open(app())
    await give(app(), match, DRAW)
    const read = (query: string, token = match.token) => send(app(), { url: `${match.path}/events${query}`, token })
    expect((await read('?limit=4')).body).toMatchObject({ version: 6, next: 4, events: { length: 4 } })
    const rest = await read('?after=4')
    expect(rest).toMatchObject({ headers: { etag: '"6.en.0.4"' }, body: { next: null } })
    expect(rest.body.events.map(({ number }: { number: number }) => number)).toEqual([5, 6])
    expect(rest.body.events[0].data).toEqual({ goal: 100, seats: 2, pile: 60 })
    expect(rest.body.events[1].data).toEqual({ seat: 0, card: expect.any(Number) })
    for (const [query, token] of [
      ['?after=5&seat=1', match.token],
      ['?after=5', match.body.spectatorToken],
    ] as const) {
      expect((await read(query, token)).body.events[0].data).toEqual({ seat: 0 })
    }
    expect(await read('?after=7')).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } })
    expect(await read('?limit=0')).toMatchObject({ status: 400 })
    expect(await read('', 'stranger')).toMatchObject({ status: 404 })
    const picture = await send(app(), {
      url: `${match.path}/events`,
      token: match.token,
      headers: { accept: 'image/png' },
    })
    expect(picture).toMatchObject({ status: 406 })
  })
})

describe('going back', () => {
  test('alone, by agreement, or not at all', async () => {
    const match = await open(app())
    const back = (payload: object, path = '') =>
      send(app(), { method: 'POST', url: `${match.path}/undo${path}`, payload, token: match.token })
    await give(app(), match, SORT)
    expect(await back({ version: 5 })).toMatchObject({
      status: 200,
      headers: { etag: '"7"' },
      body: { version: 7, isUndone: true },
    })
    await give(app(), match, DRAW)
    expect(await back({ version: 7, alone: true })).toMatchObject({ status: 409, body: { code: 'undo.barred' } })
    expect(await back({ version: 7 })).toMatchObject({ body: { isUndone: false } })
    expect(await back({ seat: 1 }, '/decline')).toMatchObject({ status: 200, body: { version: 10 } })
    expect(await back({ seat: 0, version: 7 })).toMatchObject({ body: { isUndone: false } })
    expect(await back({ seat: 1, version: 7 })).toMatchObject({ body: { isUndone: true } })
    expect(await back({ version: 0 })).toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } })
  })
})

describe('forks', () => {
  test('are matches of their own', async () => {
    const match = await open(app())
    await give(app(), match, DRAW)
    const fork = (payload: object, token?: string) =>
      send(app(), { method: 'POST', url: `${match.path}/forks`, payload, token })
    const made = await fork({ version: 5, label: 'what if' }, match.token)
    expect(made).toMatchObject({
      status: 201,
      body: { ownerToken: match.token, match: { label: 'what if', forkedFrom: { match: match.id, version: 5 } } },
    })
    const copy = { path: `/v1/matches/${made.body.id}`, token: match.token }
    expect(await give(app(), copy, DRAW)).toMatchObject({ status: 200 })
    expect(await fork({ version: 5 })).toMatchObject({ status: 404 })
    expect(await fork({ version: 99 }, match.token)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    })
  })
})

describe('verification', () => {
  test('keeps the seed until the end, then plays the match again', async () => {
    const match = await open(app(), { entropy: 'salt' })
    await give(app(), match, DRAW)
    await give(app(), match, { ...DRAW, seat: 1 })
    const verification = (query = '') => send(app(), { url: `${match.path}/verification${query}`, token: match.token })
    const before = await verification()
    expect(before.body).toMatchObject({ isRevealed: false, seed: null, isFair: null, commands: [] })
    await send(app(), { method: 'POST', url: `${match.path}/seats/1/concession`, token: match.token })
    const after = await verification('?limit=1')
    expect(after.body).toMatchObject({
      isRevealed: true,
      isFair: true,
      seedCommitment: before.body.seedCommitment,
      entropy: 'salt',
      commandCount: 2,
      drawCount: 59,
      differences: [],
      commands: [{ at: 5, seat: 0, command: { draw: {} }, seed: expect.stringMatching(/^hmac-sha256,1,/), draws: [] }],
      next: 6,
    })
    expect((await verification('?after=6')).body).toMatchObject({ commands: [{ at: 6 }], next: null })
  })
})

describe('clocks', () => {
  test('are chosen at creation, shown with the match, and claimed by others when they have run out', async () => {
    const timed = await open(app(), { clock: { perDecision: 3600 } })
    const clock = { perDecision: 3600, bank: null, left: [3600, 3600], runsOutAt: expect.any(String) }
    expect(timed.body.match.clock).toEqual(clock)
    const claim = (path: string, payload: object) =>
      send(app(), { method: 'POST', url: `${path}/claims`, payload, token: timed.token })
    const early = await claim(timed.path, { seat: 1, want: 'match' })
    expect(early.body).toMatchObject({ status: 409, code: 'clock.not-run-out' })
    expect(early.body.detail).toMatch(/^Seat 0 has time until 20/)
    expect((await claim(timed.path, { seat: 1, want: 'all' })).body.errors[0].path).toBe('want')

    const untimed = await open(app(), {}, timed.token)
    expect(untimed.body.match.clock).toBeNull()
    expect((await claim(untimed.path, { want: 'idle' })).body).toMatchObject({ code: 'clock.not-run-out' })
    const wrong = { game: 'cards', seats: [{ name: 'A' }, {}], clock: { bank: 60, perDecision: 5 } }
    const { status } = await send(app(), { method: 'POST', url: '/v1/matches', payload: wrong })
    expect(status).toBe(400)
  })
})
