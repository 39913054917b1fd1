import { expect, test } from 'vitest'
import { apex } from '../../../src/games/apex/index.ts'
import type { JsonObject } from '../../../src/lib/json.ts'
import { testApp } from '../../support/app.ts'
import { give, open, send } from './match-service.ts'

const app = testApp({ games: [apex] })

/** A board whose second row from each border is full of crates. */
const columns = [0, 1, 2, 3, 4, 5, 6, 7]
const crates = [1, 6].flatMap((row) =>
  columns.map((column) => ({
    id: `c${column}-${row}`,
    kind: 'crate',
    cells: [{ column, row }],
    tags: ['DESTRUCTIBLE'],
  })),
)
const TABLE = { width: 8, height: 8, objects: crates }

type Offered = { readonly id: string; readonly text: string; readonly command: JsonObject }

const WANTED = ['destroy', 'lock', 'activate', 'endActivation']

/** What leads to a piece that is destroyed soonest. */
function best(offers: readonly Offered[]): Offered | undefined {
  const rank = ({ command }: Offered) => WANTED.findIndex((name) => name in command) >>> 0
  return [...offers].sort((one, other) => rank(one) - rank(other))[0]
}

test('on a board that was stored a piece is offered, destroyed, told and gone', async () => {
  const token = 'owner-'.repeat(8)
  const stored = { name: 'crates', game: 'apex', table: TABLE }
  expect((await send(app(), { method: 'POST', url: '/v1/tables', token, payload: stored })).status).toBe(201)
  const match = await open(app(), { game: 'apex', options: { red: 'A', board: { stored: 'crates' } } }, token)
  for (let commands = 0; commands < 40; commands++) {
    const { body: now } = await send(app(), { method: 'GET', url: match.path, token: match.token })
    const seat = now.activeSeat ?? 0
    const offered = await send(app(), { method: 'GET', url: `${match.path}/offers?seat=${seat}`, token: match.token })
    const offer = best(offered.body.offers)
    if (offer === undefined) throw new Error('Nothing is offered.')
    const { status, body } = await give(app(), match, { seat, offer: offer.id }, { 'if-match': '*' })
    expect(status).toBe(200)
    if (!('destroy' in offer.command)) continue

    const [id = ''] = (offer.command.destroy as { targets: string[] }).targets
    expect(offer.text).toBe(`Destroy crate ${id} in melee.`)
    const event = body.events.find(({ type }: { type: string }) => type === 'sceneryDestroyed')
    expect(event.text).toContain(`destroys crate ${id}.`)
    expect(body.trace.map(({ rule }: { rule: string }) => rule)).toContain('apex.destroy.result')
    const { body: after } = await send(app(), { method: 'GET', url: `${match.path}?seat=1`, token: match.token })
    expect(after.view.destroyed).toEqual([id])
    return
  }
  throw new Error('Nothing was destroyed.')
})
