import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { type ServiceProcess, startService } from '../support/process.ts'

/** Several services start here, on a machine that may have other things to do. */
const PATIENCE_MS = 240_000
vi.setConfig({ testTimeout: 3 * PATIENCE_MS })

let server: PostgresServer
let service: ServiceProcess | undefined

beforeAll(async () => {
  server = await startPostgres()
})
afterEach(async () => {
  await service?.stop('SIGKILL')
  service = undefined
})
afterAll(() => server?.stop())

async function startTwo(): Promise<ServiceProcess> {
  service = await startService({ DATABASE_URL: await server.createDatabase(), WEB_CONCURRENCY: '2' })
  const started = service
  await expect.poll(() => listeningPids(started).length, { timeout: PATIENCE_MS }).toBe(2)
  return started
}

/** The processes that said that they listen, in their order. */
function listeningPids({ output }: ServiceProcess): number[] {
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('listening at'))
  return [...new Set(lines.map((line) => JSON.parse(line).pid as number))]
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('two processes serve one port and are scraped as one; a killed one is replaced, and a signal stops all', async () => {
  const running = await startTwo()
  const [first = 0, second = 0] = listeningPids(running)
  expect([first, second]).not.toContain(running.process.pid)
  const ask = () => fetch(`${running.url}/v1/games`, { headers: { connection: 'close' } })
  for (let count = 0; count < 8; count += 1) expect((await ask()).status).toBe(200)
  const text = await (await fetch(`${running.url}/metrics`)).text()
  const line = /^http_request_duration_seconds_count\{.*route="\/v1\/games".*\} (\d+)$/m.exec(text)
  expect(line?.[1]).toBe('8')
  expect(text).toMatch(/^database_pool_max 32$/m)

  process.kill(first, 'SIGKILL')
  await expect.poll(() => listeningPids(running).length, { timeout: PATIENCE_MS }).toBe(3)
  expect(running.output()).toMatch(/worker \d+ ended \(SIGKILL\); another one starts in 500 ms/)
  expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)

  expect(await running.stop('SIGTERM')).toBe(0)
  for (const pid of listeningPids(running)) expect(isAlive(pid)).toBe(false)
})

test('a signal stops workers that are still starting, too', async () => {
  // When the first of them listens, others do not.
  service = await startService({ DATABASE_URL: await server.createDatabase(), WEB_CONCURRENCY: '3' })
  const running = service
  expect(await running.stop('SIGTERM')).toBe(0)
  for (const pid of listeningPids(running)) expect(isAlive(pid)).toBe(false)
})

test('workers that cannot start end the service, with their reason', async () => {
  const environment = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x', WEB_CONCURRENCY: '2' }
  await expect(startService(environment)).rejects.toThrow(/ECONNREFUSED[\s\S]*nothing is served/)
})

test('workers end when the process that started them is killed', async () => {
  const running = await startTwo()
  await running.stop('SIGKILL')
  for (let tries = 0; tries < 100 && listeningPids(running).some(isAlive); tries += 1) await sleep(100)
  expect(listeningPids(running).filter(isAlive)).toEqual([])
})
