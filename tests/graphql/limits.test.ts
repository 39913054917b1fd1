import { buildSchema, executeSync, getIntrospectionQuery, parse } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { createDocumentCosts } from '../../src/graphql/limits/document-cost.ts'
import { costing } from '../../src/graphql/limits/field-cost.ts'
import { LIMITS } from '../../src/graphql/limits/limits.ts'
import { createGraphqlSchema } from '../../src/graphql/schema.ts'
import { registry, toyService } from './service.ts'

const service = toyService()
const refusal = {
  status: 400,
  errors: [{ extensions: { code: expect.stringMatching(/^query\.(refused|too-costly)$/) } }],
}

const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

/** Fragments of which each spreads the next one twice. */
const doubling = (count: number) =>
  `{ games { ...F0 } } ${repeated(count, (index) => `fragment F${index} on Game { ...F${index + 1} a: id ...F${index + 1} }`)}
  fragment F${count} on Game { id }`

describe('limits', () => {
  test('introspection is within them', async () => {
    const query = getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true })
    const told = executeSync({ schema: createGraphqlSchema(registry), document: parse(query) })
    expect(await service.sendThrice(query)).toEqual({ status: 200, data: told.data, errors: [] })
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
    ['nests within the tokens', `{ ${'a {'.repeat(1_300)} b ${'}'.repeat(1_300)} }`],
    ['nests of fragments', `{ ${'... {'.repeat(1_300)} b ${'}'.repeat(1_300)} }`],
    [
      'introspection of itself',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
    ['two introspections', '{ a: __schema { types { name } } b: __schema { types { name } } }'],
    [
      'introspections in a fragment',
      '{ ...A __type(name: "Game") { name } } fragment A on Query { __typename b: __schema { types { name } } }',
    ],
  ])('%s are refused', async (_name, query) => {
    expect(await service.sendThrice(query)).toMatchObject(refusal)
  })

  test('the refusal names the cost and the limit', async () => {
    const query = `{ ${repeated(100, (index) => `a${index}: rulings(limit: 100) { items { trace { rule facts } } }`)} }`
    const { errors } = await service.send(query)
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^The document asks for \d+ units of cost; at most 60000 are allowed\.$/),
        extensions: { code: 'query.too-costly', status: 400 },
      },
    ])
  })

  test('just as much as is allowed is answered', async () => {
    const query = `{ ${repeated(LIMITS.aliases, (index) => `a${index}: games { id }`)} }`
    expect((await service.send(query)).status).toBe(200)
  })
})

describe('the fields of a document', () => {
  const costOf = createDocumentCosts(createGraphqlSchema(registry))

  test.each([
    ['fields', '{ games { id name } }', { fields: 3, aliases: 0 }],
    ['aliases', '{ a: games { b: id } }', { fields: 2, aliases: 2 }],
    ['a fragment at each spread', '{ games { ...A ...A } } fragment A on Game { id }', { fields: 3, aliases: 0 }],
    ['an inline fragment', '{ games { ... on Game { id } } }', { fields: 2, aliases: 0 }],
    ['a fragment in itself once', '{ games { ...A } } fragment A on Game { id ...A }', { fields: 2, aliases: 0 }],
    ['an unknown fragment as nothing', '{ games { ...B } }', { fields: 1, aliases: 0 }],
    ['every operation', 'query A { games { id } } query B { games { id } }', { fields: 4, aliases: 0 }],
  ])('count %s', (_name, query, cost) => {
    expect(costOf(parse(query))).toMatchObject(cost)
  })
})

describe('the cost of a document', () => {
  const schema = buildSchema(`
    type Query { shelf: Shelf shelves: [Shelf] page(limit: Int): Page heavy: Int! }
    type Shelf { name: String books: [Book!]! }
    type Book { title: String tags: [String!] }
    type Page { items: [Book] next: String }
  `)
  const fields = schema.getQueryType()?.getFields() ?? {}
  const declare = (name: string, cost: Parameters<typeof costing>[0]) =>
    Object.assign(fields[name] ?? {}, costing(cost))
  declare('shelves', { items: 3 })
  declare('page', { weight: 50, page: { usual: 20, max: 100 } })
  declare('heavy', { weight: () => 400 })
  const costOf = createDocumentCosts(schema)
  const types = Object.keys(schema.getTypeMap()).length

  test.each<[string, string, number]>([
    ['a plain value', '{ shelf { name } }', 2],
    ['the weight of a field at each alias', '{ a: heavy b: heavy }', 800],
    ['the items of a list', '{ shelves { name } }', 6],
    ['some items of a list that nothing is known about', '{ shelf { books { title } } }', 11],
    ['lists in lists', '{ shelves { books { title } } }', 33],
    ['the usual size of a page', '{ page { items { title } next } }', 50 + 20 * 2 + 1],
    ['the asked size of a page', '{ page(limit: 7) { items { title } } }', 50 + 7 * 2],
    ['at most the largest page', '{ page(limit: 99999999999) { items { title } } }', 50 + 100 * 2],
    ['the largest page for a variable', 'query($n: Int) { page(limit: $n) { items { title } } }', 50 + 100 * 2],
    ['a page through a fragment', '{ page(limit: 7) { ...P } } fragment P on Page { items { title } }', 50 + 7 * 2],
    ['usual lists inside a page', '{ page(limit: 2) { items { tags } } }', 50 + 2 * 6],
    ['nothing of introspection', '{ __schema { types { name } } }', 0],
  ])('counts %s', (_name, query, work) => {
    expect(costOf(parse(query)).work).toBe(work)
  })

  test('introspection is weighed by the lists of the schema', () => {
    const { introspection, introspections } = costOf(parse('{ __schema { types { name } } }'))
    expect([introspection, introspections]).toEqual([1 + 2 * types, 1])
  })

  test('the fields of a type that is reached by another way may be as many as any type has', () => {
    const max = Math.max(...['__Type', 'Query'].map((name) => Object.keys(fieldsOf(name)).length))
    expect(costOf(parse('{ __type(name: "Query") { fields { name } } }')).introspection).toBe(1 + 2 * max)
  })

  function fieldsOf(name: string) {
    const type = schema.getType(name)
    return type !== undefined && 'getFields' in type ? type.getFields() : {}
  }
})
