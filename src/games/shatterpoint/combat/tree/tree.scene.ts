import { legendShapes } from '../../../../contract/legend.ts'
import type { Caption } from '../../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { iconName } from '../../language/words.ts'
import { isDirected } from '../../vocabulary.ts'
import { findStance, type TreeSource } from '../stance/stance-source.ts'
import type { CombatTree, TreeOption } from './combat-tree.ts'
import { damageOf, iconsOf } from './tree-walk.ts'

/** What is marked on a combat tree: options by their ids. */
type TreeMarks = {
  readonly path: readonly string[]
  readonly offered?: readonly string[]
  readonly wrong?: readonly string[]
}

const COLOURS = {
  paper: '#fffdf8',
  ink: '#2b2b2b',
  label: '#6b6557',
  path: '#b9b2a2',
  chosen: '#1565c0',
  offered: '#2e7d32',
  wrong: '#c62828',
  option: '#f2eee2',
  chosenOption: '#dbe9f8',
  start: '#e98a1c',
  damage: '#b3261e',
  directed: '#7b3fa0',
  personal: '#2e6b4f',
} as const

const BOX = 108
const LINE = 18
const PITCH = 152
const MARGIN = 28
const TITLE = 52
const MIN_WIDTH = 620
const MAX_WIDTH = 1400

/** A combat tree with the chosen path under the headline. */
export function treeScene(source: TreeSource, marks: TreeMarks, caption: Caption<ShatterpointContent>): Scene {
  const { shapes, width, height } = treeShapes(treeIn(source, caption.content), marks, TITLE, caption.locale)
  const wide = Math.max(MIN_WIDTH, width)
  return {
    width: wide,
    height: TITLE + height,
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width: wide, height: TITLE + height, fill: COLOURS.paper },
      titleOf(caption.headline, wide),
      ...shapes,
    ],
  }
}

/** The headline of a picture, small enough for its width. */
export function titleOf(text: string, width: number): Shape {
  const size = Math.min(17, (width - 2 * MARGIN) / (text.length * 0.6))
  return { shape: 'text', x: MARGIN, y: 32, text, size, bold: true, fill: COLOURS.ink }
}

function treeIn(source: TreeSource, content: ShatterpointContent): CombatTree {
  if ('own' in source) return source.own
  const stance = findStance(source, content, [])
  return stance instanceof Refusal ? { options: [], paths: [] } : stance.tree
}

type Drawn = { readonly shapes: readonly Shape[]; readonly width: number; readonly height: number }
type Box = {
  readonly option: TreeOption
  readonly lines: readonly Label[]
  readonly column: number
  readonly row: number
}
type Label = { readonly text: string; readonly fill: string }
type Frame = {
  readonly boxes: ReadonlyMap<string, Box>
  readonly top: number
  readonly tall: number
  readonly scale: number
}

/** The tree by itself: its shapes from a height downwards, and the room they take. */
export function treeShapes(tree: CombatTree, marks: TreeMarks, top: number, locale: Locale): Drawn {
  const boxes = layOut(tree, locale)
  const all = [...boxes.values()]
  const columns = 1 + all.reduce((max, { column }) => Math.max(max, column), 0)
  const rows = 1 + all.reduce((max, { row }) => Math.max(max, row), 0)
  const wide = 2 * MARGIN + columns * PITCH - (PITCH - BOX)
  const scale = Math.min(1, MAX_WIDTH / wide)
  const tall = LINE * (1.9 + Math.max(1, ...all.map(({ lines }) => lines.length)))
  const frame = { boxes, top: top + 14, tall, scale }
  const width = Math.round(wide * scale)
  const height = Math.round((rows * (tall + 34) + 20) * scale)
  const explained = legendOf(tree, marks, locale, { top: top + height, width: Math.max(width, MIN_WIDTH) })
  return {
    shapes: [
      ...pathShapes(tree, marks, frame),
      ...all.flatMap((box) => boxShapes(box, marks, frame)),
      ...explained.shapes,
    ],
    width,
    height: height + explained.height,
  }
}

const MEANINGS = {
  start: { en: 'where a path can begin', es: 'donde puede empezar un camino' },
  chosen: { en: 'chosen, in this order', es: 'elegida, en este orden' },
  offered: { en: 'can be chosen', es: 'se puede elegir' },
  wrong: { en: 'not allowed', es: 'no permitida' },
} as const

/** What the marks of a tree mean, as far as it shows them. */
function legendOf(
  { options }: CombatTree,
  { path, offered = [], wrong = [] }: TreeMarks,
  locale: Locale,
  place: { readonly top: number; readonly width: number },
) {
  const shown = {
    start: options.some(({ start }) => start),
    chosen: path.some((id) => !wrong.includes(id)),
    offered: offered.some((id) => !path.includes(id) && !wrong.includes(id)),
    wrong: wrong.length > 0,
  }
  const marks = (['start', 'chosen', 'offered', 'wrong'] as const).filter((mark) => shown[mark])
  const meanings = marks.map((mark) => ({
    text: MEANINGS[mark][locale],
    sign: ({ x, y }: Point): Shape[] => {
      const bar = mark === 'start' ? { x: x - 3, width: 6 } : { x: x - 6, width: 12 }
      return [{ shape: 'rectangle', ...bar, y: y - 6, height: 12, fill: COLOURS[mark] }]
    },
  }))
  return legendShapes(meanings, {
    left: MARGIN,
    line: 20,
    letter: 6.6,
    sign: 18,
    gap: 18,
    fill: COLOURS.label,
    ...place,
  })
}

/** Options by column and row, without empty ones between; two in one place stand one below the other. */
function layOut({ options }: CombatTree, locale: Locale): ReadonlyMap<string, Box> {
  const columns = ranks(options.map(({ column }) => column))
  const rows = ranks(options.map(({ row }) => row))
  const taken = new Set<string>()
  const boxes = new Map<string, Box>()
  for (const option of options) {
    const column = columns.indexOf(option.column)
    let row = rows.indexOf(option.row)
    while (taken.has(`${column}/${row}`)) row++
    taken.add(`${column}/${row}`)
    boxes.set(option.id, { option, lines: labelsOf(option, locale), column, row })
  }
  return boxes
}

const ranks = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)

/** `2 damage`, `exposed`, `shove ×2`, each once. */
function labelsOf(option: TreeOption, locale: Locale): Label[] {
  const [damage, icons] = [damageOf(option), iconsOf(option)]
  const labels = [...new Set(icons)].map((icon) => {
    const count = icons.filter((other) => other === icon).length
    const fill = isDirected(icon) ? COLOURS.directed : COLOURS.personal
    return { text: `${iconName(icon, locale)}${count > 1 ? ` ×${count}` : ''}`, fill }
  })
  if (damage === 0) return labels
  return [{ text: { en: `${damage} damage`, es: `${damage} de daño` }[locale], fill: COLOURS.damage }, ...labels]
}

const cornerOf = ({ column, row }: Box, { top, tall, scale }: Frame): Point => ({
  x: (MARGIN + column * PITCH) * scale,
  y: top + row * (tall + 34) * scale,
})

function middleOf(box: Box, frame: Frame): Point {
  const { x, y } = cornerOf(box, frame)
  return { x: x + (BOX * frame.scale) / 2, y: y + (frame.tall * frame.scale) / 2 }
}

function pathShapes({ paths }: CombatTree, { path }: TreeMarks, frame: Frame): Shape[] {
  const isTaken = (a: string, b: string) => path.some((id, index) => id === a && path[index + 1] === b)
  const drawn = paths.flatMap(({ from, to }) => {
    const [one, other] = [frame.boxes.get(from), frame.boxes.get(to)]
    if (one === undefined || other === undefined) return []
    return [{ one, other, isChosen: isTaken(from, to) || isTaken(to, from) }]
  })
  return drawn
    .sort((a, b) => Number(a.isChosen) - Number(b.isChosen))
    .flatMap(({ one, other, isChosen }) => {
      const points = routeOf(one, other, frame)
      const paint = isChosen
        ? { stroke: COLOURS.chosen, strokeWidth: 6 * frame.scale }
        : { stroke: COLOURS.path, strokeWidth: 3 * frame.scale }
      return points.slice(1).map((to, index): Shape => ({ shape: 'line', from: points[index] ?? to, to, ...paint }))
    })
}

/** A straight line, or a way around what stands between in the same row. */
function routeOf(a: Box, b: Box, frame: Frame): Point[] {
  const [from, to] = [middleOf(a, frame), middleOf(b, frame)]
  if (a.row !== b.row || Math.abs(a.column - b.column) < 2) return [from, to]
  const over = from.y - (frame.tall / 2 + 15) * frame.scale
  return [from, { x: from.x, y: over }, { x: to.x, y: over }, to]
}

function boxShapes(box: Box, { path, offered = [], wrong = [] }: TreeMarks, frame: Frame): Shape[] {
  const { scale, tall } = frame
  const { x, y } = cornerOf(box, frame)
  const { id, start } = box.option
  const number = path.indexOf(id) + 1
  const rim = wrong.includes(id)
    ? COLOURS.wrong
    : number > 0
      ? COLOURS.chosen
      : offered.includes(id)
        ? COLOURS.offered
        : COLOURS.label
  const text = (label: Label, line: number): Shape => ({
    shape: 'text',
    x: x + (BOX * scale) / 2,
    y: y + (1.6 + line) * LINE * scale + LINE * 0.6 * scale,
    text: label.text,
    size: Math.min(13, (BOX - 10) / (label.text.length * 0.68)) * scale,
    anchor: 'middle',
    fill: label.fill,
    bold: true,
  })
  const size = { width: BOX * scale, height: tall * scale, radius: 10 * scale }
  const fill = number > 0 && !wrong.includes(id) ? COLOURS.chosenOption : COLOURS.option
  const name: Shape = {
    shape: 'text',
    x: x + 10 * scale,
    y: y + LINE * scale,
    text: id,
    size: Math.min(12, (BOX - 34) / (id.length * 0.56)) * scale,
    fill: COLOURS.label,
  }
  const isMarked = rim !== COLOURS.label
  return [
    { shape: 'rectangle', x, y, ...size, fill, stroke: rim, strokeWidth: (isMarked ? 3.5 : 1.5) * scale },
    ...(start ? [startBar({ x, y }, frame)] : []),
    name,
    ...box.lines.map(text),
    ...(number > 0 ? badge({ x: x + BOX * scale, y }, number, rim, scale) : []),
  ]
}

/** The mark of an orange option. */
const startBar = ({ x, y }: Point, { scale, tall }: Frame): Shape => ({
  shape: 'rectangle',
  x: x - 7 * scale,
  y: y + 8 * scale,
  width: 7 * scale,
  height: (tall - 16) * scale,
  fill: COLOURS.start,
})

/** Which choice it was. */
const badge = ({ x, y }: Point, number: number, fill: string, scale: number): Shape[] => [
  { shape: 'circle', x, y, radius: 12 * scale, fill },
  {
    shape: 'text',
    x,
    y: y + 5 * scale,
    text: String(number),
    size: 14 * scale,
    anchor: 'middle',
    bold: true,
    fill: COLOURS.paper,
  },
]
