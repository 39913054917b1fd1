import { describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { describeViolations, violationPlaces } from '../../src/contract/violation.ts'
import { games } from '../../src/games/index.ts'
import { operationNames } from '../../src/graphql/names.ts'
import { createGraphqlSchema } from '../../src/graphql/schema.ts'
import type { Locale } from '../../src/lib/locale.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { CHAT_LENGTH } from '../../src/rendering/chat-text.ts'
import { WORKED_EXAMPLES } from '../games/examples.ts'
import { fullSelection } from '../graphql/full-selection.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const registry = createRegistry(games)
const schema = createGraphqlSchema(registry)

function operationOf(id: string): Operation {
  const operation = registry.operations.find((candidate) => candidate.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}.`)
  return operation
}

async function byRest(operation: Operation, input: object, locale: Locale = 'en') {
  const headers = { 'accept-language': locale }
  const response = await app().inject({ method: 'POST', url: operation.path, payload: input, headers })
  return { status: response.statusCode, body: response.json() }
}

async function byBatch({ game, name }: Operation, input: object) {
  const payload = { rulings: [{ game, operation: name, input }] }
  const response = await app().inject({ method: 'POST', url: '/v1/rulings/batch', payload })
  return response.json().rulings[0]
}

async function byGraphql(operation: Operation, input: object) {
  const names = operationNames(operation.id)
  const type = schema.getQueryType()?.getFields()[names.query]?.type
  if (type === undefined) throw new Error(`GraphQL does not know ${operation.id}.`)
  const query = `query($input: ${names.input}!) { ${names.query}(input: $input) ${fullSelection(type)} }`
  const response = await app().inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input } } })
  const { data, errors } = response.json()
  return { status: response.statusCode, ruling: data?.[names.query], errors }
}

/** GraphQL writes null for what is missing, and adds the picture. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name, field]) => field !== null && name !== 'svg')
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]))
}

describe('worked examples over REST, batch and GraphQL', () => {
  test.each(WORKED_EXAMPLES)(
    '$id $operation $says',
    async ({ operation: id, input, outcome, rule = '', refusedBy = [rule] }) => {
      const operation = operationOf(id)
      const rest = await byRest(operation, input)
      const graphql = await byGraphql(operation, input)
      const { instance: _instance, ...answer } = rest.body
      expect(await byBatch(operation, input)).toEqual(answer)

      if (outcome === undefined) {
        expect(rest).toMatchObject({
          status: 422,
          body: { code: 'rules.forbid', errors: refusedBy.map((one) => ({ rule: one })) },
        })
        expect(graphql).toMatchObject({
          status: 422,
          errors: [{ extensions: { code: 'rules.forbid', errors: refusedBy.map((one) => ({ rule: one })) } }],
        })
        return
      }
      expect(rest).toMatchObject({ status: 200, body: { outcome } })
      expect(withoutNulls(graphql.ruling)).toEqual(withoutNulls(answer))
    },
  )
})

const published = registry.operations.flatMap((operation) =>
  operation.examples.map(({ name, input }) => ({ id: operation.id, name, operation, input: input as object })),
)

describe('published examples', () => {
  test.each(published)('$id: $name', async ({ operation, input }) => {
    const { status, body } = await byRest(operation, input)
    expect(status).toBe(200)
    expect(operation.outcome.safeParse(body.outcome)).toMatchObject({ success: true, data: body.outcome })
    expect(operation.rules).toEqual(expect.arrayContaining(body.trace.map(({ rule }: { rule: string }) => rule)))
  })

  test.each(published)('$id: $name, in both languages, in one message', async ({ operation, input }) => {
    const [english, spanish] = [await byRest(operation, input, 'en'), await byRest(operation, input, 'es')]
    expect(spanish.body.text).not.toBe(english.body.text)
    const places = violationPlaces(operation.outcome)
    const facts = ({ body }: typeof english) => describeViolations(body.outcome, places, () => '')
    expect(facts(spanish)).toEqual(facts(english))
    for (const { body } of [english, spanish]) {
      expect(body.text.length).toBeLessThanOrEqual(CHAT_LENGTH)
      expect(body.text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test.each(published.filter(({ operation }) => operation.hasPicture))(
    '$id: $name, as pictures',
    async ({ operation, input }) => {
      const svg = await app().inject({
        method: 'POST',
        url: operation.path,
        payload: input,
        headers: { accept: 'image/svg+xml' },
      })
      expect([svg.statusCode, svg.headers['content-type'], svg.payload.slice(0, 4)]).toEqual([
        200,
        'image/svg+xml',
        '<svg',
      ])
      expect(svg.payload).not.toMatch(/undefined|NaN/)
      const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg.payload) ?? []
      expect(Number(width)).toBeLessThanOrEqual(1000)
      expect(Number(height)).toBeLessThanOrEqual(2000)
      const png = await app().inject({
        method: 'POST',
        url: operation.path,
        payload: input,
        headers: { accept: 'image/png' },
      })
      expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
      const [pngWidth, pngHeight] = [png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]
      expect(Math.abs(pngWidth - Number(width))).toBeLessThan(1)
      expect(Math.abs(pngHeight - Number(height))).toBeLessThan(1)
      expect(pngWidth).toBeLessThanOrEqual(1000)
      expect(pngHeight).toBeLessThanOrEqual(2000)
    },
  )
})
