import cluster, { type Worker } from 'node:cluster'
import process from 'node:process'
import { MetricsMessage } from './rest/metrics/workers.ts'

/** What the primary process says to a worker that is to stop. */
export const STOP = { kind: 'stop' } as const

/** A worker that dies is started again: soon, and ever later if it goes on dying. */
const FIRST_RESTART_MS = 500
const LAST_RESTART_MS = 30_000
/** Whoever has lived so long starts again soon. */
const STEADY_MS = 60_000
/** Workers stop by themselves in ten seconds; one that has not is ended. */
const STOP_MS = 12_000
const METRICS_MS = 1_000

type Log = (level: 'info' | 'warn', text: string) => void

/** Keeps so many workers serving one port, until a signal stops them all. */
export function runPrimary(count: number, log: Log = writeLine): void {
  const supervisor = new Supervisor(log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => supervisor.stop())
  gatherMetrics()
  supervisor.start(count)
}

class Supervisor {
  readonly #log: Log
  readonly #startedAt = new Map<number, number>()
  /** The workers that listen; one that is still starting hears no message yet, and has nothing to finish. */
  readonly #serving = new Set<number>()
  #restartMs = FIRST_RESTART_MS
  #hasServed = false
  #isStopping = false
  #exitCode = 0

  constructor(log: Log) {
    this.#log = log
    cluster.on('listening', ({ id }) => {
      this.#hasServed = true
      this.#serving.add(id)
    })
    cluster.on('exit', (worker, code, signal) => this.#noteExit(worker, signal ?? code))
  }

  start(count: number): void {
    this.#log('info', `starting ${count} workers`)
    for (let started = 0; started < count; started += 1) this.#fork()
  }

  /** The first time lets requests in flight finish; a second time ends everything at once. */
  stop(): void {
    if (this.#isStopping) this.#end()
    this.#isStopping = true
    for (const worker of workers()) {
      if (this.#serving.has(worker.id) && worker.isConnected()) worker.send(STOP)
      else worker.process.kill('SIGTERM')
    }
    setTimeout(() => this.#end(), STOP_MS).unref()
    this.#leaveIfDone()
  }

  #fork(): void {
    const { id } = cluster.fork()
    this.#startedAt.set(id, performance.now())
  }

  #noteExit({ id, process: { pid } }: Worker, reason: string | number): void {
    const livedMs = performance.now() - (this.#startedAt.get(id) ?? 0)
    this.#startedAt.delete(id)
    const hasServed = this.#serving.delete(id)
    if (this.#isStopping && hasServed && reason !== 0) this.#exitCode = 1
    if (this.#isStopping) this.#leaveIfDone()
    else if (this.#hasServed) this.#replace(pid, reason, livedMs)
    else {
      this.#log('warn', `worker ${pid} could not start (${reason}), so nothing is served`)
      this.stop()
    }
  }

  #replace(pid: number | undefined, reason: string | number, livedMs: number): void {
    if (livedMs > STEADY_MS) this.#restartMs = FIRST_RESTART_MS
    this.#log('warn', `worker ${pid} ended (${reason}); another one starts in ${this.#restartMs} ms`)
    setTimeout(() => this.#isStopping || this.#fork(), this.#restartMs)
    this.#restartMs = Math.min(2 * this.#restartMs, LAST_RESTART_MS)
  }

  #leaveIfDone(): void {
    if (workers().length > 0) return
    process.exit(this.#hasServed && this.#exitCode === 0 ? 0 : 1)
  }

  #end(): void {
    for (const worker of workers()) worker.process.kill('SIGKILL')
    process.exit(1)
  }
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Asks every worker that serves for its figures when one of them is scraped. */
function gatherMetrics(): void {
  const serving = new Set<Worker>()
  const waiting = new Map<number, (worker: Worker, figures: object[]) => void>()
  let count = 0
  cluster.on('listening', (worker) => serving.add(worker))
  cluster.on('exit', (worker) => serving.delete(worker))
  cluster.on('message', (worker, said) => {
    const { data: message } = MetricsMessage.safeParse(said)
    if (message?.kind === 'metrics-reported') waiting.get(message.id)?.(worker, message.figures)
    if (message?.kind === 'metrics-wanted') void handOver(worker, message.id)
  })

  async function handOver(asker: Worker, wanted: number): Promise<void> {
    count += 1
    const id = count
    const asked = [...serving].filter((worker) => worker.isConnected())
    const figures = new Map<Worker, object[]>()
    await new Promise<void>((resolve) => {
      waiting.set(id, (worker, own) => {
        figures.set(worker, own)
        if (figures.size === asked.length) resolve()
      })
      setTimeout(resolve, METRICS_MS)
      for (const worker of asked) worker.send({ kind: 'metrics-asked', id })
    })
    waiting.delete(id)
    if (asker.isConnected()) asker.send({ kind: 'metrics-gathered', id: wanted, workers: [...figures.values()] })
  }
}

const LEVELS = { info: 30, warn: 40 }

/** A line as the workers write theirs. */
function writeLine(level: keyof typeof LEVELS, text: string): void {
  process.stdout.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, msg: text })}\n`)
}
