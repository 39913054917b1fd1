import { z } from 'zod'
import {
  type Arm,
  type Cell,
  cellsOfEdge,
  cellsOfVertex,
  type Edge,
  edgeBetween,
  sameCell,
  sidesOf,
  stepsBetween,
  vertexBetween,
} from '../../../geometry/grid.ts'
import { distinctPieces } from '../language/notation.ts'
import type { ApexTrace } from '../rules.ts'
import { type Component, closeTogether } from '../table/joint.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Count, type Intersection, Piece } from '../vocabulary.ts'

export const Contiguity = z
  .object({
    distance: Count,
    distance1: z.boolean().describe('Whether the distance is exactly 1.'),
    adjacent: z.boolean(),
    near: z.boolean().describe('Seen from the reference space; this does not hold both ways.'),
    interposed: z.array(Piece).describe('The pieces that separate the two.'),
  })
  .meta({ id: 'ApexContiguityOutcome' })
export type Contiguity = z.infer<typeof Contiguity>

/** How a space stands to another one. */
export function contiguityOfCells(board: PlacedBoard, reference: Cell, other: Cell, trace: ApexTrace): Contiguity {
  const distance = stepsBetween(reference, other)
  const distance1 = distance === 1
  trace.applied('apex.contiguity.distance1', { reference, other, distance, holds: distance1 })

  const interposed = distance1 ? interposedBetween(board, reference, other) : []
  if (interposed.length > 0) trace.applied('apex.contiguity.between', { reference, other, interposed })

  const [referenceLevel, otherLevel] = [board.levelOf(reference), board.levelOf(other)]
  const adjacent = areAdjacent(board, reference, other)
  const near = isNear(board, reference, other)
  const levels = { reference, other, referenceLevel, otherLevel }
  trace.applied('apex.contiguity.adjacent', { ...levels, holds: adjacent })
  trace.applied('apex.contiguity.near', { ...levels, holds: near })
  return { distance, distance1, adjacent, near, interposed }
}

/** Whether two spaces are adjacent: touching, on one level, nothing in between. */
export function areAdjacent(board: PlacedBoard, a: Cell, b: Cell): boolean {
  return (
    stepsBetween(a, b) === 1 && board.levelOf(a) === board.levelOf(b) && interposedBetween(board, a, b).length === 0
  )
}

/** Whether a space is near a reference space: touching, not on a higher level, nothing in between. */
export function isNear(board: PlacedBoard, reference: Cell, other: Cell): boolean {
  return (
    stepsBetween(reference, other) === 1 &&
    board.levelOf(other) <= board.levelOf(reference) &&
    interposedBetween(board, reference, other).length === 0
  )
}

/** How a space stands to what is on an edge with its base on a level. */
export function contiguityOfEdge(
  board: PlacedBoard,
  cell: Cell,
  edge: Edge,
  base: number,
  trace: ApexTrace,
): Contiguity {
  const beside = cellsOfEdge(edge)
  const cellLevel = board.levelOf(cell)
  const found = besideOnLevel(cell, cellLevel, beside, base)
  trace.applied('apex.contiguity.edge-object', { cell, edge, cellLevel, base, ...found })
  return { ...distanceTo(cell, beside), ...found, interposed: [] }
}

/** How a space stands to an intersection. */
export function contiguityOfIntersection(
  board: PlacedBoard,
  cell: Cell,
  intersection: Intersection,
  trace: ApexTrace,
): Contiguity {
  const around = cellsOfVertex(intersection)
  const cellLevel = board.levelOf(cell)
  const found = besideOnLevel(cell, cellLevel, around, intersection.level)
  trace.applied('apex.contiguity.intersection', { cell, intersection, cellLevel, ...found })
  return { ...distanceTo(cell, around), ...found, interposed: [] }
}

function besideOnLevel(cell: Cell, cellLevel: number, beside: readonly Cell[], level: number) {
  const isBeside = beside.some((candidate) => sameCell(candidate, cell))
  return { adjacent: isBeside && cellLevel === level, near: isBeside && cellLevel <= level }
}

function distanceTo(cell: Cell, beside: readonly Cell[]) {
  const distance = Math.min(...beside.map((candidate) => stepsBetween(cell, candidate)))
  return { distance, distance1: distance === 1 }
}

/** The pieces that separate a space from a touching one; none if they are not separated. */
function interposedBetween(board: PlacedBoard, reference: Cell, other: Cell): Piece[] {
  const level = board.levelOf(reference)
  if (reference.column === other.column || reference.row === other.row) {
    return distinctPieces(obstaclesOn(board, edgeBetween(reference, other), level).map(({ piece }) => piece))
  }
  const vertex = vertexBetween(reference, other)
  const sides = sidesOf(vertex, other.column - reference.column, other.row - reference.row)
  const ceiling = Math.max(level, board.levelOf(other))
  const left = separatorsOn(board, sides.left, level, ceiling)
  const right = separatorsOn(board, sides.right, level, ceiling)
  return closeTogether(left, right) ? distinctPieces([...left, ...right].map(({ piece }) => piece)) : []
}

/** What separates on one side of a corner: obstacles on the level, and facades that rise above both spaces. */
function separatorsOn(board: PlacedBoard, arms: readonly Arm[], level: number, ceiling: number): Component[] {
  return arms.flatMap((arm) => {
    const facade = board.facadeOn(arm)
    const rising = facade !== null && facade.top > ceiling ? [facade] : []
    return [...obstaclesOn(board, arm, level), ...rising]
  })
}

function obstaclesOn(board: PlacedBoard, edge: Edge, level: number): Component[] {
  const standing = board.objectsOn(edge).filter(({ tags, base }) => tags.has('OBSTACLE') && base === level)
  return standing.map(({ piece, tags }) => ({ piece, connectable: tags.has('CONNECTABLE') }))
}
