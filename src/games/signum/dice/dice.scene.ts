import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { DieSymbol } from '../vocabulary.ts'
import { isSuccess, type RollKind } from './dice.ts'
import type { RolledPool } from './pool.ts'

/** One row of dice: whose they are, how they lie, and which of them count. */
export type DiceRow = {
  readonly label: string
  readonly kind: RollKind
  readonly colour: 'attack' | 'defence'
  readonly symbols: readonly DieSymbol[]
  /** The dice that were rolled again. */
  readonly again: readonly number[]
}

/** The row of a rolled pool. */
export const poolRow = (
  label: string,
  kind: RollKind,
  colour: DiceRow['colour'],
  { symbols, rerolls }: RolledPool,
): DiceRow => ({ label, kind, colour, symbols, again: rerolls.map(({ die }) => die) })

const DIE = 46
const GAP = 8
const MARGIN = 24
const TITLE = 48
const LABEL = 26
const LINE = 24
const PER_LINE = 15
const MIN_WIDTH = 560
const MAX_WIDTH = 960
const COLOURS = {
  paper: '#fffdf8',
  ink: '#2b2b2b',
  attack: '#7d1f1a',
  defence: '#1d4f86',
  symbol: '#fffdf8',
  again: '#ff9d2e',
} as const

/** Rows of dice under the headline, and what came of them below. */
export function diceScene(rows: readonly DiceRow[], results: readonly string[], headline: string): Scene {
  const { shapes, height } = diceShapes(rows, results, TITLE)
  const widest = Math.max(0, ...rows.map(({ symbols }) => Math.min(PER_LINE, symbols.length)))
  const longest = Math.max(...[headline, ...results].map((text) => text.length))
  const width = Math.min(MAX_WIDTH, Math.max(2 * MARGIN + widest * (DIE + GAP), MIN_WIDTH, 2 * MARGIN + longest * 9.5))
  const size = Math.min(17, (width - 2 * MARGIN) / (headline.length * 0.6))
  return {
    width,
    height: TITLE + height + 12,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height: TITLE + height + 12, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: 32, text: headline, size, bold: true, fill: COLOURS.ink },
      ...shapes,
    ],
  }
}

/** Rows of dice and lines of text from a height downwards, and the room they take. */
export function diceShapes(
  rows: readonly DiceRow[],
  results: readonly string[],
  top: number,
): { shapes: readonly Shape[]; height: number } {
  const shapes: Shape[] = []
  let y = top
  for (const row of rows) {
    shapes.push(...rowShapes(row, y))
    y += LABEL + Math.ceil(row.symbols.length / PER_LINE) * (DIE + GAP) + 8
  }
  for (const text of results) {
    const size = Math.min(15, (MAX_WIDTH - 2 * MARGIN) / (text.length * 0.6))
    shapes.push({ shape: 'text', x: MARGIN, y: y + 16, text, size, fill: COLOURS.ink })
    y += LINE
  }
  return { shapes, height: y - top }
}

function rowShapes({ label, kind, colour, symbols, again }: DiceRow, top: number): Shape[] {
  const title: Shape = { shape: 'text', x: MARGIN, y: top + 16, text: label, size: 15, fill: COLOURS.ink }
  const dice = symbols.flatMap((symbol, index) => {
    const corner = {
      x: MARGIN + (index % PER_LINE) * (DIE + GAP),
      y: top + LABEL + Math.floor(index / PER_LINE) * (DIE + GAP),
    }
    const shapes = dieShapes(symbol, COLOURS[colour], corner, again.includes(index))
    return isSuccess(symbol, kind) ? shapes : shapes.map((shape) => ({ ...shape, opacity: 0.35 }))
  })
  return [title, ...dice]
}

/** A die; one that was rolled again has a rim. */
function dieShapes(symbol: DieSymbol, fill: string, { x, y }: Point, isAgain: boolean): Shape[] {
  const rim = isAgain ? { stroke: COLOURS.again, strokeWidth: 3 } : {}
  return [
    { shape: 'rectangle', x, y, width: DIE, height: DIE, radius: 8, fill, ...rim },
    ...SYMBOLS[symbol]({ x: x + DIE / 2, y: y + DIE / 2 }, fill),
  ]
}

const polygon = ({ x, y }: Point, corners: readonly (readonly [number, number])[]): Shape => ({
  shape: 'polygon',
  points: corners.map(([right, down]) => ({ x: x + right, y: y + down })),
  fill: COLOURS.symbol,
})

const SYMBOLS: Readonly<Record<DieSymbol, (middle: Point, fill: string) => Shape[]>> = {
  target: ({ x, y }, fill) => [
    { shape: 'circle', x, y, radius: 16, fill: COLOURS.symbol },
    { shape: 'circle', x, y, radius: 11, fill },
    { shape: 'circle', x, y, radius: 5, fill: COLOURS.symbol },
  ],
  axe: (middle) => [
    polygon(middle, [
      [-3, -16],
      [2, -16],
      [2, 17],
      [-3, 17],
    ]),
    polygon(middle, [
      [2, -11],
      [12, -16],
      [15, -6],
      [12, 5],
      [2, -1],
    ]),
  ],
  shield: (middle) => [
    polygon(middle, [
      [-13, -14],
      [13, -14],
      [12, 3],
      [0, 16],
      [-12, 3],
    ]),
  ],
}
