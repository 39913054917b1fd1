import { timingSafeEqual } from 'node:crypto'
import type { ApiKey, Capped, Caps, Holder, Scope } from '../contract/api-key.ts'
import { SCOPES } from '../contract/api-key.ts'
import type { Database } from '../contract/database.ts'
import { ApiError } from '../contract/errors.ts'
import { addressGroup } from './addresses.ts'
import { Budgets } from './budgets.ts'
import { CapCounter } from './caps.ts'
import { KeyCache } from './key-cache.ts'
import { isKeyText, keyHash } from './key-text.ts'
import { type Connection, OpenConnections } from './open-connections.ts'
import { UsageLog } from './usage-log.ts'

/** Whether keys are used: not at all, by those who have one, or by everybody. */
export const KEY_MODES = ['off', 'optional', 'required'] as const
export type KeyMode = (typeof KEY_MODES)[number]

export type AccessOptions = {
  readonly apiKeys: KeyMode
  /** A secret that opens the admin routes without a key. */
  readonly adminToken?: string | undefined
  /** CPU milliseconds per minute for each key or address; 0 is no limit. */
  readonly limitCpuMsPerMinute: number
  readonly caps: Caps
}

/** Whoever sent a request. */
export type Caller = {
  readonly key: ApiKey | null
  readonly scopes: readonly Scope[]
  /** Whose budget the request is paid from. */
  readonly account: string
  /** CPU milliseconds per minute; 0 is no limit. */
  readonly perMinute: number
  readonly keyHash: string | null
}

/** The instances tell each other about once a second what was spent; usage is written less often. */
const SHARE_MS = 1_000
const USAGE_MS = 5_000
const SWEEP_MS = 60_000
/** How often the keys of open connections are looked at. */
const CHECK_MS = 2_000
const MAX_AT_ONCE = 5_000

const ANONYMOUS_SCOPES: readonly Scope[] = ['rulings', 'matches', 'content']
const ADMIN: Caller = { key: null, scopes: SCOPES, account: 'admin', perMinute: 0, keyHash: null }

type Log = { warn(error: unknown, text: string): void }

/** Who may do what, and how much of it: keys, budgets, caps and usage. */
export class Access {
  readonly mode: KeyMode
  readonly budgets: Budgets
  readonly usage: UsageLog
  readonly #options: AccessOptions
  readonly #database: Database
  readonly #keys: KeyCache
  readonly #caps: CapCounter
  readonly #connections = new OpenConnections()
  readonly #adminHash: string | null
  readonly #timers: NodeJS.Timeout[] = []
  #sharing: Promise<void> | null = null
  #log: Log | null = null

  /** `now` is a clock that does not jump. */
  constructor(options: AccessOptions, database: Database, now: () => number = () => performance.now()) {
    this.mode = options.apiKeys
    this.#options = options
    this.#database = database
    this.budgets = new Budgets(now)
    this.usage = new UsageLog(database.usage)
    this.#keys = new KeyCache(database.keys, now)
    this.#caps = new CapCounter(now)
    this.#adminHash = options.adminToken === undefined ? null : keyHash(options.adminToken)
  }

  /** Begins to tell the other instances what is spent, and to write down usage. */
  start(log: Log): void {
    this.#log = log
    const every = (ms: number, act: () => Promise<void>, text: string) => {
      const timer = setInterval(() => act().catch((error: unknown) => log.warn(error, text)), ms)
      timer.unref()
      this.#timers.push(timer)
    }
    if (this.#database.isShared) {
      every(SHARE_MS, () => this.share(), 'spending was not shared')
      every(SWEEP_MS, () => this.#database.spending.sweep(), 'spending was not swept')
    }
    if (this.mode === 'off') return
    every(USAGE_MS, () => this.usage.flush(), 'usage was not written')
    every(CHECK_MS, () => this.endInvalid(), 'the keys of open connections were not checked')
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const last = [this.#database.isShared ? this.share() : null, this.mode === 'off' ? null : this.usage.flush()]
    for (const { status, ...failed } of await Promise.allSettled(last)) {
      if (status === 'rejected') this.#log?.warn(failed, 'the last spending or usage was not written')
    }
  }

  /** Tells what was spent here and learns what was spent elsewhere, once at a time. If it fails, limits go on locally. */
  share(): Promise<void> {
    this.#sharing ??= this.#shareOnce().finally(() => {
      this.#sharing = null
    })
    return this.#sharing
  }

  async #shareOnce(): Promise<void> {
    const spent = this.budgets.takeUnreported()
    for (let from = 0; from < spent.length; from += MAX_AT_ONCE) {
      const totals = await this.#database.spending.add(spent.slice(from, from + MAX_AT_ONCE))
      for (const [account, ms] of totals) this.budgets.learn(account, ms)
    }
  }

  /** Who sends from an address without a key. */
  anonymous(ip: string): Caller {
    return {
      key: null,
      scopes: this.mode === 'required' ? [] : ANONYMOUS_SCOPES,
      account: `address:${addressGroup(ip)}`,
      perMinute: this.#options.limitCpuMsPerMinute,
      keyHash: null,
    }
  }

  /**
   * Who sends this key from this address. Waited for only when the key was not seen for some seconds; then the address
   * must have some of its budget left, so that trying keys is not free.
   */
  caller(text: string | undefined, ip: string): Caller | Promise<Caller> {
    if (text === undefined || (this.mode === 'off' && this.#adminHash === null)) return this.anonymous(ip)
    const hash = keyHash(text)
    if (this.#isAdmin(hash)) return ADMIN
    if (this.mode === 'off') return this.anonymous(ip)
    if (!isKeyText(text)) throw new ApiError('api-key.invalid', 'form')
    const found = this.#keys.find(hash)
    if (!(found instanceof Promise)) return this.#callerOf(found, hash)
    const { account, perMinute } = this.anonymous(ip)
    this.requireBudget(account, perMinute)
    return found.then((key) => this.#callerOf(key, hash))
  }

  /** Throws unless something is left of the budget. */
  requireBudget(account: string, perMinute: number): void {
    if (perMinute === 0 || !this.budgets.standing(account, perMinute).isExceeded) return
    throw budgetSpent(account, perMinute)
  }

  /** Forgets what is known of keys, because one was created or revoked here. */
  forgetKeys(): void {
    this.#keys.clear()
  }

  /** Breaks a connection off when the key that it was opened with is revoked or expires. */
  watch(connection: Connection, { keyHash: hash }: Caller): void {
    if (hash !== null) this.#connections.add(connection, hash)
  }

  /** Looks at the keys of the connections that are watched. */
  endInvalid(): Promise<void> {
    return this.#connections.endInvalid(async (hash) => {
      const key = await Promise.resolve(this.#keys.find(hash)).catch(() => undefined)
      return key === undefined || (key !== null && isValid(key))
    })
  }

  /** Whom things that a caller keeps are counted for. */
  holder({ key, account }: Caller, tokenHash: string | null): Holder {
    if (key !== null) return { owner: `key:${key.id}`, caps: { ...this.#options.caps, ...key.caps } }
    return { owner: tokenHash === null ? account : `token:${tokenHash}`, caps: this.#options.caps }
  }

  requireRoom(holder: Holder, kind: Capped, countOf: (owner: string, max: number) => Promise<number>): Promise<void> {
    return this.#caps.requireRoom(holder, kind, countOf)
  }

  #isAdmin(hash: string): boolean {
    return this.#adminHash !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(this.#adminHash))
  }

  #callerOf(key: ApiKey | null, hash: string): Caller {
    if (key === null) throw new ApiError('api-key.invalid', 'unknown')
    if (!isValid(key)) {
      const { prefix, revokedAt } = key
      throw new ApiError('api-key.invalid', revokedAt === null ? 'expired' : 'revoked', { prefix })
    }
    const perMinute = key.cpuMsPerMinute ?? this.#options.limitCpuMsPerMinute
    return { key, scopes: key.scopes, account: `key:${key.id}`, perMinute, keyHash: hash }
  }
}

/** The time of day decides, for that is what a key's end is given as. */
const isValid = ({ revokedAt, expiresAt }: ApiKey): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now())

/** The problem of a budget that is spent. */
export const budgetSpent = (account: string, perMinute: number): ApiError =>
  new ApiError('rate.exceeded', account.startsWith('key:') ? 'key' : 'address', { max: perMinute })

/** Throws unless a caller may use what a scope guards. */
export function requireScope({ key, scopes }: Caller, scope: Scope): void {
  if (scopes.includes(scope)) return
  if (key === null) throw new ApiError('api-key.missing', { scope })
  throw new ApiError('api-key.scope', { prefix: key.prefix, scope })
}
