import type { UsageCounts, UsageLine, UsageStore } from '../contract/usage.ts'

/** So many lines are gathered between two writes; beyond that, keys are no longer told apart. */
const MAX_LINES = 10_000
const OTHER = 'other'

type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] }

/** Adds up usage by key and operation, until it is written. */
export class UsageLog {
  readonly #store: UsageStore
  readonly #lines = new Map<string, Writable<UsageLine>>()

  constructor(store: UsageStore) {
    this.#store = store
  }

  note(keyId: string, operation: string, counts: UsageCounts): void {
    const name = `${keyId} ${operation}`
    const known = this.#lines.get(name)
    if (known === undefined && this.#lines.size >= MAX_LINES && keyId !== OTHER) {
      this.note(OTHER, operation, counts)
      return
    }
    if (known === undefined) {
      this.#lines.set(name, { keyId, operation, ...counts })
      return
    }
    known.requests += counts.requests
    known.cpuMs += counts.cpuMs
    known.errors += counts.errors
  }

  /** Writes what was gathered; what cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    const lines = [...this.#lines.values()]
    if (lines.length === 0) return
    this.#lines.clear()
    try {
      await this.#store.add(lines)
    } catch (error) {
      for (const { keyId, operation, ...counts } of lines) this.note(keyId, operation, counts)
      throw error
    }
  }
}
