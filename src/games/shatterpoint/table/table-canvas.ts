import type { Point } from '../../../contract/scene.ts'
import type { Disc, PlacedField } from './placed-field.ts'

/** Pixels around the table, and how many the table itself may take. */
export const MARGIN = 24
const MAX_WIDTH = 900
const MAX_HEIGHT = 860

/** In micrometres: what is shown around the outermost thing, and the least that a picture shows. */
const ROOM = 45_000
const LEAST = 200_000
/** The whole table is shown if what is on it takes so much of it. */
const NEARLY_ALL = 0.75

/** Where things of the table are on the picture. */
export type TableCanvas = {
  readonly field: PlacedField
  /** The size of the table in pixels. */
  readonly width: number
  readonly height: number
  /** A point of the table on the picture: y points away from the starting player on the table and down here. */
  readonly at: (point: Point) => Point
  /** A length of the table in pixels. */
  readonly size: (length: number) => number
}

/** The part of a table that a picture shows, in micrometres. */
export type Extent = {
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
}

/** What is on a table with some room around it; the whole table if that is nearly all of it. */
export function extentOf(field: PlacedField, more: readonly Disc[]): Extent {
  const { width, depth } = field
  const discs = [...field.characters, ...field.objectives].map(({ disc }) => disc)
  const points = field.parts.flatMap(({ outline }) => outline)
  const xs = [
    ...[...discs, ...more].flatMap(({ x, radius }) => [x - radius, x + radius]),
    ...points.map((point) => point.x),
  ]
  const ys = [
    ...[...discs, ...more].flatMap(({ y, radius }) => [y - radius, y + radius]),
    ...points.map((point) => point.y),
  ]
  const whole = { left: 0, right: width, near: 0, far: depth }
  if (xs.length === 0) return whole
  const [left, right] = shownOf(xs, width)
  const [near, far] = shownOf(ys, depth)
  const isWhole = right - left > width * NEARLY_ALL && far - near > depth * NEARLY_ALL
  return isWhole ? whole : { left, right, near, far }
}

/** From where to where values lie, with room around them and within the table. */
function shownOf(values: readonly number[], limit: number): [number, number] {
  const [least, most] = [Math.min(...values) - ROOM, Math.max(...values) + ROOM]
  const missing = Math.max(0, LEAST - (most - least)) / 2
  const from = Math.max(0, Math.min(least - missing, limit - LEAST))
  return [from, Math.min(limit, Math.max(most + missing, from + LEAST))]
}

/** Fits what is shown of a table to the picture. */
export function canvasOf(field: PlacedField, { left, right, near, far }: Extent, top: number): TableCanvas {
  const [wide, high] = [right - left, far - near]
  const scale = scaleOf({ left, right, near, far })
  return {
    field,
    width: wide * scale,
    height: high * scale,
    at: ({ x, y }) => ({ x: MARGIN + (x - left) * scale, y: top + (far - y) * scale }),
    size: (length) => length * scale,
  }
}

/** Pixels a micrometre. */
export const scaleOf = ({ left, right, near, far }: Extent): number =>
  Math.min(MAX_WIDTH / (right - left), MAX_HEIGHT / (far - near))
