import { describe, expect, test } from 'vitest'
import { convexParts } from '../../src/geometry/convex-parts.ts'
import { turn } from '../../src/geometry/plane.ts'
import { doubleArea, type Polygon } from '../../src/geometry/polygon.ts'

const polygon = (...pairs: readonly (readonly [number, number])[]): Polygon => pairs.map(([x, y]) => ({ x, y }))

const U_SHAPE = polygon([0, 0], [60, 0], [60, 40], [40, 40], [40, 20], [20, 20], [20, 40], [0, 40])
const COMB = polygon([0, 0], [70, 0], [70, 30], [60, 5], [50, 30], [40, 5], [30, 30], [20, 5], [10, 30], [0, 5])
const SPIRAL = polygon(
  [0, 0],
  [50, 0],
  [50, 50],
  [10, 50],
  [10, 20],
  [30, 20],
  [30, 30],
  [20, 30],
  [20, 40],
  [40, 40],
  [40, 10],
  [0, 10],
)

describe('convexParts', () => {
  test.each([
    ['a U', U_SHAPE],
    ['a comb', COMB],
    ['a spiral', SPIRAL],
  ])('cuts %s into convex parts without loss', (_, whole) => {
    const parts = convexParts(whole)
    for (const part of parts) {
      const turns = part.map((corner, index) => {
        const [before, after] = [part.at(index - 1), part[(index + 1) % part.length]] as [typeof corner, typeof corner]
        return turn(before, corner, after)
      })
      expect(Math.min(...turns)).toBeGreaterThanOrEqual(0)
      expect(doubleArea(part)).toBeGreaterThan(0)
    }
    expect(parts.reduce((sum, part) => sum + doubleArea(part), 0)).toBe(doubleArea(whole))
  })

  test('leaves a convex polygon whole, without corners that are none', () => {
    const parts = convexParts(polygon([0, 0], [10, 0], [20, 0], [20, 20], [0, 20]))
    expect(parts).toEqual([polygon([0, 0], [20, 0], [20, 20], [0, 20])])
  })
})
