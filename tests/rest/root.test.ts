import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const get = (url: string, accept?: string) => app().inject({ url, headers: accept === undefined ? {} : { accept } })

describe('the address alone', () => {
  test.each([undefined, '*/*', 'application/json', 'image/png'])('tells a program (%s) where to go', async (accept) => {
    const response = await get('/', accept)
    expect(response.statusCode).toBe(200)
    const { name, ...addresses } = response.json()
    expect(name).toBe('Arbiter')
    expect(Object.keys(addresses)).toEqual(expect.arrayContaining(['docs', 'openapi', 'graphiql', 'health']))
    for (const address of Object.values<string>(addresses)) {
      if (address !== '/graphql') expect([address, (await get(address)).statusCode < 400]).toEqual([address, true])
    }
  })

  test('sends a browser to the docs', async () => {
    const response = await get('/', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/docs'])
  })
})

test('pages keep the policies that let them work', async () => {
  const policy = async (url: string) => (await get(url, 'text/html')).headers['content-security-policy']
  expect(await policy('/graphiql')).toContain("script-src 'self'")
  expect(await policy('/docs/')).toContain("default-src 'self'")
})
