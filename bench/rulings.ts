import fastify from 'fastify'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql/index.js'
import mercurius from 'mercurius'
import { buildApp } from '../src/app.ts'
import { distanceOperation } from '../src/games/apex/measuring/distance.operation.ts'
import { lineOfSightOperation } from '../src/games/apex/sight/line-of-sight.operation.ts'
import { memoryDatabase } from '../tests/support/memory-store.ts'
import { FULL_BOARD } from './boards.ts'
import { addressOf, bareRoute, measureInTurns } from './http.ts'

const SMALL_BOARD = lineOfSightOperation.examples[0]?.input

const LARGE_BOARD = { board: FULL_BOARD, from: { cell: { column: 4, row: 4 } }, to: { cell: { column: 17, row: 12 } } }

const QUESTIONS = [
  { name: 'a distance', path: distanceOperation.path, question: distanceOperation.examples[0]?.input },
  { name: 'sight on a small board', path: lineOfSightOperation.path, question: SMALL_BOARD },
  { name: 'sight on a full board', path: lineOfSightOperation.path, question: LARGE_BOARD },
]

/** The ruling route against a bare route with the same bytes, and GraphQL against a bare Mercurius hello. */
export async function benchRulings(): Promise<void> {
  const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*', limitCpuMsPerMinute: 100_000_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (const { name, path, question } of QUESTIONS) {
    const body = JSON.stringify(question)
    const { payload } = await app.inject({
      method: 'POST',
      url: path,
      body,
      headers: JSON_HEADERS,
    })
    const bare = await bareRoute(payload)
    const figures = await measureInTurns([
      { name: 'bare', url: addressOf(bare), body },
      { name: 'ruling', url: addressOf(app) + path, body },
    ])
    report(
      `ruling on ${name} (${body.length} B in, ${payload.length} B out)`,
      figures.get('ruling'),
      figures.get('bare'),
      0.6,
    )
    await bare.close()
  }
  await benchGraphql(addressOf(app))
  await benchTransports('a small board', addressOf(app), SMALL_BOARD)
  await benchTransports('a full board', addressOf(app), LARGE_BOARD)
  await app.close()
}

const JSON_HEADERS = { 'content-type': 'application/json' }

const SIGHT_QUERY = `query($input: ApexLineOfSightInput!) {
  apexLineOfSight(input: $input) { outcome { visible blockers { kind id } } text }
}`

async function benchGraphql(url: string): Promise<void> {
  const hello = fastify()
  const fields = { hello: { type: GraphQLString, resolve: () => 'world' } }
  await hello.register(mercurius, {
    schema: new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) }),
    jit: 1,
  })
  await hello.listen({ port: 0, host: '127.0.0.1' })
  const figures = await measureInTurns([
    { name: 'hello', url: `${addressOf(hello)}/graphql`, body: JSON.stringify({ query: '{ hello }' }) },
    {
      name: 'ruling',
      url: `${url}/graphql`,
      body: JSON.stringify({ query: SIGHT_QUERY, variables: { input: SMALL_BOARD } }),
    },
  ])
  report('GraphQL ruling against hello', figures.get('ruling'), figures.get('hello'), 0.5)
  await hello.close()
}

/** The same question over GraphQL and over REST. */
async function benchTransports(name: string, url: string, input: unknown): Promise<void> {
  const figures = await measureInTurns([
    { name: 'rest', url: url + lineOfSightOperation.path, body: JSON.stringify(input) },
    { name: 'graphql', url: `${url}/graphql`, body: JSON.stringify({ query: SIGHT_QUERY, variables: { input } }) },
  ])
  report(`GraphQL / REST on the same question, sight on ${name}`, figures.get('graphql'), figures.get('rest'), 0.7)
}

type Figures = { perSecond: number; p99Ms: number } | undefined

function report(name: string, ours: Figures, theirs: Figures, wanted: number): void {
  if (ours === undefined || theirs === undefined) return
  const ratio = ours.perSecond / theirs.perSecond
  const rates = `${Math.round(ours.perSecond)} /s against ${Math.round(theirs.perSecond)} /s`
  console.log(
    `${name}: ${(100 * ratio).toFixed(0)} % (${rates}), p99 ${ours.p99Ms} ms   (wanted ${100 * wanted} %, p99 <= 35 ms)`,
  )
}
