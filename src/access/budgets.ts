import type { Spent } from '../contract/usage.ts'

const MINUTE_MS = 60_000
/** So many accounts are told apart by default, which takes some tens of megabytes at most. */
const MAX_ACCOUNTS = 100_000
/** When there are too many accounts, so large a part of them makes room at once. */
const EVICTED_PART = 0.1

type Account = { spent: number; perMinute: number; at: number }

/** How an account stands: how much of a minute's budget is left, and when it may ask again or is full again. */
export type Standing = {
  readonly isExceeded: boolean
  readonly remainingMs: number
  /** Milliseconds until something is left; 0 if something is. */
  readonly waitMs: number
  /** Milliseconds until the whole budget is there again. */
  readonly fullMs: number
}

/**
 * Counts what accounts spend, in milliseconds of CPU. What was spent is forgiven steadily, so much per minute, so there
 * is no window whose edge could be used; an account may go on until it has spent a whole minute's budget, and the last
 * request may overshoot. Time comes from a clock that does not jump; should it go back, nothing is forgiven meanwhile.
 */
export class Budgets {
  readonly #now: () => number
  readonly #maxAccounts: number
  readonly #accounts = new Map<string, Account>()
  /** What was spent here and the other instances have not been told. */
  readonly #unreported = new Map<string, { ms: number; perMinute: number }>()

  constructor(now: () => number, maxAccounts = MAX_ACCOUNTS) {
    this.#now = now
    this.#maxAccounts = maxAccounts
  }

  get size(): number {
    return this.#accounts.size
  }

  standing(account: string, perMinute: number): Standing {
    const known = this.#accounts.get(account)
    const spent = known === undefined ? 0 : this.#forgive(known)
    const perMs = perMinute / MINUTE_MS
    const isExceeded = spent >= perMinute
    return {
      isExceeded,
      remainingMs: isExceeded ? 0 : perMinute - spent,
      // One millisecond more than the time at which exactly nothing is left.
      waitMs: isExceeded ? (spent - perMinute) / perMs + 1 : 0,
      fullMs: spent / perMs,
    }
  }

  spend(account: string, perMinute: number, ms: number): void {
    this.#add(account, perMinute, ms)
    const unreported = this.#unreported.get(account)
    if (unreported === undefined) this.#unreported.set(account, { ms, perMinute })
    else {
      unreported.ms += ms
      unreported.perMinute = perMinute
    }
  }

  /** What is to be told to the others; it then counts as told. */
  takeUnreported(): Spent[] {
    const spent = [...this.#unreported].map(([account, { ms, perMinute }]) => ({ account, ms, perMinute }))
    this.#unreported.clear()
    return spent
  }

  /** Takes over what all instances together spent. What is known here is never less than was spent here. */
  learn(account: string, spentByAll: number): void {
    const known = this.#accounts.get(account)
    if (known === undefined) return
    const spent = spentByAll + (this.#unreported.get(account)?.ms ?? 0)
    known.spent = Math.max(this.#forgive(known), spent)
  }

  #add(account: string, perMinute: number, ms: number): void {
    const known = this.#accounts.get(account)
    if (known !== undefined) {
      known.perMinute = perMinute
      known.spent = this.#forgive(known) + ms
      return
    }
    if (this.#accounts.size >= this.#maxAccounts) this.#makeRoom()
    this.#accounts.set(account, { spent: ms, perMinute, at: this.#now() })
  }

  #forgive(account: Account): number {
    const now = this.#now()
    const passed = Math.max(0, now - account.at)
    account.spent = Math.max(0, account.spent - (passed * account.perMinute) / MINUTE_MS)
    account.at = now
    return account.spent
  }

  /** Forgets accounts that owe nothing; if there are too few of them, those that were seen first. */
  #makeRoom(): void {
    for (const [name, account] of this.#accounts) if (this.#forgive(account) === 0) this.#accounts.delete(name)
    let excess = this.#accounts.size - this.#maxAccounts * (1 - EVICTED_PART)
    for (const name of this.#accounts.keys()) {
      if (excess-- <= 0) return
      this.#accounts.delete(name)
    }
  }
}
