import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { open, send } from './match-service.ts'

const app = testApp({ games: [cardGame] })

const ROUTES = [
  ['POST', '/v1/matches'],
  ['GET', '/v1/matches'],
  ['GET', ''],
  ['GET', '/offers'],
  ['GET', '/events'],
  ['GET', '/verification'],
  ['GET', '/board.svg'],
  ['POST', '/seats'],
  ['DELETE', '/seats/1'],
  ['POST', '/seats/1/invitation'],
  ['POST', '/seats/9/concession'],
  ['POST', '/commands'],
  ['POST', '/undo'],
  ['POST', '/undo/decline'],
  ['POST', '/forks'],
] as const

const NAMES = [
  'game',
  'options',
  'seats',
  'label',
  'isPublic',
  'entropy',
  'invitation',
  'name',
  'seat',
  'command',
  'to',
]
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('cards', 0, 1, 5, [{ name: 'Ana' }], { draw: {} }, { lay: { card: 1e9 } }, true, ''),
)
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...NAMES, 'version', 'alone', 'dryRun'), value) },
  { weight: 1, arbitrary: fc.jsonValue() },
)
const query = fc.dictionary(
  fc.constantFrom('seat', 'why', 'after', 'limit', 'game', 'status'),
  fc.oneof(fc.string(), fc.constantFrom('0', '1', '-1', '1e99', '{}', '{"draw":{}}', 'ended')),
  { maxKeys: 2 },
)
const headers = fc.dictionary(
  fc.constantFrom('if-match', 'idempotency-key', 'last-event-id', 'accept-language'),
  fc.oneof(fc.stringMatching(/^[ -~]{0,40}$/), fc.constantFrom('*', '"5"', '5', 'es')),
  { maxKeys: 2 },
)

test('whatever is sent to a match, the answer is an answer or a problem', async () => {
  const match = await open(app())
  const token = fc.constantFrom(match.token, match.body.spectatorToken, 'stranger', undefined)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROUTES),
      body,
      query,
      headers,
      token,
      async (route, sent, asked, head, bearer) => {
        const [method, path] = route
        const url = `${path.startsWith('/v1') ? '' : match.path}${path}?${new URLSearchParams(asked)}`
        const payload = method === 'POST' ? { payload: JSON.stringify(sent) } : {}
        const type = method === 'POST' ? { 'content-type': 'application/json' } : {}
        const reply = await send(app(), { method, url, ...payload, token: bearer, headers: { ...type, ...head } })
        expect(reply.status, `${method} ${url} ${JSON.stringify(sent)}: ${reply.text}`).toBeLessThan(500)
        if (reply.status >= 400) expect(reply.body).toMatchObject({ status: reply.status, code: expect.any(String) })
      },
    ),
    { numRuns: 1500 },
  )
})
