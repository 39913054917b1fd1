import { itemAround } from '../lib/items.ts'
import { isBetween, isOnSegment, meet, type Point, type Segment, samePoint, turn } from './plane.ts'

/** The corners of a polygon in order; the last is joined to the first. */
export type Polygon = readonly Point[]

/** The sides of a polygon, each from a corner to the next. */
export function sidesOf(polygon: Polygon): Segment[] {
  return polygon.map((from, index) => ({ from, to: itemAround(polygon, index + 1) }))
}

/** Twice the area, positive if the corners go round against the clock. */
export function doubleArea(polygon: Polygon): number {
  return sidesOf(polygon).reduce((sum, { from, to }) => sum + from.x * to.y - from.y * to.x, 0)
}

/** The same polygon with its corners against the clock. */
export function againstTheClock(polygon: Polygon): Polygon {
  return doubleArea(polygon) < 0 ? polygon.toReversed() : polygon
}

/** Whether the border neither crosses nor touches itself and encloses an area. */
export function isSimple(polygon: Polygon): boolean {
  if (polygon.length < 3 || doubleArea(polygon) === 0) return false
  const sides = sidesOf(polygon)
  return sides.every((side, index) =>
    sides.every((other, at) => at <= index || areApart(sides, index, at, side, other)),
  )
}

/** Sides beside each other share one corner and nothing else; other sides share nothing. */
function areApart(sides: readonly Segment[], index: number, at: number, side: Segment, other: Segment): boolean {
  if (at === index + 1) return !isOnSegment(side, other.to) && !samePoint(side.from, side.to)
  if (index === 0 && at === sides.length - 1) return !isOnSegment(side, other.from)
  return !meet(side, other)
}

/** Where a point is: inside a polygon, on its border, or outside. */
export function locate(polygon: Polygon, point: Point): 'inside' | 'border' | 'outside' {
  let isInside = false
  let from = polygon.at(-1) ?? point
  for (const to of polygon) {
    const side = turn(from, to, point)
    if (side === 0 && isBetween(from, to, point)) return 'border'
    // A side that crosses the point's height counts if it does so to the right of the point.
    const crosses = from.y > point.y !== to.y > point.y
    if (crosses && side > 0 === to.y > from.y) isInside = !isInside
    from = to
  }
  return isInside ? 'inside' : 'outside'
}
