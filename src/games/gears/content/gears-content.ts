import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import type { AiCard } from './ai-cards/ai-card.ts'
import { aiCards } from './ai-cards/ai-cards.ts'
import { type AttackNumbers, attackNumberEntries, attackNumbers } from './attack-numbers.ts'
import { type Character, characters } from './characters.ts'
import { type Die, dice } from './dice.ts'
import { type Enemy, enemies } from './enemies.ts'
import { type Equipment, equipment } from './equipment.ts'
import { figureCounts } from './figure-counts.ts'
import { type Location, locations } from './locations.ts'
import { type Marker, markers } from './markers.ts'
import type { Mission } from './mission.ts'
import { missions } from './missions.ts'
import { type OrderCard, orderCards } from './order-cards.ts'
import { type Piece, pieces } from './pieces.ts'
import { type Weapon, weapons } from './weapons.ts'

/** What the rules look up while they are applied. */
export type GearsContent = {
  readonly enemies: ReadonlyMap<string, Enemy>
  readonly pieces: ReadonlyMap<string, Piece>
  readonly orderCards: ReadonlyMap<string, OrderCard>
  readonly equipment: ReadonlyMap<string, Equipment>
  /** By the map piece, `2A`. */
  readonly locations: ReadonlyMap<string, Location>
  readonly missions: ReadonlyMap<string, Mission>
  readonly weapons: ReadonlyMap<string, Weapon>
  readonly characters: ReadonlyMap<string, Character>
  readonly dice: ReadonlyMap<string, Die>
  readonly markers: ReadonlyMap<string, Marker>
  readonly attackNumbers: AttackNumbers
  /** AI cards by their printed number. */
  readonly aiCards: ReadonlyMap<number, AiCard>
  /** The figures in the box, by kind. */
  readonly figureCounts: ReadonlyMap<string, number>
}

export const gearsContent: GearsContent = {
  enemies: indexEntries(enemies),
  pieces: indexEntries(pieces),
  orderCards: indexEntries(orderCards),
  equipment: indexEntries(equipment),
  locations: new Map(locations.map((location) => [location.piece, location])),
  missions: indexEntries(missions),
  weapons: indexEntries(weapons),
  characters: indexEntries(characters),
  dice: indexEntries(dice),
  markers: indexEntries(markers),
  attackNumbers,
  aiCards: new Map(aiCards.map((card) => [card.number, card])),
  figureCounts: new Map(figureCounts.map(({ figureType, count }) => [figureType, count])),
}

const entries: readonly ContentEntry[] = [
  ...enemies,
  ...pieces,
  ...weapons,
  ...characters,
  ...dice,
  ...markers,
  ...attackNumberEntries,
  ...orderCards,
  ...equipment,
  ...locations,
  ...missions,
  ...aiCards,
  ...figureCounts,
]

export const gearsCore: Pack = { id: 'gears-core', version: '1.0.0', entries }
