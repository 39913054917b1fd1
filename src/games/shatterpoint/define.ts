import { operationDefiner } from '../../contract/operation.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { type ShatterpointContent, shatterpointContent } from './content/shatterpoint-content.ts'
import type { ShatterpointViolation } from './refusal.ts'
import { refuse } from './refusal.ts'
import type { ShatterpointRules } from './rules.ts'
import type { Battlefield } from './table/battlefield.ts'
import { placeField } from './table/place-field.ts'
import type { PlacedCharacter, PlacedField, PlacedObject } from './table/placed-field.ts'

export const defineShatterpointOperation = operationDefiner<ShatterpointRules, ShatterpointContent>(
  'shatterpoint',
  shatterpointContent,
)

/** Checks a battlefield and finds the characters that a question names, by the field that names them. */
export function charactersOn<Field extends string>(
  battlefield: Battlefield,
  named: Readonly<Record<Field, string>>,
  content: ShatterpointContent,
): { field: PlacedField; found: Record<Field, PlacedCharacter> } | Refusal {
  return foundOn(placeField(battlefield, content), named, (field) => field.characters)
}

/** Checks a battlefield and finds the characters or objectives that a question names. */
export function objectsOn<Field extends string>(
  battlefield: Battlefield,
  named: Readonly<Record<Field, string>>,
  content: ShatterpointContent,
): { field: PlacedField; found: Record<Field, PlacedObject> } | Refusal {
  const field = placeField(battlefield, content)
  return foundOn<Field, PlacedObject>(field, named, ({ characters, objectives }) => [...characters, ...objectives])
}

function foundOn<Field extends string, Found extends PlacedObject>(
  field: PlacedField | Refusal,
  named: Readonly<Record<Field, string>>,
  objectsOf: (field: PlacedField) => readonly Found[],
): { field: PlacedField; found: Record<Field, Found> } | Refusal {
  if (field instanceof Refusal) return field

  const objects = objectsOf(field)
  const found: Partial<Record<Field, Found>> = {}
  const missing: ShatterpointViolation[] = []
  for (const name of Object.keys(named) as Field[]) {
    const object = objects.find(({ id }) => id === named[name])
    if (object === undefined)
      missing.push({ rule: 'shatterpoint.table.known', path: [name], facts: { id: named[name] } })
    else found[name] = object
  }
  if (missing.length > 0) return refuse(missing)
  return { field, found: found as Record<Field, Found> }
}
