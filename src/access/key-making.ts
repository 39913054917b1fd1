import { z } from 'zod'
import { type ApiKey, type KeyStore, SCOPES } from '../contract/api-key.ts'
import { keyHash, keyPrefix, newKeyText } from './key-text.ts'

const MAX_CPU_MS = 1_000_000_000
const Cap = z.int().min(0).max(100_000_000)

/** What a new key shall be; whatever is left out is as the service has it. */
export const NewKey = z
  .strictObject({
    // PostgreSQL refuses the NUL character, and a list of keys is read by people.
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^\P{Cc}+$/u, 'Control characters are not allowed.'),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    cpuMsPerMinute: z.int().min(0).max(MAX_CPU_MS).optional().describe('CPU milliseconds per minute; 0 is no limit.'),
    caps: z
      .strictObject({
        matches: Cap.optional(),
        forks: Cap.optional(),
        rulings: Cap.optional(),
        tables: Cap.optional(),
      })
      .default({}),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'NewApiKey', examples: [{ name: 'bot', scopes: ['rulings', 'matches'], cpuMsPerMinute: 60_000 }] })
export type NewKey = z.output<typeof NewKey>

/** A key as it is shown to whoever administers them. */
export const ShownKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('The beginning of the key, to recognise it by.'),
    scopes: z.array(z.enum(SCOPES)),
    cpuMsPerMinute: z.int().nullable().describe('Null: the limit of the service.'),
    caps: z.partialRecord(z.enum(['matches', 'forks', 'rulings', 'tables']), z.int()),
    createdAt: z.string(),
    expiresAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ShownKey = z.output<typeof ShownKey>

/** Makes a key. Its text is answered here and nowhere else. */
export async function createKey(
  store: KeyStore,
  { name, scopes, cpuMsPerMinute, caps, expiresAt }: NewKey,
): Promise<{ readonly text: string; readonly key: ApiKey }> {
  const text = newKeyText()
  const given = Object.entries(caps).filter(([, cap]) => cap !== undefined)
  const key = await store.create({
    name,
    prefix: keyPrefix(text),
    hash: keyHash(text),
    scopes: [...new Set(scopes)],
    cpuMsPerMinute: cpuMsPerMinute ?? null,
    caps: Object.fromEntries(given),
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  })
  return { text, key }
}

export function showKey({ createdAt, expiresAt, revokedAt, scopes, caps, ...key }: ApiKey): ShownKey {
  return {
    ...key,
    scopes: [...scopes],
    caps: Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== null)),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
