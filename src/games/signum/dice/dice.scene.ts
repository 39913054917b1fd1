import {
  DICE_COLOURS,
  DIE,
  type DiceRow as DrawnRow,
  diceRowShapes,
  diceRowsScene,
  faded,
} from '../../../contract/dice-rows.ts'
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

const COLOURS = { attack: '#7d1f1a', defence: '#1d4f86', symbol: DICE_COLOURS.symbol, again: '#ff9d2e' } as const

/** Rows of dice under the headline, and what came of them below. */
export const diceScene = (rows: readonly DiceRow[], results: readonly string[], headline: string): Scene =>
  diceRowsScene(rows.map(drawnRow), results, headline)

/** Rows of dice and lines of text from a height downwards, and the room they take. */
export const diceShapes = (
  rows: readonly DiceRow[],
  results: readonly string[],
  top: number,
): { shapes: readonly Shape[]; height: number } => diceRowShapes(rows.map(drawnRow), results, top)

const drawnRow = ({ label, kind, colour, symbols, again }: DiceRow): DrawnRow => ({
  label,
  dice: symbols.map((symbol, index) => (corner: Point) => {
    const shapes = dieShapes(symbol, COLOURS[colour], corner, again.includes(index))
    return isSuccess(symbol, kind) ? shapes : faded(shapes)
  }),
})

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
