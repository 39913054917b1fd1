import { convexParts } from './convex-parts.ts'
import { type Point, turn } from './plane.ts'
import { againstTheClock, type Polygon } from './polygon.ts'

/** The points with whole coordinates on a circle of radius 5. */
const AROUND: readonly Point[] = [0, 3, 4, 5].flatMap((x) => {
  const y = Math.sqrt(25 - x * x)
  return [-x, x].flatMap((across) => [-y, y].map((up) => ({ x: across, y: up })))
})

/** By how much polygons are grown. */
export const GROWTH = 5

/**
 * The convex parts of a polygon, each with a margin of GROWTH. The margin is a twelve-sided figure with whole corners
 * on the circle, so that everything stays whole: it is exact along the axes and at most 0.26 too narrow in between.
 */
export function grownParts(polygon: Polygon): Polygon[] {
  return convexParts(againstTheClock(polygon)).map((part) => hullOf(part.flatMap(aroundCorner)))
}

const aroundCorner = ({ x, y }: Point): Point[] => AROUND.map((by) => ({ x: x + by.x, y: y + by.y }))

/** The corners of the convex hull of points, against the clock and none of them straight. */
function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

/** One half of the hull, without its last point, with which the other half starts. */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    for (let [before, last] = chain.slice(-2); before && last; [before, last] = chain.slice(-2)) {
      if (turn(before, last, point) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}
