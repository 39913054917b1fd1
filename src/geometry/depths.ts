import type { Condition } from './contour.ts'
import { distanceToSegment, lengthOf } from './contour.ts'

/** Corners in millimetres, in order. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** How far a point is from a filled polygon; negative inside. */
export function signedDistance(outline: Outline, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  let isIn = false
  let a = outline.at(-1)
  for (const b of outline) {
    if (a === undefined) break
    least = Math.min(least, distanceToSegment(x, y, a, b))
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isIn = !isIn
    a = b
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

/** At least one of several conditions. Where only some of them can matter, only those are asked. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const depths = new Float64Array(conditions.length)
  const fill = (x: number, y: number): number => {
    let most = Number.NEGATIVE_INFINITY
    for (let index = 0; index < depths.length; index++) {
      const depth = conditions[index]?.depth(x, y) ?? Number.NEGATIVE_INFINITY
      depths[index] = depth
      if (depth > most) most = depth
    }
    return most
  }
  return {
    depth: fill,
    near(x, y, reach) {
      const least = fill(x, y) - 2 * reach
      const close = conditions.filter((_, index) => (depths[index] ?? least) >= least)
      const [only, ...others] = close
      return only !== undefined && others.length === 0 ? only : anyOf(close)
    },
  }
}
