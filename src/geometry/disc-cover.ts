import { compareGapToSegment, type Disc, isInPolygon } from './disc.ts'
import { signOf } from './exact.ts'
import { between, dot, type Point, type Segment, turn, type Vector } from './plane.ts'
import { againstTheClock, doubleArea, locate, type Polygon, sidesOf } from './polygon.ts'

/** A share of a way, denominator > 0. */
type Share = { readonly numerator: bigint; readonly denominator: bigint }

/** A point (x / w, y / w) with w > 0. */
type ExactPoint = { readonly x: bigint; readonly y: bigint; readonly w: bigint }

/**
 * Whether every point of a disc lies in some of the polygons, borders included. It does if its centre does and no
 * border has uncovered ground beside it within the disc: what is uncovered ends somewhere, and it ends at a border.
 */
export function isCovered(disc: Disc, polygons: readonly Polygon[]): boolean {
  if (polygons.some((polygon) => isInPolygon(disc, polygon))) return true
  if (hasBarePoint(disc, polygons)) return false
  const turned = polygons.map(againstTheClock).sort((a, b) => doubleArea(b) - doubleArea(a))
  // A few large polygons often do it, and many small ones have many crossings.
  for (let count = 2; count < turned.length; count *= 2) if (doCover(disc, turned.slice(0, count))) return true
  return doCover(disc, turned)
}

const RINGS = 4
const SPOKES = 64

/** Whether one of some whole points inside a disc, its middle among them, lies in none of the polygons. */
function hasBarePoint({ x, y, radius }: Disc, polygons: readonly Polygon[]): boolean {
  const points = Array.from({ length: RINGS * SPOKES }, (_, index) => {
    const [angle, length] = [
      (index * 2 * Math.PI) / SPOKES,
      (Math.max(0, radius - 1) * Math.floor(index / SPOKES)) / (RINGS - 1),
    ]
    return { x: x + Math.trunc(length * Math.cos(angle)), y: y + Math.trunc(length * Math.sin(angle)) }
  })
  return points.some((point) => polygons.every((polygon) => locate(polygon, point) === 'outside'))
}

function doCover(disc: Disc, polygons: readonly Polygon[]): boolean {
  if (polygons.every((polygon) => locate(polygon, disc) === 'outside')) return false
  const sides = polygons.flatMap(sidesOf)
  return sides.every((side) => compareGapToSegment(disc, side, 0) >= 0 || isCoveredAlong(side, disc, sides, polygons))
}

/** Whether the ground at the right of a side is covered wherever the side is inside the disc. */
function isCoveredAlong(side: Segment, disc: Disc, sides: readonly Segment[], polygons: readonly Polygon[]): boolean {
  return piecesOf(side, sides).every(
    (piece) => !reachesInto(side, piece, disc) || isCoveredOutside(side, middleOf(piece), polygons),
  )
}

/** A side cut where others meet it, so that what lies beside it does not change along a piece. */
function piecesOf(side: Segment, others: readonly Segment[]): [Share, Share][] {
  const cuts = [START, END, ...others.flatMap((other) => cutsBy(side, other))]
  const inside = cuts.filter((cut) => compare(cut, START) >= 0 && compare(cut, END) <= 0).sort(compare)
  return inside.flatMap((from, index): [Share, Share][] => {
    const to = inside[index + 1]
    return to === undefined || compare(from, to) === 0 ? [] : [[from, to]]
  })
}

const START: Share = { numerator: 0n, denominator: 1n }
const END: Share = { numerator: 1n, denominator: 1n }

const compare = (a: Share, b: Share): number => signOf(a.numerator * b.denominator - b.numerator * a.denominator)

function cutsBy(side: Segment, other: Segment): Share[] {
  const [one, two] = [turn(side.from, side.to, other.from), turn(side.from, side.to, other.to)]
  if (one === 0 && two === 0) return [shareAt(side, other.from), shareAt(side, other.to)]
  if ((one > 0 && two > 0) || (one < 0 && two < 0)) return []
  const [before, after] = [turn(other.from, other.to, side.from), turn(other.from, other.to, side.to)]
  return before === after ? [] : [share(before, before - after)]
}

function shareAt({ from, to }: Segment, point: Point): Share {
  const way = between(from, to)
  return share(dot(way, between(from, point)), dot(way, way))
}

const share = (numerator: number, denominator: number): Share =>
  denominator < 0
    ? { numerator: BigInt(-numerator), denominator: BigInt(-denominator) }
    : { numerator: BigInt(numerator), denominator: BigInt(denominator) }

const middleOf = ([a, b]: readonly [Share, Share]): Share => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: 2n * a.denominator * b.denominator,
})

/** Whether a piece of a side that passes a disc has a point inside it. */
function reachesInto(side: Segment, [from, to]: readonly [Share, Share], disc: Disc): boolean {
  const nearest = shareAt(side, disc)
  if (compare(nearest, from) >= 0 && compare(nearest, to) <= 0) return true
  const { x, y, w } = pointAt(side, compare(nearest, from) < 0 ? from : to)
  const [dx, dy, reach] = [x - BigInt(disc.x) * w, y - BigInt(disc.y) * w, BigInt(disc.radius) * w]
  return dx * dx + dy * dy < reach * reach
}

function pointAt({ from, to }: Segment, { numerator, denominator }: Share): ExactPoint {
  const way = between(from, to)
  return {
    x: BigInt(from.x) * denominator + BigInt(way.x) * numerator,
    y: BigInt(from.y) * denominator + BigInt(way.y) * numerator,
    w: denominator,
  }
}

/** Whether some polygon covers the right of a side next to a point of it that no other border crosses. */
function isCoveredOutside(side: Segment, at: Share, polygons: readonly Polygon[]): boolean {
  const [point, way] = [pointAt(side, at), between(side.from, side.to)]
  return polygons.some((polygon) => coversRightOf(polygon, point, way))
}

/** Whether a polygon against the clock covers the ground at a point and to the right of a way through it. */
function coversRightOf(polygon: Polygon, point: ExactPoint, way: Vector): boolean {
  let isInside = false
  for (const { from, to } of sidesOf(polygon)) {
    const side = exactTurn(from, to, point)
    if (side === 0 && isBeside(from, to, point)) return dot(between(from, to), way) < 0
    const [isFromAbove, isToAbove] = [BigInt(from.y) * point.w > point.y, BigInt(to.y) * point.w > point.y]
    if (isFromAbove !== isToAbove && side > 0 === to.y > from.y) isInside = !isInside
  }
  return isInside
}

function exactTurn(from: Point, to: Point, { x, y, w }: ExactPoint): number {
  const way = between(from, to)
  return signOf(BigInt(way.x) * (y - BigInt(from.y) * w) - BigInt(way.y) * (x - BigInt(from.x) * w))
}

/** Whether a point of the line through two points lies between them. */
function isBeside(from: Point, to: Point, { x, y, w }: ExactPoint): boolean {
  const way = between(from, to)
  const along = (end: Point) => BigInt(way.x) * (x - BigInt(end.x) * w) + BigInt(way.y) * (y - BigInt(end.y) * w)
  return along(from) >= 0n && along(to) <= 0n
}
