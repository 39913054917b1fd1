import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findTracer } from '../telemetry/tracing.ts'

type Traced = { readonly span: Span; readonly within: Context }

/** Begins a span for each request, from where it is sent on: to be called before anything else handles requests. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = findTracer()
  if (tracer === null) return
  const traced = new WeakMap<FastifyRequest, Traced>()
  app.addHook('onRequest', (request, _reply, done) => {
    traced.set(request, begin(tracer, request))
    done()
  })
  // Added when every other hook is there: those that gather requests would lose whose turn it is.
  app.addHook('onRoute', (route) => {
    const before = [route.preHandler ?? []].flat()
    route.preHandler = [
      ...before,
      (request, _reply, done) => context.with(traced.get(request)?.within ?? context.active(), done),
    ]
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { span } = traced.get(request) ?? {}
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** The caller's own trace is continued, if it sends one. Addresses hold ids, so only the route is recorded. */
function begin(tracer: Tracer, { method, routeOptions, headers }: FastifyRequest): Traced {
  const route = routeOptions.url ?? 'unknown'
  const attributes = { 'http.request.method': method, 'http.route': route }
  const parent = propagation.extract(context.active(), headers)
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
  return { span, within: trace.setSpan(parent, span) }
}
