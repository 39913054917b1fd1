import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapsPolygon } from '../../src/geometry/disc/disc.ts'
import { Ground, isCovered } from '../../src/geometry/disc/disc-cover.ts'
import { isSimple, locate, type Polygon } from '../../src/geometry/polygon.ts'
import { discAt, polygonOf, rectangle, TURNS, turnDisc, turnPolygon } from '../support/shapes.ts'

const SIZE = 8

/** The halves of the unit squares, below and above a falling diagonal. */
const HALVES: readonly Polygon[] = Array.from({ length: SIZE * SIZE }, (_, index) => {
  const [x, y] = [index % SIZE, Math.floor(index / SIZE)]
  return [polygonOf([x, y], [x + 1, y], [x, y + 1]), polygonOf([x + 1, y], [x + 1, y + 1], [x, y + 1])]
}).flat()

/** Everything made of halves: rectangles and triangles with a falling longest side. */
const piece: fc.Arbitrary<Polygon> = fc
  .record({
    x: fc.nat({ max: SIZE }),
    y: fc.nat({ max: SIZE }),
    width: fc.integer({ min: 1, max: SIZE }),
    height: fc.integer({ min: 1, max: SIZE }),
    kind: fc.constantFrom('rectangle', 'below', 'above'),
  })
  .map(({ x, y, width, height, kind }) => {
    if (kind === 'rectangle') return rectangle(x, y, x + width, y + height)
    if (kind === 'below') return polygonOf([x, y], [x, y + width], [x + width, y])
    return polygonOf([x + width, y], [x + width, y + width], [x, y + width])
  })

function isCoveredByHalves(disc: ReturnType<typeof discAt>, pieces: readonly Polygon[]): boolean {
  const tripled = pieces.map((polygon) => polygon.map(({ x, y }) => ({ x: 3 * x, y: 3 * y })))
  return HALVES.filter((half) => overlapsPolygon(disc, half)).every((half) => {
    const middle = half.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
    return tripled.some((polygon) => locate(polygon, middle) === 'inside')
  })
}

describe('isCovered', () => {
  const disc = discAt(4, 4, 3)

  test.each([
    ['by one', [rectangle(1, 1, 7, 7)], true],
    ['by none', [], false],
    ['by two that abut', [rectangle(0, 0, 4, 8), rectangle(4, 0, 8, 8)], true],
    ['by two with a gap', [rectangle(0, 0, 3, 8), rectangle(4, 0, 8, 8)], false],
    [
      'by four at a corner',
      [rectangle(0, 0, 4, 4), rectangle(4, 0, 8, 4), rectangle(0, 4, 4, 8), rectangle(4, 4, 8, 8)],
      true,
    ],
    ['with a hole away from the centre', [rectangle(0, 0, 8, 3), rectangle(0, 3, 5, 8), rectangle(5, 4, 8, 8)], false],
    ['with a hole beyond the edge', [rectangle(0, 0, 8, 6), rectangle(0, 6, 7, 8)], true],
    ['all but a sliver at the edge', [rectangle(2, 0, 8, 8)], false],
    ['by the same twice, half', [rectangle(0, 0, 4, 8), rectangle(0, 0, 4, 8)], false],
  ])('%s', (_says, pieces, covered) => {
    expect(isCovered(disc, pieces)).toBe(covered)
  })

  test('a point is covered on a border', () => {
    expect(isCovered(discAt(4, 4, 0), [rectangle(4, 4, 5, 5)])).toBe(true)
    expect(isCovered(discAt(3, 4, 0), [rectangle(4, 4, 5, 5)])).toBe(false)
  })

  test('agrees with counting the halves of unit squares, also turned and whichever way round the corners go', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: 3, max: 5 }),
          y: fc.integer({ min: 3, max: 5 }),
          radius: fc.integer({ min: 1, max: 3 }),
        }),
        fc.array(piece, { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...TURNS),
        (at, pieces, by) => {
          const covered = isCoveredByHalves(at, pieces)
          expect(isCovered(at, pieces)).toBe(covered)
          const turned = pieces.map((polygon) => turnPolygon(polygon, by))
          expect(isCovered(turnDisc(at, by), turned)).toBe(covered)
          expect(
            isCovered(
              at,
              pieces.map((polygon) => polygon.toReversed()),
            ),
          ).toBe(covered)
        },
      ),
      { numRuns: 500 },
    )
  })
})

const SPAN = 40
const point = fc.record({ x: fc.nat({ max: SPAN }), y: fc.nat({ max: SPAN }) })
const polygons = fc.array(fc.array(point, { minLength: 3, maxLength: 6 }).filter(isSimple), {
  minLength: 1,
  maxLength: 6,
})
const discs = fc.array(
  fc.record({ x: fc.nat({ max: SPAN }), y: fc.nat({ max: SPAN }), radius: fc.nat({ max: SPAN / 2 }) }),
  { minLength: 1, maxLength: 8 },
)

describe('Ground', () => {
  test('answers about many discs as about each alone', () => {
    fc.assert(
      fc.property(polygons, discs, (pieces, asked) => {
        const ground = new Ground(pieces)
        expect(asked.map((disc) => ground.covers(disc))).toEqual(asked.map((disc) => isCovered(disc, pieces)))
      }),
      { numRuns: 500 },
    )
  })

  test('no point of a covered disc is bare, whatever the polygons', () => {
    const everywhere = Array.from({ length: (SPAN + 1) ** 2 }, (_, index) => ({
      x: index % (SPAN + 1),
      y: Math.floor(index / (SPAN + 1)),
    }))
    fc.assert(
      fc.property(polygons, discs, (pieces, asked) => {
        const ground = new Ground(pieces)
        const bare = everywhere.filter((at) => pieces.every((polygon) => locate(polygon, at) === 'outside'))
        for (const disc of asked) {
          const isBareInside = bare.some((at) => (at.x - disc.x) ** 2 + (at.y - disc.y) ** 2 <= disc.radius ** 2)
          expect(ground.covers(disc) && isBareInside).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})
