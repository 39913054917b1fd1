import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPage } from '../../src/graphql/query-page.ts'

describe('/graphiql', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    await app.register(queryPage, { allowsIntrospection: true })
  })
  afterAll(() => app.close())

  test('names no other host and has no script of its own inside', async () => {
    const { body, headers } = await app.inject('/graphiql')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(body).not.toMatch(/https?:|src="\/\/|<script>/)
  })

  test('says when it cannot know the schema', async () => {
    const told = 'Introspection is switched off at this address'
    expect((await app.inject('/graphiql')).body).not.toContain(told)
    const other = Fastify()
    await other.register(queryPage, { allowsIntrospection: false })
    expect((await other.inject('/graphiql')).body).toContain(told)
    await other.close()
  })

  test('everything it loads is there', async () => {
    const { body } = await app.inject('/graphiql')
    const addresses = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address ?? '')
    const statuses = await Promise.all(addresses.map(async (url) => (await app.inject(url)).statusCode))
    expect([addresses.length, new Set(statuses)]).toEqual([6, new Set([200])])
  })
})
