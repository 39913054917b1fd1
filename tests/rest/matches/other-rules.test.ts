import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { testApp } from '../../support/app.ts'
import { cardGame, changedCardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { give, type Opened, open, type Reply, send } from './match-service.ts'

const database = memoryDatabase()
const before = testApp({ database, games: [cardGame] })
const app = testApp({ database, games: [changedCardGame] })

const DRAW = { command: { draw: {} } }
const NAMED = { rulesVersion: '1.0.0', contentHash: cardGame.contentHash }

let match: Opened
beforeAll(async () => {
  match = await open(before())
  await give(before(), match, DRAW)
})

const at = (path: string, more: object = {}): Promise<Reply> =>
  send(app(), { url: `${match.path}${path}`, token: match.token, ...more })

describe('a match that names other rules', () => {
  test('answers 409 to whatever would play it on', async () => {
    const post = (path: string, payload: object = {}) => at(path, { method: 'POST', payload })
    const answers = await Promise.all([
      give(app(), match, DRAW),
      give(app(), match, { ...DRAW, dryRun: true }),
      give(app(), match, DRAW, { 'if-match': '"2"' }),
      at('/offers'),
      at(`/offers?why=${encodeURIComponent('{"draw":{}}')}`),
      at('/board.svg'),
      post('/undo', { version: 5 }),
      post('/forks', { version: 5 }),
      post('/seats/0/concession'),
      at('/seats/0', { method: 'DELETE' }),
    ])
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'match.other-version' })
      expect(body.detail).toContain('The match names rules 1.0.0')
      expect(body.detail).toContain('this service has rules 2.0.0')
    }
  })

  test('says in Spanish what can still be done', async () => {
    const { body } = await at('/offers', { headers: { 'accept-language': 'es' } })
    expect(body.title).toBe('La partida se juega con otra versión de las reglas')
    expect(body.detail).toContain('Aquí se puede seguir leyendo')
  })

  test('is still read, listed and proved', async () => {
    expect(await at('')).toMatchObject({ status: 200, body: { version: 6, status: 'running', view: null, ...NAMED } })
    const { status, body } = await at('/events')
    expect(status).toBe(200)
    expect(body.events).toHaveLength(6)
    for (const event of body.events) expect(event).toMatchObject(NAMED)
    expect(body.events[5]).toMatchObject({ type: 'drew', data: {} })
    const list = await send(app(), { url: '/v1/matches', token: match.token })
    expect(list.body.matches).toMatchObject([{ id: match.id, ...NAMED }])
    expect(await at('/verification')).toMatchObject({ status: 200, body: { isFair: null, ...NAMED } })
  })

  test('is played on where its own rules are', async () => {
    expect(await give(before(), match, { ...DRAW, seat: 1 })).toMatchObject({ status: 200, body: { version: 7 } })
  })
})

test('a match of a game that is no longer played is a problem, not a fault', async () => {
  const { play: _none, ...unplayed } = cardGame
  const other = await buildApp({ database, corsOrigin: '*', games: [unplayed] })
  expect(await send(other, { url: match.path, token: match.token })).toMatchObject({
    status: 404,
    body: { code: 'match.not-found' },
  })
  await other.close()
})
