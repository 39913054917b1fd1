import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { AttackRoll, DefenceRoll, Face, RollName } from './roll.ts'

/** One row of dice: what they show, and which of them count for nothing any more. */
export type DiceRow = {
  readonly label: string
  readonly roll: RollName
  readonly faces: readonly Face[]
  readonly used: readonly Face[]
}

const DIE = 46
const GAP = 8
const MARGIN = 24
const TITLE = 48
const LABEL = 26
const PER_LINE = 15
const MIN_WIDTH = 560
const MAX_WIDTH = 960
const COLOURS = {
  paper: '#fffdf8',
  ink: '#2b2b2b',
  attack: '#26262b',
  defence: '#1d5fa8',
  symbol: '#fffdf8',
  crit: '#ff9d2e',
} as const

const times = (face: Face, count: number): Face[] => Array.from({ length: count }, () => face)

/** The dice of a roll one by one. */
export const attackFaces = ({ crit, hit, expertise, failure }: AttackRoll): Face[] => [
  ...times('crit', crit),
  ...times('hit', hit),
  ...times('expertise', expertise),
  ...times('failure', failure),
]
export const defenceFaces = ({ block, expertise, failure }: DefenceRoll): Face[] => [
  ...times('block', block),
  ...times('expertise', expertise),
  ...times('failure', failure),
]

/** Rows of dice under the headline. */
export function diceScene(rows: readonly DiceRow[], headline: string): Scene {
  const { shapes, height } = diceShapes(rows, TITLE)
  const widest = Math.max(...rows.map((row) => Math.min(PER_LINE, diceIn(row))))
  const wanted = Math.max(2 * MARGIN + widest * (DIE + GAP), MIN_WIDTH, 2 * MARGIN + headline.length * 9.5)
  const width = Math.min(MAX_WIDTH, wanted)
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

/** Rows of dice from a height downwards, and the room they take. */
export function diceShapes(rows: readonly DiceRow[], top: number): { shapes: readonly Shape[]; height: number } {
  const shapes: Shape[] = []
  let y = top
  for (const row of rows) {
    shapes.push(...rowShapes(row, y))
    y += LABEL + Math.ceil(diceIn(row) / PER_LINE) * (DIE + GAP) + 8
  }
  return { shapes, height: y - top }
}

const diceIn = ({ faces, used }: DiceRow): number => faces.length + used.length

function rowShapes({ label, roll, faces, used }: DiceRow, top: number): Shape[] {
  const title: Shape = { shape: 'text', x: MARGIN, y: top + 16, text: label, size: 15, fill: COLOURS.ink }
  const dice = [...faces, ...used].flatMap((face, index) => {
    const line = Math.floor(index / PER_LINE)
    const corner = { x: MARGIN + (index % PER_LINE) * (DIE + GAP), y: top + LABEL + line * (DIE + GAP) }
    return dieShapes(face, roll, corner).map((shape) => (index < faces.length ? shape : { ...shape, opacity: 0.35 }))
  })
  return [title, ...dice]
}

/** An attack die has eight sides, a defence die six: an octagon and a square. */
function dieShapes(face: Face, roll: RollName, { x, y }: Point): Shape[] {
  const middle = { x: x + DIE / 2, y: y + DIE / 2 }
  const body: Shape =
    roll === 'attack'
      ? { shape: 'polygon', points: around(middle, 8, () => DIE / 2 + 2, Math.PI / 8), fill: COLOURS.attack }
      : { shape: 'rectangle', x, y, width: DIE, height: DIE, radius: 8, fill: COLOURS.defence }
  return [body, ...SYMBOLS[face](middle)]
}

/** Corners around a middle, by the distance of each. */
const around = ({ x, y }: Point, count: number, radius: (corner: number) => number, turn: number): Point[] =>
  Array.from({ length: count }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / count + turn
    return { x: x + Math.sin(angle) * radius(corner), y: y - Math.cos(angle) * radius(corner) }
  })

const star = (middle: Point, outer: number, fill: string): Shape => ({
  shape: 'polygon',
  points: around(middle, 16, (corner) => (corner % 2 === 0 ? outer : outer * 0.55), 0),
  fill,
})

const SYMBOLS: Readonly<Record<Face, (middle: Point) => Shape[]>> = {
  crit: (middle) => [star(middle, 17, COLOURS.crit), star(middle, 8, COLOURS.attack)],
  hit: (middle) => [star(middle, 15, COLOURS.symbol)],
  expertise: ({ x, y }) => [chevron({ x, y: y - 6 }), chevron({ x, y: y + 4 })],
  block: ({ x, y }) => [
    {
      shape: 'polygon',
      points: [
        { x: x - 13, y: y - 13 },
        { x: x + 13, y: y - 13 },
        { x: x + 12, y: y + 3 },
        { x, y: y + 16 },
        { x: x - 12, y: y + 3 },
      ],
      fill: COLOURS.symbol,
    },
  ],
  failure: ({ x, y }) => [{ shape: 'circle', x, y, radius: 4, fill: COLOURS.symbol, opacity: 0.45 }],
}

const chevron = ({ x, y }: Point): Shape => ({
  shape: 'polygon',
  points: [
    { x: x - 13, y: y + 5 },
    { x, y: y - 6 },
    { x: x + 13, y: y + 5 },
    { x: x + 13, y: y + 10 },
    { x, y: y - 1 },
    { x: x - 13, y: y + 10 },
  ],
  fill: COLOURS.symbol,
})
