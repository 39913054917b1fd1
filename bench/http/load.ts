import autocannon from 'autocannon'
import { median } from '../measure.ts'
import type { Contender } from './contender.ts'

/** One thing to be measured: whose, where, and what is sent. */
export type Route = {
  readonly name: string
  readonly contender: Contender
  readonly path: string
  readonly body: string
}

/**
 * What a route costs. The rate and the waiting mean something on a quiet machine only; the CPU time that the process
 * took for each request is steady beside other work, too.
 */
export type Figures = { readonly perSecond: number; readonly p99Ms: number; readonly cpuMicros: number }

const CONNECTIONS = 50
const WARM_UP_REQUESTS = 6_000
const REQUESTS = 1_500
/** On a busy machine an answer may take its time, and the CPU that it takes still means something. */
const TIMEOUT_SECONDS = 120
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)

/** Measures routes in turns, several rounds, and gives the median of each. */
export async function measureInTurns(routes: readonly Route[]): Promise<Map<string, Figures>> {
  const runs = new Map<string, Figures[]>(routes.map(({ name }) => [name, []]))
  for (const route of routes) await load(route, WARM_UP_REQUESTS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of routes) runs.get(route.name)?.push(await load(route, REQUESTS))
  }
  return new Map([...runs].map(([name, figures]) => [name, medianOf(figures)]))
}

const medianOf = (figures: readonly Figures[]): Figures => ({
  perSecond: median(figures.map(({ perSecond }) => perSecond)),
  p99Ms: median(figures.map(({ p99Ms }) => p99Ms)),
  cpuMicros: median(figures.map(({ cpuMicros }) => cpuMicros)),
})

async function load({ contender, path, body }: Route, amount: number): Promise<Figures> {
  const url = contender.url + path
  const headers = { 'content-type': 'application/json' }
  const before = await contender.cpuMicros()
  const began = performance.now()
  const { latency, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections: CONNECTIONS,
    amount,
    timeout: TIMEOUT_SECONDS,
  })
  const seconds = (performance.now() - began) / 1000
  const cpuMicros = ((await contender.cpuMicros()) - before) / amount
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} failures, ${errors} errors`)
  return { perSecond: amount / seconds, p99Ms: latency.p99, cpuMicros }
}

/** The figures of one route against those of another: by CPU time, and by the clock. */
export function compared(ours: Figures, theirs: Figures): string {
  const cpu = `CPU ${Math.round(ours.cpuMicros)} µs against ${Math.round(theirs.cpuMicros)} µs a request`
  const rate = `${Math.round(ours.perSecond)} /s against ${Math.round(theirs.perSecond)} /s`
  const byClock = `by the clock ${(ours.perSecond / theirs.perSecond).toFixed(2)} (${rate}), p99 ${ours.p99Ms} ms`
  return `${(theirs.cpuMicros / ours.cpuMicros).toFixed(2)} (${cpu}; ${byClock})`
}

/** The figures of a name that was measured. */
export function figuresOf(figures: ReadonlyMap<string, Figures>, name: string): Figures {
  const found = figures.get(name)
  if (found === undefined) throw new Error(`${name} was not measured.`)
  return found
}
