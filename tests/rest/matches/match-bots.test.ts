import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gears } from '../../../src/games/gears/index.ts'
import { testApp } from '../../support/app.ts'
import { send } from './match-service.ts'

const app = testApp({ games: [gears] })
const MAX_POLLS = 600

/** Waits until the match waits for people, or has ended. */
async function settledMatch(path: string, token: string) {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const { body } = await send(app(), { url: path, token })
    if (body.activeSeat === null || body.seats[body.activeSeat].bot === null) return body
    await wait(50)
  }
  throw new Error('The bot does not play.')
}

test('bots play in threads of their own: the match comes back to the player', async () => {
  const payload = {
    game: 'gears',
    options: {},
    seats: [{ name: 'Ana' }, { bot: 'regular' }, { bot: 'novice', name: 'Ben' }],
  }
  const { status, body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
  expect(status).toBe(201)
  expect(body.invitations).toEqual([])
  expect(body.match.seats).toMatchObject([
    { name: 'Ana', bot: null },
    { name: 'Bot 2', bot: 'regular' },
    { name: 'Ben', bot: 'novice' },
  ])
  const [path, token] = [`/v1/matches/${body.id}`, body.ownerToken]
  for (let turn = 0; turn < 6; turn++) {
    const { status: now, activeSeat, version } = await settledMatch(path, token)
    if (now === 'ended') break
    expect(activeSeat).toBe(0)
    const { offers } = (await send(app(), { url: `${path}/offers?seat=0`, token })).body
    const given = await send(app(), {
      method: 'POST',
      url: `${path}/commands`,
      payload: { offer: offers[0].id },
      token,
      headers: { 'if-match': `"${version}"` },
    })
    expect(given.status).toBe(200)
  }
  const { body: log } = await send(app(), { url: `${path}/events?limit=500`, token })
  expect(new Set(log.events.map(({ seat }: { seat: number | null }) => seat))).toEqual(new Set([null, 0, 1, 2]))
}, 120_000)
