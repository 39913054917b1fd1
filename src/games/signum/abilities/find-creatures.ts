import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'

type Path = readonly (string | number)[]

/** Finds the creatures on a board that a question names, by the field that names them; or all names that nobody has. */
export function findCreatures<Field extends string>(
  { creatures }: PlacedBoard,
  named: Readonly<Record<Field, string>>,
  path: Path = [],
): Record<Field, PlacedCreature> | Refusal {
  const found: Partial<Record<Field, PlacedCreature>> = {}
  const violations: SignumViolation[] = []
  for (const field of Object.keys(named) as Field[]) {
    const id = named[field]
    const creature = creatures.find((one) => one.creature.id === id)
    if (creature === undefined) violations.push({ rule: 'signum.board.known', path: [...path, field], facts: { id } })
    else found[field] = creature
  }
  return violations.length > 0 ? refuse(violations) : (found as Record<Field, PlacedCreature>)
}
