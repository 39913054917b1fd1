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

  test('shows a browser a page whose links, files and question are there', async () => {
    const page = await get('/', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const links = [...page.body.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link)
    expect(links).toEqual(expect.arrayContaining(['/docs', '/graphiql', '/home.js', '/home.css']))
    for (const link of links) expect([link, (await get(link)).statusCode < 400]).toEqual([link, true])
    const question = JSON.parse(/<textarea[^>]*>([^<]*)</.exec(page.body)?.[1] ?? '')
    const url = /POST ([^<\s]+)</.exec(page.body)?.[1] ?? ''
    const asked = { method: 'POST', url, payload: question, headers: { accept: 'text/markdown' } } as const
    expect((await app().inject(asked)).body).toContain('**Blocked:')
  })
})

test('pages keep the policies that let them work', async () => {
  const policy = async (url: string) => (await get(url, 'text/html')).headers['content-security-policy']
  expect(await policy('/')).toContain("script-src 'self'")
  expect(await policy('/graphiql')).toContain("script-src 'self'")
  expect(await policy('/docs/')).toContain("default-src 'self'")
})
