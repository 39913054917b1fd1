import { placeNamed } from '../../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { Battlefield } from './battlefield.ts'
import { placeField } from './place-field.ts'
import type { PlacedCharacter, PlacedField, PlacedObject, PlacedUnit } from './placed-field.ts'

/** The names that a question uses, by the field that holds them. */
type Names<Field extends string> = Readonly<Record<Field, string>>

/** A checked battlefield, and the things that a question names on it. */
type Named<Field extends string, Found> = { field: PlacedField; found: Readonly<Record<Field, Found>> }

type Path = readonly (string | number)[]

/** Checks a battlefield and finds the characters that a question names. */
export function charactersOn<Field extends string>(
  battlefield: Battlefield,
  names: Names<Field>,
  content: ShatterpointContent,
): Named<Field, PlacedCharacter> | Refusal {
  const field = placeField(battlefield, content)
  return field instanceof Refusal ? field : withFound(field, findNamed(names, field.characters))
}

/** Checks a battlefield and finds the characters or objectives that a question names. */
export function objectsOn<Field extends string>(
  battlefield: Battlefield,
  names: Names<Field>,
  content: ShatterpointContent,
): Named<Field, PlacedObject> | Refusal {
  const field = placeField(battlefield, content)
  return field instanceof Refusal ? field : withFound(field, findNamed(names, objectsOf(field)))
}

/** Checks a battlefield and finds the units that a question names. */
export function unitsOn<Field extends string>(
  battlefield: Battlefield,
  names: Names<Field>,
  content: ShatterpointContent,
): Named<Field, PlacedUnit> | Refusal {
  const field = placeField(battlefield, content)
  return field instanceof Refusal ? field : withFound(field, findNamed(names, field.units))
}

/** Everything on a battlefield that can be measured to. */
export const objectsOf = ({ characters, objectives }: PlacedField): PlacedObject[] => [...characters, ...objectives]

const withFound = <Field extends string, Found>(
  field: PlacedField,
  found: Readonly<Record<Field, Found>> | Refusal,
): Named<Field, Found> | Refusal => (found instanceof Refusal ? found : { field, found })

/** Finds what each field names, or says which names nothing on the table has. */
function findNamed<Field extends string, Found extends { readonly id: string }>(
  names: Names<Field>,
  things: readonly Found[],
): Readonly<Record<Field, Found>> | Refusal {
  return placeNamed(
    names,
    (id, field) => things.find((thing) => thing.id === id) ?? refuse([unknownThing(id, [field])]),
  )
}

/** A name that nothing on the table has. */
export const unknownThing = (id: string, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.table.known',
  path,
  facts: { id },
})

/** The things of a list of names, in its order, or the names that nothing on the table has. */
export function findListed<Found extends { readonly id: string }>(
  names: readonly string[],
  things: readonly Found[],
  path: Path,
): Found[] | Refusal {
  return Refusal.collect(
    names.map((id, index) => things.find((thing) => thing.id === id) ?? refuse([unknownThing(id, [...path, index])])),
  )
}
