import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Disc, discsOverlap, gapBetween, gapToPolygon, overlapsPolygon } from '../../src/geometry/disc/disc.ts'
import { moveDisc } from '../../src/geometry/disc/disc-motion.ts'
import type { Polygon } from '../../src/geometry/polygon.ts'
import { anyTable } from '../support/disc-tables.ts'
import { discAt, polygonOf, rectangle } from '../support/shapes.ts'

const EAST = { x: 1, y: 0 }
const DISC = discAt(0, 0, 10_000)

const at = (degrees: number) => ({ x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) })

const move = (
  direction: { x: number; y: number },
  length: number,
  polygons: readonly Polygon[],
  discs: readonly Disc[],
) => moveDisc({ disc: DISC, direction, length }, polygons, discs)

describe('moveDisc', () => {
  test('goes all the way where nothing is', () => {
    expect(move(EAST, 50_000, [], [])).toEqual({
      distance: 50_000,
      travelled: 50_000,
      end: { x: 50_000, y: 0 },
      met: null,
    })
    expect(move(at(30), 50_000, [], []).end).toEqual({ x: 43_301, y: 25_000 })
    expect(move(EAST, 0, [], [])).toEqual({ distance: 0, travelled: 0, end: { x: 0, y: 0 }, met: null })
  })

  test.each<[string, readonly Polygon[], readonly Disc[], number, number | null]>([
    ['at a wall', [rectangle(30_000, -50_000, 40_000, 50_000)], [], 20_000, 0],
    [
      'at the nearer of two',
      [rectangle(30_000, -50_000, 40_000, 50_000), rectangle(25_000, 0, 26_000, 9)],
      [],
      15_000,
      1,
    ],
    ['at a corner', [polygonOf([30_000, 6_000], [60_000, 6_000], [60_000, 50_000])], [], 22_000, 0],
    ['at a disc', [], [discAt(40_000, 0, 5_000)], 25_000, 0],
    ['at a disc beside the way', [], [discAt(40_000, 12_000, 5_000)], 31_000, 0],
    ['not at a wall it grazes', [rectangle(20_000, 10_000, 40_000, 50_000)], [], 50_000, null],
    ['not at a disc it grazes', [], [discAt(20_000, 15_000, 5_000)], 50_000, null],
    ['not at a wall behind', [rectangle(-30_000, -50_000, -11_000, 50_000)], [], 50_000, null],
    ['not at a wall it touches and leaves', [rectangle(-30_000, -50_000, -10_000, 50_000)], [], 50_000, null],
    ['at once at a wall it touches', [rectangle(10_000, -50_000, 20_000, 50_000)], [], 0, 0],
    ['not at what it overlaps', [rectangle(9_000, -50_000, 20_000, 50_000)], [discAt(9_000, 0, 3)], 50_000, null],
    [
      'in a corner between two sides of a piece',
      [
        polygonOf(
          [-5_000, -10_000],
          [30_000, -10_000],
          [30_000, 20_000],
          [40_000, 20_000],
          [40_000, -20_000],
          [-5_000, -20_000],
        ),
      ],
      [],
      20_000,
      0,
    ],
  ])('stops %s', (_says, polygons, discs, travelled, met) => {
    const motion = move(EAST, 50_000, polygons, discs)
    expect(motion).toEqual({ distance: expect.closeTo(travelled, 6), travelled, end: { x: travelled, y: 0 }, met })
  })

  test('is stopped by what it meets just before the end of its way, not by what it reaches at the end', () => {
    const wall = rectangle(60_000, -50_000, 70_000, 50_000)
    expect(move(EAST, 50_000, [wall], [])).toMatchObject({ travelled: 50_000, met: null })
    expect(move(EAST, 50_001, [wall], [])).toMatchObject({ distance: 50_000, travelled: 50_000, met: 0 })
  })

  test('slides along a slanted wall that it touches', () => {
    const slanted = polygonOf([-60_000, 45_000], [0, 0], [60_000, -45_000], [0, -90_000])
    const beside = discAt(6_000, 8_000, 10_000)
    expect(gapToPolygon(beside, slanted)).toBeCloseTo(0, 6)
    const motion = moveDisc({ disc: beside, direction: { x: 0.8, y: -0.6 }, length: 40_000 }, [slanted], [])
    expect(motion.met).toBe(null)
    expect(motion.travelled).toBeGreaterThan(39_990)
  })

  test('ends free, at the last place that is, and passes through nothing', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 0, max: 359 }), fc.nat({ max: 60_000 }), (table, degrees, length) => {
        const polygons = table.pieces.map(({ polygon }) => polygon)
        const direction = at(degrees)
        const { end, travelled, distance, met } = moveDisc(
          { disc: table.from, direction, length },
          polygons,
          table.discs,
        )
        const counted = polygons.filter((polygon) => !overlapsPolygon(table.from, polygon))
        const others = table.discs.filter((disc) => !discsOverlap(table.from, disc))
        const stopped = { ...end, radius: table.from.radius }
        const isFree = (disc: Disc) =>
          !counted.some((polygon) => overlapsPolygon(disc, polygon)) &&
          !others.some((other) => discsOverlap(disc, other))
        expect(isFree(stopped)).toBe(true)
        for (let farther = travelled + 1; farther <= Math.min(distance, travelled + 20); farther++) {
          const x = Math.round(table.from.x + farther * direction.x)
          const y = Math.round(table.from.y + farther * direction.y)
          expect(isFree({ x, y, radius: table.from.radius })).toBe(false)
        }
        expect(Math.hypot(end.x - table.from.x, end.y - table.from.y)).toBeCloseTo(travelled, -1)
        expect(Number.isInteger(end.x) && Number.isInteger(end.y)).toBe(true)

        const gapAt = (share: number) => {
          const place = {
            x: table.from.x + share * direction.x,
            y: table.from.y + share * direction.y,
            radius: table.from.radius,
          }
          return Math.min(
            ...counted.map((polygon) => gapToPolygon(place, polygon)),
            ...others.map((disc) => gapBetween(place, disc)),
          )
        }
        const walked = Array.from({ length: 200 }, (_, step) => gapAt((step * distance) / 200))
        expect(Math.min(Number.POSITIVE_INFINITY, ...walked)).toBeGreaterThan(-1.01)
        if (met === null) expect(distance).toBe(length)
        else expect(gapAt(distance)).toBeLessThan(1e-3)
      }),
      { numRuns: 400 },
    )
  })
})
