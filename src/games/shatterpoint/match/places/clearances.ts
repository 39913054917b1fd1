import { gapToPolygon } from '../../../../geometry/disc/disc.ts'
import { type CarriedOut, templateOf, wallsFor } from '../../movement/move.ts'
import { micrometres } from '../../table/lengths.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { type Clearance, clearanceOf } from './reach.ts'

const kept = new WeakMap<PlacedField, Map<string, Clearance>>()

/** Every way to lay the template of a move around a character, found once on a table. */
export function clearanceFor(character: PlacedCharacter, kind: CarriedOut, field: PlacedField): Clearance {
  const known = kept.get(field) ?? new Map<string, Clearance>()
  kept.set(field, known)
  const key = `${kind} ${character.id}`
  const clearance = known.get(key) ?? findClearance(character, kind, field)
  known.set(key, clearance)
  return clearance
}

/** Walls that no template can touch are left out. */
function findClearance(character: PlacedCharacter, kind: CarriedOut, field: PlacedField): Clearance {
  const template = templateOf(kind, field)
  const { disc } = character
  const reach = disc.radius + micrometres(template.firstArm + template.secondArm + template.width) + 1
  const walls = wallsFor(character, kind, field)
    .map(({ outline }) => outline)
    .filter((outline) => gapToPolygon({ ...disc, radius: 0 }, outline) < reach)
  return clearanceOf(disc, template, walls)
}
