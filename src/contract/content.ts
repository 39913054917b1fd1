import { z } from 'zod'

/** Where an entry of a pack comes from. */
const PROVENANCES = ['rulebook', 'public', 'constructed'] as const
export const Provenance = z.enum(PROVENANCES).meta({
  id: 'Provenance',
  description: 'Where content comes from: printed in a rulebook, publicly known, or constructed by this project.',
})

/** What every entry of every pack says about itself; each kind of content adds its own data. */
export const ContentEntry = z.object({
  id: z.string().min(1).max(80),
  kind: z.string().min(1).max(40),
  name: z.object({ en: z.string(), es: z.string() }),
  provenance: z.enum(PROVENANCES),
  /** The page of the rulebook, or what is known about where the numbers come from. */
  source: z.string(),
})
export type ContentEntry = z.infer<typeof ContentEntry>

/** A versioned set of content. */
export type Pack = { readonly id: string; readonly version: string; readonly entries: readonly ContentEntry[] }

/** Checks entries of one kind; a broken one stops the service at start with its place. */
export function defineEntries<Schema extends z.ZodType<ContentEntry>>(
  schema: Schema,
  entries: readonly z.input<Schema>[],
): readonly z.output<Schema>[] {
  // Each schema checks a few entries once, for which compiling it would take longer than the check.
  return z.array(schema).parse(entries, { jitless: true })
}

/** Entries by id. */
export function indexEntries<Entry extends ContentEntry>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
