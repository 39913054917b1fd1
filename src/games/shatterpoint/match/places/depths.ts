import type { Condition } from '../../../../geometry/contour.ts'
import { distanceToSegment, lengthOf } from '../../../../geometry/contour.ts'

/** Corners in millimetres, in order. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** How far a point is from a filled polygon; negative inside. */
export function signedDistance(outline: Outline, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  let isIn = false
  for (let index = 0, before = outline.length - 1; index < outline.length; before = index++) {
    const [a, b] = [outline[before] as readonly [number, number], outline[index] as readonly [number, number]]
    least = Math.min(least, distanceToSegment(x, y, a, b))
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isIn = !isIn
  }
  return isIn ? -least : least
}

/** Not farther from a point than so far. */
export const withinOf = (x: number, y: number, reach: number): Condition => ({
  depth: (atX, atY) => reach - lengthOf(atX - x, atY - y),
})

/** Not nearer to a point than so far. */
export const awayFrom = (x: number, y: number, reach: number): Condition => ({
  depth: (atX, atY) => lengthOf(atX - x, atY - y) - reach,
})

/** Inside a rectangle. */
export const insideOf = (left: number, near: number, right: number, far: number): Condition => ({
  depth: (x, y) => Math.min(x - left, y - near, right - x, far - y),
})

/** A base of this radius does not lie over a polygon. */
export const clearOf = (outline: Outline, radius: number): Condition => ({
  depth: (x, y) => signedDistance(outline, x, y) - radius,
})

/** A base of this radius lies over a polygon, at least in part. */
export const over = (outline: Outline, radius: number): Condition => ({
  depth: (x, y) => radius - signedDistance(outline, x, y),
})

/** At the left of a line through a point in a direction. */
export const leftOf = (x: number, y: number, degrees: number): Condition => {
  const radians = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  return { depth: (atX, atY) => cosine * (atY - y) - sine * (atX - x) }
}

/** At least one of several conditions. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    depth(x, y) {
      let most = Number.NEGATIVE_INFINITY
      for (const condition of conditions) most = Math.max(most, condition.depth(x, y))
      return most
    },
    near(x, y, reach) {
      const depths = conditions.map((condition) => condition.depth(x, y))
      const most = depths.reduce((max, depth) => Math.max(max, depth), Number.NEGATIVE_INFINITY)
      return anyOf(conditions.filter((_, index) => (depths[index] ?? 0) >= most - 2 * reach))
    },
  }
}
