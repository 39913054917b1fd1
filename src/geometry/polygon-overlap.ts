import { convexParts } from './convex-parts.ts'
import { crossInside, dot, isOnSegment, type Point, type Segment, samePoint } from './plane.ts'
import { againstTheClock, locate, type Polygon, sidesOf } from './polygon.ts'

/** Whether a segment has a point inside a polygon; running along a side or touching a corner is not inside. */
export function entersPolygon(segment: Segment, polygon: Polygon): boolean {
  if (samePoint(segment.from, segment.to)) return locate(polygon, segment.from) === 'inside'
  if (sidesOf(polygon).some((side) => crossInside(segment, side))) return true
  // Between the corners it passes, the segment stays inside, outside or on the border.
  const stops = stopsOf(segment, polygon)
  const doubled = polygon.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }))
  return stops.some((from, index) => {
    const to = stops[index + 1]
    return to !== undefined && locate(doubled, { x: from.x + to.x, y: from.y + to.y }) === 'inside'
  })
}

/** The ends of a segment and the corners it passes, in order. */
function stopsOf(segment: Segment, polygon: Polygon): Point[] {
  const { from, to } = segment
  const way = { x: to.x - from.x, y: to.y - from.y }
  const along = (point: Point) => dot(way, { x: point.x - from.x, y: point.y - from.y })
  const passed = polygon.filter((corner) => isOnSegment(segment, corner))
  return [from, ...passed.sort((a, b) => along(a) - along(b)), to]
}

/** Whether the insides of two polygons meet; polygons that only touch do not. */
export function polygonsOverlap(a: Polygon, b: Polygon): boolean {
  return (
    sidesOf(a).some((side) => entersPolygon(side, b)) ||
    sidesOf(b).some((side) => entersPolygon(side, a)) ||
    // What is left is that both are the same or that they have nothing inside in common.
    isInsideOf(a, b)
  )
}

/** Whether a certain point inside one polygon is inside the other. */
function isInsideOf(one: Polygon, other: Polygon): boolean {
  const [part = []] = convexParts(againstTheClock(one))
  const [a, b, c] = part
  if (a === undefined || b === undefined || c === undefined) return false
  const tripled = other.map(({ x, y }) => ({ x: 3 * x, y: 3 * y }))
  return locate(tripled, { x: a.x + b.x + c.x, y: a.y + b.y + c.y }) === 'inside'
}
