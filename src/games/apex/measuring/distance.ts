import {
  type Cell,
  cellsOfEdge,
  cellsOfVertex,
  type Edge,
  type GridSize,
  isCellOf,
  stepsBetween,
} from '../../../geometry/grid.ts'
import type { ApexTrace } from '../rules.ts'
import type { Intersection } from '../vocabulary.ts'

/** Something a distance can be asked to. */
export type Destination = { cell: Cell } | { edge: Edge } | { intersection: Intersection }

/** Columns and rows count from 0, and without a board they go on without end. */
export const ENDLESS: GridSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }

/** The distance from a space to a space, an edge or an intersection. */
export function distance(from: Cell, to: Destination, size: GridSize, trace: ApexTrace): number {
  if ('cell' in to) return distanceToCell(from, to.cell, trace)
  const beside = 'edge' in to ? cellsOfEdge(to.edge) : cellsOfVertex(to.intersection)
  const nearest = nearestOf(
    from,
    beside.filter((cell) => isCellOf(size, cell)),
  )
  const steps = stepsBetween(from, nearest)
  if ('edge' in to) trace.applied('apex.distance.edge', { edge: to.edge, nearest, distance: steps })
  else trace.applied('apex.distance.intersection', { intersection: to.intersection, nearest, distance: steps })
  return steps
}

function distanceToCell(from: Cell, to: Cell, trace: ApexTrace): number {
  const steps = stepsBetween(from, to)
  trace.applied('apex.distance.count', { from, to, distance: steps })
  return steps
}

function nearestOf(from: Cell, cells: readonly Cell[]): Cell {
  return cells.reduce((nearest, cell) => (stepsBetween(from, cell) < stepsBetween(from, nearest) ? cell : nearest))
}
