import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { isSamePiece } from '../../language/notation.ts'
import { ring } from '../../movement/place.scene.ts'
import type { ApexCaption } from '../../table/board.scene.ts'
import { boardScene, type Canvas, COLOURS, edgeLine, endMark, pointOf } from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import type { PlacedObject } from '../../table/placed-board.ts'
import type { End } from '../../vocabulary.ts'
import type { DestructionTargets } from './destruction.ts'

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
        const object = placed.objects.find((object) => isSamePiece(object.piece, piece))
        return object === undefined ? [] : mark(object, legal ? COLOURS.cover : COLOURS.blocked, canvas)
      }),
      ...endMark({ cell: actor }, 'A', COLOURS.visible, canvas),
    ],
  }))
}

function mark({ piece, cells, edges, intersection }: PlacedObject, stroke: string, canvas: Canvas): Shape[] {
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
