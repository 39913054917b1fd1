import type { Holder } from './api-key.ts'

/** Whose something is that is kept, by token or key, and whom it is counted for; `null` where nobody is counted. */
export type Keeper = { readonly owner: string; readonly holder: Holder | null }

/** Whoever brings a token keeps things by it; whoever brings only a key, by the key. */
export function ownerBy(tokenHash: string | null, keyId: string | null): string | null {
  if (tokenHash !== null) return `token:${tokenHash}`
  return keyId === null ? null : `key:${keyId}`
}
