import { z } from 'zod'

/** Where an entry of a pack comes from. */
export const PROVENANCES = ['rulebook', 'public', 'constructed'] as const

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
export type Pack<Entry extends ContentEntry = ContentEntry> = {
  readonly id: string
  readonly version: string
  readonly entries: readonly Entry[]
}

/** Declares a pack; a broken entry stops the service at start with the entry's place. */
export function definePack<Schema extends z.ZodType<ContentEntry>>(
  schema: Schema,
  pack: { id: string; version: string; entries: readonly z.input<Schema>[] },
): Pack<z.output<Schema>> {
  return { ...pack, entries: z.array(schema).parse(pack.entries) }
}
