import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** How far the rhombus of a Zone reaches from its intersection, in spaces (p. 37, ruling Q-43). */
export const ZONE_HALF_DIAGONAL = 1

/** What a kind of Zone does to a shot. */
export const ZoneKind = ContentEntry.extend({
  kind: z.literal('zone'),
  /** What it adds to the hit difficulty of a shot into it, out of it or through it. */
  difficulty: z.int().min(-100).max(100),
})
export type ZoneKind = z.infer<typeof ZoneKind>

export const zoneKinds = defineEntries(ZoneKind, [
  {
    id: 'smoke',
    kind: 'zone',
    name: { en: 'Smoke', es: 'Humo' },
    provenance: 'rulebook',
    source: 'p. 37',
    difficulty: 10,
  },
])
