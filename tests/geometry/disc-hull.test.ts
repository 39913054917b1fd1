import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gapToPolygon } from '../../src/geometry/disc/disc.ts'
import { hullMeets } from '../../src/geometry/disc/disc-hull.ts'
import {
  anyDisc,
  discAt,
  polygonOf,
  rectangle,
  simplePolygon,
  TURNS,
  turnDisc,
  turnPolygon,
} from '../support/shapes.ts'

describe('hullMeets', () => {
  const [one, other] = [discAt(0, 0, 10), discAt(100, 0, 10)]

  test.each([
    ['between them', one, other, rectangle(40, -5, 60, 5), true],
    ['along the tangent', one, other, rectangle(40, 10, 60, 20), false],
    ['into the tangent', one, other, rectangle(40, 9, 60, 20), true],
    ['a corner at the tangent', one, other, polygonOf([50, -10], [60, -20], [40, -20]), false],
    ['behind one', one, other, rectangle(-30, -20, -10, 20), false],
    ['behind one and into it', one, other, rectangle(-30, -20, -9, 20), true],
    ['around all', one, other, rectangle(-50, -50, 150, 50), true],
    ['around one', one, other, rectangle(-50, -50, 20, 50), true],
    ['beside a cone', discAt(0, 0, 0), discAt(100, 0, 60), polygonOf([0, 1], [80, 61], [0, 61]), false],
    ['along a cone', discAt(0, 0, 0), discAt(100, 0, 60), polygonOf([0, 0], [64, 48], [0, 48]), false],
    ['into a cone', discAt(0, 0, 0), discAt(100, 0, 60), polygonOf([0, 0], [64, 47], [0, 48]), true],
    ['along a segment', discAt(0, 0, 0), discAt(100, 0, 0), rectangle(20, 0, 30, 10), false],
    ['across a segment', discAt(0, 0, 0), discAt(100, 0, 0), rectangle(20, -1, 30, 10), true],
    ['a disc in a disc, touched', discAt(0, 0, 5), discAt(5, 0, 10), rectangle(15, -5, 20, 5), false],
    ['a disc in a disc, entered', discAt(0, 0, 5), discAt(5, 0, 10), rectangle(14, -5, 20, 5), true],
  ])('%s', (_says, a, b, polygon, meets) => {
    expect(hullMeets(a, b, polygon)).toBe(meets)
    expect(hullMeets(b, a, polygon.toReversed())).toBe(meets)
    for (const by of TURNS) expect(hullMeets(turnDisc(a, by), turnDisc(b, by), turnPolygon(polygon, by))).toBe(meets)
  })

  test('agrees with discs on the way from one to the other', () => {
    fc.assert(
      fc.property(anyDisc(400, 80), anyDisc(400, 80), simplePolygon(400), (a, b, polygon) => {
        const meets = hullMeets(a, b, polygon)
        const gaps = Array.from({ length: 801 }, (_, step) => {
          const [share, rest] = [step / 800, 1 - step / 800]
          const mixed = (from: number, to: number) => from * rest + to * share
          return gapToPolygon(discAt(mixed(a.x, b.x), mixed(a.y, b.y), mixed(a.radius, b.radius)), polygon)
        })
        const min = Math.min(...gaps)
        if (min < -1e-6) expect(meets).toBe(true)
        if (min > 1) expect(meets).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})
