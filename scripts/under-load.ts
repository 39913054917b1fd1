import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServiceProcess, startService } from '../tests/support/process.ts'

/**
 * Asks a built service for as much as its limits allow, and prints how long `/health/live` took meanwhile and how much
 * memory the process held; 250 ms and twice the idle memory are wanted. Another process asks, so that this one is free
 * to measure. Usage: npm run build && tsx scripts/under-load.ts; on PostgreSQL with DATABASE_URL.
 */
const HEALTH_EVERY_MS = 20
/** As `npm start` and the image do. */
const AS_STARTED = { command: ['--min-semi-space-size=16', '--heap-growing-percent=30', 'dist/main.js'], cwd: '.' }

/** Resident megabytes of the service; only Linux says so. */
function memoryOf({ process: { pid } }: ServiceProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** The longest that health took until the work was done, and the most memory. */
async function watch(service: ServiceProcess, work: Promise<unknown>): Promise<{ healthMs: number; memory: number }> {
  const worst = { healthMs: 0, memory: 0 }
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await fetch(`${service.url}/health/live`).then((response) => response.text())
    worst.healthMs = Math.max(worst.healthMs, Math.round(performance.now() - began))
    worst.memory = Math.max(worst.memory, memoryOf(service))
    await sleep(HEALTH_EVERY_MS)
  }
  return worst
}

const countStatuses = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .map((status) => `${statuses.filter((other) => other === status).length} × ${status}`)
    .join(', ')

async function measure(service: ServiceProcess, asker: ChildProcess, names: readonly string[]): Promise<void> {
  const idle = memoryOf(service)
  console.log(`idle: ${idle} MB`)
  for (const name of names) {
    const work = once(asker, 'message')
    asker.send(name)
    const { healthMs, memory } = await watch(service, work)
    const [statuses] = await work
    const share = (memory / idle).toFixed(1)
    console.log(`${name}: health ${healthMs} ms, ${memory} MB (${share} × idle), answers ${countStatuses(statuses)}`)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'arbiter-load-'))
const service = await startService({ DATA_DIR: folder }, AS_STARTED)
const asker = fork('scripts/under-load/loads.ts', [service.url], { execArgv: ['--import', 'tsx'] })
try {
  const [names] = await once(asker, 'message')
  await measure(service, asker, names)
} finally {
  asker.kill()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
