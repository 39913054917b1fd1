import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { isSamePiece } from '../../language/notation.ts'
import { ring } from '../../movement/place.scene.ts'
import type { ApexCaption } from '../../table/board.scene.ts'
import { boardScene, type Canvas, COLOURS, edgeLine, endMark, keyIf, pointOf } from '../../table/board.scene.ts'
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
    key: [
      { colour: COLOURS.visible, mark: 'disc', en: 'A: Legend', es: 'A: Leyenda' },
      ...keyIf(
        targets.some(({ legal }) => legal),
        { colour: COLOURS.cover, mark: 'ring', en: 'can be destroyed', es: 'se puede destruir' },
      ),
      ...keyIf(
        targets.some(({ legal }) => !legal),
        { colour: COLOURS.blocked, mark: 'ring', en: 'cannot be destroyed', es: 'no se puede destruir' },
      ),
    ],
  }))
}

function mark({ cells, edges, intersection }: PlacedObject, stroke: string, canvas: Canvas): Shape[] {
  const onCorner = intersection === null ? [] : corner({ intersection }, stroke, canvas)
  return [
    ...cells.map((cell) => ring(cell, stroke, canvas)),
    ...edges.map((edge) => edgeLine(edge, canvas, { stroke, strokeWidth: Math.max(3, canvas.cell * 0.07) })),
    ...onCorner,
  ]
}

/** A ring around an object on an intersection. */
function corner(place: End, stroke: string, canvas: Canvas): Shape[] {
  const radius = canvas.cell * 0.2
  return [{ shape: 'circle', ...pointOf(place, canvas), radius, fill: 'none', stroke, strokeWidth: 4 }]
}
