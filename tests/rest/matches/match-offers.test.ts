import { expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { give, open, send } from './match-service.ts'

const app = testApp({ database: memoryDatabase(), games: [cardGame] })

test('an offer is listed with its id, group and open fields, page by page, and taken by its id', async () => {
  const match = await open(app())
  const at = (query: string) => send(app(), { url: `${match.path}/offers${query}`, token: match.token })
  const { body } = await at('?limit=2')
  expect(body.offers).toHaveLength(2)
  const rest = await at(`?limit=25&after=${body.next}`)
  expect(rest.body.next).toBeNull()
  const all = [...body.offers, ...rest.body.offers]
  expect(all).toEqual((await at('')).body.offers)
  expect((await at('?group=table')).body).toMatchObject({
    offers: [{ open: [{ path: 'cut.at', interval: [0, 60] }] }, { open: [{ path: 'place', region: {} }] }],
  })
  expect((await at('?group=table')).body.groups).toContainEqual({ group: 'table', text: 'The table', count: 2 })
  const spanish = { url: `${match.path}/offers`, token: match.token, headers: { 'accept-language': 'es' } }
  expect((await send(app(), spanish)).body.groups).toContainEqual({ group: 'table', text: 'La mesa', count: 2 })
  expect(all.find(({ command }: { command: object }) => 'greet' in command)).toMatchObject({ social: true })
  expect((await at('?limit=26')).status).toBe(400)

  const [draw] = all
  expect(await give(app(), match, { offer: draw.id })).toMatchObject({
    status: 200,
    body: { events: [{ type: 'drew' }] },
  })
  expect(await give(app(), match, { seat: 1, command: { offer: draw.id } })).toMatchObject({ status: 200 })
  expect(await give(app(), match, { offer: 'nope' })).toMatchObject({ status: 409, body: { code: 'offer.gone' } })
  expect(await give(app(), match, {})).toMatchObject({ status: 400, body: { errors: [{ path: 'command' }] } })
  const both = { offer: draw.id, command: draw.command }
  expect(await give(app(), match, both)).toMatchObject({ status: 400 })
})
