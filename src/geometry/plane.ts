/**
 * Points with whole coordinates. Up to 10,000,000 from the origin every product below is smaller than 2^53, so the
 * arithmetic of floating-point numbers is exact and no answer hangs on rounding.
 */
export type Point = { readonly x: number; readonly y: number }
export type Vector = Point
export type Segment = { readonly from: Point; readonly to: Point }

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** The way from one point to another. */
export const between = (from: Point, to: Point): Vector => ({ x: to.x - from.x, y: to.y - from.y })

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y

/** Positive if the way a → b → c turns left, negative if it turns right, zero if it goes straight on or back. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Whether a point lies on a segment, ends included. */
export function isOnSegment({ from, to }: Segment, point: Point): boolean {
  return turn(from, to, point) === 0 && isBetween(from, to, point)
}

/** Whether a point of the line through two points lies between them, ends included. */
export function isBetween(from: Point, to: Point, { x, y }: Point): boolean {
  return (
    (from.x < to.x ? from.x <= x && x <= to.x : to.x <= x && x <= from.x) &&
    (from.y < to.y ? from.y <= y && y <= to.y : to.y <= y && y <= from.y)
  )
}

/** Whether two segments cross at a point inside both. */
export function crossInside(a: Segment, b: Segment): boolean {
  return (
    turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
    turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0
  )
}

/** Whether two segments have any point in common. */
export function meet(a: Segment, b: Segment): boolean {
  return (
    crossInside(a, b) ||
    isOnSegment(a, b.from) ||
    isOnSegment(a, b.to) ||
    isOnSegment(b, a.from) ||
    isOnSegment(b, a.to)
  )
}
