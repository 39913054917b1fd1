import { performance } from 'node:perf_hooks'
import { SpanKind, type Tracer } from '@opentelemetry/api'
import { DatabaseUnavailable, type StatementListener } from '../contract/database.ts'
import { failSpan, findTracer } from '../telemetry/tracing.ts'
import { asPortError } from './trouble.ts'

/** Everything that is sent to the database passes here: it is timed, traced, and its errors are classified. */
export class StatementWatch {
  readonly #tracer: Tracer | null = findTracer()
  readonly #listeners: StatementListener[] = []

  onStatement(heard: StatementListener): void {
    this.#listeners.push(heard)
  }

  /** Sends a statement; trouble of the database rejects with `DatabaseUnavailable`. */
  observe<Result>(name: string, send: () => Promise<Result>): Promise<Result> {
    return this.#tracer === null ? this.#timed(name, send) : this.#traced(this.#tracer, name, send)
  }

  async #timed<Result>(name: string, send: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    try {
      const result = await send()
      for (const heard of this.#listeners) heard(name, performance.now() - began, 'done')
      return result
    } catch (caught) {
      const error = asPortError(caught)
      const outcome = error instanceof DatabaseUnavailable ? 'unavailable' : 'failed'
      for (const heard of this.#listeners) heard(name, performance.now() - began, outcome)
      throw error
    }
  }

  async #traced<Result>(tracer: Tracer, name: string, send: () => Promise<Result>): Promise<Result> {
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name }
    const span = tracer.startSpan(`database ${name}`, { kind: SpanKind.CLIENT, attributes })
    try {
      const result = await this.#timed(name, send)
      span.end()
      return result
    } catch (error) {
      failSpan(span, error)
      throw error
    }
  }
}
