import { z } from 'zod'
import { type Arm, type Cell, cellsOfEdge, type Edge, sameCell, type Vertex } from '../../../geometry/grid.ts'
import { distinctPieces } from '../language/notation.ts'
import { areAdjacent } from '../measuring/contiguity.ts'
import type { ApexTrace } from '../rules.ts'
import { areJoined, type Component } from '../table/joint.ts'
import { cellEnd } from '../table/line-end.ts'
import type { PlacedBoard, PlacedObject } from '../table/placed-board.ts'
import { Piece } from '../vocabulary.ts'
import { followLine } from './sight-judgement.ts'
import { firstBlocker, type SightLine, sidesAt, sightLine } from './sight-line.ts'

export const Cover = z
  .object({
    inCover: z.boolean(),
    covering: z.array(Piece).describe('The pieces that cover the target.'),
    visible: z.boolean().describe('Whether shooter and target see each other at all; cover has no part in that.'),
  })
  .meta({ id: 'ApexCoverOutcome' })
export type Cover = z.infer<typeof Cover>

/** Decides whether a target is in cover from a shooter. */
export function cover(board: PlacedBoard, shooter: Cell, target: Cell, trace: ApexTrace): Cover {
  const line = sightLine(cellEnd(board, shooter), cellEnd(board, target))
  const { places, cells } = followLine(line)
  const covering = distinctPieces([
    ...places.flatMap((place) =>
      'edge' in place
        ? coverOnEdge(board, place.edge, target, trace)
        : coverAtJoint(board, line, place.vertex, target, trace),
    ),
    ...cells.flatMap((cell) => coverInSpace(board, cell, target, trace)),
  ])
  const inCover = covering.length > 0
  trace.applied('apex.cover.effect', { target, inCover })
  return { inCover, covering, visible: firstBlocker(board, line.from, line.to) === null }
}

function coverOnEdge(board: PlacedBoard, edge: Edge, target: Cell, trace: ApexTrace): Piece[] {
  return board.objectsOn(edge).flatMap((object) => {
    if (!object.tags.has('COVER')) return []
    const covers = isAdjacentTo(board, target, edge, object)
    trace.applied('apex.cover.edge', { piece: object.piece, edge, cell: null, target, covers })
    return covers ? [object.piece] : []
  })
}

/** An object in a space covers when the line passes that space and the target is adjacent to it. */
function coverInSpace(board: PlacedBoard, cell: Cell, target: Cell, trace: ApexTrace): Piece[] {
  return board.objectsIn(cell).flatMap(({ piece, tags }) => {
    if (!tags.has('COVER') || sameCell(cell, target)) return []
    const covers = areAdjacent(board, target, cell)
    trace.applied('apex.cover.edge', { piece, edge: null, cell, target, covers })
    return covers ? [piece] : []
  })
}

/** Something that stands on an arm of a corner at the target's level. */
type Covering = Component & { readonly covers: boolean }

function coverAtJoint(board: PlacedBoard, line: SightLine, vertex: Vertex, target: Cell, trace: ApexTrace): Piece[] {
  const sides = sidesAt(line, vertex)
  const left = sides.left.flatMap((arm) => componentsOn(board, arm, target))
  const right = sides.right.flatMap((arm) => componentsOn(board, arm, target))
  if (![...left, ...right].some(({ covers }) => covers)) return []

  const joined = [...joinedWith(left, right), ...joinedWith(right, left)]
  const covering = distinctPieces(joined.filter(({ covers }) => covers).map(({ piece }) => piece))
  const pieces = (side: readonly Component[]) => distinctPieces(side.map(({ piece }) => piece))
  trace.applied('apex.cover.joint', { vertex, left: pieces(left), right: pieces(right), target, covering })
  return covering
}

function componentsOn(board: PlacedBoard, arm: Arm, target: Cell): Covering[] {
  const level = board.levelOf(target)
  const edge = { axis: arm.axis, x: arm.x, y: arm.y }
  const facade = board.facadeOn(edge)
  const standing = board.objectsOn(edge).filter(({ base }) => base === level)
  return [
    ...standing.map((object) => ({
      piece: object.piece,
      connectable: object.tags.has('CONNECTABLE'),
      covers: object.tags.has('COVER') && isAdjacentTo(board, target, edge, object),
    })),
    ...(facade !== null && facade.base <= level && level < facade.top ? [{ ...facade, covers: false }] : []),
  ]
}

/** The components of one side that are one with, or connected to, a component of the other side. */
function joinedWith(side: readonly Covering[], others: readonly Covering[]): Covering[] {
  return side.filter((a) => others.some((b) => areJoined(a, b)))
}

/** Whether a space is adjacent to an object on an edge: it shares the edge and is on the object's level. */
function isAdjacentTo(board: PlacedBoard, cell: Cell, edge: Edge, { base }: PlacedObject): boolean {
  return board.levelOf(cell) === base && cellsOfEdge(edge).some((beside) => sameCell(beside, cell))
}
