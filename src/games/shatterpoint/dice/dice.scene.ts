import {
  DICE_COLOURS,
  DIE,
  type DiceRow as DrawnRow,
  diceRowShapes,
  diceRowsScene,
  faded,
} from '../../../contract/dice-rows.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { AttackRoll, DefenceRoll, Face, RollName } from './roll.ts'

/** One row of dice: what they show, and which of them count for nothing any more. */
export type DiceRow = {
  readonly label: string
  readonly roll: RollName
  readonly faces: readonly Face[]
  readonly used: readonly Face[]
}

const COLOURS = { attack: '#26262b', defence: '#1d5fa8', symbol: DICE_COLOURS.symbol, crit: '#ff9d2e' } as const

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
export const diceScene = (rows: readonly DiceRow[], headline: string): Scene =>
  diceRowsScene(rows.map(drawnRow), [], headline)

/** Rows of dice from a height downwards, and the room they take. */
export const diceShapes = (rows: readonly DiceRow[], top: number): { shapes: readonly Shape[]; height: number } =>
  diceRowShapes(rows.map(drawnRow), [], top)

const drawnRow = ({ label, roll, faces, used }: DiceRow): DrawnRow => ({
  label,
  dice: [
    ...faces.map((face) => (corner: Point) => dieShapes(face, roll, corner)),
    ...used.map((face) => (corner: Point) => faded(dieShapes(face, roll, corner))),
  ],
})

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
