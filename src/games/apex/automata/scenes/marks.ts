import type { Point, Shape } from '../../../../contract/scene.ts'
import type { Cell, GridSize } from '../../../../geometry/grid.ts'
import { legendMark, visiblePoint } from '../../movement/movement.scene.ts'
import { type Canvas, COLOURS, endMark, type KeyEntry, keyIf, tint } from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import type { TableInput } from '../setting/fields.ts'

/** The colours of the pictures of Automata. */
export const AUTOMATA_COLOURS = {
  automaton: '#6a1b9a',
  primary: '#c62828',
  secondary: '#ef6c00',
  danger: '#c62828',
  white: '#455a64',
  green: '#2e7d32',
  chosen: '#2e7d32',
  rejected: '#c62828',
} as const

export const AUTOMATON_KEY: KeyEntry = { colour: AUTOMATA_COLOURS.automaton, en: 'A: Automaton', es: 'A: Autómata' }
export const PRIMARY_KEY: KeyEntry = {
  colour: AUTOMATA_COLOURS.primary,
  en: '1: primary enemy',
  es: '1: enemigo principal',
}
export const SECONDARY_KEY: KeyEntry = {
  colour: AUTOMATA_COLOURS.secondary,
  en: '2: secondary enemy',
  es: '2: enemigo secundario',
}
export const DANGER_KEY: KeyEntry = { colour: '#e6a9a9', en: 'danger zone', es: 'zona de peligro' }
export const OTHERS_KEY: KeyEntry = { colour: '#c98a00', en: 'other Legend', es: 'otra Leyenda' }

/** The Automaton on its space. */
export const automatonMark = (cell: Cell, canvas: Canvas): Shape[] =>
  endMark({ cell }, 'A', AUTOMATA_COLOURS.automaton, canvas)

/** Whoever else stands on the table: the enemies by their priority, all others alike. */
export function figureMarks(
  { enemies, squadmate, occupied }: Pick<TableInput, 'enemies' | 'squadmate' | 'occupied'>,
  primary: string | null,
  canvas: Canvas,
): Shape[] {
  const others = [...occupied, ...(squadmate === null ? [] : [squadmate])]
  return [
    ...others.flatMap((cell) => legendMark(cell, canvas)),
    ...enemies.flatMap(({ id, cell, role }) => {
      if (cell === null) return []
      const isPrimary = id === primary || (primary === null && role === 'primary')
      if (primary === null && role === undefined) return endMark({ cell }, 'E', AUTOMATA_COLOURS.secondary, canvas)
      return isPrimary
        ? endMark({ cell }, '1', AUTOMATA_COLOURS.primary, canvas)
        : endMark({ cell }, '2', AUTOMATA_COLOURS.secondary, canvas)
    }),
  ]
}

/** What the marks of figures mean, as far as they are there. */
export function figureKeys(
  { enemies, squadmate, occupied }: Pick<TableInput, 'enemies' | 'squadmate' | 'occupied'>,
  primary: string | null,
): KeyEntry[] {
  const shown = enemies.filter(({ cell }) => cell !== null)
  const known = primary !== null || shown.some(({ role }) => role !== undefined)
  return [
    ...keyIf(known && shown.length > 0, PRIMARY_KEY),
    ...keyIf(known && shown.length > 1, SECONDARY_KEY),
    ...keyIf(!known && shown.length > 0, { colour: AUTOMATA_COLOURS.secondary, en: 'E: enemy', es: 'E: enemigo' }),
    ...keyIf(occupied.length > 0 || squadmate !== null, OTHERS_KEY),
  ]
}

/** Spaces of danger zones. */
export const dangerTints = (cells: readonly Cell[], canvas: Canvas): Shape[] =>
  cells.map((cell) => tint(cell, AUTOMATA_COLOURS.danger, 0.28, canvas))

/** A line from space to space; what lies beyond the board is drawn in its margin. */
export function pathLine(
  cells: readonly Cell[],
  board: Board | GridSize,
  stroke: string,
  canvas: Canvas,
  dashed = false,
): Shape[] {
  const points = cells.map((cell) => pointIn(cell, board, canvas))
  return points.slice(1).flatMap((to, index): Shape[] => {
    const from = points[index]
    return from === undefined ? [] : [{ shape: 'line', from, to, stroke, strokeWidth: 3, dashed }]
  })
}

const pointIn = (cell: Cell, { width, height }: GridSize, canvas: Canvas): Point =>
  visiblePoint(cell, { width, height }, canvas)

/** A small number or letter in a space. */
export function note(cell: Cell, text: string, colour: string, canvas: Canvas, board: GridSize): Shape[] {
  const { x, y } = pointIn(cell, board, canvas)
  const radius = Math.max(6, canvas.cell * 0.2)
  const size = radius * (text.length === 1 ? 1.2 : 0.95)
  return [
    { shape: 'circle', x, y, radius, fill: colour, stroke: COLOURS.paper, strokeWidth: 1.5 },
    { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', bold: true, fill: COLOURS.paper },
  ]
}
