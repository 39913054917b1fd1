import { type Context, operationDefiner } from '../../contract/operation.ts'
import { placeNamed } from '../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { type ApexContent, apexContent } from './content/apex-content.ts'
import { contract } from './language/notation.ts'
import { refuse } from './refusal.ts'
import type { ApexRules } from './rules.ts'
import { type BoardForm, placeBoard } from './table/board.ts'
import { type PlacedEnd, placeEnd } from './table/line-end.ts'
import { standingViolations } from './table/occupancy.ts'
import type { PlacedBoard } from './table/placed-board.ts'
import type { End, Space } from './vocabulary.ts'

/** What a question is answered with: content, chance and the trace. */
export type ApexContext = Context<ApexRules, ApexContent>

const define = operationDefiner<ApexRules, ApexContent>('apex', apexContent)

/** Declares an operation of this game; in its Spanish texts “de el” and “a el” are contracted. */
export const defineApexOperation: typeof define = (declaration) =>
  define({
    ...declaration,
    headline: (...answer) => contract(declaration.headline(...answer)),
    details: (...answer) => declaration.details?.(...answer).map(contract) ?? [],
  })

/** Checks a board and named ends on it; the answer is everything that is wrong, or all of them in place. */
export function placeOnBoard<Field extends string>(
  board: BoardForm,
  ends: Readonly<Record<Field, End>>,
  content: ApexContent,
): { board: PlacedBoard; ends: Readonly<Record<Field, PlacedEnd>> } | Refusal {
  const placedBoard = placeBoard(board, content)
  if (placedBoard instanceof Refusal) return placedBoard
  const placed = placeNamed(ends, (end, field) => placeEnd(placedBoard, end, [field]))
  return placed instanceof Refusal ? placed : { board: placedBoard, ends: placed }
}

/** Checks a board and the spaces in which named Legends stand. */
export function standOnBoard<Field extends string>(
  board: BoardForm,
  legends: Readonly<Record<Field, Space>>,
  content: ApexContent,
): { board: PlacedBoard; ends: Readonly<Record<Field, PlacedEnd>> } | Refusal {
  const placed = placeOnBoard(board, legends, content)
  if (placed instanceof Refusal) return placed
  const violations = []
  for (const field in legends) {
    violations.push(...standingViolations(placed.board, legends[field].cell, [field, 'cell']))
  }
  return violations.length > 0 ? refuse(violations) : placed
}
