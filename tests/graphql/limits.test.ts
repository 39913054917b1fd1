import { getIntrospectionQuery, parse } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { costOf, LIMITS } from '../../src/graphql/limits.ts'
import { toyService } from './service.ts'

const service = toyService()
const refusal = { status: 400, errors: [{ extensions: { code: 'query.refused' } }] }

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

/** Fragments of which each spreads the next one twice. */
const doubling = (count: number) =>
  `{ games { ...F0 } } ${repeated(count, (index) => `fragment F${index} on Game { ...F${index + 1} a: id ...F${index + 1} }`)}
  fragment F${count} on Game { id }`

describe('limits', () => {
  test('introspection is within them', async () => {
    const { status, data } = await service.sendThrice(
      getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }),
    )
    expect([status, Object.keys(data ?? {})]).toEqual([200, ['__schema']])
  })

  test.each<[string, string]>([
    ['10,000 aliases', `{ ${repeated(10_000, (index) => `a${index}: games { id }`)} }`],
    ['aliases within the tokens', `{ ${repeated(LIMITS.aliases + 1, (index) => `a${index}: games { id }`)} }`],
    ['a field repeated', `{ games { ${repeated(LIMITS.fields + 1, () => 'id')} } }`],
    ['fragments that double', doubling(40)],
    ['tokens', `{ games { ${repeated(LIMITS.tokens, () => 'id')} } }`],
    [
      'a deep query',
      `{ __type(name: "Game") { ${'ofType {'.repeat(LIMITS.depth)} name ${'}'.repeat(LIMITS.depth)} } }`,
    ],
    [
      'introspection of itself',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
  ])('%s are refused', async (_name, query) => {
    expect(await service.sendThrice(query)).toMatchObject(refusal)
  })

  test('just as much as is allowed is answered', async () => {
    const query = `{ ${repeated(LIMITS.aliases, (index) => `a${index}: games { id }`)} }`
    expect((await service.send(query)).status).toBe(200)
  })
})

describe('the cost of a document', () => {
  test.each([
    ['fields', '{ games { id name } }', { fields: 3, aliases: 0 }],
    ['aliases', '{ a: games { b: id } }', { fields: 2, aliases: 2 }],
    ['a fragment at each spread', '{ games { ...A ...A } } fragment A on Game { id }', { fields: 3, aliases: 0 }],
    ['an inline fragment', '{ games { ... on Game { id } } }', { fields: 2, aliases: 0 }],
    ['a fragment in itself once', '{ games { ...A } } fragment A on Game { id ...A }', { fields: 2, aliases: 0 }],
    ['an unknown fragment as nothing', '{ games { ...B } }', { fields: 1, aliases: 0 }],
    ['every operation', 'query A { games { id } } query B { games { id } }', { fields: 4, aliases: 0 }],
  ])('counts %s', (_name, query, cost) => {
    expect(costOf(parse(query))).toEqual(cost)
  })
})
