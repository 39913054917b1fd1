import { describe, expect, test } from 'vitest'
import { toyService } from './service.ts'

const service = toyService()

const SAVE = `mutation($to: Int!) {
  saveToyCountSteps(input: { from: { edge: 0 }, to: { edge: $to } }, visibility: public) { id savedAt outcome { steps } }
}`
const SAVE_THROW =
  'mutation { saveToyThrow(input: { missile: { pebble: true }, power: 2 }, visibility: public) { id } }'

describe('saved rulings', () => {
  test('a mutation asks, keeps and answers with the id', async () => {
    const saved = await service.send(SAVE, { to: 3 })
    expect(saved).toEqual({
      status: 200,
      errors: [],
      data: { saveToyCountSteps: { id: '1', savedAt: '2024-05-01T12:00:00.000Z', outcome: { steps: 3 } } },
    })
  })

  test('a saved ruling is read by its id, as the type of its operation and in any language', async () => {
    const query = `{ ruling(id: "1", locale: es) { __typename id game text ... on ToyCountStepsRuling { outcome { steps } svg } } }`
    expect(await service.sendThrice(query)).toEqual({
      status: 200,
      errors: [],
      data: {
        ruling: {
          __typename: 'ToyCountStepsRuling',
          id: '1',
          game: 'toy',
          text: '**Son 3 pasos.**\n- El camino requiere 3 pasos. *(p. 3; lectura nuestra, Q-1)*',
          outcome: { steps: 3 },
          svg: '<svg>A way of 3 steps.</svg>',
        },
      },
    })
  })

  test('rulings are listed from the newest, page by page and filtered', async () => {
    await service.send(SAVE_THROW)
    await service.send(SAVE, { to: 4 })
    const list = `query($operation: String, $rule: String, $after: String) {
      rulings(game: "toy", operation: $operation, rule: $rule, limit: 2, after: $after) {
        items { __typename id } next
      }
    }`
    const page = (ids: string[], next: string | null) => ({
      rulings: { items: ids.map((id) => expect.objectContaining({ id })), next },
    })
    expect((await service.sendThrice(list, {})).data).toEqual(page(['3', '2'], '2'))
    expect((await service.sendThrice(list, { after: '2' })).data).toEqual(page(['1'], null))
    expect((await service.sendThrice(list, { operation: 'throw' })).data).toEqual({
      rulings: { items: [{ __typename: 'ToyThrowRuling', id: '2' }], next: null },
    })
    expect((await service.sendThrice(list, { rule: 'toy.row.steps-count' })).data).toEqual(page(['3', '1'], null))
  })

  test.each([
    ['{ ruling(id: "99") { id } }', 404, 'ruling.not-found', []],
    ['{ rulings(limit: 0) { next } }', 400, 'input.invalid', [expect.objectContaining({ path: 'limit' })]],
    ['{ rulings(limit: 101) { next } }', 400, 'input.invalid', [expect.objectContaining({ path: 'limit' })]],
    ['{ rulings(after: "x") { next } }', 400, 'input.invalid', [expect.objectContaining({ path: 'after' })]],
  ])('%s is answered with %i', async (query, status, code, errors) => {
    expect(await service.sendThrice(query)).toMatchObject({
      status,
      errors: [{ extensions: { code, status, errors } }],
    })
  })

  test('a mutation by GET is refused and keeps nothing', async () => {
    const url = `/graphql?query=${encodeURIComponent(SAVE_THROW)}`
    expect(await service.inject({ method: 'GET', url })).toMatchObject({
      status: 405,
      errors: [{ extensions: { code: 'method.not-allowed' } }],
    })
    expect((await service.inject({ method: 'GET', url: '/graphql?query={ruling(id:"4"){id}}' })).status).toBe(404)
  })
})
