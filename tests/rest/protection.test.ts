import { describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { testApp } from '../support/app.ts'
import { memoryDatabase } from '../support/memory-store.ts'

describe('headers', () => {
  const app = testApp({ corsOrigin: ['https://app.example'] })

  test('guard every answer', async () => {
    const { headers } = await app().inject('/v1/games')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
      'referrer-policy': 'no-referrer',
    })
  })

  test('let the configured origin in, and no other', async () => {
    const from = async (origin: string) => (await app().inject({ url: '/v1/games', headers: { origin } })).headers
    expect(await from('https://app.example')).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': expect.stringContaining('ratelimit-remaining'),
    })
    expect((await from('https://evil.example'))['access-control-allow-origin']).toBeUndefined()
  })

  test('answer a preflight request', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
    const response = await app().inject({ method: 'OPTIONS', url: '/v1/rulings/batch', headers })
    expect([response.statusCode, response.headers['access-control-allow-methods']]).toEqual([
      204,
      expect.stringContaining('POST'),
    ])
  })

  test('carry the request’s id, the caller’s own if it is a sane one', async () => {
    const id = async (given: string) =>
      (await app().inject({ url: '/v1/games', headers: { 'x-request-id': given } })).headers['x-request-id']
    expect(await id('order-66')).toBe('order-66')
    expect(await id('two\nlines')).not.toBe('two\nlines')
    expect(await id('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('health and metrics', () => {
  test('a service without its database lives, but is not ready', async () => {
    const database = { ...memoryDatabase(), ready: () => Promise.reject(new Error('gone')) }
    const app = await buildApp({ database, corsOrigin: '*' })
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' })
    const ready = await app.inject('/health/ready')
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'service.unready'])
    expect(ready.payload).not.toContain('gone')
    await app.close()
  })

  test('metrics count requests by route and status', async () => {
    const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*' })
    await app.inject('/v1/games/apex')
    const { payload } = await app.inject('/metrics')
    expect(payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/games/:game",status="200"} 1',
    )
    expect(payload).toContain('process_cpu_seconds_total')
    await app.close()
  })
})

describe('a fault of the service', () => {
  test('is logged with its reason and told without it', async () => {
    const lines: string[] = []
    const database = memoryDatabase()
    const rulings = { ...database.rulings, find: () => Promise.reject(new Error('the secret reason')) }
    const logger = { level: 'error', stream: { write: (line: string) => lines.push(line) } }
    const app = await buildApp({ database: { ...database, rulings }, corsOrigin: '*', logger })
    const response = await app.inject('/v1/rulings/1')
    expect(response.json()).toMatchObject({ status: 500, code: 'service.failed' })
    expect(response.payload).not.toContain('secret')
    expect(lines.join('')).toContain('the secret reason')
    await app.close()
  })
})
