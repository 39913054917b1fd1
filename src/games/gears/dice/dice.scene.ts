import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { DieFace } from '../content/dice.ts'
import type { GearsCaption } from '../table/map.scene.ts'
import { COLOURS } from '../table/map-colours.ts'

/** One row of dice: whose they are, and what they show; null for a die whose face nobody reported. */
export type DiceRow = {
  readonly label: string
  readonly kind: 'attack' | 'defence'
  readonly faces: readonly (DieFace | null)[]
  readonly total: string
}

const DIE = 54
const GAP = 10
const MARGIN = 24
const TITLE = 44
const LABEL = 24
const PER_LINE = 14
const MAX_WIDTH = 960
const INK = { attack: '#1d1d1f', defence: '#a3201a' } as const

/** Rows of dice under the headline. */
export function diceScene(rows: readonly DiceRow[], { headline }: GearsCaption): Scene {
  const { shapes, height } = diceShapes(rows, TITLE + 12)
  const widest = Math.max(6, ...rows.map(({ faces }) => Math.min(faces.length, PER_LINE)))
  const width = Math.max(2 * MARGIN + widest * (DIE + GAP), Math.min(MAX_WIDTH, 2 * MARGIN + headline.length * 10.6))
  const size = Math.min(17, (width - 2 * MARGIN) / (headline.length * 0.62))
  const total = TITLE + height + 24
  return {
    width,
    height: total,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height: total, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: 30, text: headline, size, bold: true, fill: COLOURS.ink },
      ...shapes,
    ],
  }
}

/** The dice under another picture. */
export function withDice(scene: Scene, rows: readonly DiceRow[]): Scene {
  const { shapes, height } = diceShapes(rows, scene.height)
  const paper: Shape = { shape: 'rectangle', x: 0, y: scene.height, width: scene.width, height, fill: COLOURS.paper }
  return { ...scene, height: scene.height + height, shapes: [...scene.shapes, paper, ...shapes] }
}

function diceShapes(rows: readonly DiceRow[], top: number): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = []
  let y = top
  for (const row of rows) {
    shapes.push(...rowShapes(row, y))
    y += LABEL + (row.faces.length === 0 ? 0 : linesOf(row) * (DIE + GAP)) + 8
  }
  return { shapes, height: y - top }
}

const linesOf = ({ faces }: DiceRow): number => Math.max(1, Math.ceil(faces.length / PER_LINE))

function rowShapes({ label, kind, faces, total }: DiceRow, top: number): Shape[] {
  const title: Shape = {
    shape: 'text',
    x: MARGIN,
    y: top + 15,
    text: `${label}: ${total}`,
    size: 15,
    fill: COLOURS.ink,
  }
  const dice = faces.flatMap((face, index) => {
    const at = {
      x: MARGIN + (index % PER_LINE) * (DIE + GAP),
      y: top + LABEL + Math.floor(index / PER_LINE) * (DIE + GAP),
    }
    return dieShapes(face, kind, at)
  })
  return [title, ...dice]
}

function dieShapes(face: DieFace | null, kind: DiceRow['kind'], { x, y }: Point): Shape[] {
  const body: Shape = { shape: 'rectangle', x, y, width: DIE, height: DIE, radius: 10, fill: INK[kind] }
  const middle = { x: x + DIE / 2, y: y + DIE / 2 }
  if (face === null) {
    const question = { text: '?', size: 28, anchor: 'middle', bold: true, fill: COLOURS.paper, opacity: 0.6 } as const
    return [body, { shape: 'text', x: middle.x, y: middle.y + 10, ...question }]
  }
  const symbols = [
    ...Array.from({ length: face.omens }, () => omen),
    ...Array.from({ length: face.wounds }, () => wound),
    ...Array.from({ length: face.shields }, () => shield),
  ]
  const size = symbols.length > 1 ? 9 : 14
  const step = (DIE - 16) / Math.max(1, symbols.length)
  const first = middle.x - (step * (symbols.length - 1)) / 2
  return [body, ...symbols.flatMap((draw, index) => draw({ x: first + index * step, y: middle.y }, size))]
}

/** A drop of blood. */
function wound({ x, y }: Point, size: number): Shape[] {
  const fill = '#ff5a4f'
  const tip = [
    { x, y: y - size * 1.25 },
    { x: x + size * 0.68, y: y + size * 0.05 },
    { x: x - size * 0.68, y: y + size * 0.05 },
  ]
  return [
    { shape: 'polygon', points: tip, fill },
    { shape: 'circle', x, y: y + size * 0.35, radius: size * 0.74, fill },
  ]
}

/** A skull in a cog, in few strokes. */
function omen({ x, y }: Point, size: number): Shape[] {
  const bone = '#f6efdd'
  const teeth = Array.from({ length: 8 }, (_, index): Shape => {
    const angle = (index * Math.PI) / 4
    const at = { x: x + Math.cos(angle) * size * 1.15, y: y + Math.sin(angle) * size * 1.15 }
    return { shape: 'circle', ...at, radius: size * 0.3, fill: bone }
  })
  const eye = (side: number): Shape => ({
    shape: 'circle',
    x: x + side * size * 0.38,
    y: y - size * 0.15,
    radius: size * 0.24,
    fill: INK.attack,
  })
  const jaw: Shape = {
    shape: 'rectangle',
    x: x - size * 0.4,
    y: y + size * 0.4,
    width: size * 0.8,
    height: size * 0.22,
    fill: INK.attack,
  }
  return [...teeth, { shape: 'circle', x, y, radius: size, fill: bone }, eye(-1), eye(1), jaw]
}

function shield({ x, y }: Point, size: number): Shape[] {
  const outline = [
    [-1, -1.05],
    [0, -1.25],
    [1, -1.05],
    [0.9, 0.25],
    [0, 1.25],
    [-0.9, 0.25],
  ]
  const points = outline.map(([right = 0, down = 0]) => ({ x: x + right * size, y: y + down * size }))
  return [{ shape: 'polygon', points, fill: '#f3d9a4', stroke: '#fffdf8', strokeWidth: 1.5 }]
}
