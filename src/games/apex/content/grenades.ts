import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { isAscending, NOT_ASCENDING } from './shot-effect.ts'

export const ThrowRange = z
  .strictObject({ min: z.int().min(0).max(64), max: z.int().min(0).max(64) })
  .refine(isAscending, NOT_ASCENDING)
  .meta({ id: 'ApexThrowRange' })

/** The most aim cards that a grenade may scatter by. */
export const MAX_SCATTER_CARDS = 4

export const Grenade = ContentEntry.extend({
  kind: z.literal('grenade'),
  range: ThrowRange,
  aimCards: z.int().min(0).max(MAX_SCATTER_CARDS),
  /** The id of its area pattern. */
  pattern: z.string(),
})
export type Grenade = z.infer<typeof Grenade>

/** The grenades of the loot tokens. */
export const grenades = defineEntries(Grenade, [
  {
    id: 'thermite',
    kind: 'grenade',
    name: { en: 'Thermite grenade', es: 'Granada de termita' },
    provenance: 'rulebook',
    source: 'p. 42',
    range: { min: 2, max: 5 },
    aimCards: 1,
    pattern: 'thermite-area',
  },
  {
    id: 'frag',
    kind: 'grenade',
    name: { en: 'Frag grenade', es: 'Granada de fragmentación' },
    provenance: 'rulebook',
    source: 'p. 42',
    range: { min: 2, max: 5 },
    aimCards: 2,
    pattern: 'frag-area',
  },
])
