import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()

const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }
const OTHER = { authorization: `Bearer ${'other-'.repeat(8)}` }
const URL = '/v1/games/apex/rulings/distance'
const QUESTION = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 3, row: 0 } } }

const send = (request: InjectOptions) => app().inject(request)
const save = async (query = '', headers: InjectOptions['headers'] = OWNER, payload: object = QUESTION) =>
  (await send({ method: 'POST', url: `${URL}?save=true${query}`, headers, payload })).json()
const read = (id: string, headers: InjectOptions['headers'] = OWNER) => send({ url: `/v1/rulings/${id}`, headers })
const idsOf = async (query: string, headers: InjectOptions['headers'] = OWNER) =>
  (await send({ url: `/v1/rulings?${query}`, headers })).json().rulings.map(({ id }: { id: string }) => id)

describe('a saved ruling', () => {
  test('is its owner’s alone unless something else is asked for, and shows its question', async () => {
    const saved = await save('&labels=night,table 4')
    expect(saved).toMatchObject({ visibility: 'private', labels: ['night', 'table 4'] })
    expect((await read(saved.id)).json()).toMatchObject({ id: saved.id, input: QUESTION })
    expect((await read(saved.id, OTHER)).json()).toMatchObject({ status: 404, code: 'ruling.not-found' })
    expect((await read(saved.id, {})).statusCode).toBe(404)
  })

  test('of nobody is read by its address, and not listed', async () => {
    const { id, visibility } = await save('', {})
    expect([visibility, (await read(id, OTHER)).statusCode]).toEqual(['link', 200])
    expect(await idsOf('of=public', {})).not.toContain(id)
    expect((await save('&visibility=private', {})).code).toBe('token.missing')
  })

  test('is listed by label, words, day and owner', async () => {
    const headers = { authorization: `Bearer ${'lister-'.repeat(8)}` }
    const far = { ...QUESTION, to: { cell: { column: 9, row: 0 } } }
    const near = (await save('&labels=near', headers)).id
    const second = (await save('&labels=far&visibility=public', headers, far)).id
    expect(await idsOf('', headers)).toEqual([second, near])
    expect(await idsOf('label=far', headers)).toEqual([second])
    expect(await idsOf('q=9', headers)).toEqual([second])
    expect(await idsOf('q=espacios near', headers)).toEqual([near])
    expect(await idsOf('q=nothing-like-it', headers)).toEqual([])
    expect(await idsOf('from=2000-01-01&to=2000-01-02', headers)).toEqual([])
    expect(await idsOf('from=2000-01-01', headers)).toHaveLength(2)
    expect(await idsOf('of=public&label=far', OTHER)).toEqual([second])
    expect(await idsOf('of=public&label=near', OTHER)).toEqual([])
    expect((await send({ url: '/v1/rulings?of=own' })).json().code).toBe('token.missing')
  })

  test('is exported line by line, changed and deleted by its owner', async () => {
    const headers = { authorization: `Bearer ${'export-'.repeat(8)}` }
    const ids = [(await save('', headers)).id, (await save('', headers)).id]
    const lines = await send({ url: '/v1/rulings/export?fields=id,input', headers })
    expect(lines.headers['content-type']).toContain('application/x-ndjson')
    const exported = lines.payload
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(exported).toEqual(ids.toReversed().map((id) => ({ id, input: expect.objectContaining(QUESTION) })))
    const url = `/v1/rulings/${ids[0]}`
    const changed = await send({ method: 'PATCH', url, headers, payload: { visibility: 'link', labels: ['shared'] } })
    expect(changed.json()).toMatchObject({ visibility: 'link', labels: ['shared'] })
    expect(await idsOf('q=shared', headers)).toEqual([ids[0]])
    await send({ method: 'PATCH', url, headers, payload: { labels: ['kept'] } })
    expect(await idsOf('q=shared', headers)).toEqual([])
    expect((await read(ids[0], OTHER)).statusCode).toBe(200)
    expect((await send({ method: 'DELETE', url, headers: OTHER })).statusCode).toBe(404)
    expect((await send({ method: 'DELETE', url, headers })).statusCode).toBe(204)
    expect((await read(ids[0], headers)).statusCode).toBe(404)
  })

  test('has a page that is shared, with what a chat shows of it', async () => {
    const { id } = await save('&visibility=link', OWNER)
    const page = await send({ url: `/r/${id}`, headers: { host: 'arbiter.example' } })
    expect(page.headers['content-type']).toContain('text/html')
    for (const part of [
      '<h1>',
      'property="og:title"',
      'name="twitter:card"',
      '/v1/games/apex/rules/apex.distance.count',
    ])
      expect(page.payload).toContain(part)
    const spanish = await send({ url: `/r/${id}`, headers: { 'accept-language': 'es' } })
    expect(spanish.payload).toContain('<html lang="es">')
    expect(spanish.payload).toContain('<p>Apex Legends: El juego de tablero</p>')
  })

  test('shows what callers call things as text, never as a part of the page', async () => {
    const creature = (id: string, x: number) => ({ id, player: 'Ana', x, y: 20 })
    const payload = {
      board: { drawn: { creatures: [creature('<img src=x>', 20), creature('"Bo"', 30)] } },
      shooter: '<img src=x>',
      target: '"Bo"',
    }
    const url = '/v1/games/signum/rulings/line-of-sight?save=true&visibility=link'
    const saved = await send({ method: 'POST', url, headers: OWNER, payload })
    expect(saved.statusCode, saved.payload).toBe(201)
    const { payload: page } = await send({ url: `/r/${saved.json().id}` })
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img src=x>')
    expect(page).not.toContain('content=""Bo"')
  })
})

describe('a private ruling of somebody else', () => {
  test('is not there, by any route that names one', async () => {
    const { id } = await save()
    const { paths } = (await send({ url: '/openapi.json' })).json()
    const routes = Object.entries<object>(paths).filter(([path]) => /^\/(v1\/rulings|r)\/\{id\}/.test(path))
    expect(routes.map(([path]) => path)).toEqual(['/v1/rulings/{id}', '/r/{id}'])
    for (const [path, methods] of routes)
      for (const method of Object.keys(methods))
        for (const ending of method === 'get' ? ['', '.md', '.svg', '.png'] : ['']) {
          const url = `${path.replace('{id}', id)}${ending}`
          const payload = method === 'patch' ? { payload: { visibility: 'public' } } : {}
          const answer = await send({ method: method as 'GET', url, headers: OTHER, ...payload })
          expect([method, url, answer.json().code]).toEqual([method, url, 'ruling.not-found'])
        }
    for (const url of ['/v1/rulings?limit=100', '/v1/rulings?of=public&limit=100', '/v1/rulings/export'])
      expect((await send({ url, headers: OTHER })).payload).not.toContain(`"id":"${id}"`)
    expect((await read(id)).statusCode).toBe(200)
  })

  test('is not there over GraphQL', async () => {
    const { id } = await save()
    const query = async (text: string, headers: typeof OWNER) =>
      (await send({ method: 'POST', url: '/graphql', headers, payload: { query: text } })).json()
    for (const text of [
      `{ ruling(id: "${id}") { id } }`,
      `mutation { changeRuling(id: "${id}", visibility: public) { id } }`,
      `mutation { deleteRuling(id: "${id}") }`,
    ])
      expect([text, (await query(text, OTHER)).errors[0].extensions.code]).toEqual([text, 'ruling.not-found'])
    const listed = await query('{ rulings(limit: 100) { items { id } edges { cursor } } }', OTHER)
    expect(JSON.stringify(listed)).not.toContain(`"${id}"`)
    const own = await query(
      '{ rulings(limit: 1) { edges { cursor node { id input } } pageInfo { endCursor } } }',
      OWNER,
    )
    expect(own.data.rulings).toMatchObject({ edges: [{ cursor: id, node: { id, input: QUESTION } }] })
  })
})
