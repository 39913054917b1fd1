import type { PlacedCharacter, PlacedField, PlacedUnit } from '../table/placed-field.ts'
import type { Place } from './end-position.ts'

/** The field after an object was moved to a place. */
export function moveOnField(field: PlacedField, object: string, { disc, on, z }: Place): PlacedField {
  const moved = <One extends { readonly id: string }>(item: One): One =>
    item.id === object ? { ...item, disc, on, z } : item
  const units = field.units.map((unit) => rejoin(unit, unit.characters.map(moved)))
  const characters = units.flatMap((unit) => unit.characters)
  return { ...field, units, characters, objectives: field.objectives.map(moved) }
}

/** A unit with characters that know it. */
function rejoin(unit: PlacedUnit, moved: readonly PlacedCharacter[]): PlacedUnit {
  const characters: PlacedCharacter[] = []
  const joined: PlacedUnit = { ...unit, characters }
  for (const character of moved) characters.push({ ...character, unit: joined })
  return joined
}
