import type { Offer, OpenField } from '../../src/contract/match.ts'
import { isInRings, nearestInRings, type Ring } from '../../src/geometry/contour.ts'
import { canonicalJson, type Json, type JsonObject } from '../../src/lib/json.ts'
import { withValue } from './random-match.ts'

/** How far outside of its region a place may lie that is accepted, in units of the table. */
type Rim = number

function valueAt(command: JsonObject, path: string): Json | undefined {
  let at: Json | undefined = command
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Readonly<Record<string, Json>>)[key]
  }
  return at
}

function isPlaceIn(rings: readonly Ring[], place: Json, rim: Rim): boolean {
  const { x, y } = place as { x: number; y: number }
  if (isInRings(rings, x, y)) return true
  const nearest = nearestInRings(rings, x, y)
  return nearest !== null && Math.hypot(nearest[0] - x, nearest[1] - y) <= rim
}

/** Whether a field allows a value. */
function allows(field: OpenField, value: Json, rim: Rim): boolean {
  if ('region' in field) {
    const { rings } = field.region
    if (field.most === undefined) return isPlaceIn(rings, value, rim)
    return Array.isArray(value) && value.length <= field.most && value.every((place) => isPlaceIn(rings, place, rim))
  }
  if ('interval' in field) return Number(value) >= field.interval[0] && Number(value) <= field.interval[1]
  const candidates = field.choices.map((choice) => JSON.stringify(choice))
  const picked = Array.isArray(value) ? value : [value]
  return picked.length <= (field.most ?? 1) && picked.every((one) => candidates.includes(JSON.stringify(one)))
}

/** Whether a command is an offer, or an offer with some of its open fields changed to what they allow. */
export const isOffered = (offers: readonly Offer[], command: JsonObject, rim: Rim): boolean =>
  offers.some(({ command: offered, open = [] }) => {
    let changed = offered
    for (const field of open) {
      const value = valueAt(command, field.path)
      if (value !== undefined && allows(field, value, rim)) changed = withValue(changed, field.path, value)
    }
    return canonicalJson(changed) === canonicalJson(command)
  })
