import type { Scene } from '../../../contract/scene.ts'
import type { Cell, Edge } from '../../../geometry/grid.ts'
import type { ApexCaption } from '../table/board.scene.ts'
import { boardScene, COLOURS, edgeLine, endMark, keyIf, tint } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { Intersection } from '../vocabulary.ts'
import type { Contiguity } from './contiguity.ts'

type Neighbour = { cell: Cell } | { edge: Edge } | { intersection: Intersection }

/** A space and its neighbour; green if it is adjacent, blue if only near, red if neither. */
export function contiguityScene(
  board: Board,
  { reference, other, contiguity }: { reference: { cell: Cell }; other: Neighbour; contiguity: Contiguity },
  caption: ApexCaption,
): Scene {
  const colour = contiguity.adjacent ? COLOURS.cover : contiguity.near ? COLOURS.visible : COLOURS.blocked
  return boardScene(board, caption, (canvas) => ({
    under: [
      tint(reference.cell, colour, 0.2, canvas),
      ...('cell' in other ? [tint(other.cell, colour, 0.35, canvas)] : []),
    ],
    over: [
      ...('edge' in other
        ? [edgeLine(other.edge, canvas, { stroke: colour, strokeWidth: Math.max(4, canvas.cell * 0.14) })]
        : endMark(other, 'B', colour, canvas)),
      ...endMark(reference, 'A', COLOURS.ink, canvas),
    ],
    key: [
      { colour: COLOURS.ink, mark: 'disc', en: 'A: reference', es: 'A: referencia' },
      ...keyIf(contiguity.adjacent, { colour: COLOURS.cover, en: 'adjacent', es: 'adyacente' }),
      ...keyIf(contiguity.near && !contiguity.adjacent, {
        colour: COLOURS.visible,
        en: 'only near',
        es: 'solo cercano',
      }),
      ...keyIf(!contiguity.near && !contiguity.adjacent, { colour: COLOURS.blocked, en: 'neither', es: 'ninguno' }),
    ],
  }))
}
