import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point, Segment } from '../../src/geometry/plane.ts'
import { locate, type Polygon, sidesOf } from '../../src/geometry/polygon.ts'
import { entersPolygon, polygonsOverlap } from '../../src/geometry/polygon-overlap.ts'
import { polygonOf, rectangle, simplePolygon, TURNS, turnPoint, turnPolygon } from '../support/shapes.ts'

const segment = (ax: number, ay: number, zx: number, zy: number): Segment => ({
  from: { x: ax, y: ay },
  to: { x: zx, y: zy },
})

/** The sides cut a segment at certain shares; a point between two cuts next to each other stands for all of them. */
function entersByPoints({ from, to }: Segment, polygon: Polygon): boolean {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x
  const cuts = sidesOf(polygon).flatMap((side) => {
    const along = { x: side.to.x - side.from.x, y: side.to.y - side.from.y }
    const slant = cross(way, along)
    return slant === 0 ? [] : [cross({ x: side.from.x - from.x, y: side.from.y - from.y }, along) / slant]
  })
  const shares = [0, 1, ...cuts.filter((cut) => cut > 0 && cut < 1)].sort((a, b) => a - b)
  return shares.some((share, index) => {
    const next = shares[index + 1]
    if (next === undefined || next - share < 1e-9) return false
    const middle = (share + next) / 2
    const point = { x: from.x + way.x * middle, y: from.y + way.y * middle }
    return locate(polygon, point) === 'inside' && distanceToBorder(polygon, point) > 1e-9
  })
}

function distanceToBorder(polygon: Polygon, point: Point): number {
  return Math.min(
    ...sidesOf(polygon).map(({ from, to }) => {
      const way = { x: to.x - from.x, y: to.y - from.y }
      const share = ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / (way.x ** 2 + way.y ** 2)
      const at = Math.min(1, Math.max(0, share))
      return Math.hypot(point.x - from.x - at * way.x, point.y - from.y - at * way.y)
    }),
  )
}

describe('entersPolygon', () => {
  const NOTCHED = polygonOf([0, 0], [40, 0], [40, 40], [20, 20], [0, 40])

  test.each([
    ['through', segment(-10, 10, 50, 10), true],
    ['along a side', segment(-10, 0, 50, 0), false],
    ['at a corner', segment(30, 50, 50, 30), false],
    ['into the notch, to its corner', segment(20, 50, 20, 20), false],
    ['into the notch and on', segment(20, 50, 20, 19), true],
    ['over the notch between two corners', segment(0, 40, 40, 40), false],
    ['from corner to corner inside', segment(0, 0, 20, 20), true],
    ['along a side of the notch and on', segment(40, 40, 0, 0), true],
    ['along a side of the notch', segment(40, 40, 20, 20), false],
    ['inside', segment(18, 10, 22, 10), true],
    ['from a side outwards', segment(40, 10, 50, 10), false],
    ['a point inside', segment(5, 5, 5, 5), true],
    ['a point on the border', segment(5, 0, 5, 0), false],
  ])('%s', (_says, line, enters) => {
    expect(entersPolygon(line, NOTCHED)).toBe(enters)
    expect(entersPolygon({ from: line.to, to: line.from }, NOTCHED.toReversed())).toBe(enters)
    for (const by of TURNS) {
      const turned = { from: turnPoint(line.from, by), to: turnPoint(line.to, by) }
      expect(entersPolygon(turned, turnPolygon(NOTCHED, by))).toBe(enters)
    }
  })

  test('agrees with points between the cuts', () => {
    const at = fc.nat({ max: 8 })
    fc.assert(
      fc.property(simplePolygon(8), at, at, at, at, (polygon, ax, ay, zx, zy) => {
        fc.pre(ax !== zx || ay !== zy)
        const line = segment(ax, ay, zx, zy)
        expect(entersPolygon(line, polygon)).toBe(entersByPoints(line, polygon))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('polygonsOverlap', () => {
  const SQUARE = rectangle(0, 0, 20, 20)

  test.each([
    ['apart', rectangle(30, 0, 40, 20), false],
    ['side by side', rectangle(20, 0, 40, 20), false],
    ['corner to corner', rectangle(20, 20, 40, 40), false],
    ['one over the other', rectangle(19, 19, 40, 40), true],
    ['one in the other', rectangle(5, 5, 15, 15), true],
    ['the same', SQUARE, true],
    ['the same from another corner and the other way round', polygonOf([20, 20], [20, 0], [0, 0], [0, 20]), true],
    ['crossing without a corner inside', rectangle(-5, 5, 25, 15), true],
    ['the same upright, crossing at the sides', rectangle(0, -5, 20, 25), true],
    [
      'around it, in a notch',
      polygonOf([-9, -9], [29, -9], [29, 29], [20, 29], [20, 0], [0, 0], [0, 29], [-9, 29]),
      false,
    ],
  ])('%s', (_says, other, overlap) => {
    expect(polygonsOverlap(SQUARE, other)).toBe(overlap)
    expect(polygonsOverlap(other, SQUARE)).toBe(overlap)
  })

  test('polygons overlap if a point of a fine grid is inside both', () => {
    fc.assert(
      fc.property(simplePolygon(5), simplePolygon(5), (a, b) => {
        const overlap = polygonsOverlap(a, b)
        expect(polygonsOverlap(b, a)).toBe(overlap)
        let isFound = false
        for (let x = 0.5; x < 100 && !isFound; x++) {
          for (let y = 0.5; y < 100 && !isFound; y++) {
            const point = { x: x / 20, y: y / 20 }
            isFound = locate(a, point) === 'inside' && locate(b, point) === 'inside'
          }
        }
        if (isFound) expect(overlap).toBe(true)
      }),
    )
  })
})
