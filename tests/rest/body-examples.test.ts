import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { NewKey } from '../../src/access/key-making.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }

type Schema = { readonly $ref?: string; readonly examples?: readonly object[] }
type Body = { readonly schema: Schema; readonly examples?: Readonly<Record<string, { readonly value: object }>> }
type Described = { readonly requestBody?: { readonly content: Readonly<Record<string, Body>> } }
const document: {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
} = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))

/** The examples of a body, beside it or with its type. */
function examplesOf({ schema, examples = {} }: Body): readonly object[] {
  const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  return [...Object.values(examples).map(({ value }) => value), ...(named.examples ?? [])]
}

const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) =>
    Object.entries(requestBody?.content ?? {}).map(([type, body]) => ({
      method: method.toUpperCase() as 'POST' | 'PATCH',
      path,
      type,
      examples: examplesOf(body),
    })),
  ),
)
/** Those of operations are executed by other tests. */
const shared = bodies.filter(({ path }) => !path.startsWith('/v1/games/'))

const send = (request: InjectOptions) => app().inject({ ...request, headers: { ...OWNER, ...request.headers } })

const ids: Record<string, string> = {}
/** Where the match is; examples cannot know. */
let version: number
const ARENA = { width: 8, height: 4, objects: [{ id: 'w', kind: 'wall', edges: [{ axis: 'vertical', x: 4, y: 0 }] }] }
const DISTANCE = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 3, row: 0 } } }
beforeAll(async () => {
  const post = async (url: string, payload: object) => (await send({ method: 'POST', url, payload })).json().id
  ids['{table}'] = await post('/v1/tables', { name: 'patched', game: 'apex', table: ARENA })
  ids['rulings/{id}'] = `rulings/${await post('/v1/games/apex/rulings/distance?save=true', DISTANCE)}`
  const seats = [{ name: 'Ana' }, { name: 'Bo' }]
  ids['matches/{id}'] = `matches/${await post('/v1/matches', { game: 'apex', seats })}`
  version = (await send({ url: `/v1/${ids['matches/{id}']}` })).json().version
})
const addressOf = (path: string) => Object.entries(ids).reduce((made, [part, value]) => made.replace(part, value), path)

test('every body is described with an example', () => {
  expect(bodies.length).toBeGreaterThan(200)
  expect(bodies.filter(({ examples }) => examples.length === 0)).toEqual([])
})

/** What needs an offer, an invitation or a situation that there is not. */
const NOT_NOW = [403, 404, 409, 422, 428]

describe('the examples', () => {
  test('are taken as they stand', async () => {
    for (const { method, path, type, examples } of shared) {
      if (path === '/admin/keys') continue
      for (const example of examples) {
        const answer = await send({
          method,
          url: addressOf(path),
          headers: { 'content-type': type, 'if-match': '*' },
          payload: JSON.stringify('version' in example ? { ...example, version } : example),
        })
        const expected = path.startsWith('/v1/matches/') ? [200, 201, ...NOT_NOW] : [200, 201]
        expect(expected, `${method} ${path} ${answer.payload}`).toContain(answer.statusCode)
        if (/batch|stream/.test(path)) expect(answer.payload).not.toContain('"status":')
      }
    }
  })

  test('of keys make one', () => {
    for (const { examples } of shared.filter(({ path }) => path === '/admin/keys'))
      for (const example of examples) expect(NewKey.parse(example).scopes).not.toEqual([])
  })
})
