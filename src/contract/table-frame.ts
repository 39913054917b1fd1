import type { Point } from '../geometry/plane.ts'
import { brokenLines } from '../lib/lines.ts'
import type { Canvas } from './canvas.ts'
import type { Shape } from './scene.ts'

/** Where a table lies on its picture, in pixels: its headline is above it, its legend below. */
type Place = {
  readonly width: number
  readonly margin: number
  readonly top: number
  readonly bottom: number
  /** How much there is below the table. */
  readonly below: number
}

type Colours = { readonly paper: string; readonly edge: string }

/** Paper around a table, over whatever reaches beyond it, and the edge of the table. */
export function frameShapes(place: Place, { width: wide, height: high }: Canvas, colours: Colours): Shape[] {
  const { width, margin, top, bottom, below } = place
  const paper = { shape: 'rectangle', fill: colours.paper } as const
  const table = { x: margin, y: top, width: wide, height: high }
  return [
    { ...paper, x: 0, y: 0, width, height: top },
    { ...paper, x: 0, y: bottom, width, height: below + 1 },
    { ...paper, x: 0, y: 0, width: margin, height: bottom },
    { ...paper, x: margin + wide, y: 0, width: width - wide - margin, height: bottom },
    { shape: 'rectangle', ...table, fill: 'none', stroke: colours.edge, strokeWidth: 1.5 },
  ]
}

const LINE = 20
const LETTER = 9.6
const MAX_LINES = 4

/** An answer above a table, broken where it is too long for a line. */
export function headlineLines(text: string, width: number, margin: number): string[] {
  return brokenLines(text, Math.floor((width - 2 * margin) / LETTER), MAX_LINES)
}

/** How far below the top of the picture a table begins under its headline. */
export const tableTop = (headline: readonly string[]): number => headline.length * LINE + 18

export const headlineShapes = (lines: readonly string[], margin: number, fill: string): Shape[] =>
  lines.map((text, line) => ({ shape: 'text', x: margin, y: 24 + line * LINE, text, size: 15, bold: true, fill }))

/** A length to measure by: a line that ends at `to`, with its name before it. */
export function rulerShapes(text: string, length: number, to: Point, colour: string): Shape[] {
  const { x, y } = to
  const from = x - length
  const line = { shape: 'line', stroke: colour, strokeWidth: 2 } as const
  return [
    { ...line, from: { x: from, y }, to },
    { ...line, from: { x: from, y: y - 5 }, to: { x: from, y: y + 5 } },
    { ...line, from: { x, y: y - 5 }, to: { x, y: y + 5 } },
    { shape: 'text', x: from - 7, y: y + 4, text, size: 12, anchor: 'end', fill: colour },
  ]
}

/** A line of a table from one place to another; dashed if it is closed. */
export function lineShape(from: Point, to: Point, colour: string, isOpen: boolean, { at }: Canvas): Shape {
  return { shape: 'line', from: at(from), to: at(to), stroke: colour, strokeWidth: 3, dashed: !isOpen }
}
