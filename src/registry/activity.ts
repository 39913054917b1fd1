import { performance } from 'node:perf_hooks'
import type { Tracer } from '@opentelemetry/api'
import type { Operation } from '../contract/operation.ts'
import { failSpan, findTracer, withSpan } from '../telemetry/tracing.ts'

/** How a question came out; `failed` if it threw. */
export type RulingResult = 'ruled' | 'refused' | 'invalid' | 'failed'

/** How a command came out; `failed` if it threw, as it does without a right to it or without a database. */
export type CommandResult = 'accepted' | 'repeated' | 'stale' | 'refused' | 'invalid' | 'failed'

export type RulingListener = (operation: Operation, result: RulingResult, durationMs: number) => void
export type CommandListener = (result: CommandResult, durationMs: number) => void

/** Tells those who watch the service what was asked, over whichever transport. Unwatched it measures nothing. */
export class Activity {
  readonly #tracer: Tracer | null = findTracer()
  #rulingHeard: RulingListener | null = null
  #commandHeard: CommandListener | null = null

  watch(listeners: { readonly ruling: RulingListener; readonly command: CommandListener }): void {
    this.#rulingHeard = listeners.ruling
    this.#commandHeard = listeners.command
  }

  /** Asks a question, and tells how it came out. */
  ruling<Answer extends { readonly kind: Exclude<RulingResult, 'failed'> }>(
    operation: Operation,
    ask: () => Answer,
  ): Answer {
    if (this.#tracer !== null) return this.#traced(this.#tracer, operation, () => this.#timed(operation, ask))
    return this.#timed(operation, ask)
  }

  #traced<Answer extends { readonly kind: string }>(tracer: Tracer, { id }: Operation, ask: () => Answer): Answer {
    return tracer.startActiveSpan(`ruling ${id}`, (span) => {
      try {
        const answer = ask()
        span.setAttribute('arbiter.result', answer.kind)
        span.end()
        return answer
      } catch (error) {
        failSpan(span, error)
        throw error
      }
    })
  }

  #timed<Answer extends { readonly kind: Exclude<RulingResult, 'failed'> }>(
    operation: Operation,
    ask: () => Answer,
  ): Answer {
    if (this.#rulingHeard === null) return ask()
    const began = performance.now()
    let result: RulingResult = 'failed'
    try {
      const answer = ask()
      result = answer.kind
      return answer
    } finally {
      this.#rulingHeard(operation, result, performance.now() - began)
    }
  }

  /** Sends a command, and tells how it came out. */
  command<Answer extends { readonly kind: Exclude<CommandResult, 'failed'> }>(
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    if (this.#tracer === null) return this.#timedCommand(send)
    return withSpan(this.#tracer, 'match command', {}, async (span) => {
      const answer = await this.#timedCommand(send)
      span.setAttribute('arbiter.result', answer.kind)
      return answer
    })
  }

  async #timedCommand<Answer extends { readonly kind: Exclude<CommandResult, 'failed'> }>(
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const began = performance.now()
    let result: CommandResult = 'failed'
    try {
      const answer = await send()
      result = answer.kind
      return answer
    } finally {
      this.#commandHeard?.(result, performance.now() - began)
    }
  }
}
