import { Refusal } from './refusal.ts'

/** All items of a list, or everything that was refused. */
export function allOrRefusal<Item>(items: readonly (Item | Refusal)[]): Item[] | Refusal {
  const refusals: Refusal[] = []
  const accepted: Item[] = []
  for (const item of items) {
    if (item instanceof Refusal) refusals.push(item)
    else accepted.push(item)
  }
  return refusals.length > 0 ? Refusal.join(refusals) : accepted
}

/** Several checks of one thing: everything that they refuse, or null. */
export function joinRefusals(...checks: readonly (Refusal | null)[]): Refusal | null {
  const refusals = checks.filter((check) => check !== null)
  return refusals.length > 0 ? Refusal.join(refusals) : null
}

/** Named things, each put in its place by its name; otherwise everything that was refused. */
export function placeNamed<Name extends string, Thing, Placed>(
  things: Readonly<Record<Name, Thing>>,
  place: (thing: Thing, name: Name) => Placed | Refusal,
): Readonly<Record<Name, Placed>> | Refusal {
  const names = Object.keys(things) as Name[]
  const placed = allOrRefusal(names.map((name) => place(things[name], name)))
  if (placed instanceof Refusal) return placed
  return Object.fromEntries(placed.map((thing, index) => [names[index], thing])) as Record<Name, Placed>
}
