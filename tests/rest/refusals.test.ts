import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { toyGame } from '../support/toy-game.ts'

const app = testApp({ games: [toyGame] })
const TOO_FAR = { missile: { kind: 'heavy-stone', weight: 2 }, power: 9 }
const SAID = 'Pebble: a power of 9 is more than the reach of 4.'
const FACTS = { power: 9, reach: 4, missile: 'pebble' }
const ask = (query: string, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url: `/v1/games/toy/rulings/throw${query}`, payload: TOO_FAR, headers })
const graphql = async (query: string) =>
  (await app().inject({ method: 'POST', url: '/graphql', payload: { query } })).json()

describe('a refusal', () => {
  test('as JSON is a problem whose errors name rule, page, facts and reading', async () => {
    const answer = await ask('')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ])
    expect(answer.json().errors).toEqual([
      {
        path: 'power',
        message: SAID,
        rule: 'toy.throw.within-reach',
        page: '4',
        interpretations: ['Q-2'],
        facts: FACTS,
      },
    ])
    expect(answer.json()).not.toHaveProperty('saved')
  })

  test('comes as Markdown where that was asked for, in either length and language', async () => {
    const accept = 'text/markdown'
    const full = await ask('', { accept })
    expect([full.statusCode, full.headers['content-type']]).toEqual([422, 'text/markdown; charset=utf-8'])
    const note = '\n*Rests on constructed content (ours, not printed): Cap.*'
    expect(full.body).toBe(`**The rules forbid this**\n- ${SAID} *(p. 4; our reading, Q-2)*${note}`)
    expect((await ask('?detail=brief', { accept })).body).toBe(
      `**The rules forbid this**\n* ${SAID}\n*Our reading: Q-2.*${note}`,
    )
    const spanish = (await ask('', { accept, 'accept-language': 'es' })).body
    expect(spanish).toContain('**Las reglas lo prohíben**\n- Guijarro: una fuerza de 9')
    expect(spanish).toContain('lectura nuestra, Q-2')
  })

  test('comes as a picture of its reasons where a picture was asked for', async () => {
    const payload = { from: { edge: 9 }, to: { edge: 3 }, limit: 2 }
    const picture = (accept: string) =>
      app().inject({ method: 'POST', url: '/v1/games/toy/rulings/count-steps', payload, headers: { accept } })
    const svg = await picture('image/svg+xml')
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([422, 'image/svg+xml'])
    expect(svg.body).toContain('The rules forbid this')
    expect(svg.body).toContain('The way takes 6 steps.')
    const png = await picture('image/png')
    expect([png.statusCode, png.headers['content-type']]).toEqual([422, 'image/png'])
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  test('is saved and cited like any ruling', async () => {
    const answer = await ask('?save=true&visibility=public')
    const { saved } = answer.json()
    expect([answer.statusCode, answer.headers.location]).toEqual([422, saved.href])
    expect(saved.href).toBe(`/v1/rulings/${saved.id}`)

    const kept = await app().inject(saved.href)
    expect(kept.statusCode).toBe(200)
    expect(kept.json()).toMatchObject({
      id: saved.id,
      game: 'toy',
      operation: 'throw',
      outcome: null,
      refusal: [{ path: 'power', rule: 'toy.throw.within-reach', page: '4', facts: FACTS, message: SAID }],
      trace: [{ rule: 'toy.throw.within-reach', facts: FACTS, text: SAID }],
      content: [{ id: 'cap', provenance: 'constructed' }],
      text: expect.stringContaining(SAID),
    })
    expect((await app().inject(`${saved.href}.md`)).body).toContain(SAID)
    expect((await app().inject(`${saved.href}.svg`)).body).toContain('a power of 9')
    expect((await app().inject(`${saved.href}?fields=id,refusal`)).json()).toEqual({
      id: saved.id,
      refusal: [expect.objectContaining({ path: 'power' })],
    })
    expect((await app().inject(`${saved.href}?fields=trace`)).json().trace[0]).not.toHaveProperty('text')
    const cited = (await app().inject('/v1/rulings?rule=toy.throw.within-reach')).json()
    expect(cited.rulings.map(({ id }: { id: string }) => id)).toContain(saved.id)
  })

  test('can be saved as Markdown', async () => {
    const answer = await ask('?save=true', { accept: 'text/markdown' })
    expect([answer.statusCode, answer.headers.location]).toEqual([422, expect.stringMatching(/^\/v1\/rulings\//)])
    expect(answer.body).toContain(SAID)
  })

  test('over GraphQL has rule, page and facts in its extensions, and is saved by a mutation', async () => {
    const input = '{ missile: { heavyStone: { weight: 2 } }, power: 9 }'
    const asked = await graphql(`{ toyThrow(input: ${input}) { text } }`)
    expect(asked.errors[0].extensions).toMatchObject({
      code: 'rules.forbid',
      errors: [{ rule: 'toy.throw.within-reach', page: '4', interpretations: ['Q-2'], facts: FACTS }],
    })
    const saving = await graphql(`mutation { saveToyThrow(input: ${input}) { text } }`)
    const { id } = saving.errors[0].extensions.saved
    const read = await graphql(
      `{ ruling(id: "${id}") { __typename text trace { rule } ... on RefusedRuling { refusal { path rule page facts message } } } }`,
    )
    expect(read.data.ruling).toEqual({
      __typename: 'RefusedRuling',
      text: expect.stringContaining(SAID),
      trace: [{ rule: 'toy.throw.within-reach' }],
      refusal: [{ path: 'power', rule: 'toy.throw.within-reach', page: '4', facts: FACTS, message: SAID }],
    })
    const { rulings } = (await graphql('{ rulings { items { __typename } } }')).data
    expect(rulings.items).toContainEqual({ __typename: 'RefusedRuling' })
  })
})
