import type { Disc } from '../geometry/disc/disc.ts'
import type { Point } from '../geometry/plane.ts'

/** How a table is fitted to a picture: in pixels around and across it, in micrometres around what is on it. */
export type CanvasFormat = {
  readonly margin: number
  readonly maxWidth: number
  readonly maxHeight: number
  /** What is shown around the outermost thing, and the least that a picture shows. */
  readonly room: number
  readonly min: number
  /** The whole table is shown if what is on it takes so much of it. */
  readonly nearlyAll: number
}

/** The part of a table that a picture shows, in micrometres. */
export type Extent = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

/** Where things of a table are on the picture. */
export type Canvas = {
  /** What is shown of the table, in pixels. */
  readonly width: number
  readonly height: number
  /** A point of the table on the picture: y points away from the near edge on the table and down here. */
  readonly at: (point: Point) => Point
  /** A length of the table in pixels. */
  readonly size: (length: number) => number
}

/** What lies on a table, and how large the table is. */
type Shown = {
  readonly width: number
  readonly depth: number
  readonly discs: readonly Disc[]
  readonly points: readonly Point[]
}

/** What is on a table with some room around it; the whole table if that is nearly all of it. */
export function extentOf({ width, depth, discs, points }: Shown, format: CanvasFormat): Extent {
  const xs = [...discs.flatMap(({ x, radius }) => [x - radius, x + radius]), ...points.map(({ x }) => x)]
  const ys = [...discs.flatMap(({ y, radius }) => [y - radius, y + radius]), ...points.map(({ y }) => y)]
  const whole = { left: 0, right: width, near: 0, far: depth }
  if (xs.length === 0) return whole
  const [left, right] = shownRange(xs, width, format)
  const [near, far] = shownRange(ys, depth, format)
  const isWhole = right - left > width * format.nearlyAll && far - near > depth * format.nearlyAll
  return isWhole ? whole : { left, right, near, far }
}

/** From where to where values lie, with room around them and within the table. */
function shownRange(values: readonly number[], limit: number, { room, min }: CanvasFormat): [number, number] {
  const [first, last] = [Math.min(...values) - room, Math.max(...values) + room]
  const missing = Math.max(0, min - (last - first)) / 2
  const from = Math.max(0, Math.min(first - missing, limit - min))
  return [from, Math.min(limit, Math.max(last + missing, from + min))]
}

/** Fits what is shown of a table to the picture, from so many pixels below its top. */
export function canvasOf(extent: Extent, top: number, format: CanvasFormat): Canvas {
  const { left, right, near, far } = extent
  const scale = scaleOf(extent, format)
  return {
    width: (right - left) * scale,
    height: (far - near) * scale,
    at: ({ x, y }) => ({ x: format.margin + (x - left) * scale, y: top + (far - y) * scale }),
    size: (length) => length * scale,
  }
}

/** Pixels per micrometre. */
export const scaleOf = ({ left, right, near, far }: Extent, { maxWidth, maxHeight }: CanvasFormat): number =>
  Math.min(maxWidth / (right - left), maxHeight / (far - near))
