import { type Axis, type Cell, cellsOfVertex, isCellOf, isVertexOf } from '../../../geometry/grid.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { End, Intersection } from '../vocabulary.ts'
import { outside } from './board.ts'
import type { PlacedBoard } from './placed-board.ts'

type Path = ApexViolation['path']

/** An end of a line that was found on the board, with its level and its point in doubled coordinates. */
export type PlacedEnd = {
  readonly end: End
  readonly level: number
  readonly isCell: boolean
  /** The column of a space, the x of an intersection. */
  readonly across: number
  /** The row of a space, the y of an intersection. */
  readonly down: number
  readonly px: number
  readonly py: number
}

/** Finds an end on the board, or says why it is not there. */
export function placeEnd(board: PlacedBoard, end: End, path: Path): PlacedEnd | Refusal {
  return 'cell' in end ? placeCell(board, end.cell, path) : placeIntersection(board, end.intersection, path)
}

/** Finds a space on the board, or says that it is not there. */
export function placeCell(board: PlacedBoard, cell: Cell, path: Path): PlacedEnd | Refusal {
  if (isCellOf(board, cell)) return cellEnd(board, cell)
  return refuse([outside({ end: { cell } }, [...path, 'cell'], board)])
}

/** A space of the board as an end. */
export function cellEnd(board: PlacedBoard, cell: Cell): PlacedEnd {
  const { column, row } = cell
  const level = board.levelOf(cell)
  return { end: { cell }, level, isCell: true, across: column, down: row, px: 2 * column + 1, py: 2 * row + 1 }
}

function placeIntersection(board: PlacedBoard, intersection: Intersection, path: Path): PlacedEnd | Refusal {
  const { x, y, level } = intersection
  const end = { intersection }
  if (!isVertexOf(board, intersection)) return refuse([outside({ end }, [...path, 'intersection'], board)])

  const levels = levelsAround(board, intersection)
  if (!levels.includes(level)) {
    const facts = { intersection, levels }
    return refuse([{ rule: 'apex.grid.roof-intersections', path: [...path, 'intersection', 'level'], facts }])
  }
  return { end, level, isCell: false, across: x, down: y, px: 2 * x, py: 2 * y }
}

function levelsAround(board: PlacedBoard, intersection: Intersection): number[] {
  const cells = cellsOfVertex(intersection).filter((cell) => board.holds(cell))
  return [...new Set(cells.map((cell) => board.levelOf(cell)))].sort()
}

export function isSameElement(a: PlacedEnd, b: PlacedEnd): boolean {
  return a.px === b.px && a.py === b.py && a.level === b.level
}

/** The whole spaces between an end and the infinite line that carries an edge: X for the upper end. */
export function measureTo(end: PlacedEnd, axis: Axis, x: number, y: number): number {
  const [position, line] = axis === 'vertical' ? [end.across, x] : [end.down, y]
  if (!end.isCell) return Math.abs(position - line)
  return position < line ? line - position - 1 : position - line
}

/** How deep an end lies behind the line that carries an edge: the touching space is 1 deep. */
export function depthBehind(end: PlacedEnd, axis: Axis, x: number, y: number): number {
  return measureTo(end, axis, x, y) + (end.isCell ? 1 : 0)
}

/** Whether an edge is a border of the space, or ends in the intersection. */
export function isBorderOf(end: PlacedEnd, axis: Axis, x: number, y: number): boolean {
  const [position, line, along, start] =
    axis === 'vertical' ? [end.across, x, end.down, y] : [end.down, y, end.across, x]
  if (end.isCell) return along === start && (line === position || line === position + 1)
  return line === position && (along === start || along === start + 1)
}
