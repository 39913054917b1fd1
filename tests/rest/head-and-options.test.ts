import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { routesOf } from '../support/routes.ts'

const app = testApp()

/** What stands for the parts of an address, so that most of them lead somewhere. */
const PARTS: Readonly<Record<string, string>> = {
  game: 'apex',
  rule: 'apex.los.same-level-shadow',
  version: '1.0.0',
  code: 'input.invalid',
  operation: 'distance',
}
const pathOf = (url: string) =>
  url.replace(/:(\w+)/g, (_all, name) => PARTS[name] ?? 'x').replace('*', 'static/swagger-ui.css')

/** Different each time, or told for the body that HEAD leaves out. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']
const lasting = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.includes(name)))

/** The star alone is the service as a whole, to which only OPTIONS are sent. */
const addresses = () => new Set(routesOf(app()).flatMap(({ url }) => (url === '*' ? [] : url)))
const methodsAt = (url: string) => routesOf(app()).flatMap((route) => (route.url === url ? [route.method] : []))

/** A mutation could be sent by it. */
const NO_HEAD = ['/graphql']

test('HEAD is answered wherever GET is, with the same headers and no body', async () => {
  const read = [...addresses()].filter((url) => methodsAt(url).includes('GET') && !NO_HEAD.includes(url))
  expect(read.length).toBeGreaterThan(40)
  for (const url of read) {
    const path = pathOf(url)
    const [get, head] = [await app().inject(path), await app().inject({ method: 'HEAD', url: path })]
    expect([path, head.statusCode, lasting(head.headers)]).toEqual([path, get.statusCode, lasting(get.headers)])
    expect([path, head.payload]).toEqual([path, ''])
  }
})

test('OPTIONS names the methods of every address, and nothing else is taken', async () => {
  for (const url of addresses()) {
    const path = pathOf(url)
    const { statusCode, headers } = await app().inject({ method: 'OPTIONS', url: path })
    const allowed = String(headers.allow).split(', ')
    expect([path, statusCode]).toEqual([path, 204])
    expect(allowed, path).toEqual(expect.arrayContaining([...methodsAt(url), 'OPTIONS']))
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (allowed.includes(method)) continue
      const refused = await app().inject({ method, url: path })
      expect([method, path, refused.statusCode]).toEqual([method, path, 405])
      expect(refused.headers.allow).toBe(headers.allow)
    }
  }
})

test('a browser may ask before, from anywhere, and need not ask again for an hour', async () => {
  for (const url of addresses()) {
    const asking = { origin: 'https://bot.example', 'access-control-request-method': 'POST' }
    const { statusCode, headers } = await app().inject({ method: 'OPTIONS', url: pathOf(url), headers: asking })
    expect([url, statusCode]).toEqual([url, 204])
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-max-age': '3600' })
    expect(headers['access-control-allow-methods']).toContain('PATCH')
  }
})
