import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { FigureType } from '../vocabulary.ts'

/** A wound marker: its health on one face, a weapon or a red X on the other. */
export const Marker = ContentEntry.extend({
  kind: z.literal('marker'),
  type: FigureType,
  health: z.int().min(1).max(20),
  /** The second health face, for the one enemy that has a third state. */
  secondHealth: z.int().min(1).max(20).nullable(),
  /** The weapon on the back; null for the red X. */
  weapon: z.string().max(80).nullable(),
  copies: z.int().min(1).max(20),
})
export type Marker = z.infer<typeof Marker>

/** What the figures are called. */
const TYPES: Readonly<Record<FigureType, { en: string; es: string }>> = {
  wretch: { en: 'Wretch', es: 'Infame' },
  drone: { en: 'Drone', es: 'Drone' },
  ticker: { en: 'Ticker', es: 'Ticker' },
  boomer: { en: 'Boomer', es: 'Boomer' },
  theron: { en: 'Theron Guard', es: 'Guardia Theron' },
  kantus: { en: 'Kantus', es: 'Kantus' },
  berserker: { en: 'Berserker', es: 'Berserker' },
}

const X = { en: 'red X', es: 'X roja' }

const marker = (
  type: FigureType,
  health: number,
  back: { id: string; name: { en: string; es: string } } | null,
  copies: number,
  source: string,
): z.input<typeof Marker> => ({
  id: `${type}-${back?.id ?? 'x'}`,
  kind: 'marker',
  name: {
    en: `${TYPES[type].en} marker, ${(back?.name ?? X).en}`,
    es: `Indicador de Herida de ${TYPES[type].es}, ${(back?.name ?? X).es}`,
  },
  type,
  health,
  secondHealth: null,
  weapon: back?.id ?? null,
  copies,
  provenance: 'constructed',
  source,
})

const HAMMERBURST = { id: 'hammerburst', name: { en: 'Hammerburst', es: 'Hammerburst' } }
const BOOMSHOT = { id: 'boomshot', name: { en: 'Boomshot', es: 'Lanzagranadas' } }
const TORQUE_BOW = { id: 'torque-bow', name: { en: 'Torque bow', es: 'Arco explosivo' } }
const GNASHER = { id: 'gnasher', name: { en: 'Gnasher shotgun', es: 'Escopeta gnasher' } }

const OURS = 'The distribution over types and backs is ours.'
const DRONES = `p. 18-19: every Drone marker shows 1; that Drones drop a Hammerburst is public (medium). ${OURS}`
const BOOMERS = `That Boomers drop a Boomshot is public (medium). ${OURS}`

/** 22 in all: the list of components says 23, the publisher’s errata 22. */
export const markers = defineEntries(Marker, [
  marker('wretch', 1, null, 5, OURS),
  marker('drone', 1, HAMMERBURST, 3, DRONES),
  marker('drone', 1, GNASHER, 1, DRONES),
  marker('drone', 1, null, 3, DRONES),
  marker('boomer', 2, BOOMSHOT, 2, BOOMERS),
  marker('boomer', 2, null, 1, BOOMERS),
  marker('theron', 2, TORQUE_BOW, 2, OURS),
  marker('theron', 2, null, 1, OURS),
  marker('kantus', 2, null, 3, OURS),
  {
    ...marker('berserker', 5, null, 1, 'p. 19: health 5, then 3, and no weapon.'),
    provenance: 'rulebook',
    secondHealth: 3,
  },
])
