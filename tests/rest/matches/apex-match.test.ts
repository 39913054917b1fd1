import { expect, test } from 'vitest'
import { apex } from '../../../src/games/apex/index.ts'
import { chooseOffer } from '../../support/apex-player.ts'
import { testApp } from '../../support/app.ts'
import { give, send } from './match-service.ts'

const app = testApp({ games: [apex] })
const MAX_COMMANDS = 600
const LONG = 300_000

/** Opens the introductory game by one call, and takes its second seat. */
async function opened(): Promise<{ path: string; tokens: readonly string[] }> {
  const payload = { game: 'apex', options: {}, seats: [{ name: 'Ana' }, {}] }
  const { status, body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
  expect(status).toBe(201)
  const path = `/v1/matches/${body.id}`
  const join = { invitation: body.invitations[0].invitation, name: 'Ben' }
  const seat = await send(app(), { method: 'POST', url: `${path}/seats`, payload: join })
  expect(seat.status).toBe(201)
  return { path, tokens: [body.ownerToken, seat.body.token] }
}

test(
  'a whole match over REST: two players with a token each, from one call to its end and its verification',
  async () => {
    const { path, tokens } = await opened()
    const kinds = new Set<string>()
    let turn = 0
    for (; turn < MAX_COMMANDS; turn++) {
      const { body: match } = await send(app(), { url: path, token: tokens[0] })
      if (match.status === 'ended') break
      const seat = match.activeSeat ?? 0
      const token = tokens[seat]
      const { body: page } = await send(app(), { url: `${path}/offers`, token })
      expect(page.seat).toBe(seat)
      const { id, command } = chooseOffer(page.offers, turn)
      kinds.add(Object.keys(command)[0] ?? '')
      const { status, body } = await give(
        app(),
        { path, token: token ?? '' },
        { offer: id },
        { 'if-match': `"${match.version}"` },
      )
      expect([status, body.events.length > 0]).toEqual([200, true])
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['lock', 'placeAtEntry', 'enter', 'activate', 'move', 'shoot']))

    const { body: ended } = await send(app(), { url: path, token: tokens[1] })
    expect(ended).toMatchObject({ status: 'ended', ending: { reason: expect.stringMatching(/wins|draw/) } })
    expect(ended.view.result.rule).toMatch(/^apex\.victory\./)
    const verified = await send(app(), { url: `${path}/verification?limit=1`, token: tokens[1] })
    expect(verified.body).toMatchObject({ isFair: true, isRevealed: true, commandCount: turn, differences: [] })
    for (const language of ['en', 'es']) {
      const headers = { accept: 'text/markdown', 'accept-language': language }
      const record = await send(app(), { url: `${path}/record`, token: tokens[0], headers })
      expect(record.text.split('\n').length).toBeGreaterThan(turn)
      expect(record.text).not.toMatch(/undefined|\[object/)
    }
    const picture = await send(app(), { url: `${path}/board.svg`, token: tokens[1] })
    expect(picture.status).toBe(200)
  },
  LONG,
)
