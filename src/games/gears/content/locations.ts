import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** A line of a location card: the slots of the figures that each hole receives. */
const Line = z.string().regex(/^[ABC]{1,4}$/)

/** The location card of one side of a map piece. */
export const Location = ContentEntry.extend({
  kind: z.literal('location'),
  piece: z.string().regex(/^([1-9]|1[0-7])[AB]$/),
  /** The lines for one to four players. */
  spawn: z.array(Line).length(4),
  /** The equipment ability, by its id; null for a card that is put away. */
  equipment: z.string().max(80).nullable(),
})
export type Location = z.infer<typeof Location>

type Kind = 'ammunition' | 'weapons' | 'grenades' | 'junker' | 'hammer-of-dawn' | 'keycode' | 'troika' | null

/** What the book itself says about a card beside the public list. */
const IN_THE_BOOK: Readonly<Record<string, string>> = {
  '2A': 'p. 7 shows line 4 and that it has an ability; the rest is public (high confidence).',
  '12A': 'p. 26 says that it gives grenades; the lines are public (high confidence).',
  '16A': 'p. 7 uses the piece; lines and ability are public (high confidence).',
  '17A': 'p. 26 says that it holds the Hammer of Dawn; the lines are public (high confidence).',
}

const location = (piece: string, equipment: Kind, lines: string): z.input<typeof Location> => ({
  id: `location-${piece}`,
  kind: 'location',
  name: { en: `Location ${piece}`, es: `Lugar ${piece}` },
  piece,
  spawn: lines.split(' '),
  equipment: equipment === null ? null : `equipment-${equipment}`,
  provenance: 'public',
  source: IN_THE_BOOK[piece] ?? 'Public card list, high confidence.',
})

/** The 34 location cards: piece, equipment, lines for 1 to 4 players. */
export const locations = defineEntries(Location, [
  location('1A', 'ammunition', 'B C AC ABC'),
  location('2A', 'weapons', 'B C AC ABC'),
  location('3A', null, 'A B AB AAB'),
  location('4A', 'weapons', 'C AC BC ABC'),
  location('5A', null, 'A B AB AAB'),
  location('6A', null, 'A B AA AAC'),
  location('7A', 'ammunition', 'C AC BC ABC'),
  location('8A', null, 'A B AB AAB'),
  location('9A', null, 'A B AB AAB'),
  location('10A', 'grenades', 'B C AC ABC'),
  location('11A', null, 'A B AB AAA'),
  location('12A', 'grenades', 'B C AC CC'),
  location('13A', 'grenades', 'B C AC CC'),
  location('14A', 'junker', 'A B AB AAB'),
  location('15A', null, 'AA AB BC ABC'),
  location('16A', 'ammunition', 'A B AA ABB'),
  location('17A', 'hammer-of-dawn', 'B AA AB AAB'),
  location('1B', null, 'A B AB AAB'),
  location('2B', null, 'A B AA AAB'),
  location('3B', 'weapons', 'C AC BC ABC'),
  location('4B', null, 'A B AB AAB'),
  location('5B', null, 'A B AB AAB'),
  location('6B', 'ammunition', 'B AA AB ABC'),
  location('7B', 'grenades', 'B AA AB ABC'),
  location('8B', 'ammunition', 'A B AB AAB'),
  location('9B', null, 'A B AB AAB'),
  location('10B', null, 'B C AC ABC'),
  location('11B', 'ammunition', 'B AA AB AAB'),
  location('12B', 'keycode', 'B C AC ABC'),
  location('13B', 'grenades', 'B C AC ABC'),
  location('14B', null, 'A B AB ABC'),
  location('15B', 'ammunition', 'AA AB BC ABC'),
  location('16B', 'troika', 'A B AA AAB'),
  location('17B', 'weapons', 'B AA AB AAB'),
])
