import type { Outline } from '../../../../geometry/depths.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import { itemAround } from '../../../../lib/items.ts'
import { millimetres } from '../../table/lengths.ts'

/** An interval of directions in degrees, the first not above the second. */
export type Span = readonly [from: number, to: number]

export const TURN = 360

/** Directions that are looked at, in degrees; bases are wide enough for what lies between. */
const STEP = 1.5
/** How far a template is kept from walls, in degrees. */
const SAFETY = 0.02

type Corner = readonly [x: number, y: number]

export const millimetreOutline = (polygon: Polygon): Outline =>
  polygon.map(({ x, y }) => [millimetres(x), millimetres(y)])

/** The directions from a point in which something begins within reach that a polygon is made of. */
export function blockedSpans(outline: Outline, point: Corner, reach: number): Span[] {
  const [x, y] = point
  return outline.flatMap((to, index): Span[] => {
    const from = itemAround(outline, index - 1)
    const clipped = clippedTo(from, to, point, reach)
    if (clipped === null) return []
    const directionTo = ([atX, atY]: Corner) => (Math.atan2(atY - y, atX - x) * 180) / Math.PI
    const [a, b] = [directionTo(clipped[0]), directionTo(clipped[1])]
    const turn = ((((b - a) % TURN) + TURN + 180) % TURN) - 180
    const start = turn >= 0 ? a : a + turn
    return [[start - SAFETY, start + Math.abs(turn) + SAFETY]]
  })
}

/** The part of a segment that lies in a circle. */
function clippedTo([aX, aY]: Corner, [bX, bY]: Corner, [x, y]: Corner, reach: number): [Corner, Corner] | null {
  const [wayX, wayY] = [bX - aX, bY - aY]
  const [toX, toY] = [aX - x, aY - y]
  const square = wayX * wayX + wayY * wayY
  const half = toX * wayX + toY * wayY
  const root = half * half - square * (toX * toX + toY * toY - reach * reach)
  if (root <= 0 || square === 0) return null
  const [from, to] = [Math.max(0, (-half - Math.sqrt(root)) / square), Math.min(1, (-half + Math.sqrt(root)) / square)]
  if (from >= to) return null
  return [
    [aX + from * wayX, aY + from * wayY],
    [aX + to * wayX, aY + to * wayY],
  ]
}

/** What is left of an interval of directions without those that are blocked. */
export function clearSpans([from, to]: Span, blocked: readonly Span[]): Span[] {
  const near = blocked.flatMap(([start, end]): Span[] =>
    [-TURN, 0, TURN, 2 * TURN].map((turn): Span => [start + turn, end + turn]).filter(([a, b]) => b > from && a < to),
  )
  const spans: Span[] = []
  let at = from
  for (const [start, end] of near.toSorted((a, b) => a[0] - b[0])) {
    if (start > at) spans.push([at, start])
    at = Math.max(at, end)
  }
  if (at < to) spans.push([at, to])
  return spans
}

/** The directions of an interval that are looked at, both ends among them. */
export function stepsIn([from, to]: Span): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}
