import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import type { RulingStore } from '../../src/contract/ruling-store.ts'
import { type GraphqlPluginOptions, graphqlPlugin } from '../../src/graphql/plugin.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { matchTable } from '../support/matches.ts'
import { createMemoryStore } from '../support/memory-store.ts'
import { createMemoryTables } from '../support/memory-tables.ts'
import { toyGame } from '../support/toy-game.ts'

export const registry = createRegistry([toyGame])
export const SEED = formatSeed(new Uint8Array(32))

export type ErrorOnWire = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly locations?: readonly { readonly line: number; readonly column: number }[]
  readonly extensions: Readonly<Record<string, unknown>>
}

type Answer = {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | null | undefined
  readonly errors: readonly ErrorOnWire[]
}

export type Service = {
  inject(request: InjectOptions): Promise<Answer>
  /** Sends a query, or a body made of its parts. */
  send(
    query: string,
    variables?: unknown,
    more?: Omit<InjectOptions, 'payload'> & { operationName?: string },
  ): Promise<Answer>
  /** What the service wrote into its log about faults. */
  logged(): string
  /** Sends it three times: read, compiled and from the cache. The answers must not differ. */
  sendThrice(query: string, variables?: unknown): Promise<Answer>
}

/** A service of the toy game for the tests of one file. */
export function toyService(
  rulings: RulingStore = createMemoryStore(),
  more: Partial<GraphqlPluginOptions> = {},
): Service {
  let app: FastifyInstance
  const lines: string[] = []
  beforeAll(async () => {
    app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } })
    await app.register(graphqlPlugin, {
      registry,
      rulings: { registry, rulings, requireRoom: async () => undefined },
      matches: matchTable(),
      tables: { registry, tables: createMemoryTables(), requireRoom: async () => undefined },
      socketTimes: { heartbeatMs: 15_000, slowMs: 10_000 },
      newSeed: () => SEED,
      drawPicture: (picture) => `<svg>${'chart' in picture ? picture.title : picture.description}</svg>`,
      localeOf: ({ headers }) => (headers['accept-language']?.startsWith('es') ? 'es' : 'en'),
      ...more,
    })
    await app.ready()
  })
  afterAll(() => app.close())

  const service: Service = {
    logged: () => lines.join(''),
    async inject(request) {
      const response = await app.inject(request)
      const { data, errors = [] } = response.json()
      return { status: response.statusCode, data, errors: errors.map(withoutInstance) }
    },
    send: (query, variables, { operationName, ...more } = {}) =>
      service.inject({ method: 'POST', url: '/graphql', payload: { query, variables, operationName }, ...more }),
    async sendThrice(query, variables) {
      const first = await service.send(query, variables)
      expect(await service.send(query, variables)).toEqual(first)
      expect(await service.send(query, variables)).toEqual(first)
      return first
    },
  }
  return service
}

/** Every request has an id of its own, which says nothing about the answer. */
function withoutInstance(error: ErrorOnWire): ErrorOnWire {
  const { instance, ...extensions } = error.extensions
  expect(instance).toEqual(expect.any(String))
  return { ...error, extensions }
}
