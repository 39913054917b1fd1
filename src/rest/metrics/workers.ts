import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry as MetricsRegistry } from 'prom-client'
import { z } from 'zod'

/** What a worker and the primary process say to each other about metrics. */
export const MetricsMessage = z.discriminatedUnion('kind', [
  /** A worker wants the figures of all. */
  z.object({ kind: z.literal('metrics-wanted'), id: z.int() }),
  /** The primary asks each worker for its own, and is answered. */
  z.object({ kind: z.literal('metrics-asked'), id: z.int() }),
  z.object({ kind: z.literal('metrics-reported'), id: z.int(), figures: z.array(z.looseObject({})) }),
  /** The primary hands over the figures of all. */
  z.object({ kind: z.literal('metrics-gathered'), id: z.int(), workers: z.array(z.array(z.looseObject({}))) }),
])
export type MetricsMessage = z.infer<typeof MetricsMessage>

/** Whoever scrapes waits no longer than this for the other processes. */
const GATHER_MS = 2_000

/** The figures of this process, or of all where several serve one port: a scraper reaches any one of them. */
export function createGatherer(register: MetricsRegistry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics()
  const waiting = new Map<number, (workers: readonly object[]) => void>()
  let count = 0
  process.on('message', (said) => {
    const { data: message } = MetricsMessage.safeParse(said)
    if (message?.kind === 'metrics-asked') void reportFigures(register, message.id)
    if (message?.kind === 'metrics-gathered') waiting.get(message.id)?.(message.workers)
  })
  return async () => {
    count += 1
    const id = count
    const workers = await new Promise<readonly object[]>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(resolve, GATHER_MS, []).unref()
      send({ kind: 'metrics-wanted', id })
    })
    waiting.delete(id)
    return workers.length === 0 ? register.metrics() : AggregatorRegistry.aggregate([...workers]).metrics()
  }
}

async function reportFigures(register: MetricsRegistry, id: number): Promise<void> {
  send({ kind: 'metrics-reported', id, figures: z.array(z.looseObject({})).parse(await register.getMetricsAsJSON()) })
}

function send(message: MetricsMessage): void {
  if (process.connected) process.send?.(message)
}
