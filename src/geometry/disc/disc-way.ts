import { between, dot, type Point, type Segment, turn, type Vector } from '../plane.ts'

/**
 * A straight way of the middle of a disc: where it starts, and a vector of length 1. What is told here about ways is as
 * exact as a number; whoever needs certainty rounds a place on the way and asks `disc.ts`.
 */
export type Way = { readonly from: Point; readonly direction: Vector }

/** A stretch of a way, from one distance to another. */
export type Stretch = { readonly from: number; readonly to: number }

/** Where a way is nearer to a point than a length. */
export function stretchNearPoint({ from, direction }: Way, point: Point, length: number): Stretch | null {
  const there = between(from, point)
  const along = dot(direction, there)
  const aside = direction.x * there.y - direction.y * there.x
  const squared = length * length - aside * aside
  if (length <= 0 || squared <= 0) return null
  const half = Math.sqrt(squared)
  return { from: along - half, to: along + half }
}

/** Where a way is nearer to a segment than a length. That is one stretch: what is near a segment is convex. */
export function stretchNearSegment(way: Way, segment: Segment, length: number): Stretch | null {
  const stretches = [
    stretchNearPoint(way, segment.from, length),
    stretchNearPoint(way, segment.to, length),
    stretchBeside(way, segment, length),
  ].filter((stretch) => stretch !== null)
  if (stretches.length === 0) return null
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    to: Math.max(...stretches.map(({ to }) => to)),
  }
}

/** Where a way passes beside a segment, between the perpendiculars at its ends, nearer than a length. */
function stretchBeside({ from, direction }: Way, { from: start, to: end }: Segment, length: number): Stretch | null {
  const side = between(start, end)
  const long = Math.hypot(side.x, side.y)
  if (long === 0) return null
  const along = { at: dot(side, between(start, from)) / long, change: dot(side, direction) / long }
  const aside = {
    at: turn(start, end, from) / long,
    change: (side.x * direction.y - side.y * direction.x) / long,
  }
  return overlapOf(stretchBetween(along, 0, long), stretchBetween(aside, -length, length))
}

/** Where a value that changes evenly lies between two others. */
function stretchBetween(
  { at, change }: { readonly at: number; readonly change: number },
  min: number,
  max: number,
): Stretch | null {
  if (change === 0) return min < at && at < max ? { from: -Infinity, to: Infinity } : null
  const [one, other] = [(min - at) / change, (max - at) / change]
  return one < other ? { from: one, to: other } : { from: other, to: one }
}

function overlapOf(a: Stretch | null, b: Stretch | null): Stretch | null {
  if (a === null || b === null) return null
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
  return both.from < both.to ? both : null
}

/** The point where two segments cross inside, as far as a number tells. */
export function crossingOf(a: Segment, b: Segment): Point | null {
  const before = turn(b.from, b.to, a.from)
  const after = turn(b.from, b.to, a.to)
  if (before * after >= 0 || turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) >= 0) return null
  const share = before / (before - after)
  return { x: a.from.x + share * (a.to.x - a.from.x), y: a.from.y + share * (a.to.y - a.from.y) }
}
