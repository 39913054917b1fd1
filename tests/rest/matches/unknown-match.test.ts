import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { open, send } from './match-service.ts'

const app = testApp({ games: [cardGame] })
const STRANGER = 'a-token-that-holds-no-right-whatsoever'
const KEY = 'a-secret-key-of-thirty-two-letters-or-more'

type Asked = Pick<InjectOptions, 'payload' | 'headers'>

/** Every address of a match, with a request that its shape allows. */
const ADDRESSES: readonly [InjectOptions['method'], string, Asked?][] = [
  ['GET', ''],
  ['GET', '?seat=0'],
  ['GET', '?seat=7'],
  ['HEAD', ''],
  ['DELETE', ''],
  ['GET', '/board.svg'],
  ['GET', '/board.png'],
  ['GET', '/events'],
  ['GET', '/events?after=999&seat=1'],
  ['GET', '/events', { headers: { accept: 'text/event-stream' } }],
  ['GET', '/events', { headers: { accept: 'image/gif' } }],
  ['GET', '/offers'],
  ['GET', '/offers?seat=1&why=%7B%22draw%22%3A%7B%7D%7D'],
  ['GET', '/verification'],
  ['POST', '/commands', { payload: { command: { draw: {} } }, headers: { 'if-match': '*' } }],
  ['POST', '/commands', { payload: { command: { draw: {} } } }],
  ['POST', '/commands', { payload: { command: { draw: {} } }, headers: { 'if-match': '"999"' } }],
  ['POST', '/commands', { payload: { command: { draw: {} }, dryRun: true } }],
  ['POST', '/commands', { payload: { command: { draw: {} }, seat: 1 }, headers: { 'if-match': 'x' } }],
  ['POST', '/undo', { payload: { version: 3 } }],
  ['POST', '/undo', { payload: { version: 3, seat: 0, alone: true } }],
  ['POST', '/undo/decline', { payload: {} }],
  ['POST', '/forks', { payload: { version: 3 } }],
  ['POST', '/forks', { payload: { version: 9999 } }],
  ['POST', '/seats', { payload: { invitation: 'guess', name: 'Eve' } }],
  ['POST', '/seats', { payload: { invitation: 'guess', name: 'Eve' }, headers: { 'idempotency-key': KEY } }],
  ['POST', '/seats', { payload: { invitation: 'guess', name: 'Eve' }, headers: { 'idempotency-key': 'short' } }],
  ['DELETE', '/seats/0'],
  ['DELETE', '/seats/x'],
  ['POST', '/seats/1/invitation'],
  ['POST', '/seats/0/concession'],
]

const DOCUMENTS: readonly string[] = [
  '{ match(matchId: $id) { version } }',
  '{ match(matchId: $id, seat: 1) { version } }',
  '{ matchOffers(matchId: $id) { version } }',
  '{ matchOffers(matchId: $id, seat: 0, why: { draw: {} }) { version } }',
  '{ matchVerification(matchId: $id) { isFair } }',
  'mutation { takeSeat(matchId: $id, invitation: "guess", name: "Eve") { seat } }',
  'mutation { leaveSeat(matchId: $id, seat: 0) { version } }',
  'mutation { inviteToSeat(matchId: $id, seat: 0) { seat } }',
  'mutation { concedeMatch(matchId: $id, seat: 0) { version } }',
  'mutation { undoMatch(matchId: $id, version: 3) { version } }',
  'mutation { declineUndo(matchId: $id) { version } }',
  'mutation { forkMatch(matchId: $id, version: 3) { id } }',
  'mutation { deleteMatch(matchId: $id) }',
  'mutation { cardsCommand(matchId: $id, command: { draw: true }) { version } }',
  'mutation { cardsCommand(matchId: $id, command: { draw: true }, dryRun: true) { version } }',
]

/** What differs from request to request, whatever is asked. */
const OWN_HEADERS = ['date', 'x-request-id', 'connection', 'keep-alive']

/** An answer without what belongs to the request itself, and with the match’s name taken out. */
async function answerFor(id: string, request: InjectOptions, token: string | undefined) {
  const { status, headers, text } = await send(app(), {
    ...request,
    headers: { ...(request.headers as Record<string, string>) },
    token,
  })
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))
  const words = text.replaceAll(id, 'ID').replace(/"instance":"[^"]*"/g, '')
  return { status, headers: Object.fromEntries(shared), words }
}

async function ids() {
  const { id, body } = await open(app(), { seats: [{ name: 'Ana' }, { name: 'Ben' }] })
  const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`
  return { hidden: id, none: other, owner: body.ownerToken as string }
}

describe('a private match and one that does not exist', () => {
  const tokens = [undefined, STRANGER]

  test.each(ADDRESSES)('are answered alike: %s %s', async (method, path, asked = {}) => {
    const { hidden, none } = await ids()
    for (const token of tokens) {
      const [one, other] = await Promise.all(
        [hidden, none].map((id) =>
          answerFor(
            id,
            { ...asked, ...(method === undefined ? {} : { method }), url: `/v1/matches/${id}${path}` },
            token,
          ),
        ),
      )
      expect(one).toEqual(other)
      expect([400, 401, 404]).toContain(one?.status)
    }
  })

  test.each(DOCUMENTS)('are answered alike: %s', async (query) => {
    const { hidden, none, owner } = await ids()
    const request = (id: string): InjectOptions => ({
      method: 'POST',
      url: '/graphql',
      payload: { query: query.replace('$id', JSON.stringify(id)) },
    })
    for (const token of tokens) {
      const [one, other] = await Promise.all([hidden, none].map((id) => answerFor(id, request(id), token)))
      expect(one).toEqual(other)
      expect(one?.words).toMatch(/match\.not-found|token\.missing/)
    }
    const told = await answerFor(hidden, request(hidden), owner)
    expect(told.words).not.toContain('match.not-found')
  })

  test('a bearer who is shown the match is told what they lack', async () => {
    const { body, path, token } = await open(app(), { seats: [{ name: 'Ana' }, {}] })
    const spectator = body.spectatorToken
    const seats = { method: 'POST', url: `${path}/seats`, payload: { invitation: 'guess', name: 'Eve' } } as const
    expect(await send(app(), { ...seats, token })).toMatchObject({ status: 403, body: { code: 'seat.not-invited' } })
    expect(await send(app(), { method: 'DELETE', url: path, token: spectator })).toMatchObject({
      status: 403,
      body: { code: 'match.forbidden' },
    })
    expect(await send(app(), { url: `${path}?seat=0`, token: spectator })).toMatchObject({ status: 403 })
  })

  test('a public match is known to all, so it is told what they lack', async () => {
    const { path } = await open(app(), { isPublic: true })
    expect(await send(app(), { url: `${path}?seat=0`, token: STRANGER })).toMatchObject({ status: 403 })
    expect(await send(app(), { method: 'DELETE', url: path, token: STRANGER })).toMatchObject({ status: 403 })
  })
})
