import type { GearsContent } from './gears-content.ts'
import { characterCard, enemyCard, type OwnCards, orderCard, weaponCard } from './own-cards.ts'

/** A table of content before which some entries of a question come. Entries that nobody asks for are not read. */
class Overlay<Entry extends { readonly id: string }> implements ReadonlyMap<string, Entry> {
  readonly #own: ReadonlyMap<string, Entry>
  readonly #table: ReadonlyMap<string, Entry>

  constructor(own: readonly Entry[], table: ReadonlyMap<string, Entry>) {
    this.#own = new Map(own.map((entry) => [entry.id, entry]))
    this.#table = table
  }

  get size(): number {
    return [...this.keys()].length
  }

  get(id: string): Entry | undefined {
    return this.#own.get(id) ?? this.#table.get(id)
  }

  has(id: string): boolean {
    return this.#own.has(id) || this.#table.has(id)
  }

  *entries(): MapIterator<[string, Entry]> {
    yield* this.#own
    for (const [id, entry] of this.#table) if (!this.#own.has(id)) yield [id, entry]
  }

  *keys(): MapIterator<string> {
    for (const [id] of this.entries()) yield id
  }

  *values(): MapIterator<Entry> {
    for (const [, entry] of this.entries()) yield entry
  }

  forEach(visit: (entry: Entry, id: string, table: ReadonlyMap<string, Entry>) => void): void {
    for (const [id, entry] of this.entries()) visit(entry, id, this)
  }

  [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.entries()
  }
}

/** The content with the cards of a question before it. */
export function withOwnCards(content: GearsContent, own: OwnCards | undefined): GearsContent {
  if (own === undefined) return content
  const { pieces, equipment, locations, missions, dice, markers, aiCards, figureCounts } = content
  return {
    ...{ pieces, equipment, locations, missions, dice, markers, aiCards, figureCounts },
    // Whoever looks at it reads it.
    get attackNumbers() {
      return content.attackNumbers
    },
    enemies: new Overlay(own.enemies.map(enemyCard), content.enemies),
    weapons: new Overlay(own.weapons.map(weaponCard), content.weapons),
    characters: new Overlay(own.characters.map(characterCard), content.characters),
    orderCards: new Overlay(own.orderCards.map(orderCard), content.orderCards),
  }
}
