import { operationDefiner } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { Board } from '../board.ts'
import { type SignumContent, signumContent } from '../content/signum-content.ts'
import { placeBoard } from '../place-board.ts'
import type { PlacedBoard, PlacedCreature } from '../placed-board.ts'
import type { SignumRules } from '../rules.ts'

export const defineSignumOperation = operationDefiner<SignumRules, SignumContent>('signum', signumContent)

/** The refusal of a question about something that is not on the board. */
export const unknown = (id: string, ...path: readonly (string | number)[]): Refusal =>
  new Refusal([{ rule: 'signum.board.known', path, facts: { id } }])

/** Checks a board and finds the creatures that a question names, by the field that names them. */
export function creaturesOn<Field extends string>(
  board: Board,
  named: Readonly<Record<Field, string>>,
): { placed: PlacedBoard; found: Record<Field, PlacedCreature> } | Refusal {
  const placed = placeBoard(board)
  if (placed instanceof Refusal) return placed

  const found: Partial<Record<Field, PlacedCreature>> = {}
  const missing = []
  for (const field of Object.keys(named) as Field[]) {
    const creature = placed.creatures.find(({ creature: { id } }) => id === named[field])
    if (creature === undefined) missing.push(...unknown(named[field], field).violations)
    else found[field] = creature
  }
  if (missing.length > 0) return new Refusal(missing)
  return { placed, found: found as Record<Field, PlacedCreature> }
}
