import type { Scene } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { type ApexCaption, boardScene, endMark, keyIf } from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import { AUTOMATA_COLOURS, AUTOMATON_KEY, automatonMark, note, PRIMARY_KEY, pathLine } from '../scenes/marks.ts'

type Laid = { readonly white: readonly Cell[]; readonly green: readonly Cell[] }

export const PATH_KEYS = [
  { colour: AUTOMATA_COLOURS.white, en: 'white path', es: 'camino blanco' },
  { colour: AUTOMATA_COLOURS.green, en: 'green path', es: 'camino verde' },
] as const

/** A Route card on the board: both paths with their spaces numbered. */
export function orientScene(
  board: Board,
  { from, primary, laid }: { from: Cell; primary: Cell | null; laid: Laid },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: [],
    over: [
      ...pathLine([from, ...laid.white], board, AUTOMATA_COLOURS.white, canvas),
      ...pathLine([from, ...laid.green], board, AUTOMATA_COLOURS.green, canvas),
      ...laid.white.flatMap((cell, index) => note(cell, String(index + 1), AUTOMATA_COLOURS.white, canvas, board)),
      ...laid.green.flatMap((cell, index) => note(cell, String(index + 1), AUTOMATA_COLOURS.green, canvas, board)),
      ...(primary === null ? [] : endMark({ cell: primary }, '1', AUTOMATA_COLOURS.primary, canvas)),
      ...automatonMark(from, canvas),
    ],
    key: [AUTOMATON_KEY, ...keyIf(primary !== null, PRIMARY_KEY), ...PATH_KEYS],
  }))
}
