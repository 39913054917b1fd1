import { z } from 'zod'
import {
  cellsOfEdge,
  type Edge,
  type Cell as GridCell,
  sameCell,
  sidesOf,
  type Vertex,
} from '../../../../geometry/grid.ts'
import { type GridSegment, walk } from '../../../../geometry/grid-segment.ts'
import type { PatternCell } from '../../content/area-patterns.ts'
import { distinctPieces, isSamePiece } from '../../language/notation.ts'
import type { ApexTrace } from '../../rules.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { Cell, Count, LIMITS, Piece } from '../../vocabulary.ts'

/** An area as an effect lays it over the board. */
export type Area = { readonly cells: readonly PatternCell[]; readonly aerial: boolean }

const QUARTER_TURNS = 4

export const Rotation = z
  .int()
  .min(0)
  .max(QUARTER_TURNS - 1)
  .default(0)
  .describe('Quarter turns clockwise.')

const beyond = z
  .int()
  .min(-LIMITS.side)
  .max(2 * LIMITS.side)

export const GridCellOutput = z
  .object({ column: beyond, row: beyond })
  .describe('A space of the board, or of the grid imagined beyond its borders.')
  .meta({ id: 'ApexImaginedCell' })

export const AffectedSpace = z
  .object({ cell: Cell, damage: Count.nullable().describe('null where it is not known.') })
  .meta({ id: 'ApexAffectedSpace' })

const REASONS = ['otherLevel', 'barrier'] as const

export const SparedSpace = z
  .object({
    cell: Cell,
    reason: z
      .enum(REASONS)
      .describe('otherLevel: it is not on the level of the origin; barrier: something stands in between.')
      .meta({ id: 'ApexSparingReason' }),
    pieces: z.array(Piece).describe('What stands in between.'),
  })
  .meta({ id: 'ApexSparedSpace' })
export type SparedSpace = z.infer<typeof SparedSpace>

export const AreaOfEffect = z
  .object({
    level: Count.describe('The level of the origin.'),
    aerial: z.boolean(),
    affected: z.array(AffectedSpace),
    spared: z.array(SparedSpace).describe('Spaces of the pattern that the effect does not reach.'),
  })
  .meta({ id: 'ApexAreaOfEffectOutcome' })
export type AreaOfEffect = z.infer<typeof AreaOfEffect>

/** Where an area lies: its origin may be beyond the board, which is on level 0 there. */
export type Laid = { readonly origin: GridCell; readonly rotation: number }

/** Finds the spaces of the board that an area affects. */
export function areaOfEffect(
  board: PlacedBoard,
  area: Area,
  { origin, rotation }: Laid,
  trace: ApexTrace,
): AreaOfEffect {
  const level = topLevelOf(board, origin)
  const covered = area.cells
    .map((cell) => ({ cell: turn(origin, cell, rotation), damage: cell.damage }))
    .filter(({ cell }) => board.holds(cell))
  trace.applied('apex.area.pattern', { origin, spaces: covered.length })
  if (area.aerial) {
    trace.applied('apex.area.aerial', { spaces: covered.length })
    return { level, aerial: true, affected: covered, spared: [] }
  }
  const spared = covered.flatMap(({ cell }) => findSparing(board, origin, level, cell) ?? [])
  const affected = covered.filter(({ cell }) => !spared.some((space) => sameCell(space.cell, cell)))
  trace.applied('apex.area.bounded', { level, affected: affected.length, spared })
  return { level, aerial: false, affected, spared }
}

/** The space of a pattern after quarter turns clockwise around its origin. */
function turn(origin: GridCell, { columns, rows }: PatternCell, rotation: number): GridCell {
  let [across, down] = [columns, rows]
  for (let turn = 0; turn < rotation; turn++) [across, down] = [-down, across]
  return { column: origin.column + across, row: origin.row + down }
}

/** The level of the topmost object in a space; beyond the board it is 0. */
export function topLevelOf(board: PlacedBoard, cell: GridCell): number {
  if (!board.holds(cell)) return 0
  return Math.max(board.levelOf(cell), ...board.objectsIn(cell).map(({ base, level }) => base + level))
}

/** Why a bounded area does not reach a space, or nothing if it does. */
function findSparing(board: PlacedBoard, origin: GridCell, level: number, cell: GridCell): SparedSpace | null {
  if (sameCell(origin, cell)) return null
  if (topLevelOf(board, cell) !== level) return { cell, reason: 'otherLevel', pieces: [] }
  const pieces = barriersBetween(board, origin, level, cell)
  return pieces === null ? null : { cell, reason: 'barrier', pieces: distinctPieces(pieces) }
}

/** What stops an area: a wall above its level, or a change of level; the latter may have no piece beyond the board. */
type Barrier = { readonly piece: Piece | null; readonly connectable: boolean }

/** The pieces that first stop the line from the origin to a space, or `null` if nothing does. */
function barriersBetween(board: PlacedBoard, origin: GridCell, level: number, cell: GridCell): Piece[] | null {
  const segment = segmentBetween(origin, cell)
  let stopping: readonly Barrier[] = []
  walk(segment, {
    edge(axis, x, y) {
      stopping = barriersOn(board, { axis, x, y }, origin, level)
      return stopping.length > 0
    },
    vertex(x, y) {
      stopping = barriersAt(board, { x, y }, segment, origin, level)
      return stopping.length > 0
    },
  })
  return stopping.length === 0 ? null : stopping.flatMap(({ piece }) => (piece === null ? [] : [piece]))
}

/** The barriers on the two sides of a corner, if they close it together. */
function barriersAt(
  board: PlacedBoard,
  vertex: Vertex,
  segment: GridSegment,
  origin: GridCell,
  level: number,
): Barrier[] {
  const { ax, ay, zx, zy } = segment
  const sides = sidesOf(vertex, zx - ax, zy - ay)
  const left = sides.left.flatMap((arm) => barriersOn(board, arm, origin, level))
  const right = sides.right.flatMap((arm) => barriersOn(board, arm, origin, level))
  return left.some((a) => right.some((b) => areJoined(a, b))) ? [...left, ...right] : []
}

function areJoined(a: Barrier, b: Barrier): boolean {
  if (a.connectable && b.connectable) return true
  return a.piece !== null && b.piece !== null && isSamePiece(a.piece, b.piece)
}

function barriersOn(board: PlacedBoard, { axis, x, y }: Edge, origin: GridCell, level: number): Barrier[] {
  const edge = { axis, x, y }
  const [first, second] = cellsOfEdge(edge)
  const change = changeOfLevel(board, edge, { cell: origin, level })
  if (!board.holds(first) || !board.holds(second)) return change
  const walls = board.obstructionsOn(edge).filter(({ top }) => top > level)
  return [...walls, ...change]
}

/** The side of a building, or of an object with a level that stands in a space, if the level changes at an edge. */
function changeOfLevel(board: PlacedBoard, edge: Edge, origin: { cell: GridCell; level: number }): Barrier[] {
  const [first, second] = cellsOfEdge(edge)
  // The space of the origin counts at the origin's level, whatever gives it that level.
  const levelOf = (cell: GridCell, level: number) => (sameCell(cell, origin.cell) ? origin.level : level)
  const surfaceOf = (cell: GridCell) => levelOf(cell, board.holds(cell) ? board.levelOf(cell) : 0)
  if (surfaceOf(first) !== surfaceOf(second)) {
    const facade = board.facadeOn(edge)
    if (facade !== null || !board.holds(first) || !board.holds(second)) {
      return [{ piece: facade?.piece ?? null, connectable: true }]
    }
  }
  const topOf = (cell: GridCell) => levelOf(cell, topLevelOf(board, cell))
  const [firstTop, secondTop] = [topOf(first), topOf(second)]
  if (firstTop === secondTop) return []
  const raised = board.objectsIn(firstTop > secondTop ? first : second).filter((object) => object.level > 0)
  return raised.map(({ piece, tags }) => ({ piece, connectable: tags.has('CONNECTABLE') }))
}

function segmentBetween(from: GridCell, to: GridCell): GridSegment {
  return { ax: 2 * from.column + 1, ay: 2 * from.row + 1, zx: 2 * to.column + 1, zy: 2 * to.row + 1 }
}
