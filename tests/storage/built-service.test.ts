import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverOperation } from '../../src/games/apex/sight/cover.operation.ts'
import { games } from '../../src/games/index.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { buildImage, type Image } from '../support/image.ts'
import { type ServiceProcess, startService } from '../support/process.ts'

const [example] = coverOperation.examples
const TOKEN = 'a-token-that-is-long-enough-for-the-service'

let image: Image
beforeAll(async () => {
  image = await buildImage()
})
afterAll(() => image?.remove())

/** Started from another folder than its own, as an operator may. */
const start = (environment: Readonly<Record<string, string>>) =>
  startService(environment, { command: [join(image.folder, 'dist/main.js')], cwd: '/' })

const get = (service: ServiceProcess, path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers })

function post(service: ServiceProcess, path: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers }
  return fetch(service.url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

/** Everything that needs a file beside the bundle, or is built when it is first asked for. */
async function expectWhole(service: ServiceProcess): Promise<void> {
  expect((await post(service, coverOperation.path, example?.input)).status).toBe(200)

  const picture = await post(service, coverOperation.path, example?.input, { accept: 'image/png' })
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000)

  const openapi: unknown = await (await get(service, '/openapi.json')).json()
  expect(openapi).toEqual(JSON.parse(await readFile('openapi/openapi.json', 'utf8')))
  expect((await get(service, '/docs/')).status).toBe(200)
  expect((await get(service, '/docs/static/swagger-ui-bundle.js')).status).toBe(200)

  const answer: unknown = await (await post(service, '/graphql', { query: '{ games { id } }' })).json()
  expect(answer).toEqual({ data: { games: games.map(({ id }) => ({ id })) } })
  expect((await get(service, '/graphiql')).status).toBe(200)
  for (const asset of ['react.js', 'react-dom.js', 'graphiql.js', 'graphiql.css', 'page.js', 'page.css']) {
    expect((await get(service, `/graphiql/${asset}`)).status).toBe(200)
  }

  const saved = await post(service, `${coverOperation.path}?save=true`, example?.input)
  expect(saved.status).toBe(201)
  expect((await get(service, saved.headers.get('location') ?? '')).status).toBe(200)

  const body = { game: 'gears', options: { mission: 'emergence' }, seats: [{ name: 'Ana' }] }
  const match = await post(service, '/v1/matches', body, { authorization: `Bearer ${TOKEN}` })
  expect(match.status).toBe(201)
}

describe('the built service, with the packages of a production install only', () => {
  test('answers everything on the embedded database, which it begins from the template', async () => {
    const dataDir = join(image.folder, 'data')
    const service = await start({ DATA_DIR: dataDir })
    await expectWhole(service)
    expect(await service.stop()).toBe(0)
    // A database that was made anew would have another identity than the template.
    const control = 'postgres/global/pg_control'
    const identities = await Promise.all(
      [dataDir, join(image.folder, 'dist/database-template')].map(async (folder) =>
        (await readFile(join(folder, control))).subarray(0, 8).toString('hex'),
      ),
    )
    expect(identities[0]).toBe(identities[1])
    expect(await readdir(dataDir)).not.toContain('postgres.unfinished')
  })

  test('another user than the one who built it can copy the template', async () => {
    const template = join(image.folder, 'dist/database-template')
    const entries = await readdir(template, { recursive: true })
    const modes = await Promise.all(entries.map(async (name) => (await stat(join(template, name))).mode))
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter((_, index) => ((modes[index] ?? 0) & 0o004) === 0)).toEqual([])
  })

  describe('on PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server?.stop())

    test('migrates the database and answers everything', async () => {
      const service = await start({ DATABASE_URL: await server.createDatabase() })
      await expectWhole(service)
      expect(await service.stop()).toBe(0)
    })
  })

  test('hands on the licences of what is bundled', async () => {
    const licences = join(image.folder, 'dist/third-party-licences.txt')
    expect((await stat(licences)).size).toBeGreaterThan(10_000)
    const text = await readFile(licences, 'utf8')
    for (const name of ['fastify', 'zod', 'graphiql', 'react']) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })
})
