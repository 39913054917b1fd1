import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverOperation } from '../../src/games/apex/sight/cover.operation.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { type ServiceProcess, startService } from '../support/process.ts'

const [example] = coverOperation.examples

async function save(service: ServiceProcess) {
  const response = await fetch(`${service.url}${coverOperation.path}?save=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example?.input),
  })
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

const read = async (service: ServiceProcess, location: string) => (await fetch(service.url + location)).status

describe('the service on an embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('starts on an empty folder, stops on SIGTERM, and has kept what it acknowledged', async () => {
    const first = await startService({ DATA_DIR: folder })
    const saved = await save(first)
    expect(saved.status).toBe(201)
    // A browser opens connections in advance; one that nothing is asked on does not hold up the stop.
    const unused = connect(Number(new URL(first.url).port), '127.0.0.1').on('error', () => undefined)
    await once(unused, 'connect')
    expect(await first.stop('SIGTERM')).toBe(0)
    unused.destroy()

    const second = await startService({ DATA_DIR: folder })
    expect(await read(second, saved.location)).toBe(200)
    const again = await save(second)
    await second.stop('SIGKILL')

    const third = await startService({ DATA_DIR: folder })
    expect(await read(third, again.location)).toBe(200)
    expect(await third.stop()).toBe(0)
  })

  test('says what is wrong with its configuration and ends', async () => {
    await expect(startService({ PORT: 'eighty' })).rejects.toThrow(/PORT="eighty" is not accepted/)
  })

  test('says that another process listens on its port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const said = await startService({ DATA_DIR: folder, PORT: String(port) }).then(String, ({ message }) => message)
    expect(said).toMatch(/The address of PORT and HOST cannot be used: another process listens there\. Stop it/)
    expect(said).not.toContain('    at ')
    other.close()
  })

  test('says what to check when the database is not reached, and keeps its password to itself', async () => {
    const started = startService({ DATABASE_URL: 'postgresql://ana:hush@127.0.0.1:1/none' })
    const said = await started.then(String, ({ message }: Error) => message)
    expect(said).toMatch(/The database that DATABASE_URL names cannot be used: .* Check its address/)
    expect(said).not.toContain('hush')
    expect(said).not.toContain('    at ')
  })
})

describe('the service on PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  test('two instances started at the same moment on one empty database both come up and share it', async () => {
    const environment = { DATABASE_URL: await server.createDatabase() }
    const [one, other] = await Promise.all([startService(environment), startService(environment)])
    expect(await Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/health/ready`)).status))).toEqual(
      [200, 200],
    )
    const { location } = await save(one)
    expect(await read(other, location)).toBe(200)
    expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0])
  })

  test('a request in flight is answered before it stops', async () => {
    const service = await startService({ DATABASE_URL: await server.createDatabase() })
    const input = { board: { drawn: { width: 40, height: 40 } }, from: { cell: { column: 0, row: 0 } } }
    const rulings = Array.from({ length: 100 }, () => ({ game: 'apex', operation: 'visibility', input }))
    const response = await fetch(`${service.url}/v1/rulings/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rulings }),
    })
    // The first entries have come, so the signal arrives while the others are being answered.
    const stopped = service.stop('SIGTERM')
    expect(response.status).toBe(200)
    expect(((await response.json()) as { rulings: unknown[] }).rulings).toHaveLength(100)
    expect(await stopped).toBe(0)
  })
})
