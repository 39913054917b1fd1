import { z } from 'zod'
import type { Cell as GridCell, Edge as GridEdge } from '../../../geometry/grid.ts'
import type { ApexTrace } from '../rules.ts'
import { BorderSide, Cell, Count, Intersection, Piece } from '../vocabulary.ts'
import { intersectionFreedom, spaceFreedom } from './free-intersection.ts'
import type { PlacedBoard } from './placed-board.ts'

const SpaceEdge = z
  .object({
    side: BorderSide,
    occupied: z.boolean(),
    pieces: z.array(Piece).describe('What stands on the edge, and the building whose wall is there.'),
    level: Count.nullable().describe('The level beyond it; null at the border of the board.'),
  })
  .meta({ id: 'ApexSpaceEdge' })
type SpaceEdge = z.infer<typeof SpaceEdge>

const SpaceCorner = z.object({ intersection: Intersection, free: z.boolean() }).meta({ id: 'ApexSpaceCorner' })

/** Everything about one space of a board. */
export const SpaceReport = z
  .object({
    cell: Cell,
    level: Count,
    buildings: z.array(Piece).describe('The buildings below the space, the lowest first.'),
    free: z.boolean().describe('Nothing occupies the space.'),
    pieces: z.array(Piece).describe('The objects that stand in the space.'),
    edges: z.array(SpaceEdge),
    corners: z.array(SpaceCorner).describe('Its corners on its own level.'),
  })
  .meta({ id: 'ApexSpaceReportOutcome' })
export type SpaceReport = z.infer<typeof SpaceReport>

/** Looks at one space: its level, what stands in it, on its edges and at its corners. */
export function reportSpace(board: PlacedBoard, cell: GridCell, trace: ApexTrace): SpaceReport {
  const level = board.levelOf(cell)
  const buildings = board.buildingsUnder(cell)
  trace.applied('apex.grid.building', { cell, level, buildings })
  const { free } = spaceFreedom(board, cell, [])
  const pieces = board.objectsIn(cell).map(({ piece }) => piece)
  const edges = edgesOf(cell).map(({ side, edge, beyond }) => describeEdge(board, side, edge, beyond, level))
  const corners = cornersOf(cell).map((vertex) => {
    const intersection = { ...vertex, level }
    return { intersection, free: intersectionFreedom(board, intersection, []).free }
  })
  const occupied = edges.filter((edge) => edge.occupied).map(({ side }) => side)
  trace.applied('apex.grid.elements', {
    cell,
    free,
    edges: occupied,
    corners: corners.filter((corner) => !corner.free).length,
  })
  return { cell, level, buildings, free, pieces, edges, corners }
}

function describeEdge(
  board: PlacedBoard,
  side: BorderSide,
  edge: GridEdge,
  beyond: GridCell,
  level: number,
): SpaceEdge {
  const standing = board.objectsOn(edge)
  const wall = board.buildingWallOn(edge)
  const isOccupied = standing.some(({ tags, base }) => tags.has('OCCUPIES_EDGE') && base === level)
  const passes = wall !== null && wall.base <= level && level < wall.top
  return {
    side,
    occupied: isOccupied || passes,
    pieces: [...standing.map(({ piece }) => piece), ...(wall === null ? [] : [wall.piece])],
    level: board.holds(beyond) ? board.levelOf(beyond) : null,
  }
}

/** The four edges of a space with the spaces beyond them. */
function edgesOf({ column, row }: GridCell): { side: BorderSide; edge: GridEdge; beyond: GridCell }[] {
  return [
    { side: 'N', edge: { axis: 'horizontal', x: column, y: row }, beyond: { column, row: row - 1 } },
    { side: 'E', edge: { axis: 'vertical', x: column + 1, y: row }, beyond: { column: column + 1, row } },
    { side: 'S', edge: { axis: 'horizontal', x: column, y: row + 1 }, beyond: { column, row: row + 1 } },
    { side: 'W', edge: { axis: 'vertical', x: column, y: row }, beyond: { column: column - 1, row } },
  ]
}

const cornersOf = ({ column, row }: GridCell) => [
  { x: column, y: row },
  { x: column + 1, y: row },
  { x: column + 1, y: row + 1 },
  { x: column, y: row + 1 },
]
