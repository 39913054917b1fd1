import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }
const SIGHT = { board: { drawn: { width: 9, height: 7 } }, from: { cell: { column: 1, row: 3 } } }
const QUESTION = { ...SIGHT, to: { cell: { column: 7, row: 3 } } }

type Described = Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
const { paths }: { paths: Described } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))

/** The addresses that the description promises 304 for. */
const promised = Object.entries(paths).flatMap(([path, { get }]) => ('304' in (get?.responses ?? {}) ? [path] : []))

const send = (request: InjectOptions) => app().inject({ ...request, headers: { ...OWNER, ...request.headers } })

/** What stands for the parts of an address, by the name of the part and what comes before it. */
const parts = new Map<string, string>()
beforeAll(async () => {
  const post = async (url: string, payload: object) => (await send({ method: 'POST', url, payload })).json().id
  parts.set('/v1/tables/{table}', await post('/v1/tables', { name: 'arena', game: 'apex', table: SIGHT.board.drawn }))
  const ruling = await post('/v1/games/apex/rulings/line-of-sight?save=true', QUESTION)
  for (const folder of ['/v1/rulings', '/r']) parts.set(`${folder}/{id}`, ruling)
  parts.set('/v1/matches/{id}', await post('/v1/matches', { game: 'apex', seats: [{ name: 'Ana' }, { name: 'Bo' }] }))
  parts.set('/v1/games/{game}', 'apex')
  parts.set('/rules/{rule}', 'apex.los.same-level-shadow')
  parts.set('/content/{id}', 'crossroads')
  parts.set('/versions/{version}', '1.0.0')
  parts.set('/problems/{code}', 'input.invalid')
  parts.set('/interpretations/{id}', 'Q-01')
})

function addressOf(path: string): string {
  const filled = [...parts].reduce((made, [place, value]) => made.replace(place, place.replace(/\{\w+\}/, value)), path)
  return filled.endsWith('/changes') ? `${filled}?from=1.0.0` : filled
}

const varied = ({ headers: { vary } }: { headers: { vary?: unknown } }) =>
  String(vary ?? '')
    .split(', ')
    .filter(Boolean)

/** Only an ended match has a record as data. */
const headersFor = (path: string) => (path.endsWith('/record') ? { accept: 'text/markdown' } : {})

test('who has what would be sent is spared it, wherever the description says so', async () => {
  expect(promised.length).toBeGreaterThan(25)
  for (const path of promised) {
    const [url, headers] = [addressOf(path), headersFor(path)]
    const first = await send({ url, headers })
    expect([url, first.statusCode, typeof first.headers.etag]).toEqual([url, 200, 'string'])
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await send({ method, url, headers: { ...headers, 'if-none-match': String(first.headers.etag) } })
      expect([method, url, again.statusCode, again.payload]).toEqual([method, url, 304, ''])
      expect([url, again.headers.etag]).toEqual([url, first.headers.etag])
      expect([url, varied(again)]).toEqual([url, expect.arrayContaining(varied(first))])
    }
    const other = await send({ url, headers: { ...headers, 'if-none-match': '"something else"' } })
    expect([url, other.statusCode, other.payload]).toEqual([url, 200, first.payload])
  }
})

test('the tag of one language is not that of another', async () => {
  for (const path of promised) {
    const [url, headers] = [addressOf(path), headersFor(path)]
    const [english, spanish] = [
      await send({ url, headers }),
      await send({ url, headers: { ...headers, 'accept-language': 'es' } }),
    ]
    if (english.payload === spanish.payload) continue
    expect([url, spanish.headers.etag]).not.toEqual([url, english.headers.etag])
    expect([url, String(english.headers.vary)]).toEqual([url, expect.stringContaining('Accept-Language')])
  }
})
