import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  type ContextManager,
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { findTracer } from '../../src/telemetry/tracing.ts'
import { give, open } from '../rest/matches/match-service.ts'
import { cardGame } from '../support/card-game.ts'
import { toyGame } from '../support/toy-game.ts'

type Noted = { readonly name: string; readonly parent: string | null; attributes: Attributes; ended: boolean }

/** As much of an SDK as it takes to see the spans. */
const spans: Noted[] = []
const names = new WeakMap<Span, string>()

function startSpan(
  name: string,
  { attributes = {} }: { attributes?: Attributes } = {},
  parent = context.active(),
): Span {
  const above = trace.getSpan(parent)
  const noted: Noted = {
    name,
    parent: (above && names.get(above)) ?? null,
    attributes: { ...attributes },
    ended: false,
  }
  spans.push(noted)
  const span: Span = {
    spanContext: () => INVALID_SPAN_CONTEXT,
    setAttribute(key, value) {
      noted.attributes[key] = value
      return span
    },
    setAttributes: () => span,
    addEvent: () => span,
    addLink: () => span,
    addLinks: () => span,
    setStatus: () => span,
    updateName: () => span,
    end() {
      noted.ended = true
    },
    isRecording: () => true,
    recordException() {},
  }
  names.set(span, name)
  return span
}

const tracer: Tracer = {
  startSpan,
  startActiveSpan: (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as (span: Span) => unknown
    const span = startSpan(name, rest.length > 1 ? (rest[0] as object) : {})
    return context.with(trace.setSpan(context.active(), span), () => act(span)) as never
  },
}

class Contexts implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>()
  active = () => this.#storage.getStore() ?? ROOT_CONTEXT
  with: ContextManager['with'] = (within, act, self, ...args) =>
    this.#storage.run(within, () => act.call(self as never, ...args))
  bind: ContextManager['bind'] = (_within, target) => target
  enable = () => this
  disable = () => this
}

afterAll(() => {
  trace.disable()
  context.disable()
  propagation.disable()
})

test('without an SDK there is no tracer, so nothing is traced', () => {
  expect(findTracer()).toBeNull()
})

/** As every copy of the API leaves it for the others. */
const GLOBAL = Symbol.for('opentelemetry.js.api.1')

test('an SDK that brings version 1.9 of the API, as those of today do, is heard', () => {
  const before: unknown = Reflect.get(globalThis, GLOBAL)
  Reflect.set(globalThis, GLOBAL, { version: '1.9.0', trace: { getTracer: () => tracer } })
  expect(findTracer()).toBe(tracer)
  Reflect.set(globalThis, GLOBAL, before)
})

test('with an SDK each request, ruling, command and statement has a span, each within the one above it', async () => {
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  context.setGlobalContextManager(new Contexts())
  const database = await openDatabase({ dataDir: 'memory://' })
  const options = { corsOrigin: '*', rateLimitPerMinute: 0, maxDelayMs: 0, games: [cardGame, toyGame] } as const
  const app = await buildApp({ database, ...options })
  const match = await open(app)
  spans.length = 0
  // At the same moment, so that one must not take the other's place.
  const [operation] = toyGame.operations
  if (operation === undefined) throw new Error('The toy has an operation.')
  const payload = operation.examples[0]?.input as object
  await Promise.all([
    give(app, match, { command: { draw: {} } }),
    app.inject({ method: 'POST', url: `${operation.path}?save=true`, payload }),
  ])
  await app.close()
  await database.close()

  const command = 'POST /v1/matches/:id/commands'
  const ruling = `POST ${operation.path}`
  const pairs = spans.map(({ name, parent }) => [name, parent])
  expect(pairs).toContainEqual([command, null])
  expect(pairs).toContainEqual(['match command', command])
  expect(pairs).toContainEqual(['database append-to-match', 'match command'])
  expect(pairs).toContainEqual([`ruling ${operation.id}`, ruling])
  expect(pairs).toContainEqual(['database rulings', ruling])
  expect(spans.filter(({ ended }) => !ended)).toEqual([])
  expect(spans.find(({ name }) => name === command)?.attributes).toMatchObject({
    'http.route': '/v1/matches/:id/commands',
    'http.response.status_code': 200,
  })
  expect(JSON.stringify(spans)).not.toContain(match.token)
})
