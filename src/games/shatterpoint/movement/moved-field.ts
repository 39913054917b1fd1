import type { PlacedField } from '../table/placed-field.ts'
import type { Place } from './end-position.ts'

/** The field after an object was moved to a place. */
export function movedField(field: PlacedField, object: string, { disc, on, z }: Place): PlacedField {
  const moved = <One extends { readonly id: string }>(item: One): One =>
    item.id === object ? { ...item, disc, on, z } : item
  return { ...field, characters: field.characters.map(moved), objectives: field.objectives.map(moved) }
}
