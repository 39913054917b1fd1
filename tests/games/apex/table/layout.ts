import type { z } from 'zod'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { Board, placeDrawn } from '../../../../src/games/apex/table/board.ts'
import { type PlacedEnd, placeEnd } from '../../../../src/games/apex/table/line-end.ts'
import { covers, type PlacedBoard } from '../../../../src/games/apex/table/placed-board.ts'
import type { End } from '../../../../src/games/apex/vocabulary.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'

/** Boards in the shorthand of the worked examples: `B(0,0,2,2) | wall v(2,2),v(2,3) | parapet h(2,2) base 1`. */

export type BoardInput = z.input<typeof Board>

type Stack = { column: number; row: number; columns: number; rows: number; level: number }

/** Reads a layout; a building on top of another is stacked. */
export function layout(text: string, size: { width: number; height: number } = { width: 14, height: 10 }) {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const buildings: Stack[] = []
  for (const part of parts.filter(isBuilding)) buildings.push(building(part, buildings))
  const objects = parts.filter((part) => !isBuilding(part)).map((part, index) => object(part, index + 1))
  return { ...size, buildings, objects } satisfies BoardInput
}

const isBuilding = (part: string): boolean => part.startsWith('B(')

function building(part: string, standing: readonly Stack[]): Stack {
  const [column = 0, row = 0, columns = 1, rows = 1] = numbers(part)
  const below = standing.filter((other) => covers(other, { column, row }))
  return { column, row, columns, rows, level: below.length + 1 }
}

function object(part: string, number: number) {
  const [kind = ''] = part.split(' ')
  const base = /base (\d+)/.exec(part)?.[1]
  const edges = [...part.matchAll(/([vh])\((\d+),(\d+)\)/g)].map(([, axis, x, y]) => ({
    axis: axis === 'v' ? ('vertical' as const) : ('horizontal' as const),
    x: Number(x),
    y: Number(y),
  }))
  const cells = [...part.matchAll(/ \((\d+),(\d+)\)/g)].map(([, column, row]) => ({
    column: Number(column),
    row: Number(row),
  }))
  return {
    id: `${kind}-${number}`,
    kind,
    ...(edges.length > 0 ? { edges } : { cells }),
    ...(base === undefined ? {} : { base: Number(base) }),
  }
}

const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))

/** Reads `(1,2)` as a space and `(1,2,L0)` as an intersection. */
export function end(text: string): End {
  const [a = 0, b = 0, level] = numbers(text)
  return level === undefined ? { cell: { column: a, row: b } } : { intersection: { x: a, y: b, level } }
}

/** Reads `(1,2)` as a space that somebody stands in. */
export function space(text: string) {
  const [column = 0, row = 0] = numbers(text)
  return { cell: { column, row } }
}

/** Reads `(1,2) (3,4)` as a list of spaces. */
export function cells(text: string) {
  return [...text.matchAll(/\((\d+),(\d+)\)/g)].map(([, column, row]) => ({ column: Number(column), row: Number(row) }))
}

/** The board of a layout, or a failed test that says why it is none. */
export function placed(board: BoardInput): PlacedBoard {
  const result = placeDrawn(Board.parse(board), apexContent)
  if (result instanceof Refusal) throw new Error(JSON.stringify(result.violations))
  return result
}

/** An end on a board, or a failed test that says why it is none. */
export function placedEnd(board: PlacedBoard, text: string): PlacedEnd {
  const result = placeEnd(board, end(text), ['end'])
  if (result instanceof Refusal) throw new Error(JSON.stringify(result.violations))
  return result
}
