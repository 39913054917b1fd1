import type { Caption } from '../../../contract/operation.ts'
import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { DestructionTargets } from '../combat/destruction/destruction.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { isSamePiece } from '../language/notation.ts'
import { boardScene, type Canvas, COLOURS, edgeLine, endMark, pointOf, tint } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { PlacedObject } from '../table/placed-board.ts'
import type { End } from '../vocabulary.ts'
import { legendMark } from './movement.scene.ts'
import type { Placement } from './placement.ts'
import type { RespawnOptions } from './respawn.ts'

type ApexCaption = Caption<ApexContent>

/** Where a miniature may be placed: green is legal, red is not. */
export function placementScene(
  board: Board,
  { legend, miniatures, placement }: { legend: Cell; miniatures: readonly End[]; placement: Placement },
  caption: ApexCaption,
): Scene {
  const { candidate, places } = placement
  return boardScene(board, caption, (canvas) => ({
    under: [
      ...places.flatMap((place) => ('cell' in place ? [tint(place.cell, COLOURS.cover, 0.35, canvas)] : [])),
      ...(candidate?.outerSpaces ?? []).map((cell) => tint(cell, COLOURS.cover, 0.2, canvas)),
    ],
    over: [
      ...places.flatMap((place) => ('cell' in place ? [] : [dot(place, COLOURS.cover, canvas)])),
      ...miniatures.map((place) => dot(place, COLOURS.other, canvas)),
      ...endMark({ cell: legend }, 'A', COLOURS.visible, canvas),
      ...(candidate === null
        ? []
        : endMark(candidate.place, 'B', candidate.legal ? COLOURS.cover : COLOURS.blocked, canvas)),
    ],
  }))
}

function dot(place: End, fill: string, canvas: Canvas): Shape {
  const radius = Math.max(3, canvas.cell * 0.1)
  return { shape: 'circle', ...pointOf(place, canvas), radius, fill, stroke: COLOURS.paper, strokeWidth: 1.5 }
}

/** Where a Legend may respawn; usable beacons have a green ring, the others a red one. */
export function respawnScene(
  board: Board,
  {
    options,
    squadmates,
    occupied,
  }: { options: RespawnOptions; squadmates: readonly Cell[]; occupied: readonly Cell[] },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: options.spaces.map((cell) => tint(cell, COLOURS.cover, 0.35, canvas)),
    over: [
      ...options.beacons.map(({ cell, usable }) => ring(cell, usable ? COLOURS.cover : COLOURS.blocked, canvas)),
      ...occupied.flatMap((cell) => legendMark(cell, canvas)),
      ...squadmates.flatMap((cell) => endMark({ cell }, 'A', COLOURS.visible, canvas)),
    ],
  }))
}

/** What may be destroyed, in green, and what may not, in red. */
export function destructionScene(
  board: Board,
  { actor, targets }: { actor: Cell; targets: DestructionTargets['targets'] },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas, placed) => ({
    under: [],
    over: [
      ...targets.flatMap(({ piece, legal }) => {
        const object = placed.objects.find((one) => isSamePiece(one.piece, piece))
        return object === undefined ? [] : marked(object, legal ? COLOURS.cover : COLOURS.blocked, canvas)
      }),
      ...endMark({ cell: actor }, 'A', COLOURS.visible, canvas),
    ],
  }))
}

function marked({ piece, cells, edges, intersection }: PlacedObject, stroke: string, canvas: Canvas): Shape[] {
  const onCorner = intersection === null ? [] : corner(piece.id, { intersection }, stroke, canvas)
  return [
    ...cells.map((cell) => ring(cell, stroke, canvas)),
    ...edges.map((edge) => edgeLine(edge, canvas, { stroke, strokeWidth: Math.max(3, canvas.cell * 0.07) })),
    ...onCorner,
  ]
}

/** An object on an intersection, which the board itself does not draw. */
function corner(id: string, place: End, colour: string, canvas: Canvas): Shape[] {
  const { x, y } = pointOf(place, canvas)
  const size = Math.max(9, canvas.cell * 0.22)
  return [
    { shape: 'circle', x, y, radius: canvas.cell * 0.16, fill: COLOURS.other, stroke: colour, strokeWidth: 4 },
    {
      shape: 'text',
      x,
      y: y + canvas.cell * 0.42,
      text: id,
      size,
      anchor: 'middle',
      fill: COLOURS.ink,
      halo: COLOURS.paper,
    },
  ]
}

function ring(cell: Cell, stroke: string, canvas: Canvas): Shape {
  return { shape: 'circle', ...canvas.centre(cell), radius: canvas.cell * 0.38, fill: 'none', stroke, strokeWidth: 4 }
}
