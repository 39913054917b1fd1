import { type Cell, cellsOfEdge, isCellOf } from '../../../../geometry/grid.ts'
import type { Board } from '../../table/board.ts'

/** The spaces beside the bins of these ids. */
export function binCells(board: Board, ids: readonly string[]): Cell[] {
  const bins = board.objects.filter(({ id }) => ids.includes(id))
  return bins.flatMap(({ edges = [] }) => edges.flatMap(cellsOfEdge)).filter((cell) => isCellOf(board, cell))
}
