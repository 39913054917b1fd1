/** What an account spent since it was last reported. */
export type Spent = { readonly account: string; readonly ms: number; readonly perMinute: number }

/** Adds up what accounts spend over all instances; what was spent is forgiven steadily, by the database's clock. */
export interface SpendingStore {
  /** Adds, and answers what each account has spent and was not forgiven yet, in milliseconds. */
  add(spent: readonly Spent[]): Promise<ReadonlyMap<string, number>>
  /** Forgets the accounts to which all is forgiven. */
  sweep(): Promise<void>
}

/** How much one key asked of one operation. */
export type UsageCounts = { readonly requests: number; readonly cpuMs: number; readonly errors: number }
/** `keyId` is empty for requests without a key. */
export type UsageLine = UsageCounts & { readonly keyId: string; readonly operation: string }
/** `day` as in `2024-05-01`, in UTC. */
export type UsageOfDay = UsageLine & { readonly day: string }

type UsageFilter = {
  readonly keyId?: string | undefined
  /** First and last day, as in `2024-05-01`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Keeps usage by day, key and operation. */
export interface UsageStore {
  /** Adds to today's usage; today is what the database says. */
  add(lines: readonly UsageLine[]): Promise<void>
  /** Newest day first, at most `limit` lines. */
  read(filter: UsageFilter, limit: number): Promise<readonly UsageOfDay[]>
}
