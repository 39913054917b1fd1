import { describe, expect, test } from 'vitest'
import { apex } from '../../../src/games/apex/index.ts'
import { gears } from '../../../src/games/gears/index.ts'
import { shatterpoint } from '../../../src/games/shatterpoint/index.ts'
import { createGraphqlSchema } from '../../../src/graphql/schema.ts'
import { FRAME_SHAPES } from '../../../src/hosting/shapes.ts'
import { pascalCase } from '../../../src/lib/names.ts'
import { createRegistry } from '../../../src/registry/registry.ts'
import { fullSelection } from '../../graphql/full-selection.ts'
import { testApp } from '../../support/app.ts'
import { expectPublishedEvent, expectPublishedView } from '../../support/published.ts'
import { send } from './match-service.ts'

const app = testApp({ games: [apex, gears, shatterpoint] })
const schema = createGraphqlSchema(createRegistry([apex, gears, shatterpoint]))

const ask = (path: string, token: string, more: object = {}) =>
  send(app(), { url: `/v1/matches/${path}`, token, ...more })

const query = async (token: string, text: string) =>
  (await send(app(), { method: 'POST', url: '/graphql', token, payload: { query: text } })).body

/** Opens a match of two seats and takes one offer after the other. */
async function playedMatch(game: string, commands: number): Promise<{ readonly id: string; readonly token: string }> {
  const payload = { game, options: {}, seats: [{ name: 'Ana' }, { name: 'Ben' }] }
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

const MOVES = { figureMoved: 'figure from zone', moved: 'legend cost', charDeployed: 'character player squad' }

const GAMES = [
  { game: gears, moves: 'figureMoved', question: 'guardOffer', listed: 'players' },
  { game: apex, moves: 'moved', question: 'weaponChoice', listed: 'legends' },
  { game: shatterpoint, moves: 'charDeployed', question: 'treeOption', listed: 'units' },
] as const

describe.each(GAMES)('what a match of $game.name shows', ({ game, moves, question, listed }) => {
  const name = pascalCase(game.id)

  test('has the published forms over REST, and the same in the types of GraphQL', async () => {
    const { id: gameId, play } = game
    if (play === undefined) throw new Error(`${game.name} is not played.`)
    const { id, token } = await playedMatch(gameId, 60)
    const { body: match } = await ask(id, token)
    expectPublishedView(play, match.view)
    const { body: page } = await ask(`${id}/events?limit=500`, token)
    expect(page.events.length).toBeGreaterThan(50)
    for (const { type, data } of page.events) expectPublishedEvent(play, { ...data, type })

    const view = fullSelection(schema.getTypeMap()[`${name}MatchView`] as never)
    const moved = `... on ${name}${pascalCase(moves)}Event { ${MOVES[moves]} }`
    const { data, errors } = await query(
      token,
      `{ match(matchId: "${id}") { ${gameId}View ${view} events(limit: 200) { events { type data ${gameId} { __typename ${moved} } } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(withoutNulls(data.match[`${gameId}View`])).toEqual(withoutNulls(match.view))
    for (const event of data.match.events.events) {
      const isFrame = Object.hasOwn(FRAME_SHAPES, event.type)
      expect(event[gameId] === null, event.type).toBe(isFrame)
      if (event.type === moves) expect(event.data).toMatchObject(withoutTypeName(event[gameId]))
    }
  }, 60_000)

  test('is described in the catalogue and in OpenAPI', async () => {
    const { body } = await send(app(), { url: `/v1/games/${game.id}/match` })
    expect(body.viewSchema.$defs[`${name}MatchView`].properties[listed]).toBeDefined()
    expect(Object.keys(body.eventSchemas)).toEqual(expect.arrayContaining([moves, 'asked', 'match.ended']))
    expect(body.questionSchemas[question].properties.kind).toEqual({ type: 'string', const: question })
    const { body: openapi } = await send(app(), { url: '/openapi.json' })
    const { Match, MatchEvent } = openapi.components.schemas
    expect(Match.properties.view.anyOf).toContainEqual({ $ref: `#/components/schemas/${name}MatchView` })
    expect(MatchEvent.properties.data.anyOf).toContainEqual({ $ref: `#/components/schemas/${name}EventData` })
  })
})

const withoutTypeName = ({ __typename, ...fields }: { readonly __typename: string }): object => fields
