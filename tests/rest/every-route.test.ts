import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { testApp } from '../support/app.ts'
import { routesOf } from '../support/routes.ts'

type Listed = { name: string; game: string; path: string; examples: { input: object }[] }

const app = testApp()
const seed = `hmac-sha256,1,${'0'.repeat(64)}`

/** How long an answer may take at most; one that never comes must not hold up the tests for ever. */
const NEVER_MS = 300_000

async function inject(request: InjectOptions) {
  let timer: NodeJS.Timeout | undefined
  const never = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${request.method} ${request.url} is not answered`)), NEVER_MS)
  })
  return Promise.race([app().inject(request), never]).finally(() => clearTimeout(timer))
}

async function listedOperations(game: string): Promise<Listed[]> {
  return (await app().inject(`/v1/games/${game}/operations`)).json().operations
}

/** The same answer again needs the same chance. */
const seeded = (input: object, takesSeed: boolean) => (takesSeed ? { seed, ...input } : input)

describe.each(games.map(({ id }) => id))('every operation of %s', (game) => {
  test('is answered alike at every address it is listed under or that follows from its name', async () => {
    const { paths } = (await app().inject('/openapi.json')).json()
    for (const { name, path, examples } of await listedOperations(game)) {
      expect(paths, path).toHaveProperty([path, 'post'])
      const takesSeed = 'seed' in (paths[path].post.requestBody?.content['application/json'].schema.properties ?? {})
      const input = seeded(examples[0]?.input ?? {}, takesSeed)
      const rulings = [{ game, operation: name, input }]
      const batch = await inject({ method: 'POST', url: '/v1/rulings/batch', payload: { rulings } })
      const addresses = new Set([path, `/v1/games/${game}/rulings/${name}`])
      if (name.endsWith('-odds')) addresses.add(`/v1/games/${game}/odds/${name.replace(/-odds$/, '')}`)
      for (const url of addresses) {
        const answer = await inject({ method: 'POST', url, payload: input })
        expect([url, answer.statusCode]).toEqual([url, 200])
        if (takesSeed || !('randomness' in answer.json())) expect(answer.json(), url).toEqual(batch.json().rulings[0])
      }
    }
  })
})

test.each([
  '/v1/games/gears/rulings/attack-odds-odds',
  '/v1/games/gears/rulings/telepathy-odds',
  '/v1/games/gears/odds/attack-odds',
  '/v1/games/gears/odds/telepathy',
  '/v1/games/gears/rulings/toString',
])('%s is no operation', async (url) => {
  const answer = await inject({ method: 'POST', url, payload: {} })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'operation.not-found'])
})

test('no route returns without an answer, whatever it is sent', async () => {
  expect(routesOf(app()).length).toBeGreaterThan(200)
  for (const { method, url } of routesOf(app())) {
    const path = url.replace(/:[^/]+/g, 'x').replace('*', 'x')
    for (const payload of method === 'GET' || method === 'HEAD' ? [undefined] : [undefined, {}]) {
      const request = { method, url: path, ...(payload === undefined ? {} : { payload }) }
      const { statusCode } = await inject(request)
      expect([method, path, statusCode < 500]).toEqual([method, path, true])
    }
  }
})
