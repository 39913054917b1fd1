import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import type { JsonObject } from '../lib/json.ts'
import { THREAD_NICENESS } from '../lib/thread-niceness.ts'
import type { Thought } from '../matches/bots/bots.ts'

/** Threads in which bots think. */
export type BotThreads = {
  think(thought: Thought): Promise<JsonObject | null>
  close(): Promise<void>
}

const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))
/** How many thoughts may wait for a thread; more come back when the service looks for waiting matches. */
const MAX_QUEUE = 200
const IDLE_MS = 30_000
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Its file lies above this one as it was written, and beside it as it is built. */
const WORKER_FILE = new URL(import.meta.url.endsWith('.ts') ? '../bot-worker.ts' : './bot-worker.js', import.meta.url)

/** Threads are started with the first thought and end when there is nothing to think about. */
export function createBotThreads(): BotThreads {
  let opening: Promise<Piscina> | undefined

  /** If the threads cannot even start, the next thought tries again. */
  function openPool(): Promise<Piscina> {
    opening ??= startPool().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    think: async (thought) => (await openPool()).run(thought),
    async close() {
      await (await opening)?.destroy()
    },
  }
}

/** The library is loaded with the first thought: most services have no bots for a long time. */
async function startPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: WORKER_FILE.href,
    name: 'think',
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: MAX_QUEUE,
    idleTimeout: IDLE_MS,
    resourceLimits: RESOURCE_LIMITS,
    niceIncrement: THREAD_NICENESS,
    // What the service was started with, such as tracing, is none of a thinking thread's business.
    execArgv: WORKER_FILE.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
  })
}
