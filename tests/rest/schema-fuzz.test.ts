import process from 'node:process'
import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { operationNames } from '../../src/graphql/names.ts'
import { testApp } from '../support/app.ts'
import { type Below, numbersOf, SchemaValues } from '../support/schema-values.ts'

/** Small by default; `FUZZ=200000` sends so many, and `FUZZ_SEED` others. */
const COUNT = Number(process.env.FUZZ ?? 1_500)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_116)

const app = testApp()
const operations = games.flatMap((game) => game.operations.map((operation) => ({ game, operation })))

type Sent = { readonly url: string; readonly payload: unknown; readonly accept: string }

/** Half of the texts are ids of the game's content and names of its examples, so that questions get somewhere. */
function textsOf({ packs, operations: own }: (typeof games)[number]): string[] {
  const ids = packs.flatMap(({ entries }) => entries.map(({ id }) => id))
  const named = JSON.stringify(own.map(({ examples }) => examples)).match(/(?<=:")[\w-]{1,20}(?=")/g) ?? []
  return [...new Set([...ids.slice(0, 200), ...named.slice(0, 400)])]
}

/** A published example with one part replaced by a value of the schema, or a value of the schema altogether. */
function inputOf({ examples }: Operation, values: SchemaValues, below: Below): unknown {
  if (below(2) === 0) return values.next()
  const { input } = examples[below(examples.length)] ?? {}
  const other = values.next()
  if (typeof input !== 'object' || input === null || typeof other !== 'object' || other === null) return other
  const names = Object.keys(other)
  const name = names[below(Math.max(1, names.length))]
  return name === undefined ? input : { ...input, [name]: Reflect.get(other, name) }
}

function requestOf(operation: Operation, input: unknown, below: Below): Sent {
  const kind = below(100)
  const { game, name, path } = operation
  if (kind < 3) return { url: path, payload: input, accept: 'image/png' }
  if (kind < 15) return { url: path, payload: input, accept: 'image/svg+xml' }
  if (kind < 30) return { url: `/v1/games/${game}/rulings/${name}`, payload: input, accept: 'text/markdown' }
  if (kind < 40) {
    const rulings = Array.from({ length: 1 + below(4) }, () => ({ game, operation: name, input }))
    return { url: '/v1/rulings/batch', payload: { rulings }, accept: 'application/json' }
  }
  if (kind < 60) {
    const { query: field, input: type } = operationNames(operation.id)
    const query = `query ($input: ${type}!) { ${field}(input: $input) { text trace { rule text } } }`
    return { url: '/graphql', payload: { query, variables: { input } }, accept: 'application/json' }
  }
  return { url: below(10) === 0 ? `${path}?save=true` : path, payload: input, accept: 'application/json' }
}

test(
  `${COUNT} requests by the schemas get an answer or a 4xx`,
  async () => {
    const below = numbersOf(SEED)
    const sources = operations.map(({ game, operation }) => ({
      operation,
      values: new SchemaValues(operation.input, below, textsOf(game)),
    }))
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let worst = { ms: 0, what: '' }
    for (let number = 0; number < COUNT; number++) {
      const { operation, values } = sources[number % sources.length] as (typeof sources)[number]
      const { url, payload, accept } = requestOf(operation, inputOf(operation, values, below), below)
      const before = process.cpuUsage()
      const headers = { accept, 'accept-language': below(2) === 0 ? 'es' : 'en' }
      const answer = await app().inject({ method: 'POST', url, headers, payload: payload as object })
      const { user, system } = process.cpuUsage(before)
      const ms = (user + system) / 1000
      if (ms > worst.ms) worst = { ms, what: `${url} ${accept} ${JSON.stringify(payload).slice(0, 20_000)}` }
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const isFault = answer.statusCode >= 500 || answer.body.includes('service.failed')
      if (isFault) faults.push(`${answer.statusCode} ${url} ${accept} ${JSON.stringify(payload).slice(0, 2_000)}`)
    }
    if (process.env.FUZZ !== undefined) console.log(Object.fromEntries(statuses), worst.ms, worst.what.slice(0, 4_000))
    expect(faults.slice(0, 5)).toEqual([])
    expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 10)
  },
  COUNT * 1_000,
)
