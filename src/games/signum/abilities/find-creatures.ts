import { placeNamed } from '../../../rulebook/all-or-refusal.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'

type Path = readonly (string | number)[]

/** Finds the creatures on a board that a question names, by the field that names them; or all names that nobody has. */
export function findCreatures<Field extends string>(
  { creatures }: PlacedBoard,
  named: Readonly<Record<Field, string>>,
  path: Path = [],
): Readonly<Record<Field, PlacedCreature>> | Refusal {
  return placeNamed(
    named,
    (id, field) =>
      creatures.find(({ creature }) => creature.id === id) ??
      refuse([{ rule: 'signum.board.known', path: [...path, field], facts: { id } }]),
  )
}
