import { compareProducts } from '../exact.ts'
import { between, dot, type Point, type Segment, turn } from '../plane.ts'
import { locate, type Polygon, sidesOf } from '../polygon.ts'

/**
 * A filled circle. Centre and radius are whole numbers, the centre at most 2,000,000 from the origin on each axis;
 * lengths that distances are compared with are whole and at most 10,000,000. Then squares of distances are exact.
 */
export type Disc = Point & { readonly radius: number }

/** The sign of what the gap between two discs is longer than a length. Discs that overlap have a negative gap. */
export function compareGap(a: Disc, b: Disc, length: number): number {
  return compareDistance(squaredDistance(a, b), a.radius + b.radius + length)
}

/** The gap between two discs, as far as a number tells; below zero if they overlap. */
export function gapBetween(a: Disc, b: Disc): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
}

/** Whether the insides of two discs meet. */
export const discsOverlap = (a: Disc, b: Disc): boolean => compareGap(a, b, 0) < 0

/** Whether two discs touch and do not overlap. */
export const discsTouch = (a: Disc, b: Disc): boolean => compareGap(a, b, 0) === 0

/** The sign of what the gap between a disc and a segment is longer than a length. */
export function compareGapToSegment(disc: Disc, segment: Segment, length: number): number {
  const { from, to } = segment
  const reach = disc.radius + length
  const [way, there] = [between(from, to), between(from, disc)]
  const along = dot(way, there)
  if (along <= 0) return compareDistance(dot(there, there), reach)
  const lengthSquared = dot(way, way)
  if (along >= lengthSquared) return compareDistance(squaredDistance(to, disc), reach)
  if (reach < 0) return 1
  const aside = turn(from, to, disc)
  return compareProducts(aside, aside, reach * reach, lengthSquared)
}

/** The gap between a disc and a segment, as far as a number tells; below zero if the disc reaches over the segment. */
export function gapToSegment(disc: Disc, { from, to }: Segment): number {
  const [way, there] = [between(from, to), between(from, disc)]
  const lengthSquared = dot(way, way)
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, dot(way, there) / lengthSquared))
  return Math.hypot(there.x - share * way.x, there.y - share * way.y) - disc.radius
}

/**
 * The sign of what the gap between a disc and a filled polygon is longer than a length. The centre of a disc is never
 * nearer than on the polygon, so the gap is not below minus the radius.
 */
export function compareGapToPolygon(disc: Disc, polygon: Polygon, length: number): number {
  if (locate(polygon, disc) !== 'outside') return Math.sign(0 - (disc.radius + length))
  return sidesOf(polygon).reduce((min, side) => Math.min(min, compareGapToSegment(disc, side, length)), 1)
}

/** The gap between a disc and a filled polygon, as far as a number tells; not below minus the radius. */
export function gapToPolygon(disc: Disc, polygon: Polygon): number {
  if (locate(polygon, disc) !== 'outside') return -disc.radius
  return Math.min(...sidesOf(polygon).map((side) => gapToSegment(disc, side)))
}

/** Whether the insides of a disc and a polygon meet; of a disc without radius, whether it is a point inside. */
export function overlapsPolygon(disc: Disc, polygon: Polygon): boolean {
  if (disc.radius === 0) return locate(polygon, disc) === 'inside'
  return compareGapToPolygon(disc, polygon, 0) < 0
}

/** Whether a disc lies wholly in a polygon; it may touch the border. */
export function isInPolygon(disc: Disc, polygon: Polygon): boolean {
  if (locate(polygon, disc) === 'outside') return false
  return sidesOf(polygon).every((side) => compareGapToSegment(disc, side, 0) >= 0)
}

export const squaredDistance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

function compareDistance(squared: number, length: number): number {
  return length < 0 ? 1 : Math.sign(squared - length * length)
}
