import type { Point, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { COLOURS, type KeyEntry, type KeyMark } from './board.scene.ts'

const CHARACTER = 6.4

/** The height of a line of the key. */
export const KEY_ROW = 18

const entryWidth = (entry: KeyEntry, locale: Locale): number => 34 + entry[locale].length * CHARACTER

/** How wide a line of the key is. */
export const keyWidth = (entries: readonly KeyEntry[], locale: Locale): number =>
  entries.reduce((sum, entry) => sum + entryWidth(entry, locale), 0)

/** The entries of a key, in as many lines as keep the picture narrow. */
export function keyRows(entries: readonly KeyEntry[], room: number, locale: Locale): KeyEntry[][] {
  const rows: KeyEntry[][] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    if (last === undefined || keyWidth([...last, entry], locale) > room) rows.push([entry])
    else last.push(entry)
  }
  return rows
}

/** Where a line of the key begins. */
const LEFT = 30

/** A line of the key, below the board. */
export function keyShapes(entries: readonly KeyEntry[], locale: Locale, y: number): Shape[] {
  let x = LEFT
  return entries.flatMap((entry): Shape[] => {
    const left = x
    x += entryWidth(entry, locale)
    const text = { text: entry[locale], size: 12, fill: COLOURS.label } as const
    return [
      ...MARKS[entry.mark ?? 'filled'](entry.colour, { x: left, y: y + 4 }),
      { shape: 'text', x: left + 17, y: y + 8, ...text },
    ]
  })
}

const boxAt = ({ x, y }: Point) => ({ shape: 'rectangle', x, y: y - 6, width: 12, height: 12, radius: 2 }) as const

/** Small pictures of how things are drawn, from the left at the height of the middle of their line. */
const MARKS: Readonly<Record<KeyMark, (colour: string, at: Point) => Shape[]>> = {
  filled: (fill, at) => [{ ...boxAt(at), fill }],
  dashed: (stroke, at) => [{ ...boxAt(at), fill: 'none', stroke, strokeWidth: 2, dashed: true }],
  line: (stroke, { x, y }) => [{ shape: 'line', from: { x, y }, to: { x: x + 12, y }, stroke, strokeWidth: 4 }],
  ring: (stroke, { x, y }) => [{ shape: 'circle', x: x + 6, y, radius: 5, fill: 'none', stroke, strokeWidth: 3 }],
  disc: (fill, { x, y }) => [{ shape: 'circle', x: x + 6, y, radius: 6, fill }],
  rhombus: (stroke, { x, y }) => {
    const points = [
      { x: x + 6, y: y - 7 },
      { x: x + 13, y },
      { x: x + 6, y: y + 7 },
      { x: x - 1, y },
    ]
    return [{ shape: 'polygon', points, fill: 'none', stroke, strokeWidth: 2 }]
  },
}
