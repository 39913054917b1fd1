import type { Point, Scene, Shape } from './scene.ts'

/** One row of dice in a picture: its label, and each die as it is drawn from its upper left corner. */
export type DiceRow = { readonly label: string; readonly dice: readonly ((corner: Point) => readonly Shape[])[] }

/** The side of a die. */
export const DIE = 46
export const DICE_COLOURS = { paper: '#fffdf8', ink: '#2b2b2b', symbol: '#fffdf8' } as const

const GAP = 8
const MARGIN = 24
const TITLE = 48
const LABEL = 26
const LINE = 24
const PER_LINE = 15
const MIN_WIDTH = 560
const MAX_WIDTH = 960

/** Rows of dice under the headline, and what came of them below. */
export function diceRowsScene(rows: readonly DiceRow[], results: readonly string[], headline: string): Scene {
  const { shapes, height } = diceRowShapes(rows, results, TITLE)
  const widest = Math.max(0, ...rows.map(({ dice }) => Math.min(PER_LINE, dice.length)))
  const longest = Math.max(...[headline, ...results].map((text) => text.length))
  const width = Math.min(MAX_WIDTH, Math.max(2 * MARGIN + widest * (DIE + GAP), MIN_WIDTH, 2 * MARGIN + longest * 9.5))
  const size = Math.min(17, (width - 2 * MARGIN) / (headline.length * 0.6))
  return {
    width,
    height: TITLE + height + 12,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height: TITLE + height + 12, fill: DICE_COLOURS.paper },
      { shape: 'text', x: MARGIN, y: 32, text: headline, size, bold: true, fill: DICE_COLOURS.ink },
      ...shapes,
    ],
  }
}

/** Rows of dice and lines of text from a height downwards, and the room they take. */
export function diceRowShapes(
  rows: readonly DiceRow[],
  results: readonly string[],
  top: number,
): { shapes: readonly Shape[]; height: number } {
  const shapes: Shape[] = []
  let y = top
  for (const row of rows) {
    shapes.push(...rowShapes(row, y))
    y += LABEL + Math.ceil(row.dice.length / PER_LINE) * (DIE + GAP) + 8
  }
  for (const text of results) {
    const size = Math.min(15, (MAX_WIDTH - 2 * MARGIN) / (text.length * 0.6))
    shapes.push({ shape: 'text', x: MARGIN, y: y + 16, text, size, fill: DICE_COLOURS.ink })
    y += LINE
  }
  return { shapes, height: y - top }
}

function rowShapes({ label, dice }: DiceRow, top: number): Shape[] {
  const title: Shape = { shape: 'text', x: MARGIN, y: top + 16, text: label, size: 15, fill: DICE_COLOURS.ink }
  const drawn = dice.flatMap((die, index) => {
    const line = Math.floor(index / PER_LINE)
    return die({ x: MARGIN + (index % PER_LINE) * (DIE + GAP), y: top + LABEL + line * (DIE + GAP) })
  })
  return [title, ...drawn]
}

/** A die that counts for nothing. */
export const faded = (shapes: readonly Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, opacity: 0.35 }))
