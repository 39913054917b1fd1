import type { FastifyInstance } from 'fastify'
import { getIntrospectionQuery } from 'graphql/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { ask } from './match-service.ts'

const repeated = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')

/** Documents that once kept the whole service busy for seconds, on all the games. */
describe('the worst documents', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildApp({ database: memoryDatabase(), corsOrigin: '*' })
  })
  afterAll(() => app.close())

  test('90 aliases of __schema are refused', async () => {
    const field = '__schema { types { name fields { name args { name } } inputFields { name } } }'
    const { status, errors } = await ask(app, `{ ${repeated(90, field)} }`)
    expect(status).toBe(400)
    expect(errors).toMatchObject([
      {
        message: 'The document asks for 90 introspections (__schema or __type); at most 1 are allowed.',
        extensions: { code: 'query.too-costly' },
      },
    ])
  })

  test('30 aliases of the whole catalogue are refused, one is answered', async () => {
    const field = 'games { id operations { id examples { input } } content { id data } }'
    const { status, errors } = await ask(app, `{ ${repeated(30, field)} }`)
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'query.too-costly'])
    expect(await ask(app, `{ ${field} }`)).toMatchObject({ status: 200, errors: [] })
  })

  test('95 aliases of a heavy question are answered in turns', async () => {
    const board = { width: 48, height: 48, buildings: [], objects: [] }
    const variables = { input: { board: { drawn: board }, from: { cell: { column: 0, row: 0 } } } }
    const query = `query($input: ApexVisibilityInput!) { ${repeated(95, 'apexVisibility(input: $input) { text }')} }`
    let turns = 0
    let isOver = false
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const { status, data, errors } = await ask(app, query, variables)
    isOver = true
    expect([status, Object.keys(data).length, data.a0 === null]).toEqual([200, 95, false])
    // Where the machine is busy with other things, the last ones may come after the budget of work.
    expect(errors.filter(({ extensions }) => extensions.code !== 'query.too-long')).toEqual([])
    expect(turns).toBeGreaterThan(10)
  })

  test('questions whose answers come to more than the limit are answered as far as it goes', async () => {
    const field = 'apexVisibility(input: $input) { outcome { visible { column row } } trace { facts } }'
    const query = `query($input: ApexVisibilityInput!) { ${repeated(80, field)} }`
    const board = { width: 48, height: 48, buildings: [], objects: [] }
    const variables = { input: { board: { drawn: board }, from: { cell: { column: 0, row: 0 } } } }
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
    expect(response.statusCode).toBe(200)
    expect(response.payload.length).toBeLessThan(5 * 2 ** 20)
    const { data, errors } = response.json()
    expect([data.a0 === null, data.a79]).toEqual([false, null])
    expect(errors[0].extensions.code).toBe('query.answer-too-large')
  })

  test('introspection by the usual tools is answered', async () => {
    const all = { inputValueDeprecation: true, oneOf: true, specifiedByUrl: true, directiveIsRepeatable: true }
    for (const query of [getIntrospectionQuery(), getIntrospectionQuery({ ...all, schemaDescription: true })]) {
      const { status, data, errors } = await ask(app, query)
      expect([status, errors]).toEqual([200, []])
      expect(data.__schema.types.length).toBeGreaterThan(1_000)
    }
  })

  test('the work of a document is counted as work of its request', async () => {
    const metered = await buildApp({ database: memoryDatabase(), corsOrigin: '*' })
    let workMs = 0
    metered.addHook('onResponse', async (request) => {
      workMs = request.workMs
    })
    const query = `query($input: ApexVisibilityInput!) { ${repeated(40, 'apexVisibility(input: $input) { text }')} }`
    const board = { width: 48, height: 48, buildings: [], objects: [] }
    await ask(metered, query, { input: { board: { drawn: board }, from: { cell: { column: 0, row: 0 } } } })
    const heavy = workMs
    await ask(metered, '{ game(id: "apex") { id } }')
    expect(heavy).toBeGreaterThan(workMs)
    await metered.close()
  })
})
