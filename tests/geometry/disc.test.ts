import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareGap,
  compareGapToPolygon,
  compareGapToSegment,
  discsOverlap,
  discsTouch,
  gapBetween,
  gapToPolygon,
  gapToSegment,
  isInPolygon,
  overlapsPolygon,
} from '../../src/geometry/disc/disc.ts'
import { anyDisc, discAt, polygonOf, rectangle, simplePolygon, TURNS, turnDisc, turnPoint } from '../support/shapes.ts'

const FAR = 2_000_000

describe('two discs', () => {
  test('the gap is measured from edge to edge, exactly', () => {
    const [one, other] = [discAt(0, 0, 16_000), discAt(30_000, 40_000, 14_000)]
    expect([19_999, 20_000, 20_001].map((length) => compareGap(one, other, length))).toEqual([1, 0, -1])
    expect(gapBetween(one, other)).toBe(20_000)
  })

  test('touching is not overlapping, one less is', () => {
    const one = discAt(-FAR, -FAR, 150_000)
    expect(discsTouch(one, discAt(-FAR + 180_000, -FAR + 240_000, 150_000))).toBe(true)
    expect(discsOverlap(one, discAt(-FAR + 180_000, -FAR + 240_000, 150_000))).toBe(false)
    expect(discsOverlap(one, discAt(-FAR + 179_999, -FAR + 240_000, 150_000))).toBe(true)
    expect(discsTouch(one, discAt(-FAR + 179_999, -FAR + 240_000, 150_000))).toBe(false)
  })

  test('a gap is never less than a negative length that it cannot reach', () => {
    expect(compareGap(discAt(0, 0, 3), discAt(0, 0, 3), -7)).toBe(1)
    expect(compareGap(discAt(0, 0, 3), discAt(0, 0, 3), -6)).toBe(0)
  })
})

describe('a disc and a segment', () => {
  test.each(TURNS)('that touches a side turned by (%i, %i) is told from one that is a micrometre off', (...by) => {
    const [from, to] = [turnPoint({ x: -70_001, y: 20_003 }, by), turnPoint({ x: 80_003, y: 20_003 }, by)]
    const disc = turnDisc(discAt(3, 3, 20_000), by)
    expect(compareGapToSegment(disc, { from, to }, 0)).toBe(0)
    expect(compareGapToSegment({ ...disc, radius: disc.radius + 1 }, { from, to }, 0)).toBe(-1)
    expect(compareGapToSegment({ ...disc, radius: disc.radius - 1 }, { from, to }, 0)).toBe(1)
    expect(compareGapToSegment({ ...disc, radius: disc.radius - 7 }, { from, to }, 7)).toBe(0)
  })

  test('agrees with fractions on a small grid', () => {
    const at = fc.integer({ min: -9, max: 9 })
    const radius = fc.nat({ max: 9 })
    fc.assert(
      fc.property(at, at, at, at, at, at, radius, (ax, ay, zx, zy, x, y, r) => {
        const segment = { from: { x: ax, y: ay }, to: { x: zx, y: zy } }
        // The nearest point is at a share of the way whose denominator is the squared length.
        const whole = (zx - ax) ** 2 + (zy - ay) ** 2 || 1
        const nearest = Math.min(whole, Math.max(0, (x - ax) * (zx - ax) + (y - ay) * (zy - ay)))
        const squared = ((x - ax) * whole - (zx - ax) * nearest) ** 2 + ((y - ay) * whole - (zy - ay) * nearest) ** 2
        expect(compareGapToSegment(discAt(x, y, r), segment, 0)).toBe(Math.sign(squared - (r * whole) ** 2))
        expect(gapToSegment(discAt(x, y, r), segment)).toBeCloseTo(Math.sqrt(squared) / whole - r, 9)
      }),
    )
  })
})

describe('a disc and a polygon', () => {
  const HOUSE = polygonOf([0, 0], [40, 0], [40, 40], [20, 20], [0, 40])

  test.each([
    ['beside it', discAt(50, 20, 9), false, false],
    ['touching a side', discAt(50, 20, 10), false, false],
    ['over a side', discAt(50, 20, 11), true, false],
    ['inside', discAt(20, 10, 9), true, true],
    ['inside, touching a side and a corner', discAt(20, 10, 10), true, true],
    ['in the notch, touching', discAt(20, 40, 14), false, false],
    ['in the notch, over both sides', discAt(20, 40, 15), true, false],
    ['around it', discAt(20, 20, 60), true, false],
    ['a point inside', discAt(20, 10, 0), true, true],
    ['a point on the border', discAt(20, 0, 0), false, true],
  ])('%s', (_says, disc, overlaps, isIn) => {
    expect(overlapsPolygon(disc, HOUSE)).toBe(overlaps)
    expect(isInPolygon(disc, HOUSE)).toBe(isIn)
  })

  test('the gap is that to the nearest point, and none inside', () => {
    expect(compareGapToPolygon(discAt(53, 44, 2), HOUSE, 0)).toBe(1)
    expect(gapToPolygon(discAt(53, 44, 2), HOUSE)).toBeCloseTo(Math.hypot(13, 4) - 2, 12)
    expect(compareGapToPolygon(discAt(43, 44, 2), HOUSE, 3)).toBe(0)
    expect(compareGapToPolygon(discAt(20, 10, 2), HOUSE, 0)).toBe(-1)
    expect(gapToPolygon(discAt(20, 10, 2), HOUSE)).toBe(-2)
  })

  test('the comparison agrees with the number, whichever way round the corners go', () => {
    fc.assert(
      fc.property(simplePolygon(2_000), anyDisc(2_000, 300), fc.nat({ max: 300 }), (polygon, disc, length) => {
        const gap = gapToPolygon(disc, polygon)
        const found = compareGapToPolygon(disc, polygon, length)
        expect(compareGapToPolygon(disc, polygon.toReversed(), length)).toBe(found)
        if (Math.abs(gap - length) > 1e-6) expect(found).toBe(Math.sign(gap - length))
      }),
    )
  })

  test('a disc in a polygon overlaps it, and one that overlaps its outside is not in it', () => {
    fc.assert(
      fc.property(simplePolygon(40), anyDisc(40, 9), (polygon, disc) => {
        const isIn = isInPolygon(disc, polygon)
        const frame = rectangle(-100, -100, 200, 200)
        if (isIn && disc.radius > 0) expect(overlapsPolygon(disc, polygon)).toBe(true)
        if (isIn) expect(isInPolygon(disc, frame)).toBe(true)
        const edge = Array.from({ length: 64 }, (_, step) => (step * Math.PI) / 32).map((angle) =>
          gapToPolygon(
            { x: disc.x + disc.radius * Math.cos(angle), y: disc.y + disc.radius * Math.sin(angle), radius: 0 },
            polygon,
          ),
        )
        if (isIn) expect(Math.max(...edge)).toBeLessThan(1e-9)
      }),
    )
  })
})
