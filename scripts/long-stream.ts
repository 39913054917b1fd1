import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '../src/games/index.ts'
import { type ServiceProcess, startService } from '../tests/support/process.ts'

/**
 * Streams questions through a built service and prints how much memory it held and how long `/health/live` took
 * meanwhile; then saves many rulings in one call, restarts the service and compares what it tells of them. Usage:
 * npm run build && tsx scripts/long-stream.ts [questions] [saved]; on PostgreSQL with DATABASE_URL.
 */
const [questions = 100_000, saved = 10_000] = process.argv.slice(2).map(Number)
const HEALTH_EVERY_MS = 20
/** As `npm start` and the image do. */
const AS_STARTED = { command: ['--min-semi-space-size=16', '--heap-growing-percent=30', 'dist/main.js'], cwd: '.' }
const TOKEN = 'a-token-for-this-measurement-alone'

/** The examples of all questions that need no chance, over and over. */
const INPUTS = games.flatMap(({ operations }) =>
  operations.flatMap(({ game, name: operation, examples }) =>
    examples.map(({ input }) => ({ game, operation, input })),
  ),
)

function* lines(count: number): Generator<string> {
  for (let id = 0; id < count; id++) yield `${JSON.stringify({ id, ...INPUTS[id % INPUTS.length] })}\n`
}

/** Resident megabytes of the service; only Linux says so. */
function memoryOf({ process: { pid } }: ServiceProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** How long health took, and how much memory there was at each tenth of the way. */
async function watch(service: ServiceProcess, work: Promise<unknown>): Promise<{ worstMs: number; memory: number[] }> {
  const memory: number[] = []
  let worstMs = 0
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await fetch(`${service.url}/health/live`).then((response) => response.text())
    worstMs = Math.max(worstMs, Math.round(performance.now() - began))
    memory.push(memoryOf(service))
    await sleep(HEALTH_EVERY_MS)
  }
  return { worstMs, memory: tenths(memory) }
}

const tenths = (values: readonly number[]): number[] =>
  Array.from({ length: 11 }, (_, tenth) => values[Math.floor(((values.length - 1) * tenth) / 10)] ?? 0)

/** Sends lines as fast as they are taken, and hands on each line of the answer. */
async function stream(service: ServiceProcess, query: string, count: number, take: (line: string) => void) {
  const headers = { 'content-type': 'application/x-ndjson', authorization: `Bearer ${TOKEN}` }
  const asked = request(`${service.url}/v1/rulings/stream${query}`, { method: 'POST', headers })
  Readable.from(lines(count), { objectMode: false }).pipe(asked)
  const answer = await new Promise<Readable>((resolve, reject) => asked.on('response', resolve).on('error', reject))
  for await (const line of createInterface(answer)) take(line)
}

async function readAll(service: ServiceProcess): Promise<string> {
  const hash = createHash('sha256')
  let count = 0
  const answer = await fetch(`${service.url}/v1/rulings/export`, { headers: { authorization: `Bearer ${TOKEN}` } })
  for await (const line of createInterface(Readable.from(answer.body ?? []))) {
    hash.update(line)
    count++
  }
  return `${count} rulings, ${hash.digest('hex').slice(0, 16)}`
}

async function measure(service: ServiceProcess, query: string, count: number): Promise<void> {
  let [answered, refused, bytes] = [0, 0, 0]
  const began = performance.now()
  const work = stream(service, query, count, (line) => {
    answered++
    bytes += line.length
    if (line.includes('"status":')) refused++
  })
  const { worstMs, memory } = await watch(service, work)
  await work
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${query === '' ? 'streamed' : query}: ${answered} answers (${refused} problems), ${Math.round(bytes / 1e6)} MB in ${seconds} s`,
  )
  console.log(`  health ${worstMs} ms at worst; memory by tenths ${memory.join(', ')} MB`)
}

const folder = await mkdtemp(join(tmpdir(), 'arbiter-stream-'))
let service = await startService({ DATA_DIR: folder, LIMIT_CPU_MS_PER_MINUTE: '0' }, AS_STARTED)
try {
  console.log(`idle: ${memoryOf(service)} MB`)
  await measure(service, '', questions)
  await measure(service, '?save=true&fields=id', saved)
  const before = await readAll(service)
  await service.stop()
  service = await startService({ DATA_DIR: folder }, AS_STARTED)
  const after = await readAll(service)
  console.log(`saved: ${before}; after a restart: ${after}; ${before === after ? 'the same' : 'NOT THE SAME'}`)
} finally {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
