import { z } from 'zod'
import { type Cell as GridCell, isCellOf } from '../../../geometry/grid.ts'
import type { ApexViolation } from '../refusal.ts'
import { Cell, LIMITS } from '../vocabulary.ts'
import { outside } from './board.ts'
import type { PlacedBoard } from './placed-board.ts'

/** The spaces in which Legends stand; the pieces of the board are known from the board. */
export const OccupiedCells = z
  .array(Cell)
  .max(LIMITS.cells)
  .default([])
  .describe('The spaces in which other Legends stand; objects that occupy a space are read from the board.')

/** Whether something occupies a space. */
export type IsOccupied = (cell: GridCell) => boolean

/** Reads off the board and the Legends on it which spaces are occupied. */
export function occupancy(board: PlacedBoard, legends: readonly GridCell[]): IsOccupied {
  const taken = new Set(legends.map((cell) => keyOf(board, cell)))
  return (cell) => taken.has(keyOf(board, cell)) || board.objectsIn(cell).some(({ tags }) => tags.has('OCCUPIES_SPACE'))
}

/** What is wrong with a list of spaces in which Legends stand: those off the board, and those nobody can enter. */
export function outsideViolations(board: PlacedBoard, cells: readonly GridCell[], field: string): ApexViolation[] {
  return cells.flatMap((cell, index) =>
    isCellOf(board, cell)
      ? standingViolations(board, cell, [field, index])
      : [outside({ end: { cell } }, [field, index], board)],
  )
}

/** The violation of a Legend that stands in a space which nobody can enter. */
export function standingViolations(board: PlacedBoard, cell: GridCell, path: ApexViolation['path']): ApexViolation[] {
  const impassable = board.objectsIn(cell).filter(({ tags }) => tags.has('IMPASSABLE'))
  const pieces = impassable.map(({ piece }) => piece)
  return pieces.length === 0 ? [] : [{ rule: 'apex.board.legend-space', path, facts: { cell, pieces } }]
}

const keyOf = ({ width }: PlacedBoard, { column, row }: GridCell): number => row * width + column
