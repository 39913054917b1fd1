import type { InjectOptions } from 'fastify'
import {
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql/index.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { createGraphqlSchema } from '../../src/graphql/schema.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { tablePlaces } from '../../src/registry/stored-tables.ts'
import { testApp } from '../support/app.ts'
import { routesOf } from '../support/routes.ts'

const app = testApp()
const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }
const STRANGERS = { 'another token': { authorization: `Bearer ${'other-'.repeat(8)}` }, 'no token': {} }

/** Stands in everything that is the owner's alone, and in no address. */
const SECRET = 'kept-to-myself'
const NAME = 'arena'
const BOARD = {
  width: 9,
  height: 7,
  objects: [{ id: SECRET, kind: 'wall', edges: [{ axis: 'vertical', x: 4, y: 3 }] }],
}
const SIGHT = { from: { cell: { column: 1, row: 3 } }, to: { cell: { column: 7, row: 3 } } }
const QUESTION = { board: { drawn: BOARD }, ...SIGHT }

const send = (request: InjectOptions) => app().inject(request)
const own = async (url: string) => (await send({ url, headers: OWNER })).json()

let table: string
let ruling: string
beforeAll(async () => {
  const stored = { name: NAME, game: 'apex', table: BOARD }
  table = (await send({ method: 'POST', url: '/v1/tables', headers: OWNER, payload: stored })).json().id
  const url = `/v1/games/apex/rulings/line-of-sight?save=true&labels=${SECRET}`
  ruling = (await send({ method: 'POST', url, headers: OWNER, payload: QUESTION })).json().id
})

/** What the owner has, and what reading it over again says. */
const kept = async () => ({
  table: await own(`/v1/tables/${table}`),
  latest: await own(`/v1/tables/${NAME}`),
  ruling: await own(`/v1/rulings/${ruling}`),
  lists: [await own('/v1/tables'), await own('/v1/rulings')],
})

/** Bodies that a route may take: each names what is the owner's, wherever it can be named. */
const bodiesOf = (method: string, url: string): readonly unknown[] => {
  if (method === 'GET' || method === 'DELETE') return [undefined]
  const question = { board: { stored: NAME }, ...SIGHT }
  return /^\/v1\/games\//.test(url) ? [question] : [undefined, {}, question, ...otherBodies()]
}
const otherBodies = (): readonly unknown[] => [
  { game: 'apex', options: { board: { stored: table } }, seats: [{ name: 'Ana' }, { name: 'Bo' }] },
  { rulings: [{ game: 'apex', operation: 'line-of-sight', input: { board: { stored: NAME }, ...SIGHT } }] },
  [{ op: 'test', path: '/objects/0/id', value: 'x' }],
  { visibility: 'public' },
]

describe.each(Object.entries(STRANGERS))('%s', (_who, headers) => {
  test('is neither shown, told, given nor let change what somebody else keeps, by any route', async () => {
    const before = await kept()
    expect(JSON.stringify(before)).toContain(SECRET)
    const routes = routesOf(app()).filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method))
    for (const { method, url } of routes)
      for (const path of pathsOf(url))
        for (const payload of bodiesOf(method, url)) {
          const asked = { method, url: path, headers, ...(payload === undefined ? {} : { payload: payload as object }) }
          const answer = await send(asked)
          expect([method, path, answer.payload.includes(SECRET)]).toEqual([method, path, false])
        }
    expect(await kept()).toEqual(before)
  })

  test('nor by the lists, however they are asked', async () => {
    for (const list of ['/v1/rulings', '/v1/rulings/export', '/v1/tables'])
      for (const query of [
        '',
        `label=${SECRET}`,
        'q=wall',
        'of=public',
        'of=own',
        `name=${NAME}`,
        'game=apex',
        'limit=100',
      ]) {
        const answer = await send({ url: `${list}?${query}`, headers })
        for (const sign of [SECRET, `"id":"${ruling}"`, table])
          expect([list, query, answer.payload.includes(sign)]).toEqual([list, query, false])
      }
  })

  test('nor line by line', async () => {
    const line = { game: 'apex', operation: 'line-of-sight', input: { board: { stored: table }, ...SIGHT } }
    const answer = await send({
      method: 'POST',
      url: '/v1/rulings/stream?save=true&visibility=public',
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
      payload: JSON.stringify(line),
    })
    expect(JSON.parse(answer.payload).answer.code).toMatch(/^(table\.not-found|token\.missing)$/)
  })

  test('nor by any field of GraphQL', async () => {
    const before = await kept()
    const documents = ROOT_FIELDS.flatMap(({ kind, field }) => documentsOf(kind, field))
    expect(documents.length).toBeGreaterThan(500)
    for (const query of documents) {
      const answer = await send({ method: 'POST', url: '/graphql', headers, payload: { query } })
      expect([query, answer.payload.includes(SECRET)]).toEqual([query, false])
      const told = JSON.stringify(answer.json().data ?? null)
      for (const id of [table, ruling]) expect([query, told.includes(id)]).toEqual([query, false])
    }
    expect(await kept()).toEqual(before)
  })

  test('nor by any question of GraphQL that may be about a table', async () => {
    const examples = '{ games { id operations { id query examples { input } } } }'
    const { data } = (await send({ method: 'POST', url: '/graphql', payload: { query: examples } })).json()
    const questions = data.games.flatMap(({ operations }: { operations: Listed[] }) => operations.flatMap(aboutTable))
    expect(questions.length).toBeGreaterThan(50)
    for (const { query, variables } of questions) {
      const { errors } = (
        await send({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
      ).json()
      const codes = errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)
      expect([query, codes]).toEqual([query, [headers === STRANGERS['no token'] ? 'token.missing' : 'table.not-found']])
    }
  })
})

type Listed = { readonly id: string; readonly query: string; readonly examples: readonly { readonly input: object }[] }

/** A question of GraphQL about the owner's table, if an example of it has a table. */
function aboutTable({ id, query: field, examples }: Listed) {
  const operation = registry.operations.find((one) => one.id === id)
  for (const { input } of examples)
    for (const place of operation === undefined ? [] : tablePlaces(operation.input)) {
      const variables = { input: structuredClone(input) }
      const last = place.at(-1) ?? ''
      const parent = place
        .slice(0, -1)
        .reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), variables.input)
      if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) continue
      Reflect.set(parent, last, { stored: NAME })
      const type = schema
        .getQueryType()
        ?.getFields()
        [field]?.args.find(({ name }) => name === 'input')?.type
      return [{ query: `query($input: ${type}) { ${field}(input: $input) { text } }`, variables }]
    }
  return []
}

/** A route with everything that could be meant by the parts of its address. */
function pathsOf(url: string): string[] {
  const names: Readonly<Record<string, readonly string[]>> = {
    game: ['apex'],
    table: [NAME, table, `${NAME}.svg`, `${table}.png`],
    id: [ruling, `${ruling}.md`, `${ruling}.svg`, `${ruling}.png`, table],
  }
  const [name = ''] = (/:(\w+)/.exec(url) ?? []).slice(1)
  if (name === '') return [url.replace('*', 'x')]
  return (names[name] ?? ['x']).flatMap((value) => pathsOf(url.replace(`:${name}`, value)))
}

const registry = createRegistry(games)
const schema = createGraphqlSchema(registry)
const ROOT_FIELDS = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }))
})
type Field = (typeof ROOT_FIELDS)[number]['field']

/** The ids that an answer tells, of itself and of what it lists. */
function idsOf(type: GraphQLObjectType | GraphQLInterfaceType): string {
  const fields = type.getFields()
  const lists = ['items', 'tables'].flatMap((list) => {
    const one = fields[list] === undefined ? null : getNamedType(fields[list].type)
    return isObjectType(one) || isInterfaceType(one)
      ? [`${list} { ${'id' in one.getFields() ? 'id' : '__typename'} }`]
      : []
  })
  return ['id' in fields ? 'id' : '', ...lists].join(' ')
}

/** A field asked for what is the owner's by every argument that is a text, and by the board of a question. */
function documentsOf(kind: 'query' | 'mutation', field: Field): string[] {
  const named = getNamedType(field.type)
  const selection = isObjectType(named) || isInterfaceType(named) ? ` { __typename ${idsOf(named)} }` : ''
  const texts = field.args.filter(({ type }) => getNamedType(type).name === 'String')
  const others = field.args.filter((argument) => isNonNullType(argument.type) && !texts.includes(argument))
  const values = (text: string) => [
    ...texts.map(({ name }) => `${name}: "${text}"`),
    ...others.map(({ name }) => `${name}: ${name === 'input' ? `{ board: { stored: "${text}" } }` : '[]'}`),
  ]
  return [NAME, ...(texts.length > 0 ? [table, ruling] : [])].map((text) => {
    const list = values(text).join(', ')
    return `${kind} { ${field.name}${list === '' ? '' : `(${list})`}${selection} }`
  })
}
