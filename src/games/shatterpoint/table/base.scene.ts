import type { Paint, Point, Shape } from '../../../contract/scene.ts'
import type { Player } from '../vocabulary.ts'
import type { Disc, PlacedCharacter, PlacedField, PlacedObject, PlacedObjective } from './placed-field.ts'
import type { TableCanvas } from './table-canvas.ts'
import { COLOURS, PLAYER_COLOURS } from './table-colours.ts'

/** A character: its base in its player’s colour, its hunker tokens and whether it is wounded. */
export function baseShapes({ disc, unit }: PlacedCharacter, canvas: TableCanvas): Shape[] {
  const { fill, rim } = PLAYER_COLOURS[unit.player]
  const middle = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  return [
    { shape: 'circle', ...middle, radius, fill: COLOURS.paper },
    { shape: 'circle', ...middle, radius, fill, stroke: rim, strokeWidth: 2, opacity: unit.isWounded ? 0.65 : 1 },
    letter(unit.player, middle, radius),
    ...(unit.isWounded ? woundMark(middle, radius) : []),
    ...hunkerMarks(unit.hunker, middle, radius),
  ]
}

/** An objective token: gold while it is active, with a rim in the colour of whoever controls it and a star for priority. */
export function tokenShapes({ disc, face, controller, priority }: PlacedObjective, canvas: TableCanvas): Shape[] {
  const middle = canvas.at(disc)
  const radius = canvas.size(disc.radius)
  const fill = face === 'active' ? COLOURS.active : COLOURS.inactive
  return [
    ...(controller === null ? [] : controlRim(controller, middle, radius)),
    { shape: 'circle', ...middle, radius, fill, stroke: COLOURS.ink, strokeWidth: 1.5 },
    { shape: 'circle', ...middle, radius: radius * 0.45, fill: COLOURS.paper, stroke: COLOURS.ink, strokeWidth: 1 },
    ...(priority ? [star(middle, radius)] : []),
  ]
}

const star = ({ x, y }: Point, radius: number): Shape => ({
  shape: 'text',
  x,
  y: y + radius * 0.32,
  text: '★',
  size: radius * 0.9,
  anchor: 'middle',
  fill: COLOURS.ink,
})

const controlRim = (player: Player, middle: Point, radius: number): Shape[] => [
  { shape: 'circle', ...middle, radius: radius + 6, fill: PLAYER_COLOURS[player].fill },
  { shape: 'circle', ...middle, radius: radius + 1.5, fill: COLOURS.paper },
]

/** Where a base would stand: its outline, dashed. */
export function ghostShapes(disc: Disc, colour: string, canvas: TableCanvas): Shape[] {
  const paint: Paint = { stroke: colour, strokeWidth: 2.5, dashed: true }
  const place = { ...canvas.at(disc), radius: canvas.size(disc.radius) }
  return [
    { shape: 'circle', ...place, fill: colour, opacity: 0.18 },
    { shape: 'circle', ...place, fill: 'none', ...paint },
  ]
}

/** All that is within a length of a base. */
export function reachShapes({ disc }: Pick<PlacedObject, 'disc'>, length: number, colour: string, canvas: TableCanvas) {
  const place = { ...canvas.at(disc), radius: canvas.size(disc.radius + length) }
  const shapes: Shape[] = [
    { shape: 'circle', ...place, fill: colour, opacity: 0.1 },
    { shape: 'circle', ...place, fill: 'none', stroke: colour, strokeWidth: 2, dashed: true },
  ]
  return shapes
}

/** A base that is marked with a rim. */
export function rimShape({ disc }: Pick<PlacedObject, 'disc'>, colour: string, canvas: TableCanvas): Shape {
  const radius = canvas.size(disc.radius) + 4
  return { shape: 'circle', ...canvas.at(disc), radius, fill: 'none', stroke: colour, strokeWidth: 5 }
}

function letter(text: string, { x, y }: Point, radius: number): Shape {
  const size = Math.max(8, radius)
  return { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', bold: true, fill: COLOURS.paper }
}

/** A drop at the upper right of the rim. */
function woundMark({ x, y }: Point, radius: number): Shape[] {
  const [cx, cy] = [x + radius * 0.72, y - radius * 0.72]
  return [
    { shape: 'circle', x: cx, y: cy, radius: 8, fill: COLOURS.wound, stroke: COLOURS.paper, strokeWidth: 1.5 },
    { shape: 'text', x: cx, y: cy + 4, text: '✚', size: 11, anchor: 'middle', bold: true, fill: COLOURS.paper },
  ]
}

/** A shield with the number of hunker tokens at the upper left of the rim. */
function hunkerMarks(count: number, { x, y }: Point, radius: number): Shape[] {
  if (count === 0) return []
  const [cx, cy] = [x - radius * 0.72, y - radius * 0.72]
  const points = [
    { x: cx - 8, y: cy - 8 },
    { x: cx + 8, y: cy - 8 },
    { x: cx + 8, y: cy + 2 },
    { x: cx, y: cy + 10 },
    { x: cx - 8, y: cy + 2 },
  ]
  const number = { text: String(count), size: 11, anchor: 'middle', bold: true, fill: COLOURS.paper } as const
  return [
    { shape: 'polygon', points, fill: COLOURS.hunker, stroke: COLOURS.paper, strokeWidth: 1.5 },
    { shape: 'text', x: cx, y: cy + 4, ...number },
  ]
}

/** Finds a character or an objective that was ruled on. */
export function objectFinder({ characters, objectives }: PlacedField): (id: string) => PlacedObject {
  const objects = new Map<string, PlacedObject>([...characters, ...objectives].map((object) => [object.id, object]))
  return (id) => {
    const found = objects.get(id)
    if (found === undefined) throw new Error('What was ruled on is on the table.')
    return found
  }
}
