import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PersistedQueries } from '../../src/graphql/persisted-queries.ts'
import { toyService } from './service.ts'

const service = toyService()
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const extensionsOf = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
const post = (payload: object) => service.inject({ method: 'POST', url: '/graphql', payload })

describe('a persisted query', () => {
  test('is sent once with its hash, and then by its hash alone', async () => {
    const query = 'query Name($id: String!) { game(id: $id) { id } }'
    const asked = { variables: { id: 'toy' }, extensions: extensionsOf(hashOf(query)) }
    const unknown = await post(asked)
    expect(unknown).toMatchObject({ status: 404, errors: [{ message: 'PersistedQueryNotFound' }] })
    expect(unknown.errors[0]?.extensions).toMatchObject({ code: 'query.not-persisted' })
    const answer = { status: 200, data: { game: { id: 'toy' } }, errors: [] }
    expect(await post({ ...asked, query })).toEqual(answer)
    expect(await post(asked)).toEqual(answer)
    const address = new URLSearchParams({
      variables: JSON.stringify(asked.variables),
      extensions: JSON.stringify(asked.extensions),
    })
    expect(await service.inject({ method: 'GET', url: `/graphql?${address}` })).toEqual(answer)
  })

  test('is not kept under a hash that is not its own', async () => {
    const wrong = extensionsOf(hashOf('something else'))
    const { status, errors } = await post({ query: '{ games { id } }', extensions: wrong })
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'query.refused'])
    expect((await post({ extensions: wrong })).status).toBe(404)
  })

  test('that changes something is still not taken by GET', async () => {
    const query = 'mutation { saveToyThrow(input: { missile: { pebble: true }, power: 2 }) { id } }'
    const extensions = extensionsOf(hashOf(query))
    expect((await post({ query, extensions })).status).toBe(200)
    const address = new URLSearchParams({ extensions: JSON.stringify(extensions) })
    expect((await service.inject({ method: 'GET', url: `/graphql?${address}` })).status).toBe(405)
  })

  test.each([{}, { persistedQuery: {} }, { persistedQuery: { version: 2, sha256Hash: hashOf('a') } }, 'text', null])(
    'needs extensions that name one, not %j',
    async (extensions) => {
      expect((await post({ extensions })).status).toBe(400)
      expect(await post({ query: '{ game(id: "toy") { id } }', extensions })).toMatchObject({ status: 200 })
    },
  )

  test('is forgotten when there is no room left, the one that was asked for longest ago first', () => {
    const persisted = new PersistedQueries()
    const texts = Array.from({ length: 100 }, (_, index) => `# ${index} ${'x'.repeat(48_000)}`)
    const ask = (text: string) => persisted.resolve(undefined, extensionsOf(hashOf(text)))
    for (const text of texts) {
      persisted.resolve(text, extensionsOf(hashOf(text)))
      expect(ask(texts[0] ?? '')).toBe(texts[0])
    }
    expect(() => ask(texts[1] ?? '')).toThrow('PersistedQueryNotFound')
    expect(ask(texts.at(-1) ?? '')).toBe(texts.at(-1))
  })
})
