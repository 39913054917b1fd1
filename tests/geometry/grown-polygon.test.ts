import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareGapToPolygon, gapToPolygon } from '../../src/geometry/disc/disc.ts'
import { GROWTH, grownParts } from '../../src/geometry/grown-polygon.ts'
import { locate } from '../../src/geometry/polygon.ts'
import { polygonOf, rectangle } from '../support/shapes.ts'

const ANGLE = polygonOf([0, 0], [40, 0], [40, 20], [20, 20], [20, 40], [0, 40])

describe('grownParts', () => {
  test('a rectangle grows by five on every side and loses its sharp corners', () => {
    const [part] = grownParts(rectangle(0, 0, 20, 10))
    expect(part).toHaveLength(16)
    expect(part).toContainEqual({ x: -5, y: 0 })
    expect(part).toContainEqual({ x: 23, y: 14 })
  })

  test('holds what is within the margin and nothing beyond it', () => {
    const point = fc.record({ x: fc.integer({ min: -12, max: 52 }), y: fc.integer({ min: -12, max: 52 }) })
    fc.assert(
      fc.property(
        fc.constantFrom(ANGLE, rectangle(0, 0, 30, 7), polygonOf([0, 0], [31, 9], [4, 37])),
        point,
        (polygon, at) => {
          const disc = { ...at, radius: 0 }
          const isHeld = grownParts(polygon).some((part) => locate(part, at) !== 'outside')
          if (isHeld) expect(compareGapToPolygon(disc, polygon, GROWTH)).toBeLessThanOrEqual(0)
          else expect(gapToPolygon(disc, polygon)).toBeGreaterThan(GROWTH - 0.26)
        },
      ),
      { numRuns: 500 },
    )
  })
})
