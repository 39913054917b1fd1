import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const LONG = '/v1/games/apex/rules'
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

const get = (url: string, accepted?: string, more: InjectOptions = {}) =>
  app().inject({ url, ...more, headers: { ...(accepted && { 'accept-encoding': accepted }), ...more.headers } })

const QUESTION = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 3, row: 0 } } }
const entry = { game: 'apex', operation: 'distance', input: QUESTION }

describe('a long answer', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ] as const)('for a reader of %s is packed by %s', async (accepted, encoding) => {
    const [plain, packed] = [await get(LONG), await get(LONG, accepted)]
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
      vary: 'Accept-Language, Accept-Encoding',
    })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(unpack[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  test.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'for a reader of %s is left as it is',
    async (accepted) => {
      const plain = await get(LONG, accepted)
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(plain.headers.vary).toBe('Accept-Language, Accept-Encoding')
      expect(plain.json().rules.length).toBeGreaterThan(100)
    },
  )

  test('has a tag of its own, which is known again packed or not', async () => {
    const [{ headers: plain }, { headers: packed }] = [await get(LONG), await get(LONG, 'br')]
    expect(packed.etag).toBe(`W/${plain.etag}`)
    for (const tag of [plain.etag, packed.etag]) {
      const again = await get(LONG, 'br', { headers: { 'if-none-match': String(tag) } })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
    }
  })

  test('is packed for HEAD as for GET, without its body', async () => {
    const [{ headers }, head] = [await get(LONG, 'gzip'), await get(LONG, 'gzip', { method: 'HEAD' })]
    expect(head.payload).toBe('')
    expect(head.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': headers['content-length'] })
  })

  test('that is written in pieces is packed, too', async () => {
    const payload = { rulings: Array.from({ length: 200 }, () => entry) }
    const packed = await get('/v1/rulings/batch', 'br', { method: 'POST', payload })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).rulings).toHaveLength(200)
  })

  test('may be the description of the routes, or a page', async () => {
    for (const url of ['/openapi.json', '/docs/static/swagger-ui-bundle.js', '/docs/parts/apex.json']) {
      const packed = await get(url, 'br')
      expect([url, packed.headers['content-encoding']]).toEqual([url, 'br'])
      expect(brotliDecompressSync(packed.rawPayload).length).toBeGreaterThan(100_000)
    }
  })
})

test('an answer that is not very long is packed by gzip, which is ready sooner, if that is understood', async () => {
  const url = '/v1/games/apex/rulings/line-of-sight'
  const payload = { board: { content: 'crossroads' }, ...QUESTION, to: { cell: { column: 12, row: 9 } } }
  for (const [accepted, encoding] of [
    ['gzip, br', 'gzip'],
    ['br', 'br'],
  ] as const) {
    const packed = await get(url, accepted, { method: 'POST', payload })
    expect([accepted, packed.headers['content-encoding']]).toEqual([accepted, encoding])
    expect(JSON.parse(unpack[encoding](packed.rawPayload).toString()).outcome).toHaveProperty('visible')
  }
})

describe('left as it is', () => {
  test('is a short answer', async () => {
    const short = await get('/v1/games/apex/rulings/distance?fields=outcome', 'br', {
      method: 'POST',
      payload: QUESTION,
    })
    expect(short.headers).not.toHaveProperty('content-encoding')
    expect(short.json().outcome.distance).toBe(3)
  })

  test('is a picture that is packed already', async () => {
    const picture = { method: 'POST', payload: QUESTION, headers: { accept: 'image/png' } } as const
    const board = { content: 'crossroads' }
    const png = await get('/v1/games/apex/rulings/line-of-sight', 'br', { ...picture, payload: { ...QUESTION, board } })
    expect([png.headers['content-type'], png.headers['content-encoding']]).toEqual(['image/png', undefined])
  })

  test('is what is sent line by line', async () => {
    const payload = Array.from({ length: 100 }, () => JSON.stringify(entry)).join('\n')
    const headers = { 'content-type': 'application/x-ndjson' }
    const lines = await get('/v1/rulings/stream', 'br', { method: 'POST', headers, payload })
    expect(lines.headers).not.toHaveProperty('content-encoding')
    expect(lines.payload.trimEnd().split('\n')).toHaveLength(100)
  })
})
