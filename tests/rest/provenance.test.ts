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

const MELEE = {
  board: { drawn: { width: 5, height: 4 } },
  attacker: { cell: { column: 0, row: 0 } },
  target: { cell: { column: 1, row: 0 } },
}
const RANKS = {
  units: [
    { id: 'Rex', player: 'A', characters: [{ id: 'Rex', x: 100, y: 100 }] },
    { id: 'Maul', player: 'B', characters: [{ id: 'Maul', x: 300, y: 100 }] },
  ],
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

/** A question to both games that reads constructed numbers, and the same one with what the caller owns. */
const QUESTIONS = [
  {
    game: 'apex',
    url: '/v1/games/apex/odds/melee',
    kind: 'aimCard',
    constructed: { ...MELEE },
    own: { ...MELEE, aimDeck: [10, 35, 60, 85].map((value) => ({ value })) },
  },
  {
    game: 'shatterpoint',
    url: '/v1/games/shatterpoint/rulings/distance',
    kind: 'battlefield',
    constructed: { battlefield: { content: 'skirmish' }, from: { object: 'Anakin' }, to: { object: 'Maul' } },
    own: { battlefield: { drawn: RANKS }, from: { object: 'Rex' }, to: { object: 'Maul' } },
  },
] as const

describe.each(QUESTIONS)('constructed numbers of $game', ({ url, kind, constructed, own }) => {
  const service = testApp()
  const post = (payload: object, accept: string, language = 'en') =>
    service().inject({ method: 'POST', url, payload, headers: { accept, 'accept-language': language } })

  test('are told in JSON, Markdown and picture', async () => {
    const ruling = (await post(constructed, 'application/json')).json()
    expect(ruling.content).toContainEqual(expect.objectContaining({ kind, provenance: 'constructed' }))
    expect(ruling.text).toContain('Rests on constructed content')
    expect((await post(constructed, 'text/markdown', 'es')).body).toContain('Se basa en contenido construido')
    expect((await post(constructed, 'image/svg+xml')).body).toContain('Rests on constructed content')
  })

  test('are not spoken of where the caller brings their own', async () => {
    const ruling = (await post(own, 'application/json')).json()
    expect(ruling.content.filter(({ provenance }: { provenance: string }) => provenance === 'constructed')).toEqual([])
    expect(ruling.text).not.toContain('constructed content')
    expect((await post(own, 'text/markdown', 'es')).body).not.toContain('construido')
    expect((await post(own, 'image/svg+xml')).body).not.toContain('constructed content')
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
