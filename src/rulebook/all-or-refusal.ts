import { keysOf, recordOf } from '../lib/keys.ts'
import { Refusal } from './refusal.ts'

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
  const entries = Refusal.collect(
    keysOf(things).map((name) => {
      const placed = place(things[name], name)
      return placed instanceof Refusal ? placed : ([name, placed] as const)
    }),
  )
  return entries instanceof Refusal ? entries : recordOf(entries)
}
