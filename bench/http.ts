import autocannon from 'autocannon'
import fastify, { type FastifyInstance } from 'fastify'
import { median } from './measure.ts'

/** One thing to be measured: where, and what is sent. */
export type Route = { readonly name: string; readonly url: string; readonly body: string }

export type Figures = { readonly perSecond: number; readonly p99Ms: number }

const CONNECTIONS = 50
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP_SECONDS ?? 12)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3

/** A bare Fastify route that parses the same body and sends the same bytes. */
export async function bareRoute(answer: string): Promise<FastifyInstance> {
  const app = fastify()
  const value = JSON.parse(answer)
  app.post('/', async () => value)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Measures routes in turns, several rounds, and gives the median of each. */
export async function measureInTurns(routes: readonly Route[]): Promise<Map<string, Figures>> {
  const runs = new Map<string, Figures[]>(routes.map(({ name }) => [name, []]))
  for (const route of routes) await load(route, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of routes) runs.get(route.name)?.push(await load(route, SECONDS))
  }
  return new Map(
    [...runs].map(([name, figures]) => [
      name,
      {
        perSecond: median(figures.map(({ perSecond }) => perSecond)),
        p99Ms: median(figures.map(({ p99Ms }) => p99Ms)),
      },
    ]),
  )
}

async function load({ url, body }: Route, duration: number): Promise<Figures> {
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections: CONNECTIONS,
    duration,
    workers: 1,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}

export function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The service does not listen.')
  return `http://127.0.0.1:${address.port}`
}
