import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const get = async (url: string, locale = 'en') =>
  (await app().inject({ url, headers: { 'accept-language': locale } })).json()

describe('the catalogue', () => {
  test('lists the games with their books, operations and packs', async () => {
    expect((await get('/v1/games')).games).toContainEqual(await get('/v1/games/apex'))
    expect(await get('/v1/games/apex')).toMatchObject({
      id: 'apex',
      books: [
        { id: 'apex-core', language: 'es' },
        { id: 'apex-automata', language: 'es' },
      ],
      operations: expect.arrayContaining(['line-of-sight', 'visibility', 'cover', 'distance', 'contiguity']),
      packs: [
        { id: 'apex-core', version: expect.any(String), entries: expect.any(Number) },
        { id: 'apex-automata', version: expect.any(String), entries: expect.any(Number) },
      ],
    })
  })

  test('lists rules by topic and by words, in both languages', async () => {
    const { rules } = await get('/v1/games/apex/rules?topic=cover')
    expect(rules.map(({ id }: { id: string }) => id)).toEqual([
      'apex.cover.edge',
      'apex.cover.joint',
      'apex.cover.effect',
    ])
    const found = (await get('/v1/games/apex/rules?q=sombra', 'es')).rules
    expect(found).toContainEqual(await get('/v1/games/apex/rules/apex.los.same-level-shadow', 'es'))
    expect(await get('/v1/games/apex/rules/apex.los.same-level-shadow')).toMatchObject({
      page: '24',
      interpretations: ['Q-08', 'Q-09', 'Q-12'],
      operations: expect.arrayContaining(['apex.line-of-sight', 'apex.visibility']),
    })
  })

  test('lists operations with their address, examples and schemas', async () => {
    const { operations } = await get('/v1/games/apex/operations')
    expect(operations).toContainEqual(
      expect.objectContaining({
        id: 'apex.line-of-sight',
        path: '/v1/games/apex/rulings/line-of-sight',
        hasPicture: true,
        inputSchema: expect.objectContaining({ $ref: expect.any(String) }),
      }),
    )
  })

  test('lists content by kind and pack, saying where each entry comes from', async () => {
    const { content } = await get('/v1/games/apex/content?kind=scenery&pack=apex-core')
    expect(content).toContainEqual(await get('/v1/games/apex/content/wall'))
    expect(await get('/v1/games/apex/content/wall')).toMatchObject({
      provenance: 'rulebook',
      level: 1,
      pack: 'apex-core',
    })
    expect((await get('/v1/games/apex/content?pack=other')).content).toEqual([])
  })

  test('lists the kinds of problem', async () => {
    expect((await get('/v1/problems', 'es')).problems).toContainEqual({
      code: 'rules.forbid',
      status: 422,
      title: 'Las reglas lo prohíben',
      advice: expect.any(String),
    })
  })
})

describe('the description', () => {
  test('is valid OpenAPI 3.1, with the examples that are tested', async () => {
    const document = await get('/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    expect(await new Validator().validate(document)).toMatchObject({ valid: true })
    const body = document.paths['/v1/games/apex/rulings/line-of-sight'].post.requestBody.content['application/json']
    expect(Object.keys(body.examples)).toContain('A wall hides the space behind it from a roof (E-21)')
  })

  test('is shown in parts: one for each game and one for what they share, each with all that it refers to', async () => {
    const page = await app().inject('/docs/static/swagger-initializer.js')
    const addresses = [...page.payload.matchAll(/"url":\s*"([^"]+)"/g)].map(([, url = '']) => url)
    expect(addresses).toHaveLength(games.length + 1)
    const { paths } = await get('/openapi.json')
    const parts = await Promise.all(addresses.map((url) => get(url)))
    for (const part of parts) {
      const named = [...JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
      expect(Object.keys(part.components.schemas).sort()).toEqual([...new Set(named)].sort())
      expect(part.components.responses).toHaveProperty('NotFound')
    }
    const shown = parts.flatMap((part) => Object.keys(part.paths))
    expect(shown.sort()).toEqual(Object.keys(paths).sort())
    expect(JSON.stringify(parts[0]).length).toBeLessThan(JSON.stringify(paths).length / 2)
  })

  test('is written at one address alone', async () => {
    for (const url of ['/docs/json', '/docs/yaml?x']) {
      const { statusCode, headers } = await app().inject(url)
      expect([url, statusCode, headers.location]).toEqual([url, 302, '/openapi.json'])
    }
  })

  test('has a page that asks no other host for anything', async () => {
    const page = await app().inject('/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.payload).not.toMatch(/(src|href)="https?:/)
    expect(page.headers['content-security-policy']).not.toMatch(/https?:/)
  })
})

test('who knows an answer of the catalogue is spared it', async () => {
  const read = (headers = {}) => app().inject({ url: '/v1/games/apex/rules', headers })
  const first = await read()
  const tag = first.headers.etag
  const again = await read({ 'if-none-match': tag })
  const spanish = await read({ 'if-none-match': tag, 'accept-language': 'es' })
  expect([first.statusCode, again.statusCode, again.payload, spanish.statusCode]).toEqual([200, 304, '', 200])
  expect(spanish.headers.etag).not.toBe(tag)
})
