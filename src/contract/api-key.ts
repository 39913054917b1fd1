/** What a key may be used for; each guards a group of routes. */
export const SCOPES = ['rulings', 'matches', 'content', 'admin'] as const
export type Scope = (typeof SCOPES)[number]

/** What is capped. */
const CAPPED = ['matches', 'forks', 'rulings', 'tables'] as const
export type Capped = (typeof CAPPED)[number]

/** How many of each an owner may hold at a time; `null` is no cap. */
export type Caps = Readonly<Record<Capped, number | null>>

/** Whom a stored thing is counted for, and how much that owner may hold. */
export type Holder = { readonly owner: string; readonly caps: Caps }

/** An API key as it is kept; the key itself is shown once, when it is created. */
export type ApiKey = {
  readonly id: string
  readonly name: string
  /** The beginning of the key, by which its owner recognises it. */
  readonly prefix: string
  readonly scopes: readonly Scope[]
  /** CPU milliseconds per minute; `null` is the limit of the service, 0 is no limit. */
  readonly cpuMsPerMinute: number | null
  /** Caps that differ from those of the service. */
  readonly caps: Partial<Caps>
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
}

/** A key to be kept, by the SHA-256 of its text. */
export type NewApiKey = Omit<ApiKey, 'id' | 'createdAt' | 'revokedAt'> & { readonly hash: string }

/** Keeps API keys. */
export interface KeyStore {
  create(key: NewApiKey): Promise<ApiKey>
  /** Those of the hashes that belong to a key, revoked and expired ones included. */
  find(hashes: readonly string[]): Promise<ReadonlyMap<string, ApiKey>>
  /** Newest first. */
  list(): Promise<readonly ApiKey[]>
  /** Ends a key for good; the key, or `null` if there is none. */
  revoke(id: string): Promise<ApiKey | null>
}
