import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import {
  type ApexCaption,
  boardScene,
  type Canvas,
  endMark,
  type KeyEntry,
  keyIf,
  tint,
} from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import type { End } from '../../vocabulary.ts'
import type { TableInput } from '../setting/fields.ts'
import {
  AUTOMATA_COLOURS,
  AUTOMATON_KEY,
  automatonMark,
  DANGER_KEY,
  dangerTints,
  figureKeys,
  figureMarks,
  note,
  pathLine,
} from './marks.ts'

/** Spaces in one colour, with what they mean. */
export type Tinted = { readonly cells: readonly Cell[]; readonly key: KeyEntry }

/** Small letters or numbers in places, with what they mean. */
export type Noted = {
  readonly places: readonly { readonly at: End; readonly text: string }[]
  readonly key: KeyEntry
}

/** A line between two spaces, and what it means where that is not told by what stands at its ends. */
export type Drawn = {
  readonly cells: readonly Cell[]
  readonly colour: string
  readonly dashed?: boolean
  readonly key?: KeyEntry
}

/** What a picture of the table shows besides the figures. */
export type Shown = {
  readonly automaton?: Cell | null
  readonly primary?: string | null
  readonly danger?: readonly Cell[]
  readonly tinted?: readonly Tinted[]
  readonly lines?: readonly Drawn[]
  readonly notes?: readonly Noted[]
}

type Figures = Pick<TableInput, 'enemies' | 'squadmate' | 'occupied'>

/** The table of a question: figures, danger, and whatever shows why the answer is what it is. */
export function tableScene(board: Board, figures: Figures, shown: Shown, caption: ApexCaption): Scene {
  const { automaton = null, primary = null, danger = [], tinted = [], lines = [], notes = [] } = shown
  return boardScene(board, caption, (canvas) => ({
    under: [...dangerTints(danger, canvas), ...tinted.flatMap((group) => tints(group, canvas))],
    over: [
      ...lines.flatMap(({ cells, colour, dashed = false }) => pathLine(cells, board, colour, canvas, dashed)),
      ...figureMarks(figures, primary, canvas),
      ...(automaton === null ? [] : automatonMark(automaton, canvas)),
      ...notes.flatMap(({ places, key }) =>
        places.flatMap(({ at, text }) => mark(at, text, key.colour, canvas, board)),
      ),
    ],
    key: distinct([
      ...keyIf(automaton !== null, AUTOMATON_KEY),
      ...figureKeys(figures, primary),
      ...tinted.flatMap(({ cells, key }) => keyIf(cells.length > 0, key)),
      ...notes.flatMap(({ places, key }) => keyIf(places.length > 0, key)),
      ...lines.flatMap(({ cells, key }) => (key === undefined ? [] : keyIf(cells.length > 1, key))),
      ...keyIf(danger.length > 0, DANGER_KEY),
    ]),
  }))
}

/** Every entry once, however many groups of places share it. */
const distinct = (keys: readonly KeyEntry[]): KeyEntry[] => [...new Set(keys)]

const tints = ({ cells, key }: Tinted, canvas: Canvas): Shape[] =>
  cells.map((cell) => tint(cell, key.colour, 0.32, canvas))

const mark = (at: End, text: string, colour: string, canvas: Canvas, board: Board): Shape[] =>
  'cell' in at ? note(at.cell, text, colour, canvas, board) : endMark(at, text, colour, canvas)

export const CHOSEN_KEY: KeyEntry = { colour: AUTOMATA_COLOURS.chosen, en: 'chosen', es: 'elegido' }
export const REJECTED_KEY: KeyEntry = {
  colour: AUTOMATA_COLOURS.rejected,
  en: '×: not possible',
  es: '×: no es posible',
}

/** Crosses on spaces. */
export const crosses = (cells: readonly Cell[], key: KeyEntry = REJECTED_KEY): Noted => ({
  places: cells.map((cell) => ({ at: { cell }, text: '×' })),
  key,
})

/** One mark on the space that was chosen, if there is one. */
export const chosen = (cell: Cell | null, text = '✓', key: KeyEntry = CHOSEN_KEY): Noted => ({
  places: cell === null ? [] : [{ at: { cell }, text }],
  key,
})
