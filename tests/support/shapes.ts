import fc from 'fast-check'
import type { Disc } from '../../src/geometry/disc/disc.ts'
import type { Point } from '../../src/geometry/plane.ts'
import { isSimple, type Polygon } from '../../src/geometry/polygon.ts'

export const polygonOf = (...pairs: readonly (readonly [number, number])[]): Polygon =>
  pairs.map(([x, y]) => ({ x, y }))

export const rectangle = (left: number, bottom: number, right: number, top: number): Polygon =>
  polygonOf([left, bottom], [right, bottom], [right, top], [left, top])

export const discAt = (x: number, y: number, radius: number): Disc => ({ x, y, radius })

/** A turn by the angle of a Pythagorean triangle; the third number is how much it makes everything larger. */
export type Turn = readonly [number, number, number]

export const TURNS: readonly Turn[] = [
  [3, 4, 5],
  [-4, 3, 5],
  [5, -12, 13],
  [-8, -15, 17],
]

export const turnPoint = ({ x, y }: Point, [a, b]: Turn): Point => ({ x: a * x - b * y, y: b * x + a * y })

export const turnPolygon = (polygon: Polygon, by: Turn): Polygon => polygon.map((corner) => turnPoint(corner, by))

export const turnDisc = (disc: Disc, by: Turn): Disc => ({ ...turnPoint(disc, by), radius: disc.radius * by[2] })

/** Polygons that do not touch themselves, drawn from whole points around a middle; many are not convex. */
export const simplePolygon = (largest: number): fc.Arbitrary<Polygon> =>
  fc
    .record({
      middle: fc.record({ x: fc.nat({ max: largest }), y: fc.nat({ max: largest }) }),
      points: fc.uniqueArray(fc.record({ x: fc.nat({ max: largest }), y: fc.nat({ max: largest }) }), {
        minLength: 3,
        maxLength: 8,
        selector: ({ x, y }) => `${x},${y}`,
      }),
    })
    .map(({ middle, points }) =>
      points.toSorted(
        (a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
      ),
    )
    .filter(isSimple)

export const anyDisc = (largest: number, radius: number): fc.Arbitrary<Disc> =>
  fc.record({ x: fc.nat({ max: largest }), y: fc.nat({ max: largest }), radius: fc.nat({ max: radius }) })
