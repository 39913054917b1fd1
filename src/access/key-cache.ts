import type { ApiKey, KeyStore } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'

/** So long an answer of the store is taken as it is. */
const FRESH_MS = 2_000
/** So long it still serves while the store is asked again; afterwards the caller waits for the store. */
const STALE_MS = 10_000
/** So long a known key goes on when the store cannot be asked. */
const OUTAGE_MS = 600_000
const MAX_KNOWN = 10_000
const MAX_UNKNOWN = 10_000
/** So many hashes are asked for at once, and so many callers may wait. */
const MAX_TOGETHER = 500
const MAX_WAITING = 2_000

type Found = { readonly key: ApiKey | null; readonly at: number }
type Waiting = { readonly resolve: (key: ApiKey | null) => void; readonly reject: (error: unknown) => void }

/**
 * Keys by their hash, as the store had them some seconds ago. However many different keys are tried, one statement at
 * a time asks the store for all that wait, and what is remembered of keys that do not exist is bounded.
 */
export class KeyCache {
  readonly #store: KeyStore
  readonly #now: () => number
  readonly #known = new Map<string, Found>()
  readonly #unknown = new Map<string, Found>()
  readonly #waiting = new Map<string, Waiting[]>()
  #waiters = 0
  #asking: Promise<void> | null = null

  constructor(store: KeyStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** The key of a hash; `null` if there is none. Only a hash that was not asked for lately is waited for. */
  find(hash: string): ApiKey | null | Promise<ApiKey | null> {
    const found = this.#known.get(hash) ?? this.#unknown.get(hash)
    const age = found === undefined ? Number.POSITIVE_INFINITY : this.#now() - found.at
    if (found === undefined || age >= STALE_MS) return this.#ask(hash, found)
    if (age >= FRESH_MS && !this.#waiting.has(hash)) this.#ask(hash, found).catch(() => {})
    return found.key
  }

  /** Lets the next request ask the store, because something was changed here. */
  clear(): void {
    this.#known.clear()
    this.#unknown.clear()
  }

  async #ask(hash: string, before: Found | undefined): Promise<ApiKey | null> {
    if (this.#waiters >= MAX_WAITING) throw new ApiError('service.overloaded', 'keys')
    this.#waiters++
    const answer = new Promise<ApiKey | null>((resolve, reject) => {
      const waiting = this.#waiting.get(hash)
      if (waiting === undefined) this.#waiting.set(hash, [{ resolve, reject }])
      else waiting.push({ resolve, reject })
    })
    this.#asking ??= this.#askAll()
    try {
      return await answer
    } catch (error) {
      // What was known goes on for a while: a database that is down must not lock out those who need none.
      if (before !== undefined && before.key !== null && this.#now() - before.at < OUTAGE_MS) return before.key
      throw error
    } finally {
      this.#waiters--
    }
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      // One turn lets the requests that arrive together be asked together.
      await new Promise(setImmediate)
      const asked = [...this.#waiting].slice(0, MAX_TOGETHER)
      for (const [hash] of asked) this.#waiting.delete(hash)
      try {
        const keys = await this.#store.find(asked.map(([hash]) => hash))
        for (const [hash, waiting] of asked) this.#settle(hash, keys.get(hash) ?? null, waiting)
      } catch {
        const error = new ApiError('service.unready', 'keys')
        for (const { reject } of asked.flatMap(([, waiting]) => waiting)) reject(error)
      }
    }
    this.#asking = null
  }

  #settle(hash: string, key: ApiKey | null, waiting: readonly Waiting[]): void {
    const [kept, other, max] =
      key === null ? [this.#unknown, this.#known, MAX_UNKNOWN] : [this.#known, this.#unknown, MAX_KNOWN]
    other.delete(hash)
    kept.delete(hash)
    kept.set(hash, { key, at: this.#now() })
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    for (const { resolve } of waiting) resolve(key)
  }
}
