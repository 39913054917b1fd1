import { describe, expect, test } from 'vitest'
import { gears } from '../../../src/games/gears/index.ts'
import { testApp } from '../../support/app.ts'
import { type Reply, send } from './match-service.ts'

const app = testApp({ games: [gears] })

type Opened = {
  readonly path: string
  readonly owner: string
  readonly spectator: string
  readonly body: Reply['body']
}

const ask = (path: string, token: string | undefined, more: object = {}) =>
  send(app(), { url: `/v1/matches/${path}`, token, ...more })

/** Opens a match of three seats and plays what is offered first until a question waits after the placing. */
async function askedMatch(isPublic: boolean): Promise<Opened & { readonly version: number }> {
  const payload = { game: 'gears', options: {}, seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }], isPublic }
  const { body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
  const [path, owner] = [body.id, body.ownerToken]
  for (let step = 0; step < 80; step++) {
    const { body: now } = await ask(path, owner)
    if (now.view.asked !== null && now.view.turnNumber > 0) {
      return { path, owner, spectator: body.spectatorToken, body: now, version: now.version }
    }
    const offers = (await ask(`${path}/offers?seat=${now.activeSeat}`, owner)).body.offers
    const command = offers.at(-1).command
    const headers = { 'if-match': '*' }
    await ask(`${path}/commands`, owner, { method: 'POST', payload: { seat: now.activeSeat, command }, headers })
  }
  throw new Error('Nobody was asked anything.')
}

const forkOf = ({ path, version }: { path: string; version: number }, token: string | undefined) =>
  ask(`${path}/forks`, token, { method: 'POST', payload: { version } })

describe('a fork at a question', () => {
  test('has a seed, a log and tokens of its own', async () => {
    const match = await askedMatch(false)
    const fork = (await forkOf(match, match.spectator)).body
    expect(fork.match).toMatchObject({ seed: null, forkedFrom: { match: match.path, version: match.version } })
    expect(fork.match.seedCommitment).not.toBe(match.body.seedCommitment)
    expect(fork.match.view.asked).toMatchObject({ kind: match.body.view.asked.kind, seat: match.body.view.asked.seat })
    expect((await ask(match.path, fork.ownerToken)).status).toBe(404)
    expect((await ask(`${match.path}/events`, fork.ownerToken)).status).toBe(404)
    expect((await ask(fork.id, match.owner)).status).toBe(404)
    const { body } = await ask(`${fork.id}/events`, fork.ownerToken)
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
      'match.created',
      ...['match.seatTaken', 'match.seatTaken', 'match.seatTaken'],
      'match.forked',
    ])
    expect(body.events.at(-1).data).toEqual({ match: match.path, version: match.version })
  })

  test('answers once, goes back, and is verified at its end', async () => {
    const match = await askedMatch(true)
    const { id, ownerToken: token, match: start } = (await forkOf(match, undefined)).body
    const seat = start.activeSeat
    const { command } = (await ask(`${id}/offers?seat=${seat}`, token)).body.offers[0]
    const headers = { 'if-match': `"${start.version}"`, 'idempotency-key': 'once' }
    const give = () => ask(`${id}/commands`, token, { method: 'POST', payload: { seat, command }, headers })
    const before = (await ask(`${id}?seat=${seat}`, token)).body.view
    const first = await give()
    expect(first.status).toBe(200)
    expect((await give()).body).toEqual(first.body)
    for (const one of [0, 1, 2]) {
      const { body } = await ask(`${id}/undo`, token, {
        method: 'POST',
        payload: { seat: one, version: start.version },
      })
      if (body.isUndone === true) break
    }
    expect((await ask(`${id}?seat=${seat}`, token)).body.view).toEqual(before)
    for (const one of [0, 1, 2]) await ask(`${id}/seats/${one}/concession`, token, { method: 'POST' })
    const { body } = await ask(`${id}/verification`, token)
    expect(body).toMatchObject({ isFair: true, differences: [] })
  })
})
