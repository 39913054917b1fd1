import type { Point, Shape } from './scene.ts'

/** A mark with what it means. */
export type Meaning = { readonly text: string; readonly sign: (middle: Point) => readonly Shape[] }

/** Where a legend lies, and how its entries stand in it, in pixels. */
type Layout = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly line: number
  readonly letter: number
  /** The room of a sign, and that after a text. */
  readonly sign: number
  readonly gap: number
  readonly fill: string
}

/** Marks with what they mean, in as many lines as they need. */
export function legendShapes(meanings: readonly Meaning[], layout: Layout): { shapes: Shape[]; height: number } {
  const { left, top, width, line, letter, sign, gap, fill } = layout
  const shapes: Shape[] = []
  let { x, y } = { x: left, y: top }
  for (const { text, sign: shapesAt } of meanings) {
    const needs = sign + text.length * letter + gap
    if (x > left && x + needs > width) {
      x = left
      y += line
    }
    shapes.push(...shapesAt({ x: x + 6, y: y + 6 }), { shape: 'text', x: x + sign, y: y + 10, text, size: 12, fill })
    x += needs
  }
  return { shapes, height: y - top + line }
}
