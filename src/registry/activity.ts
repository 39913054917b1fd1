import { performance } from 'node:perf_hooks'
import type { Operation } from '../contract/operation.ts'

/** How a question came out; `failed` if it threw. */
export type RulingResult = 'ruled' | 'refused' | 'invalid' | 'failed'

/** How a command came out; `failed` if it threw, as it does without a right to it or without a database. */
export type CommandResult = 'accepted' | 'repeated' | 'stale' | 'refused' | 'invalid' | 'failed'

export type RulingListener = (operation: Operation, result: RulingResult, durationMs: number) => void
export type CommandListener = (result: CommandResult, durationMs: number) => void

/** Tells those who watch the service what was asked, over whichever transport. Unwatched it measures nothing. */
export class Activity {
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
  async command<Answer extends { readonly kind: Exclude<CommandResult, 'failed'> }>(
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
