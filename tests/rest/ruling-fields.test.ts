import { describe, expect, test, vi } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling, RULING_FIELDS, readFields } from '../../src/registry/ruling.ts'
import { writeRuling } from '../../src/registry/ruling-json.ts'
import { rulingText } from '../../src/registry/ruling-text.ts'
import { testApp } from '../support/app.ts'
import { toyGame } from '../support/toy-game.ts'

const app = testApp()
const URL = '/v1/games/apex/rulings/aim-cards'
const EVERYTHING = [
  'game',
  'operation',
  'outcome',
  'trace',
  'content',
  'text',
  'rulesVersion',
  'contentHash',
  'randomness',
]
const registry = createRegistry(games)
const [example] = registry.operation('apex', 'aim-cards')?.examples ?? []
const INPUT = example?.input as object

const post = (query: string) => app().inject({ method: 'POST', url: `${URL}${query}`, payload: INPUT })

describe('the fields of a ruling', () => {
  test('are all there if none are named', async () => {
    const ruling = (await post('')).json()
    expect(Object.keys(ruling)).toEqual(EVERYTHING)
    expect(Object.keys(ruling.trace[0])).toEqual([
      'rule',
      'title',
      'book',
      'section',
      'page',
      'interpretations',
      'facts',
      'text',
    ])
  })

  test.each([
    ['outcome', ['outcome'], null],
    ['outcome,trace', ['outcome', 'trace'], false],
    ['trace,trace.text', ['trace'], true],
    ['trace.text', ['trace'], true],
    ['text', ['text'], null],
  ])('%s gives only these', async (fields, keys, hasTexts) => {
    const [whole, part] = [(await post('')).json(), (await post(`?fields=${fields}`)).json()]
    expect(Object.keys(part)).toEqual(keys)
    for (const key of keys.filter((key) => key !== 'trace')) expect(part[key]).toEqual(whole[key])
    if (hasTexts === null) return
    const { text: _text, ...silent } = whole.trace[0]
    expect(part.trace[0]).toEqual(hasTexts ? whole.trace[0] : silent)
  })

  test.each(['', 'toString', 'outcome,', 'outcome;trace', 'trace.facts'])(
    '“%s” is no list of fields',
    async (fields) => {
      const response = await post(`?fields=${encodeURIComponent(fields)}`)
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid'])
    },
  )

  test('can be chosen for a batch, a saved ruling and a list of them', async () => {
    const id = (await post('?save=true&visibility=public&fields=id')).json().id
    const batch = { rulings: [{ game: 'apex', operation: 'aim-cards', input: INPUT }], fields: 'operation' }
    const answers = await Promise.all([
      app().inject({ method: 'POST', url: '/v1/rulings/batch', payload: batch }),
      app().inject(`/v1/rulings/${id}?fields=id,game`),
      app().inject('/v1/rulings?fields=id&limit=1'),
      app().inject(`/v1/rulings/${id}?fields=nothing`),
    ])
    const [many, one, list, none] = answers.map((answer) => answer.json())
    expect(many).toEqual({ rulings: [{ operation: 'aim-cards' }] })
    expect(one).toEqual({ game: 'apex', id })
    expect(list.rulings).toEqual([{ id }])
    expect(none.code).toBe('input.invalid')
  })
})

describe('a ruling that is written', () => {
  const newSeed = () => `hmac-sha256,1,${'7'.repeat(64)}`
  const rulings = registry.operations.flatMap((operation) =>
    operation.examples.map(({ name, input }) => ({ id: operation.id, name, operation, input })),
  )

  test.each(rulings)('has the bytes of the one that is presented: $id, $name', ({ operation, input }) => {
    const { record } = ask(registry, operation, input, { locale: 'en', newSeed })
    if (record === undefined) return
    const kept = { ...record, id: 'one', savedAt: new Date(0) }
    for (const locale of LOCALES) {
      const telling = { locale, detail: 'full' } as const
      const presented = presentRuling(registry, operation, kept, telling)
      expect(writeRuling(registry, operation, kept, telling, readFields(undefined)).toString()).toBe(
        JSON.stringify(presented),
      )
      expect(writeRuling(registry, operation, kept, telling, readFields(RULING_FIELDS.join())).toString()).toBe(
        JSON.stringify(presented),
      )
      expect(rulingText(registry, operation, record, telling)).toBe(presented.text)
    }
  })
})

describe('what is not asked for is not worked out', () => {
  const toys = testApp({ games: [toyGame] })
  const rules = toyGame.rules.flatMap(({ byId }) => Object.entries(byId))
  const explain = vi.spyOn(rules.find(([id]) => id === 'toy.row.steps-count')?.[1].explain ?? { en: () => '' }, 'en')
  const question = { from: { edge: 0 }, to: { edge: 3 }, limit: null }
  const entry = { game: 'toy', operation: 'count-steps', input: question }
  const lines = { 'content-type': 'application/x-ndjson' }
  const ways = [
    ['/v1/games/toy/rulings/count-steps', question, {}],
    ['/v1/rulings/batch', { rulings: [entry] }, {}],
    ['/v1/rulings/stream', entry, lines],
  ] as const

  test.each([
    ['outcome', 0],
    ['trace,content,rulesVersion', 0],
    ['trace.text', 1],
    ['text', 1],
    ['text,trace.text', 1],
  ])('for %s words are found so many times: %i', async (fields, times) => {
    for (const [url, payload, headers] of ways) {
      explain.mockClear()
      const sent = {
        method: 'POST',
        url: `${url}?fields=${fields}`,
        headers,
        payload: JSON.stringify(payload),
      } as const
      const answer = await toys().inject({ ...sent, headers: { 'content-type': 'application/json', ...headers } })
      expect([url, answer.statusCode, explain.mock.calls.length]).toEqual([url, 200, times])
    }
  })
})
