import { expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { open, send } from './match-service.ts'

const app = testApp({ database: memoryDatabase(), games: [cardGame] })

const create = (payload: object) => send(app(), { method: 'POST', url: '/v1/matches', payload })
const free = (count: number) => Array.from({ length: count }, () => ({}))

test('options that could never start are refused when the match is created, by rule and field', async () => {
  const payload = { game: 'cards', options: { goal: 95 }, seats: [{ name: 'Ana' }, ...free(3)] }
  expect(await create(payload)).toMatchObject({
    status: 422,
    body: { code: 'rules.forbid', errors: [{ path: 'options.goal', rule: 'toy.cards.goal-in-reach' }] },
  })
})

test('choices are published, validated when joining, and told in the lobby', async () => {
  const play = await send(app(), { url: '/v1/games/cards/match' })
  expect(play.body.choicesSchema).toMatchObject({ $defs: { ToyChoices: { properties: { card: { minimum: 1000 } } } } })
  const match = await open(app(), { seats: [{ name: 'Ana', choices: { card: 1001 } }, {}] })
  expect(match.body.match.seats).toMatchObject([{ choices: { card: 1001 } }, { name: null, choices: null }])
  const { invitation } = match.body.invitations[0]
  const join = (choices: object) =>
    send(app(), { method: 'POST', url: `${match.path}/seats`, payload: { invitation, name: 'Ben', choices } })
  expect(await join({ card: 1001 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'choices.card', rule: 'toy.cards.chosen-once' }] },
  })
  expect(await join({ card: 'x' })).toMatchObject({ status: 400, body: { errors: [{ path: 'choices.card' }] } })
  expect(await join({ card: 1002 })).toMatchObject({ status: 201, body: { seat: 1 } })
  const { body } = await send(app(), { url: match.path, token: match.token })
  expect(body).toMatchObject({ status: 'running', seats: [{ choices: { card: 1001 } }, { choices: { card: 1002 } }] })
})

test('a choice at creation that collides names its seat', async () => {
  const seats = [
    { name: 'Ana', choices: { card: 1001 } },
    { name: 'Ben', choices: { card: 1001 } },
  ]
  expect(await create({ game: 'cards', seats })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'seats[1].choices.card' }] },
  })
})
