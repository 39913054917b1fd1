import type { GearsContent } from '../gears-content.ts'
import { aiCard } from './own-ai-cards.ts'
import { characterCard, enemyCard, type OwnCards, orderCard, weaponCard } from './own-cards.ts'
import { equipmentCards, locationCard } from './own-locations.ts'
import { missionCard } from './own-missions.ts'

/** A table of content before which some entries of a question come. Entries that nobody asks for are not read. */
class Overlay<Key, Entry> implements ReadonlyMap<Key, Entry> {
  readonly #own: ReadonlyMap<Key, Entry>
  readonly #table: ReadonlyMap<Key, Entry>

  constructor(own: readonly Entry[], table: ReadonlyMap<Key, Entry>, keyOf: (entry: Entry) => Key) {
    this.#own = new Map(own.map((entry) => [keyOf(entry), entry]))
    this.#table = table
  }

  get size(): number {
    return [...this.keys()].length
  }

  get(id: Key): Entry | undefined {
    return this.#own.get(id) ?? this.#table.get(id)
  }

  has(id: Key): boolean {
    return this.#own.has(id) || this.#table.has(id)
  }

  *entries(): MapIterator<[Key, Entry]> {
    yield* this.#own
    for (const [id, entry] of this.#table) if (!this.#own.has(id)) yield [id, entry]
  }

  *keys(): MapIterator<Key> {
    for (const [id] of this.entries()) yield id
  }

  *values(): MapIterator<Entry> {
    for (const [, entry] of this.entries()) yield entry
  }

  forEach(visit: (entry: Entry, id: Key, table: ReadonlyMap<Key, Entry>) => void): void {
    for (const [id, entry] of this.entries()) visit(entry, id, this)
  }

  [Symbol.iterator](): MapIterator<[Key, Entry]> {
    return this.entries()
  }
}

type Named = { readonly id: string }

/** A table with the cards of a question before it; the same table if there are none. */
const over = <Entry extends Named>(table: ReadonlyMap<string, Entry>, own: readonly Entry[]) =>
  own.length === 0 ? table : new Overlay(own, table, ({ id }) => id)

/** The content with the cards of a question before it. */
export function withOwnCards(content: GearsContent, own: OwnCards | undefined): GearsContent {
  if (own === undefined) return content
  const { pieces, dice, markers, figureCounts } = content
  return {
    ...{ pieces, dice, markers, figureCounts },
    // Whoever looks at it reads it.
    get attackNumbers() {
      return content.attackNumbers
    },
    enemies: over(content.enemies, own.enemies.map(enemyCard)),
    weapons: over(content.weapons, own.weapons.map(weaponCard)),
    characters: over(content.characters, own.characters.map(characterCard)),
    orderCards: over(content.orderCards, own.orderCards.map(orderCard)),
    missions: over(content.missions, own.missions.map(missionCard)),
    equipment: over(content.equipment, own.locations.flatMap(equipmentCards)),
    locations: new Overlay(own.locations.map(locationCard), content.locations, ({ piece }) => piece),
    aiCards: new Overlay(own.aiCards.map(aiCard), content.aiCards, ({ number }) => number),
  }
}
