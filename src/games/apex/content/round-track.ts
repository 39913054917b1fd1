import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The rounds of a game (p. 14). */
export const ROUNDS = 8

/** The squad turns of a round (p. 14): the Transition phase is none. */
export const TURNS_PER_ROUND = 2

/** How far a token cools down in a Transition phase (p. 16). */
export const COOLING = 1

/** The cells of the round track: a rhombus, a dashed square and the trophy (p. 44-45). */
const ROUND_CELLS = ['round', 'event', 'trophy'] as const
export const RoundCellKind = z.enum(ROUND_CELLS).meta({ id: 'ApexRoundCellKind' })

/** The icons of an event cell (p. 45). */
const RING_ICONS = ['ringMove', 'ringReshuffle'] as const
export const RingIcon = z.enum(RING_ICONS).meta({ id: 'ApexRingIcon' })
export type RingIcon = z.infer<typeof RingIcon>

const TrackCell = z.strictObject({
  kind: RoundCellKind,
  icons: z.array(RingIcon),
  /** The damage printed under a round. */
  ringDamage: z.int().min(0).max(100).nullable(),
})
export type TrackCell = z.infer<typeof TrackCell>

export const RoundTrack = ContentEntry.extend({
  kind: z.literal('roundTrack'),
  cells: z.array(TrackCell).min(2),
  /** The positions of the cooldown track. */
  cooldownPositions: z.int().min(1),
})
export type RoundTrack = z.infer<typeof RoundTrack>

const round = (ringDamage: number): TrackCell => ({ kind: 'round', icons: [], ringDamage })
const event = (...icons: RingIcon[]): TrackCell => ({ kind: 'event', icons, ringDamage: null })
const trophy: TrackCell = { kind: 'trophy', icons: [], ringDamage: null }

/** The round panel. Its drawing is lost: the order of the cells and the damage are constructed. */
export const roundTracks = defineEntries(RoundTrack, [
  {
    id: 'round-track',
    kind: 'roundTrack',
    name: { en: 'Round panel', es: 'Panel de Ronda' },
    provenance: 'constructed',
    source:
      'Constructed: 8 rounds and a trophy as on p. 14-16; the event cells, the Ring damage of each round and the length of the cooldown track are not in the book. Some damage is above 8, as the legendary emergency shield implies.',
    cells: [
      round(2),
      event('ringReshuffle'),
      round(3),
      event('ringMove'),
      round(4),
      event('ringMove'),
      round(6),
      event('ringMove', 'ringReshuffle'),
      round(8),
      event('ringMove'),
      round(10),
      event('ringMove'),
      round(12),
      event('ringMove'),
      round(15),
      trophy,
    ],
    cooldownPositions: 6,
  },
])
