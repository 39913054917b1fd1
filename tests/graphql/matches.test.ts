import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { cardGame } from '../support/card-game.ts'
import { toyPlay } from '../support/toy-play.ts'
import { ask, DRAW, give, given, open, PASS, problem, SORT } from './match-service.ts'

const app = testApp({ games: [cardGame] })
const OWN = 'a-token-of-my-own-that-nobody-guesses'

const OFFERS = `query Offers($id: String!, $seat: Int, $why: JSON) {
  matchOffers(matchId: $id, seat: $seat, why: $why) {
    version seat offers { command text } why { isAllowed refusals { rule facts text } }
  }
}`
const MATCH = `query Match($id: String!, $seat: Int, $after: Int, $limit: Int, $locale: Locale) {
  match(matchId: $id, seat: $seat, locale: $locale) {
    id status version seat activeSeat view board options seed seedCommitment label isPublic
    seats { number name hasConceded } ending { winners reason } undo { to agreed } forkedFrom { match version }
    events(after: $after, limit: $limit) { version next events { number type seat data text } }
  }
}`

describe('a match from its opening to its proof', () => {
  test('is played by what is offered', async () => {
    const { id, token, told } = await open(app(), { seats: [{ name: 'Ana' }, {}], options: { goal: 20 }, entropy: 'a' })
    expect(told).toMatchObject({
      spectatorToken: expect.any(String),
      match: { id, status: 'open', version: 2, seat: 0, view: null, activeSeat: null },
    })
    const joined = await ask(
      app(),
      'mutation Take($id: String!, $with: String!) { takeSeat(matchId: $id, invitation: $with, name: "Ben", entropy: "b") { seat token version } }',
      { id, with: told.invitations[0].invitation },
    )
    expect(joined).toMatchObject({ errors: [], data: { takeSeat: { seat: 1, token: expect.any(String) } } })
    const tokens = [token, joined.data.takeSeat.token]

    let { version } = joined.data.takeSeat
    for (let seat = 0, round = 0; round < 200; round++, seat = 1 - seat) {
      const bearer = { token: tokens[seat] }
      const { data, errors } = await ask(app(), OFFERS, { id }, bearer)
      expect(errors).toEqual([])
      const { offers } = data.matchOffers
      if (offers.length === 0) break
      const lay = offers.find(({ command }: { command: object }) => 'lay' in command)
      const { command } = round % 3 === 2 && lay !== undefined ? lay : offers[0]
      const answer = await given(app(), { id, token: tokens[seat] ?? '' }, command, { expected: version })
      version = answer.version
    }

    const ended = await ask(app(), MATCH, { id }, { token })
    expect(ended.data.match).toMatchObject({
      status: 'ended',
      activeSeat: null,
      ending: { winners: [expect.any(Number)], reason: expect.stringContaining('points') },
      seed: expect.any(String),
    })
    const verified = await ask(
      app(),
      'query Proof($id: String!) { matchVerification(matchId: $id) { isRevealed isFair commandCount drawCount entropy seed differences { what } commands { at seat command seed draws { index bound value } } } }',
      { id },
      { token },
    )
    expect(verified.data.matchVerification).toMatchObject({
      isRevealed: true,
      isFair: true,
      entropy: 'ab',
      differences: [],
    })
    expect(verified.data.matchVerification.commands.length).toBeGreaterThan(3)
  })

  test('keeps its seed to itself while it is played', async () => {
    const { id, token } = await open(app())
    const { data } = await ask(
      app(),
      'query Proof($id: String!) { matchVerification(matchId: $id) { isRevealed seed isFair note } }',
      { id },
      { token },
    )
    expect(data.matchVerification).toMatchObject({ isRevealed: false, seed: null, isFair: null })
    expect((await ask(app(), MATCH, { id }, { token })).data.match.seed).toBeNull()
  })

  test('is opened once for a key', async () => {
    const key = 'a-secret-key-of-thirty-two-letters-or-more'
    const first = await open(app(), {}, { key })
    expect((await open(app(), {}, { key })).told).toEqual(first.told)
  })

  test('is not opened with the wrong seats or options', async () => {
    const create = (input: string) => ask(app(), `mutation { createCardsMatch(input: ${input}) { id } }`)
    expect(problem(await create('{ options: { goal: 1 }, seats: [{}] }'))).toMatchObject({
      code: 'input.invalid',
      errors: [{ path: 'options.goal' }],
    })
    expect(problem(await create('{ options: {}, seats: [{}, {}, {}, {}, {}] }'))).toMatchObject({
      code: 'input.invalid',
      errors: [{ path: 'seats' }],
    })
    expect(problem(await create('{ options: { goat: 1 }, seats: [{}] }'))).toMatchObject({ code: 'query.refused' })
  })
})

describe('a command', () => {
  test('answers its events, the new version and a text', async () => {
    const match = await open(app())
    const answer = await given(app(), match, DRAW, { expected: 5, locale: 'es' })
    expect(answer).toMatchObject({
      version: 6,
      isDryRun: false,
      text: 'Suceso: drew.',
      events: [
        { number: 6, type: 'drew', seat: 0, data: { seat: 0, card: expect.any(Number) }, text: 'Suceso: drew.' },
      ],
    })
  })

  test('that the rules forbid names the rule, the facts, and what may be done instead', async () => {
    const match = await open(app())
    const refused = await give(app(), match, { lay: { card: 1 } })
    expect(refused.status).toBe(422)
    expect(problem(refused)).toMatchObject({
      code: 'rules.forbid',
      version: 5,
      errors: [{ path: 'command.lay.card', rule: 'toy.cards.from-hand', message: 'The card 1 is not in the hand.' }],
      refusals: [{ rule: 'toy.cards.from-hand', facts: { card: 1 } }],
      offers: expect.arrayContaining([
        expect.objectContaining({ command: DRAW, text: 'Draw a card.' }),
        expect.objectContaining({ command: SORT }),
        expect.objectContaining({ command: PASS }),
      ]),
    })
  })

  test('for a version that has passed is told what was missed', async () => {
    const match = await open(app())
    await given(app(), match, SORT)
    const stale = await give(app(), match, DRAW, { expected: 5 })
    expect(stale.status).toBe(412)
    expect(problem(stale)).toMatchObject({
      code: 'match.stale-version',
      version: 6,
      events: [{ number: 6, type: 'sorted' }],
    })
  })

  test('is applied once for a key', async () => {
    const match = await open(app())
    const first = await given(app(), match, DRAW, { key: 'k1', expected: 5 })
    expect(await given(app(), match, DRAW, { key: 'k1', expected: 5 })).toEqual(first)
    expect(problem(await give(app(), match, PASS, { key: 'k1' }))).toMatchObject({ code: 'key.reused' })
    expect(problem(await give(app(), match, DRAW, { key: 'k1', expected: 5, seat: 1 }))).toMatchObject({
      code: 'key.reused',
    })
    expect(problem(await give(app(), match, DRAW, { key: 'ä' }))).toMatchObject({
      code: 'input.invalid',
      errors: [{ path: 'key' }],
    })
  })

  test('can be tried without being given', async () => {
    const match = await open(app())
    const tried = await given(app(), match, DRAW, { dryRun: true })
    expect(tried).toMatchObject({
      version: 5,
      isDryRun: true,
      events: [{ number: 6, type: 'drew' }],
      odds: [{ decimal: 0.0167 }],
    })
    expect(problem(await give(app(), match, { lay: { card: 1 } }, { dryRun: true }))).toMatchObject({ version: 5 })
    expect(problem(await give(app(), match, DRAW, { dryRun: true, expected: 3 }))).toMatchObject({
      code: 'match.stale-version',
    })
    expect((await given(app(), match, SORT, { expected: 5 })).version).toBe(6)
  })

  test('is a choice of exactly one', async () => {
    const match = await open(app())
    expect(problem(await give(app(), match, { draw: true, pass: true }))).toMatchObject({ code: 'query.refused' })
    expect(problem(await give(app(), match, { lay: { card: 'x' } }))).toMatchObject({ code: 'query.refused' })
    expect(problem(await give(app(), match, { draw: false }))).toMatchObject({ code: 'input.invalid' })
  })

  test('is explained by asking why', async () => {
    const { id, token } = await open(app())
    const why = async (seat: number, command: unknown) => ask(app(), OFFERS, { id, seat, why: command }, { token })
    expect((await why(0, DRAW)).data.matchOffers.why).toEqual({ isAllowed: true, refusals: [] })
    const refused = await why(1, DRAW)
    expect(refused.data.matchOffers).toMatchObject({
      offers: [],
      why: { isAllowed: false, refusals: [{ rule: 'toy.cards.own-turn', facts: { seat: 1, active: 0 } }] },
    })
    for (const wrong of [5, {}, { lay: {} }, { lay: { card: 1 }, draw: true }, { draw: false }]) {
      expect(problem(await why(0, wrong))).toMatchObject({ code: 'input.invalid' })
    }
  })
})

describe('who may see and do what', () => {
  test('each sees their own hand and nobody else', async () => {
    const { id, token, told } = await open(app())
    const { events } = await given(app(), { id, token }, DRAW)
    const { card } = events[0].data
    const shown = async (variables: object, bearer?: string) =>
      (await ask(app(), MATCH, { id, ...variables }, { token: bearer })).data.match
    expect(await shown({ seat: 0 }, token)).toMatchObject({ seat: 0, view: { hands: [[card], 0] } })
    for (const match of [await shown({ seat: 1 }, token), await shown({}, told.spectatorToken)]) {
      expect(match.view.hands[0]).toBe(1)
      expect(JSON.stringify(match)).not.toContain(String(card))
      expect(match.events.events.at(-1)).toMatchObject({ type: 'drew', data: { seat: 0 } })
    }
  })

  test('strangers see only what is public', async () => {
    const hidden = await open(app())
    const shown = await open(app(), { isPublic: true })
    const refused = await ask(app(), MATCH, { id: hidden.id })
    expect(refused.status).toBe(404)
    expect(problem(refused)).toMatchObject({ code: 'match.not-found' })
    expect(problem(await ask(app(), MATCH, { id: hidden.id }, { token: OWN }))).toMatchObject({
      code: 'match.not-found',
    })
    expect(problem(await ask(app(), MATCH, { id: 'none' }, { token: OWN }))).toMatchObject({ code: 'match.not-found' })
    expect((await ask(app(), MATCH, { id: shown.id })).data.match).toMatchObject({ seat: null, isPublic: true })
    expect(problem(await give(app(), { id: shown.id, token: OWN }, DRAW))).toMatchObject({ code: 'match.forbidden' })
    const malformed = await ask(app(), MATCH, { id: shown.id }, { headers: { authorization: 'Basic x' } })
    expect(problem(malformed)).toMatchObject({ code: 'token.missing' })
  })

  test("a token of one's own finds all its matches, in pages", async () => {
    const token = `${OWN}-list`
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.unshift((await open(app(), { label: `${count}` }, { token })).id)
    const list =
      'query List($after: String, $status: MatchStatus) { matches(limit: 2, after: $after, status: $status, game: "cards") { matches { id label status seats roles { role seat } } next } }'
    const first = (await ask(app(), list, {}, { token })).data.matches
    const second = (await ask(app(), list, { after: first.next }, { token })).data.matches
    const found = [...first.matches, ...second.matches]
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(found[0]).toMatchObject({
      label: '2',
      status: 'running',
      seats: 2,
      roles: [
        { role: 'owner', seat: null },
        { role: 'seat', seat: 0 },
        { role: 'seat', seat: 1 },
      ],
    })
    expect(second.next).toBeNull()
    expect((await ask(app(), list, { status: 'ended' }, { token })).data.matches).toEqual({ matches: [], next: null })
    expect(problem(await ask(app(), list, { after: 'x' }, { token }))).toMatchObject({ errors: [{ path: 'after' }] })
    expect(problem(await ask(app(), list))).toMatchObject({ code: 'token.missing' })
  })
})

describe('a match as it is read', () => {
  test('has a log in pages and a picture', async () => {
    const { id, token } = await open(app())
    const { data } = await ask(app(), MATCH, { id, after: 1, limit: 2, locale: 'es' }, { token })
    expect(data.match.board).toContain('<svg')
    expect(data.match.events).toMatchObject({ version: 5, next: 3, events: [{ number: 2 }, { number: 3 }] })
    expect(data.match.events.events[0].text).toBe('Ana ocupa el asiento 1.')
    for (const wrong of [{ after: 99 }, { after: -1 }, { limit: 0 }, { limit: 501 }]) {
      expect(problem(await ask(app(), MATCH, { id, ...wrong }, { token }))).toMatchObject({ code: 'input.invalid' })
    }
  })

  test('has no picture before it starts', async () => {
    const { id, token } = await open(app(), { seats: [{}, {}] })
    expect((await ask(app(), MATCH, { id }, { token })).data.match).toMatchObject({ status: 'open', board: null })
  })
})

describe('seats', () => {
  const seats = (id: string, act: string) => `mutation { ${act.replace('$id', JSON.stringify(id))} }`

  test('are left, offered anew and taken again', async () => {
    const { id, token } = await open(app())
    const left = await ask(app(), seats(id, 'leaveSeat(matchId: $id, seat: 1) { version }'), {}, { token })
    expect(left.data).toEqual({ leaveSeat: { version: 6 } })
    const invite = seats(id, 'inviteToSeat(matchId: $id, seat: 1) { seat invitation }')
    expect(problem(await ask(app(), invite))).toMatchObject({ code: 'token.missing' })
    const { invitation } = (await ask(app(), invite, {}, { token })).data.inviteToSeat
    const take = (code: string) =>
      seats(id, `takeSeat(matchId: $id, invitation: ${JSON.stringify(code)}, name: "Eve") { seat version token }`)
    expect(problem(await ask(app(), take('wrong')))).toMatchObject({ code: 'match.not-found' })
    expect(problem(await ask(app(), take('wrong'), {}, { token }))).toMatchObject({ code: 'seat.not-invited' })
    const weak = await ask(app(), take(invitation), {}, { token: 'short' })
    expect(problem(weak)).toMatchObject({ errors: [{ path: 'Authorization' }] })
    const taken = await ask(app(), take(invitation), {}, { token: OWN })
    expect(taken.data.takeSeat).toEqual({ seat: 1, version: 7, token: OWN })
  })

  test('are told again to whoever lost the answer', async () => {
    const { id, told } = await open(app(), { seats: [{ name: 'Ana' }, {}] })
    const { invitation } = told.invitations[0]
    const key = 'a-secret-key-of-thirty-two-letters-or-more'
    const take = seats(
      id,
      `takeSeat(matchId: $id, invitation: "${invitation}", name: "Ben", key: "${key}") { seat token }`,
    )
    const first = await ask(app(), take)
    expect(first.data).toMatchObject({ takeSeat: { seat: 1, token: expect.any(String) } })
    expect((await ask(app(), take)).data).toEqual(first.data)
    expect(problem(await ask(app(), take.replace(key, 'short')))).toMatchObject({ code: 'input.invalid' })
  })

  test('are given up, which may end the match', async () => {
    const { id, token } = await open(app())
    const claimed = await ask(
      app(),
      seats(id, 'claimTime(matchId: $id, seat: 1, want: match) { version }'),
      {},
      { token },
    )
    expect(claimed.errors).toMatchObject([{ extensions: { code: 'clock.not-run-out' } }])
    const conceded = await ask(app(), seats(id, 'concedeMatch(matchId: $id, seat: 1) { version }'), {}, { token })
    expect(conceded.data).toEqual({ concedeMatch: { version: 7 } })
    const { data } = await ask(app(), MATCH, { id }, { token })
    expect(data.match).toMatchObject({ status: 'ended', ending: { winners: [0] } })
    expect(problem(await give(app(), { id, token }, DRAW))).toMatchObject({ code: 'match.ended' })
  })

  test('act no more when they are given up, and nobody waits for them', async () => {
    const { id, token } = await open(app(), { seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] })
    await ask(app(), seats(id, 'concedeMatch(matchId: $id, seat: 0) { version }'), {}, { token })
    expect((await ask(app(), MATCH, { id }, { token })).data.match).toMatchObject({ status: 'running', activeSeat: 1 })
    for (const dryRun of [false, true]) {
      const refused = await give(app(), { id, token }, PASS, { seat: 0, dryRun })
      expect(problem(refused)).toMatchObject({ code: 'seat.conceded', status: 409 })
    }
    expect((await ask(app(), OFFERS, { id, seat: 0 }, { token })).data.matchOffers.offers).toEqual([])
  })
})

describe('going back and what-if', () => {
  const act = (id: string, what: string) => `mutation { ${what.replace('$id', JSON.stringify(id))} }`

  test('a seat takes back alone what concerned nobody else', async () => {
    const { id, token } = await open(app())
    await given(app(), { id, token }, SORT)
    const undone = await ask(
      app(),
      act(id, 'undoMatch(matchId: $id, version: 5, alone: true) { version isUndone }'),
      {},
      { token },
    )
    expect(undone.data).toEqual({ undoMatch: { version: 7, isUndone: true } })
  })

  test('else it proposes, and others decline or agree', async () => {
    const { id, token } = await open(app())
    await given(app(), { id, token }, DRAW)
    const undo = (seat: number, more = '') =>
      act(id, `undoMatch(matchId: $id, seat: ${seat}, version: 5 ${more}) { isUndone }`)
    expect(problem(await ask(app(), undo(0, 'alone: true'), {}, { token }))).toMatchObject({ code: 'undo.barred' })
    expect((await ask(app(), undo(0), {}, { token })).data).toEqual({ undoMatch: { isUndone: false } })
    expect((await ask(app(), MATCH, { id }, { token })).data.match.undo).toEqual({ to: 5, agreed: [0] })
    const declined = await ask(app(), act(id, 'declineUndo(matchId: $id, seat: 1) { version }'), {}, { token })
    expect(declined.data).toEqual({ declineUndo: { version: 8 } })
    await ask(app(), undo(0), {}, { token })
    expect((await ask(app(), undo(1), {}, { token })).data).toEqual({ undoMatch: { isUndone: true } })
  })

  test('a fork goes on from an earlier version', async () => {
    const { id, token } = await open(app())
    await given(app(), { id, token }, SORT)
    const fork = act(
      id,
      'forkMatch(matchId: $id, version: 5, label: "what if") { id ownerToken spectatorToken match { label status version seat forkedFrom { match version } } }',
    )
    const { data } = await ask(app(), fork, {}, { token })
    expect(data.forkMatch).toMatchObject({
      ownerToken: token,
      match: { label: 'what if', status: 'running', seat: 0, forkedFrom: { match: id, version: 5 } },
    })
    expect((await given(app(), { id: data.forkMatch.id, token }, DRAW)).events[0].type).toBe('drew')
    expect(problem(await ask(app(), fork, {}, { token: OWN }))).toMatchObject({ code: 'match.not-found' })
  })

  test('only its owner deletes a match', async () => {
    const { id, token, told } = await open(app())
    const remove = act(id, 'deleteMatch(matchId: $id)')
    expect(problem(await ask(app(), remove, {}, { token: OWN }))).toMatchObject({ code: 'match.not-found' })
    const watching = { token: told.spectatorToken }
    expect(problem(await ask(app(), remove, {}, watching))).toMatchObject({ code: 'match.forbidden' })
    expect((await ask(app(), remove, {}, { token })).data).toEqual({ deleteMatch: true })
    expect(problem(await ask(app(), MATCH, { id }, { token }))).toMatchObject({ code: 'match.not-found' })
  })
})

test('the catalogue says how a game is played', async () => {
  const play =
    '{ game(id: "cards") { play { create command minSeats maxSeats hasPicture rules { id } examples { name seats options } } } }'
  expect((await ask(app(), play)).data.game.play).toEqual({
    create: 'createCardsMatch',
    command: 'cardsCommand',
    minSeats: 1,
    maxSeats: 4,
    hasPicture: true,
    rules: toyPlay.rules.map((id) => ({ id })),
    examples: [{ name: 'two seats to 20', seats: 2, options: { goal: 20 } }],
  })
})

test('a subscription is not answered over HTTP', async () => {
  const { id, token } = await open(app())
  const query = `subscription { matchEvents(matchId: ${JSON.stringify(id)}) { number } }`
  for (let tries = 0; tries < 3; tries++) {
    const refused = await ask(app(), query, {}, { token })
    expect(problem(refused)).toMatchObject({ code: 'query.refused', detail: expect.stringContaining('web socket') })
  }
  const got = await app().inject({ url: `/graphql?query=${encodeURIComponent(query)}` })
  expect(got.statusCode).toBeGreaterThanOrEqual(400)
})
