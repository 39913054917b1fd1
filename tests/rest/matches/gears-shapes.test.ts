import { describe, expect, test } from 'vitest'
import { gears } from '../../../src/games/gears/index.ts'
import { createGraphqlSchema } from '../../../src/graphql/schema.ts'
import { FRAME_SHAPES } from '../../../src/hosting/shapes.ts'
import { createRegistry } from '../../../src/registry/registry.ts'
import { fullSelection } from '../../graphql/full-selection.ts'
import { testApp } from '../../support/app.ts'
import { expectPublishedEvent, expectPublishedView } from '../../support/published.ts'
import { send } from './match-service.ts'

const app = testApp({ games: [gears] })
const schema = createGraphqlSchema(createRegistry([gears]))

const ask = (path: string, token: string, more: object = {}) =>
  send(app(), { url: `/v1/matches/${path}`, token, ...more })

const query = async (token: string, text: string) =>
  (await send(app(), { method: 'POST', url: '/graphql', token, payload: { query: text } })).body

/** Opens a match of two seats and takes one offer after the other. */
async function playedMatch(commands: number): Promise<{ readonly id: string; readonly token: string }> {
  const payload = { game: 'gears', options: {}, seats: [{ name: 'Ana' }, { name: 'Ben' }] }
  const { body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
  const [id, token] = [body.id, body.ownerToken]
  for (let step = 0; step < commands; step++) {
    const { body: now } = await ask(id, token)
    if (now.status === 'ended') break
    const { offers } = (await ask(`${id}/offers?seat=${now.activeSeat}`, token)).body
    const { command } = offers[(7 * step) % offers.length]
    await ask(`${id}/commands`, token, {
      method: 'POST',
      payload: { seat: now.activeSeat, command },
      headers: { 'if-match': '*' },
    })
  }
  return { id, token }
}

/** GraphQL writes null where JSON leaves a field out. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner) => (inner === null ? undefined : inner)))

describe('what a match of Gears shows', () => {
  test('has the published forms over REST, and the same in the types of GraphQL', async () => {
    if (gears.play === undefined) throw new Error('Gears is not played.')
    const { id, token } = await playedMatch(60)
    const { body: match } = await ask(id, token)
    expectPublishedView(gears.play, match.view)
    const { body: page } = await ask(`${id}/events?limit=500`, token)
    expect(page.events.length).toBeGreaterThan(50)
    for (const { type, data } of page.events) expectPublishedEvent(gears.play, { ...data, type })

    const view = fullSelection(schema.getTypeMap().GearsMatchView as never)
    const moved = '... on GearsFigureMovedEvent { figure from zone }'
    const { data, errors } = await query(
      token,
      `{ match(id: "${id}") { gearsView ${view} events(limit: 200) { events { type data gears { __typename ${moved} } } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(withoutNulls(data.match.gearsView)).toEqual(withoutNulls(match.view))
    for (const event of data.match.events.events) {
      const isFrame = Object.hasOwn(FRAME_SHAPES, event.type)
      expect(event.gears === null, event.type).toBe(isFrame)
      if (event.type === 'figureMoved') expect(event.gears).toMatchObject(event.data)
    }
  }, 60_000)

  test('is described in the catalogue and in OpenAPI', async () => {
    const { body } = await send(app(), { url: '/v1/games/gears/match' })
    expect(body.viewSchema.$defs.GearsMatchView.properties.players).toBeDefined()
    expect(Object.keys(body.eventSchemas)).toEqual(expect.arrayContaining(['figureMoved', 'asked', 'match.ended']))
    expect(body.questionSchemas.guardOffer.properties.kind).toEqual({ type: 'string', const: 'guardOffer' })
    const { body: openapi } = await send(app(), { url: '/openapi.json' })
    const { Match, MatchEvent } = openapi.components.schemas
    expect(Match.properties.view.anyOf).toContainEqual({ $ref: '#/components/schemas/GearsMatchView' })
    expect(MatchEvent.properties.data.anyOf).toContainEqual({ $ref: '#/components/schemas/GearsEventData' })
  })
})
