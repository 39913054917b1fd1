import { ProxyTracerProvider, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'

const NO_PROVIDER = new ProxyTracerProvider().getDelegate()

/**
 * The tracer of the SDK that was loaded with `--import`, or `null` if none was. Whoever is given `null` adds nothing
 * to what it does, so that tracing costs nothing where nobody reads the traces.
 */
export function findTracer(): Tracer | null {
  const provider = trace.getTracerProvider()
  const delegate = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider
  return delegate === NO_PROVIDER ? null : provider.getTracer('arbiter')
}

/** Ends a span as failed. The message of an error may hold data of players, so only its class is recorded. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Does something within a span, which ends with it. */
export function withSpan<Result>(
  tracer: Tracer,
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  act: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      const result = await act(span)
      span.end()
      return result
    } catch (error) {
      failSpan(span, error)
      throw error
    }
  })
}
