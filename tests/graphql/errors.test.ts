import { GraphQLList, GraphQLScalarType } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import type { RulingStore } from '../../src/contract/ruling-store.ts'
import { coerce } from '../../src/graphql/variables.ts'
import type { Locale } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createMemoryStore } from '../support/memory-store.ts'
import { registry, SEED, toyService } from './service.ts'

const brokenStore: RulingStore = {
  ...createMemoryStore(),
  saveAll: () => Promise.reject(new Error('password=secret')),
}
const service = toyService(brokenStore)

const THROW = `query($power: Int!) { toyThrow(input: { missile: { pebble: true }, power: $power }) { text } }`

function problemOfThrow(input: unknown, locale: Locale = 'en') {
  const operation = registry.operation('toy', 'throw')
  if (operation === undefined) throw new Error('The toy game has no throw.')
  return ask(registry, operation, input, { locale, newSeed: () => SEED }).problem
}

describe('a question that is not answered', () => {
  test('a refusal by the rules is 422 and the problem that REST answers', async () => {
    const problem = problemOfThrow({ missile: { kind: 'pebble' }, power: 9 })
    expect(await service.sendThrice(THROW, { power: 9 })).toEqual({
      status: 422,
      data: { toyThrow: null },
      errors: [
        {
          message: problem?.detail,
          path: ['toyThrow'],
          locations: [{ line: 1, column: 23 }],
          extensions: problem,
        },
      ],
    })
    expect(problem).toMatchObject({ code: 'rules.forbid', errors: [{ path: 'power', rule: 'toy.throw.within-reach' }] })
  })

  test('it is refused in Spanish to who reads Spanish', async () => {
    const problem = problemOfThrow({ missile: { kind: 'pebble' }, power: 9 }, 'es')
    const answer = await service.send(THROW, { power: 9 }, { headers: { 'accept-language': 'es' } })
    expect(answer.errors[0]?.extensions).toEqual(problem)
    expect(problem?.title).toBe('Las reglas lo prohíben')
  })

  test('an input that the operation does not take is 400 and names the fields', async () => {
    const problem = problemOfThrow({ missile: { kind: 'pebble' }, power: 21 })
    expect(await service.sendThrice(THROW, { power: 21 })).toMatchObject({
      status: 400,
      errors: [{ message: problem?.detail, extensions: problem }],
    })
    expect(problem).toMatchObject({ code: 'input.invalid', errors: [{ path: 'power' }] })
  })

  test('beside an answer, it leaves the answer and the status 200', async () => {
    const query = `query($power: Int!) {
      good: toyThrow(input: { missile: { pebble: true }, power: 1 }) { game }
      bad: toyThrow(input: { missile: { pebble: true }, power: $power }) { game }
    }`
    expect(await service.sendThrice(query, { power: 9 })).toMatchObject({
      status: 200,
      data: { good: { game: 'toy' }, bad: null },
      errors: [{ path: ['bad'], extensions: { code: 'rules.forbid', status: 422 } }],
    })
  })

  test('without any answer, the gravest status is told', async () => {
    const query = `{
      lost: game(id: "chess") { id }
      bad: toyThrow(input: { missile: { pebble: true }, power: 9 }) { game }
    }`
    const answer = await service.sendThrice(query)
    expect(answer.status).toBe(422)
    expect(answer.errors.map(({ extensions }) => extensions.status).sort()).toEqual([404, 422])
  })

  test('a fault of ours is 500, logged, and says nothing about itself', async () => {
    const query = 'mutation { saveToyThrow(input: { missile: { pebble: true }, power: 1 }) { id } }'
    const answer = await service.send(query)
    expect(answer).toMatchObject({
      status: 500,
      data: { saveToyThrow: null },
      errors: [{ message: 'The service failed', extensions: { code: 'service.failed', errors: [] } }],
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(service.logged()).toContain('password=secret')
  })
})

describe('a request that GraphQL cannot execute is query.refused', () => {
  const deep = `${'['.repeat(1_800)}${']'.repeat(1_800)}`

  test.each([
    ['broken syntax', '{ games { id '],
    ['an unknown field', '{ games { colour } }'],
    ['a fragment in itself', '{ games { ...A } } fragment A on Game { id ...B } fragment B on Game { ...A }'],
    ['no operation', 'fragment A on Game { id }'],
    ['an unclear operation', 'query A { games { id } } query B { games { id } }'],
    ['JSON', '{"kind":"Document","definitions":[]}'],
    ['a JSON null', 'null'],
    ['a JSON text', '"games"'],
    ['a definition of a type', 'type Query { games: String }'],
    ['brackets only', '{a'.repeat(1_900)],
    ['deep JSON', `{ toyThrow(input: { missile: { pebble: true }, power: 1, notes: { a: ${deep} } }) { text } }`],
    ['a deep value', `{ rule(id: ${deep}) { id } }`],
  ])('%s', async (_name, query) => {
    const answer = await service.sendThrice(query, {})
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused', status: 400 } }] })
    expect(answer.data).toBeUndefined()
    const get = await service.inject({ method: 'GET', url: '/graphql', query: { query } })
    expect(get).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused' } }] })
  })

  test('a subscription, as long as there is none', async () => {
    const answer = await service.sendThrice('subscription { games { id } }')
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused' } }] })
  })

  test('a syntax error says where', async () => {
    const { errors } = await service.send('{ games { id ')
    expect(errors).toEqual([
      {
        message: 'Syntax Error: Expected Name, found <EOF>.',
        locations: [{ line: 1, column: 14 }],
        extensions: expect.objectContaining({
          type: '/v1/problems/query.refused',
          title: 'The GraphQL request cannot be executed',
          detail: 'Syntax Error: Expected Name, found <EOF>. The schema is at /graphiql.',
        }),
      },
    ])
  })

  test.each([
    ['an unknown operation', { query: '{ games { id } }', operationName: 'Other' }],
    ['a broken operation name', { query: '{ games { id } }', operationName: 'a\n b' }],
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['a query that is no text', { query: 5 }],
    ['variables that are a list', { query: '{ games { id } }', variables: [] }],
    ['variables that are a text', { query: '{ games { id } }', variables: 'x' }],
    ['a batch', [{ query: '{ games { id } }' }]],
  ])('%s', async (_name, payload) => {
    const answer = await service.inject({ method: 'POST', url: '/graphql', payload })
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused' } }] })
  })

  test.each([
    ['no query', ''],
    ['two queries', '?query={games{id}}&query={games{id}}'],
    ['broken variables', '?query={games{id}}&variables={'],
    ['variables that are a number', '?query={games{id}}&variables=5'],
    ['an unknown operation', '?query={games{id}}&operationName=Other'],
  ])('a GET with %s', async (_name, search) => {
    const answer = await service.inject({ method: 'GET', url: `/graphql${search}` })
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused' } }] })
  })
})

describe('wrong variables are query.refused and named', () => {
  test('JSON that is nested too deeply', async () => {
    const query =
      'query($notes: JSON) { toyThrow(input: { missile: { pebble: true }, power: 1, notes: $notes }) { text } }'
    const nested = (depth: number) => ({ notes: JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`) })
    expect((await service.sendThrice(query, nested(31))).status).toBe(200)
    expect(await service.sendThrice(query, nested(1_000))).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'query.refused', errors: [{ path: 'notes' }] } }],
    })
  })

  test('of many wrong items only the first are told, and the rest is not looked at', async () => {
    const wrong = Array.from({ length: 10_000 }, () => 5)
    let looked = 0
    const type = new GraphQLScalarType({
      name: 'Watched',
      parseValue: () => {
        looked++
        throw new Error('wrong')
      },
    })
    expect(coerce(wrong, new GraphQLList(type), 'ids', 'en').errors).toHaveLength(20)
    expect(looked).toBe(20)
  })

  const COUNT = 'query($input: ToyCountStepsInput!) { toyCountSteps(input: $input) { text } }'
  const right = { from: { edge: 1 }, to: { square: { column: 2 } } }

  test.each<[string, unknown, string]>([
    ['missing', {}, 'input'],
    ['null', { input: null }, 'input'],
    ['of another type', { input: 'x' }, 'input'],
    ['a list', { input: [right] }, 'input'],
    ['a wrong field', { input: { ...right, from: { edge: 'x' } } }, 'input.from.edge'],
    ['a deep wrong field', { input: { ...right, to: { square: { column: 1.5 } } } }, 'input.to.square.column'],
    ['an unknown enum value', { input: { ...right, mood: 'half-angry' } }, 'input.mood'],
    ['an unknown field', { input: { ...right, colour: 'red' } }, 'input'],
    ['a missing field', { input: { from: right.from } }, 'input'],
  ])('%s', async (_name, variables, path) => {
    const refusal = {
      status: 400,
      errors: [{ extensions: { code: 'query.refused', errors: [{ path, message: expect.any(String) }] } }],
    }
    expect(await service.sendThrice(COUNT, variables)).toMatchObject(refusal)
    expect(await service.sendThrice(COUNT, { input: right })).toMatchObject({ status: 200 })
    expect(await service.sendThrice(COUNT, variables)).toMatchObject(refusal)
  })
})

describe('what the web server refuses has the same form', () => {
  const post = { method: 'POST', url: '/graphql' } as const
  const json = { 'content-type': 'application/json' }

  test.each([
    ['broken JSON', { ...post, headers: json, payload: '{' }, 400, 'input.malformed'],
    ['a forbidden key', { ...post, headers: json, payload: '{"__proto__":{}}' }, 400, 'input.malformed'],
    [
      'another type',
      { ...post, headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
      415,
      'body.unsupported-type',
    ],
    ['a large body', { ...post, payload: { query: ' '.repeat(2 ** 20) } }, 413, 'body.too-large'],
    ['a long query', { ...post, payload: { query: `{ games { id } } #${' '.repeat(60_000)}` } }, 400, 'query.refused'],
  ])('%s', async (_name, request, status, code) => {
    expect(await service.inject(request)).toMatchObject({ status, errors: [{ extensions: { code, status } }] })
  })

  test('GET and application/graphql are read', async () => {
    const data = { games: [{ id: 'toy' }] }
    const get = '/graphql?query=query($a:Boolean!){games{id@include(if:$a)}}&variables={"a":true}'
    expect(await service.inject({ method: 'GET', url: get })).toMatchObject({ status: 200, data })
    const headers = { 'content-type': 'application/graphql' }
    expect(await service.inject({ ...post, headers, payload: '{ games { id } }' })).toMatchObject({ status: 200, data })
  })
})
