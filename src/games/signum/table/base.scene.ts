import type { Point, Shape } from '../../../contract/scene.ts'
import { alongBoard, type BoardCanvas, isAlongBoard } from './board-canvas.ts'
import { COLOURS, playerColour } from './board-colours.ts'
import type { Disc, PlacedCreature } from './placed-board.ts'

/** A creature: its base in its player’s colour, dashed and pale if it is hidden. */
export function baseShapes({ creature, disc }: PlacedCreature, canvas: BoardCanvas): Shape[] {
  const { fill, rim } = playerColour(canvas.board, creature.player)
  const middle = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  const { hidden } = creature
  return [
    { shape: 'circle', ...middle, radius, fill: COLOURS.paper },
    { shape: 'circle', ...middle, radius, fill, opacity: hidden ? 0.35 : 1 },
    { shape: 'circle', ...middle, radius, fill: 'none', stroke: rim, strokeWidth: 2.5, dashed: hidden },
    ...(creature.kind === 'hero' ? [heroRing(middle, radius)] : []),
    initial(creature.id, middle, radius, hidden ? rim : COLOURS.paper),
  ]
}

/** A name on a picture: what it says, and what it covers. */
export type NameBox = { readonly x: number; readonly y: number; readonly half: number }

/** The names of creatures: below their bases, or above where another base, a name or the edge is in the way. */
export function nameShapes(
  creatures: readonly PlacedCreature[],
  textOf: (creature: PlacedCreature) => string,
  canvas: BoardCanvas,
  taken: readonly NameBox[] = [],
): Shape[] {
  const names: NameBox[] = [...taken]
  return creatures.map((creature): Shape => {
    const text = textOf(creature)
    const name = placeName(creature, text, names, canvas)
    names.push(name)
    const label = { text, size: 12, anchor: 'middle', bold: true, fill: COLOURS.ink, halo: COLOURS.paper } as const
    return { shape: 'text', x: name.x, y: name.y, ...label }
  })
}

/** The best line for a name; where none is free, one beside the base, a line further off, or the first. */
function placeName({ disc }: PlacedCreature, text: string, names: readonly NameBox[], canvas: BoardCanvas): NameBox {
  const { x, y } = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  const half = (text.length * LETTER) / 2
  const left = alongBoard(x, half, canvas)
  const [below, above] = [y + radius + HEIGHT + 1, y - radius - 5]
  const near = [below, above].map((line) => ({ x: left, y: line, half }))
  const beside = [x + radius + 4 + half, x - radius - 4 - half]
    .filter((middle) => isAlongBoard(middle, half, canvas))
    .map((middle) => ({ x: middle, y: y + 4, half }))
  const far = [below + HEIGHT + 2, above - HEIGHT - 2].map((line) => ({ x: left, y: line, half }))
  const isClear = (name: NameBox) => names.every((other) => !coverEachOther(name, other))
  const isFree = (name: NameBox) => isRoom(name, half, disc, canvas)
  const places = [...near, ...beside, ...far]
  return places.find((name) => isFree(name) && isClear(name)) ?? near.find(isFree) ?? { x: left, y: below, half }
}

/** Where words stand over a base that would be there: above it, or below where another base is in the way. */
export function notePlace(disc: Disc, text: string, canvas: BoardCanvas): Point {
  const { x, y } = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  const half = (text.length * LETTER) / 2
  const lines = [y - radius - 5, y + radius + HEIGHT + 1]
  return { x, y: lines.find((line) => isRoom({ x, y: line }, half, disc, canvas)) ?? y - radius - 5 }
}

/** What the words among some shapes cover. */
export const boxesOf = (shapes: readonly Shape[]): NameBox[] =>
  shapes.flatMap((shape) =>
    shape.shape === 'text' ? [{ x: shape.x, y: shape.y, half: (shape.text.length * LETTER) / 2 }] : [],
  )

export const coverEachOther = (a: NameBox, b: NameBox): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < HEIGHT

/** The width and the height of a letter of a name. */
const LETTER = 7.4
const HEIGHT = 12

/** Whether a name fits on a line within the board and beside all other bases. */
function isRoom({ x, y }: Point, half: number, own: Disc, { board, at, size, top, height }: BoardCanvas): boolean {
  if (y - HEIGHT < top || y > top + height) return false
  return board.creatures.every(({ disc }) => {
    if (disc === own) return true
    const other = at(disc)
    const aside = Math.max(0, Math.abs(other.x - x) - half)
    const away = Math.max(0, y - HEIGHT - other.y, other.y - y)
    return Math.hypot(aside, away) >= size(disc.radius)
  })
}

/** The wounds of a creature at the upper right of its base, and its armour at the upper left. */
export function tokenShapes({ creature: { wounds, armour }, disc }: PlacedCreature, canvas: BoardCanvas): Shape[] {
  const middle = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  return [
    ...(wounds > 0 ? token(String(wounds), COLOURS.wound, middle, radius, 1) : []),
    ...(armour > 0 ? token(String(armour), COLOURS.armour, middle, radius, -1) : []),
  ]
}

/** Where a base would stand: its outline, dashed. */
export function ghostShapes(disc: Disc, colour: string, canvas: BoardCanvas): Shape[] {
  const place = { ...canvas.at(disc), radius: canvas.size(disc.radius) }
  return [
    { shape: 'circle', ...place, fill: colour, opacity: 0.18 },
    { shape: 'circle', ...place, fill: 'none', stroke: colour, strokeWidth: 2.5, dashed: true },
  ]
}

/** All that is within a length of a base. */
export function reachShapes(disc: Disc, length: number, colour: string, canvas: BoardCanvas): Shape[] {
  const place = { ...canvas.at(disc), radius: canvas.size(disc.radius + length) }
  return [
    { shape: 'circle', ...place, fill: colour, opacity: 0.09 },
    { shape: 'circle', ...place, fill: 'none', stroke: colour, strokeWidth: 2, dashed: true },
  ]
}

/** A base that is marked with a rim. */
export function rimShape(disc: Disc, colour: string, canvas: BoardCanvas): Shape {
  const radius = canvas.size(disc.radius) + 4
  return { shape: 'circle', ...canvas.at(disc), radius, fill: 'none', stroke: colour, strokeWidth: 5 }
}

const heroRing = (middle: Point, radius: number): Shape => ({
  shape: 'circle',
  ...middle,
  radius: radius * 0.78,
  fill: 'none',
  stroke: COLOURS.paper,
  strokeWidth: 2,
})

function initial(name: string, { x, y }: Point, radius: number, fill: string): Shape {
  const size = Math.max(8, radius * 0.9)
  const text = [...name][0]?.toUpperCase() ?? ''
  return { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', bold: true, fill }
}

/** A number of tokens at the upper right or, with the sign −1, the upper left of the rim. */
function token(text: string, fill: string, { x, y }: Point, radius: number, sign: number): Shape[] {
  const [cx, cy] = [x + sign * radius * 0.75, y - radius * 0.75]
  return [
    { shape: 'circle', x: cx, y: cy, radius: 8, fill, stroke: COLOURS.paper, strokeWidth: 1.5 },
    { shape: 'text', x: cx, y: cy + 4, text, size: 11, anchor: 'middle', bold: true, fill: COLOURS.paper },
  ]
}
