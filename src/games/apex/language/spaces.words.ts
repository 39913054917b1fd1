import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { End } from '../vocabulary.ts'
import { cellName, vertexName } from './notation.ts'

/** `(1, 2), (3, 4)`. */
export const cellNames = (cells: readonly Cell[]): string => cells.map(cellName).join(', ')

const ROW = { en: 'row', es: 'fila' } as const

/** Many spaces in a few words, row by row: `row 0: 2–4, 7; row 1: 3`. */
export function spaceRows(cells: readonly Cell[], locale: Locale): string {
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  return rows
    .map((row) => {
      const columns = cells.filter((cell) => cell.row === row).map(({ column }) => column)
      return `${ROW[locale]} ${row}: ${runs(columns.sort((a, b) => a - b)).join(', ')}`
    })
    .join('; ')
}

/** Numbers that follow one another, as runs: `2–4`, `7`. */
function runs(numbers: readonly number[]): string[] {
  const found: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last !== undefined && number === last.to + 1) last.to = number
    else found.push({ from: number, to: number })
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
}

/** Spaces row by row, or intersections level by level. */
export function placeNames(places: readonly End[], locale: Locale): string[] {
  const cells = places.flatMap((place) => ('cell' in place ? [place.cell] : []))
  const corners = places.flatMap((place) => ('intersection' in place ? [place.intersection] : []))
  const levels = [...new Set(corners.map(({ level }) => level))].sort((a, b) => a - b)
  const level = { en: 'Intersections on level', es: 'Intersecciones del nivel' }[locale]
  return [
    ...(cells.length === 0 ? [] : [`${{ en: 'Spaces', es: 'Espacios' }[locale]}: ${spaceRows(cells, locale)}.`]),
    ...levels.map((one) => {
      const names = corners.filter((corner) => corner.level === one).map(vertexName)
      return `${level} ${one}: ${names.join(', ')}.`
    }),
  ]
}
