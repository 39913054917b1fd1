/** The item at a place where a list surely has one; that it has none would be a mistake of the program. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place]
  if (item === undefined) throw new RangeError(`A list of ${items.length} has nothing at ${place}.`)
  return item
}

/** The item at a place of a list that begins again at its end. */
export const itemAround = <Item>(items: readonly Item[], place: number): Item =>
  itemAt(items, (place + items.length) % items.length)

/** Exchanges two items of a list. */
export function swap<Item>(items: Item[], a: number, b: number): void {
  const held = itemAt(items, a)
  items[a] = itemAt(items, b)
  items[b] = held
}
