import type { Point } from '../plane.ts'
import { type Polygon, sidesOf } from '../polygon.ts'

/** A direction of length 1. */
export type Direction = Point

export const directionAt = (angle: number): Direction => ({ x: Math.cos(angle), y: Math.sin(angle) })

/** How far one gets from a point in a direction before one is nearer to another than so far; infinite if one never is. */
export function lengthToDisc(from: Point, direction: Direction, to: Point, apart: number): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const ahead = x * direction.x + y * direction.y
  const aside = Math.abs(x * direction.y - y * direction.x)
  if (ahead <= 0 || aside >= apart) return Number.POSITIVE_INFINITY
  return Math.max(0, ahead - Math.sqrt(apart * apart - aside * aside))
}

/** How far one gets from a point in a direction before one is nearer to a polygon, drawn against the clock, than so far. */
export function lengthToPolygon(from: Point, direction: Direction, outline: Polygon, apart: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const side of sidesOf(outline)) {
    least = Math.min(least, lengthToDisc(from, direction, side.from, apart), lengthToSide(from, direction, side, apart))
  }
  return least
}

/** The same for a side that is moved outwards so far. */
function lengthToSide(from: Point, direction: Direction, side: { from: Point; to: Point }, apart: number): number {
  const [alongX, alongY] = [side.to.x - side.from.x, side.to.y - side.from.y]
  const long = Math.hypot(alongX, alongY)
  const across = direction.x * alongY - direction.y * alongX
  if (long === 0 || across === 0) return Number.POSITIVE_INFINITY
  const x = side.from.x + (alongY / long) * apart - from.x
  const y = side.from.y - (alongX / long) * apart - from.y
  const length = (x * alongY - y * alongX) / across
  const share = (x * direction.y - y * direction.x) / across
  return length >= 0 && share >= 0 && share <= 1 ? length : Number.POSITIVE_INFINITY
}

/** How far one gets from a point inside of a rectangle in a direction before one leaves it. */
export function lengthInside(
  from: Point,
  direction: Direction,
  {
    left,
    right,
    near,
    far,
  }: { readonly left: number; readonly right: number; readonly near: number; readonly far: number },
): number {
  const ahead = (place: number, low: number, high: number, speed: number): number =>
    speed === 0 ? Number.POSITIVE_INFINITY : Math.max(0, ((speed > 0 ? high : low) - place) / speed)
  return Math.min(ahead(from.x, left, right, direction.x), ahead(from.y, near, far, direction.y))
}

export type StarOptions = {
  /** How far inside the ring is drawn. */
  readonly margin: number
  /** How far the straight sides of the ring may be from what they stand for. */
  readonly slack: number
}

/** So many directions are looked at first. */
const DIRECTIONS = 192
/** Where the reach leaps, it is looked for between directions that are as near as this, in radians. */
const NEAREST = 5e-5
/** What is clear in one direction has to be clear so far to its left and right, in radians. */
const ASIDE = 2e-4

/**
 * The ring of all places that can be reached straight from a point, drawn a little inside, against the clock. Where the
 * reach bends or leaps between two directions more are looked at.
 */
export function starRing(from: Point, reach: (angle: number) => number, { margin, slack }: StarOptions): Point[] {
  const safe = (angle: number): number =>
    Math.max(0, Math.min(reach(angle), reach(angle - ASIDE), reach(angle + ASIDE)) - margin)
  const at = (angle: number): Ray => ({ angle, length: safe(angle) })
  const step = (2 * Math.PI) / DIRECTIONS
  const first = at(0)
  const rays: Ray[] = []
  let before = first
  for (let number = 1; number <= DIRECTIONS; number++) {
    const next = number === DIRECTIONS ? { angle: 2 * Math.PI, length: first.length } : at(number * step)
    rays.push(before)
    refine(before, next, at, slack, rays)
    before = next
  }
  return rays.map(({ angle, length }) => ({
    x: from.x + length * Math.cos(angle),
    y: from.y + length * Math.sin(angle),
  }))
}

type Ray = { readonly angle: number; readonly length: number }

/** Adds the rays between two that are needed, in their order. */
function refine(one: Ray, other: Ray, at: (angle: number) => Ray, slack: number, rays: Ray[]): void {
  const width = other.angle - one.angle
  if (width < NEAREST) return
  const middle = at((one.angle + other.angle) / 2)
  // Where a straight line between the ends of both rays crosses the middle one.
  const sum = one.length + other.length
  const straight = sum === 0 ? 0 : (2 * one.length * other.length * Math.cos(width / 2)) / sum
  const off = middle.length - straight
  if (Math.abs(off) <= slack) return
  refine(one, middle, at, slack, rays)
  rays.push(middle)
  refine(middle, other, at, slack, rays)
}
