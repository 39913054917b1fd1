import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { legendName } from '../../language/legend-name.ts'
import { type ApexCaption, boardScene, type Canvas, COLOURS, type KeyEntry, keyIf } from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import {
  AUTOMATA_COLOURS,
  AUTOMATON_KEY,
  automatonMark,
  DANGER_KEY,
  dangerTints,
  figureKeys,
  figureMarks,
} from '../scenes/marks.ts'
import type { AutomatonInput, TableInput } from '../setting/fields.ts'
import type { Row } from './priorities.ts'

const CRITERIA_KEY: KeyEntry = {
  colour: COLOURS.ink,
  en: 'A to E after a name: criteria that it meets',
  es: 'A a E tras un nombre: criterios que cumple',
}

type Asked = TableInput & { readonly automaton: AutomatonInput }

/** What is written beside an enemy: its name and the criteria that it meets. */
function label(cell: Cell, text: string, canvas: Canvas): Shape {
  const { x, y } = canvas.at(cell.column + 0.5, cell.row + 1.05)
  return { shape: 'text', x, y, text, size: 11, anchor: 'middle', bold: true, fill: COLOURS.ink, halo: COLOURS.paper }
}

const line = (from: Cell, to: Cell, isChosen: boolean, canvas: Canvas): Shape => ({
  shape: 'line',
  from: canvas.centre(from),
  to: canvas.centre(to),
  stroke: isChosen ? AUTOMATA_COLOURS.primary : COLOURS.label,
  strokeWidth: isChosen ? 3 : 1.5,
  dashed: !isChosen,
})

/** The Automaton and its enemies; beside each the criteria that it meets. */
export function prioritiesScene(
  board: Board,
  { input, primary, table }: { input: Asked; primary: string | null; table: readonly Row[] },
  caption: ApexCaption,
): Scene {
  const { cell } = input.automaton
  return boardScene(board, caption, (canvas) => ({
    under: [],
    over: [
      ...input.enemies.flatMap((enemy): Shape[] => {
        if (enemy.cell === null) return []
        const met = table.filter(({ enemies }) => enemies.includes(enemy.id)).map(({ criterion }) => criterion)
        const name = legendName(enemy.id, caption.locale, caption.content)
        const lines = cell === null ? [] : [line(cell, enemy.cell, enemy.id === primary, canvas)]
        return [...lines, label(enemy.cell, met.length === 0 ? name : `${name}: ${met.join(', ')}`, canvas)]
      }),
      ...figureMarks(input, primary, canvas),
      ...(cell === null ? [] : automatonMark(cell, canvas)),
    ],
    key: [AUTOMATON_KEY, ...figureKeys(input, primary), ...keyIf(table.length > 0, CRITERIA_KEY)],
  }))
}

/** The Automaton, its primary enemy and the danger around it. */
export function procedureScene(
  board: Board,
  { input, primary, danger, sees }: { input: Asked; primary: string | null; danger: readonly Cell[]; sees: boolean },
  caption: ApexCaption,
): Scene {
  const { cell } = input.automaton
  const enemy = input.enemies.find(({ id }) => id === primary)?.cell ?? null
  return boardScene(board, caption, (canvas) => ({
    under: dangerTints(danger, canvas),
    over: [
      ...(cell === null || enemy === null ? [] : [line(cell, enemy, sees, canvas)]),
      ...figureMarks(input, primary, canvas),
      ...(cell === null ? [] : automatonMark(cell, canvas)),
    ],
    key: [AUTOMATON_KEY, ...figureKeys(input, primary), ...keyIf(danger.length > 0, DANGER_KEY)],
  }))
}
