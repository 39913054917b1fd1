import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { toyGame } from '../support/toy-game.ts'

const app = testApp({ games: [toyGame] })
const STONE = { missile: { kind: 'heavy-stone', weight: 2 }, power: 1 }
const PEBBLE = { missile: { kind: 'pebble' }, power: 1 }
const throwing = (payload: object, { query = '', ...headers }: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url: `/v1/games/toy/rulings/throw${query}`, payload, headers })

const CAP = { id: 'cap', kind: 'hat', name: 'Cap', provenance: 'constructed' }
const NOTE = {
  en: 'Rests on constructed content (ours, not printed): Cap.',
  es: 'Se basa en contenido construido (nuestro, no impreso): Gorra.',
}

describe('the content of a ruling', () => {
  test('is what was read, with where it comes from, in the reader’s language', async () => {
    expect((await throwing(STONE)).json().content).toEqual([CAP])
    expect((await throwing(STONE, { 'accept-language': 'es' })).json().content).toEqual([{ ...CAP, name: 'Gorra' }])
    expect((await throwing(PEBBLE)).json().content).toEqual([
      { id: 'pebble', kind: 'missile', name: 'Pebble', provenance: 'rulebook' },
    ])
  })

  test('is told in the text if it is constructed, and only then', async () => {
    expect((await throwing(STONE)).json().text.endsWith(`\n*${NOTE.en}*`)).toBe(true)
    expect((await throwing(STONE, { 'accept-language': 'es' })).json().text.endsWith(`\n*${NOTE.es}*`)).toBe(true)
    expect((await throwing(STONE, { query: '?detail=brief' })).json().text).toContain(NOTE.en)
    expect((await throwing(STONE, { accept: 'text/markdown' })).body).toContain(NOTE.en)
    expect((await throwing(PEBBLE)).json().text).not.toContain('constructed')
  })

  test('stays with a saved ruling, and can be asked for alone', async () => {
    const { id } = (await throwing(STONE, { query: '?save=true' })).json()
    expect((await app().inject(`/v1/rulings/${id}?fields=content`)).json()).toEqual({ content: [CAP] })
    expect((await app().inject(`/v1/rulings/${id}.md`)).body).toContain(NOTE.en)
  })

  test('is read over GraphQL', async () => {
    const query =
      '{ toyThrow(input: { missile: { heavyStone: { weight: 2 } }, power: 1 }) { content { id name provenance } } }'
    const { data } = (await app().inject({ method: 'POST', url: '/graphql', payload: { query } })).json()
    expect(data.toyThrow.content).toEqual([{ id: 'cap', name: 'Cap', provenance: 'constructed' }])
  })
})

describe('a shot of Apex', () => {
  const games = testApp()
  const shot = (payload: object, accept = 'application/json') =>
    games().inject({ method: 'POST', url: '/v1/games/apex/odds/shot', payload, headers: { accept } })
  const example = async () => {
    const { operations } = (await games().inject('/v1/games/apex/operations')).json()
    return operations.find(({ name }: { name: string }) => name === 'shot-odds').examples[0].input
  }

  test('says in JSON, text and picture that it rests on constructed numbers', async () => {
    const input = await example()
    const ruling = (await shot(input)).json()
    expect(ruling.content).toContainEqual(expect.objectContaining({ kind: 'aimCard', provenance: 'constructed' }))
    expect(ruling.text).toContain('Rests on constructed content')
    expect((await shot(input, 'image/svg+xml')).body).toContain('Rests on constructed content')
  })
})
