import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Cell, Edge, Vertex } from '../../../geometry/grid.ts'
import { isSamePiece } from '../language/notation.ts'
import type { ApexCaption } from '../table/board.scene.ts'
import {
  boardScene,
  type Canvas,
  COLOURS,
  COVERING_KEY,
  edgeLine,
  endMark,
  FROM_KEY,
  HIDDEN_KEY,
  type KeyEntry,
  keyIf,
  pointOf,
  SHOOTER_KEY,
  TARGET_KEY,
  TO_KEY,
  tint,
} from '../table/board.scene.ts'
import type { Board, Building } from '../table/board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { End, Piece } from '../vocabulary.ts'
import type { Cover } from './cover.ts'
import type { Sight } from './line-of-sight.ts'
import { isBlocking } from './sight-judgement.ts'
import type { Visibility } from './visibility.ts'

export const BLOCKS_KEY: KeyEntry = { colour: COLOURS.blocked, mark: 'line', en: 'blocks', es: 'bloquea' }

/** The line between two ends, with what blocks it. */
export function sightScene(board: Board, seen: { from: End; to: End; sight: Sight }, caption: ApexCaption): Scene {
  const { from, to, sight } = seen
  return boardScene(board, caption, (canvas) => ({
    under: [],
    over: [
      sightLineShape(from, to, sight.visible, canvas),
      ...sight.edges.filter(isBlocking).flatMap(({ edge }) => blockedEdge(edge, canvas)),
      ...sight.vertices.filter(isBlocking).flatMap(({ vertex }) => blockedVertex(vertex, canvas)),
      ...ends(from, to, canvas),
    ],
    key: [FROM_KEY, TO_KEY, ...keyIf(!sight.visible, BLOCKS_KEY)],
  }))
}

/** Everything an end sees; what it does not see is shaded. */
export function visibilityScene(board: Board, seen: { from: End; seen: Visibility }, caption: ApexCaption): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: seen.seen.hidden.map(({ cell }) => tint(cell, COLOURS.hidden, 0.55, canvas)),
    over: endMark(seen.from, 'A', COLOURS.visible, canvas),
    key: [FROM_KEY, ...keyIf(seen.seen.hidden.length > 0, HIDDEN_KEY)],
  }))
}

/** The line of a shot and the pieces that cover the target. */
export function coverScene(
  board: Board,
  { shooter, target, cover }: { shooter: { cell: Cell }; target: { cell: Cell }; cover: Cover },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas, placed) => {
    const covering = placed.objects.filter(({ piece }) =>
      cover.covering.some((candidate) => isSamePiece(candidate, piece)),
    )
    const paint = { stroke: COLOURS.blocked, strokeWidth: Math.max(4, canvas.cell * 0.14) }
    return {
      under: [],
      over: [
        sightLineShape(shooter, target, cover.visible, canvas),
        ...covering.flatMap(({ edges }) => edges.map((edge) => edgeLine(edge, canvas, paint))),
        ...covering.flatMap(({ cells }) => cells.map((cell) => ring(pointOf({ cell }, canvas), canvas))),
        ...ends(shooter, target, canvas),
      ],
      key: [SHOOTER_KEY, TARGET_KEY, ...keyIf(covering.length > 0, COVERING_KEY)],
    }
  })
}

/** The line between two ends; dashed if it is blocked. */
export function sightLineShape(from: End, to: End, visible: boolean, canvas: Canvas): Shape {
  return {
    shape: 'line',
    from: pointOf(from, canvas),
    to: pointOf(to, canvas),
    stroke: visible ? COLOURS.visible : COLOURS.blocked,
    strokeWidth: 3,
    dashed: !visible,
  }
}

/** The pieces that block a line, outlined. */
export function blockerShapes(board: PlacedBoard, blockers: readonly Piece[], canvas: Canvas): Shape[] {
  const objects = board.objects.filter(({ piece }) => blockers.some((blocker) => isSamePiece(blocker, piece)))
  const ids = blockers.filter(({ kind }) => kind === 'building').map(({ id }) => id)
  const buildings = board.buildings.filter((_, index) => ids.includes(String(index + 1)))
  return [
    ...buildings.map((building) => outline(building, canvas)),
    ...objects.flatMap(({ edges }) => edges.flatMap((edge) => blockedEdge(edge, canvas))),
    ...objects.flatMap(({ cells }) => cells.map((cell) => ring(pointOf({ cell }, canvas), canvas))),
  ]
}

function outline({ column, row, columns, rows }: Building, canvas: Canvas): Shape {
  const size = { width: columns * canvas.cell, height: rows * canvas.cell }
  const paint = { fill: 'none', stroke: COLOURS.blocked, strokeWidth: Math.max(3, canvas.cell * 0.08) }
  return { shape: 'rectangle', ...canvas.at(column, row), ...size, ...paint }
}

/** Both ends of a line, marked A and B. */
export const ends = (from: End, to: End, canvas: Canvas): Shape[] => [
  ...endMark(from, 'A', COLOURS.visible, canvas),
  ...endMark(to, 'B', COLOURS.ink, canvas),
]

function blockedEdge(edge: Edge, canvas: Canvas): Shape[] {
  return [edgeLine(edge, canvas, { stroke: COLOURS.blocked, strokeWidth: Math.max(4, canvas.cell * 0.18) })]
}

function blockedVertex({ x, y }: Vertex, canvas: Canvas): Shape[] {
  return [ring(canvas.at(x, y), canvas)]
}

/** A ring around a point that matters. */
export function ring({ x, y }: { x: number; y: number }, canvas: Canvas): Shape {
  const radius = Math.max(6, canvas.cell * 0.22)
  return { shape: 'circle', x, y, radius, fill: 'none', stroke: COLOURS.blocked, strokeWidth: 4 }
}
