import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }
const QUESTION = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 3, row: 0 } } }
const line = (more: object = {}) => ({ game: 'apex', operation: 'distance', input: QUESTION, ...more })
const rulesOf = (id: string) => games.find((game) => game.id === id)?.rulesVersion

async function stream(lines: readonly (object | string)[], { query = '', headers = {} } = {}) {
  const payload = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')
  const answer = await app().inject({
    method: 'POST',
    url: `/v1/rulings/stream${query}`,
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    payload,
  })
  return {
    answer,
    lines: answer.payload
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text)),
  }
}

describe('a stream of rulings', () => {
  test('answers every line in order, good or bad, with its id', async () => {
    const { answer, lines } = await stream([
      line({ id: 'a' }),
      line({ id: 2, operation: 'nope' }),
      '{"id":',
      '',
      line(),
    ])
    expect(answer.headers['content-type']).toContain('application/x-ndjson')
    expect(lines).toMatchObject([
      { id: 'a', answer: { outcome: { distance: 3 } } },
      { id: 2, answer: { status: 404, code: 'operation.not-found' } },
      { answer: { status: 400, code: 'input.malformed' } },
      { answer: { outcome: { distance: 3 } } },
    ])
    expect(lines[3]).not.toHaveProperty('id')
  })

  test('sends only the fields that are asked for', async () => {
    const { lines } = await stream([line({ id: 1 })], { query: '?fields=outcome' })
    expect(lines).toEqual([{ id: 1, answer: { outcome: { distance: 3 } } }])
  })

  test('saves what it answers, for its sender, and so does a batch', async () => {
    const { lines } = await stream([line(), line()], { query: '?save=true&labels=bulk&fields=id', headers: OWNER })
    const payload = { rulings: [line()], fields: 'id' }
    const url = '/v1/rulings/batch?save=true&labels=bulk'
    const batch = (await app().inject({ method: 'POST', url, headers: OWNER, payload })).json()
    const saved = [...lines.map(({ answer }) => answer), ...batch.rulings]
    const listed = await app().inject({ url: '/v1/rulings?label=bulk&fields=id', headers: OWNER })
    expect(listed.json().rulings).toEqual(saved.toReversed())
    expect((await app().inject('/v1/rulings?label=bulk')).json().rulings).toEqual([])
  })

  test('may be long', async () => {
    const { lines } = await stream(
      Array.from({ length: 3000 }, (_, id) => line({ id })),
      { query: '?fields=outcome' },
    )
    expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: 3000 }, (_, id) => id))
  })

  test('says so where it is too long', async () => {
    const { lines } = await stream([line({ id: 1 }), ...Array.from({ length: 99_999 }, () => ''), line({ id: 2 })])
    expect(lines).toMatchObject([
      { id: 1, answer: { outcome: { distance: 3 } } },
      { answer: { status: 400, code: 'input.malformed', detail: expect.stringContaining('100000 lines') } },
    ])
  })

  test('is not taken as JSON', async () => {
    const answer = await app().inject({ method: 'POST', url: '/v1/rulings/stream', payload: line() })
    expect(answer.json()).toMatchObject({ status: 415, code: 'body.unsupported-type' })
  })
})

describe('expected rules', () => {
  test('refuse an answer by others, everywhere', async () => {
    const current = { 'expect-rules': `apex@${rulesOf('apex')}, gears@${rulesOf('gears')}` }
    const url = '/v1/games/apex/rulings/distance'
    const ask = (headers: object) => app().inject({ method: 'POST', url, headers: { ...headers }, payload: QUESTION })
    expect((await ask(current)).statusCode).toBe(200)
    const query =
      '{ apexDistance(input: {from: {cell: {column: 0, row: 0}}, to: {cell: {column: 3, row: 0}}}) { outcome { distance } } }'
    const document = (headers: object) =>
      app().inject({ method: 'POST', url: '/graphql', headers: { ...headers }, payload: { query } })
    expect((await document(current)).json()).toEqual({ data: { apexDistance: { outcome: { distance: 3 } } } })
    for (const other of ['apex@0.0.1', 'apex', 'chess@1.0.0', '']) {
      const headers = { 'expect-rules': other }
      expect((await ask(headers)).json()).toMatchObject({ status: 412, code: 'rules.other-version' })
      const batch = { method: 'POST', url: '/v1/rulings/batch', headers, payload: { rulings: [line()] } } as const
      expect((await app().inject(batch)).statusCode).toBe(412)
      expect((await stream([line()], { headers })).answer.statusCode).toBe(412)
      const { statusCode, ...refused } = await document(headers)
      expect([statusCode, refused.json().errors[0].extensions.code]).toEqual([412, 'rules.other-version'])
    }
  })
})
