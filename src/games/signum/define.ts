import { operationDefiner } from '../../contract/operation.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { type SignumContent, signumContent } from './content/signum-content.ts'
import type { SignumViolation } from './refusal.ts'
import { refuse } from './refusal.ts'
import type { SignumRules } from './rules.ts'
import type { Board } from './table/board.ts'
import { livingViolations } from './table/living.ts'
import { placeBoard } from './table/place-board.ts'
import type { PlacedBoard, PlacedCreature } from './table/placed-board.ts'

export const defineSignumOperation = operationDefiner<SignumRules, SignumContent>('signum', signumContent)

/** The refusal of a question about something that is not on the board. */
export const unknown = (id: string, ...path: readonly (string | number)[]): Refusal =>
  refuse([{ rule: 'signum.board.known', path, facts: { id } }])

/** Checks a board and finds the living creatures that a question names, by the field that names them. */
export function creaturesOn<Field extends string>(
  board: Board,
  named: Readonly<Record<Field, string>>,
): { placed: PlacedBoard; found: Record<Field, PlacedCreature> } | Refusal {
  const placed = placeBoard(board)
  if (placed instanceof Refusal) return placed

  const found: Partial<Record<Field, PlacedCreature>> = {}
  const wrong: SignumViolation[] = []
  for (const field of Object.keys(named) as Field[]) {
    const creature = placed.creatures.find(({ creature: { id } }) => id === named[field])
    if (creature === undefined) wrong.push({ rule: 'signum.board.known', path: [field], facts: { id: named[field] } })
    else {
      wrong.push(...livingViolations(creature.creature, [field]))
      found[field] = creature
    }
  }
  if (wrong.length > 0) return refuse(wrong)
  return { placed, found: found as Record<Field, PlacedCreature> }
}
