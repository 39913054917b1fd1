import type { Point } from '../../../contract/scene.ts'
import type { Disc, PlacedBoard } from './placed-board.ts'

/** Pixels around the board, and how many the board itself may take. */
export const MARGIN = 26
const MOST_WIDE = 820
const MOST_HIGH = 820

/** In micrometres: what is shown around the outermost thing, and the least that a picture shows. */
const ROOM = 50_000
const LEAST = 220_000
/** The whole board is shown if what is on it takes so much of it. */
const NEARLY_ALL = 0.7

/** Where things of the board are on the picture. */
export type BoardCanvas = {
  readonly board: PlacedBoard
  /** Where the board begins on the picture, and what is shown of it, in pixels. */
  readonly top: number
  readonly width: number
  readonly height: number
  /** A point of the board on the picture: y points north on the board and down here. */
  readonly at: (point: Point) => Point
  /** A length of the board in pixels. */
  readonly size: (length: number) => number
}

/** The part of a board that a picture shows, in micrometres. */
export type Extent = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

/** What is on a board with some room around it; the whole board if that is nearly all of it. */
export function extentOf({ width, height, creatures, terrain }: PlacedBoard, more: readonly Disc[]): Extent {
  const discs = [...creatures.map(({ disc }) => disc), ...more]
  const points = terrain.flatMap(({ outline }) => outline)
  const xs = [...discs.flatMap(({ x, radius }) => [x - radius, x + radius]), ...points.map(({ x }) => x)]
  const ys = [...discs.flatMap(({ y, radius }) => [y - radius, y + radius]), ...points.map(({ y }) => y)]
  const whole = { left: 0, right: width, near: 0, far: height }
  if (xs.length === 0) return whole
  const [left, right] = shownOf(xs, width)
  const [near, far] = shownOf(ys, height)
  return right - left > width * NEARLY_ALL && far - near > height * NEARLY_ALL ? whole : { left, right, near, far }
}

/** From where to where values lie, with room around them and within the board. */
function shownOf(values: readonly number[], limit: number): [number, number] {
  const [least, most] = [Math.min(...values) - ROOM, Math.max(...values) + ROOM]
  const missing = Math.max(0, LEAST - (most - least)) / 2
  const from = Math.max(0, Math.min(least - missing, limit - LEAST))
  return [from, Math.min(limit, Math.max(most + missing, from + LEAST))]
}

/** Fits what is shown of a board to the picture. */
export function canvasOf(board: PlacedBoard, extent: Extent, top: number): BoardCanvas {
  const { left, right, near, far } = extent
  const scale = scaleOf(extent)
  return {
    board,
    top,
    width: (right - left) * scale,
    height: (far - near) * scale,
    at: ({ x, y }) => ({ x: MARGIN + (x - left) * scale, y: top + (far - y) * scale }),
    size: (length) => length * scale,
  }
}

/** Pixels a micrometre. */
export const scaleOf = ({ left, right, near, far }: Extent): number =>
  Math.min(MOST_WIDE / (right - left), MOST_HIGH / (far - near))
