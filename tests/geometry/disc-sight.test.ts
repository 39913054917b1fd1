import { describe, expect, test } from 'vitest'
import type { Disc } from '../../src/geometry/disc/disc.ts'
import { prepareBlockers, sightBetween } from '../../src/geometry/disc/disc-sight.ts'
import type { Polygon } from '../../src/geometry/polygon.ts'
import { discAt, polygonOf, rectangle, TURNS, turnDisc, turnPolygon } from '../support/shapes.ts'

const NONE: readonly Disc[] = []
const [ONE, OTHER] = [discAt(0, 0, 10), discAt(100, 0, 10)]

const sees = (from: Disc, to: Disc, polygons: readonly Polygon[], discs: readonly Disc[]) =>
  sightBetween(from, to, prepareBlockers(polygons, discs), () => true).visible

/** The same answer whichever way the table is turned and whichever way round the corners go. */
function expectSight(from: Disc, to: Disc, polygons: readonly Polygon[], discs: readonly Disc[], visible: boolean) {
  expect(sees(from, to, polygons, discs)).toBe(visible)
  expect(
    sees(
      from,
      to,
      polygons.map((polygon) => polygon.toReversed()),
      discs,
    ),
  ).toBe(visible)
  for (const by of TURNS) {
    const turned = polygons.map((polygon) => turnPolygon(polygon, by))
    const turnedDiscs = discs.map((disc) => turnDisc(disc, by))
    expect(sees(turnDisc(from, by), turnDisc(to, by), turned, turnedDiscs)).toBe(visible)
  }
}

describe('sight past polygons', () => {
  test.each<[string, readonly Polygon[], boolean]>([
    ['nothing in between', [], true],
    ['a wall across', [rectangle(40, -50, 60, 50)], false],
    ['a wall that leaves an edge', [rectangle(40, -50, 60, 5)], true],
    ['a wall up to the tangent of both', [rectangle(40, -50, 60, 10)], true],
    ['a wall one beyond the tangent', [rectangle(40, -50, 60, 11)], false],
    ['a corner at the tangent of both', [polygonOf([50, 10], [40, -50], [60, -50])], true],
    ['a corner one beyond', [polygonOf([50, 11], [40, -50], [60, -50])], false],
    ['walls that abut along the middle', [rectangle(40, -50, 60, 0), rectangle(40, 0, 60, 50)], false],
    ['walls that meet at a corner', [rectangle(40, -50, 60, 0), rectangle(60, 0, 80, 50)], false],
    ['walls that miss each other by one', [rectangle(40, -50, 60, 0), rectangle(61, 0, 80, 50)], true],
    ['walls that overlap by one', [rectangle(40, -50, 60, 0), rectangle(59, 0, 80, 50)], false],
    ['a slit without width', [rectangle(30, -50, 40, 0), rectangle(45, 0, 55, 50), rectangle(60, -50, 70, 0)], true],
    [
      'the slit closed by one',
      [rectangle(30, -50, 40, 0), rectangle(45, -1, 55, 50), rectangle(60, -50, 70, 0)],
      false,
    ],
    ['the slit pinched', [rectangle(30, -50, 40, 0), rectangle(40, 0, 55, 50), rectangle(60, -50, 70, 0)], false],
    [
      'the slit out of reach',
      [rectangle(30, -50, 40, 11), rectangle(45, 11, 55, 50), rectangle(60, -50, 70, 11)],
      false,
    ],
    ['behind one of them', [rectangle(-40, -50, -20, 50), rectangle(120, -50, 140, 50)], true],
    ['touching the one that looks', [rectangle(10, -50, 20, 50)], false],
    ['touching it at its edge', [rectangle(-5, 10, 20, 50), rectangle(-5, -50, 20, -10)], true],
    ['walls that meet at its edge', [rectangle(10, 0, 20, 50), rectangle(10, -50, 20, 0)], false],
    [
      'corners that meet at its edge',
      [polygonOf([10, 0], [60, 50], [10, 50]), polygonOf([10, 0], [10, -50], [60, -50])],
      true,
    ],
    ['a notch that leads nowhere', [polygonOf([40, -50], [60, -50], [60, 50], [50, 0], [40, 50])], false],
    ['a notch between points at the tangent', [polygonOf([40, -50], [60, -50], [60, 10], [50, 0], [40, 10])], true],
    [
      'a U across, open to the other',
      [polygonOf([30, -50], [70, -50], [70, -20], [50, -20], [50, 20], [70, 20], [70, 50], [30, 50])],
      false,
    ],
  ])('%s', (_says, polygons, visible) => {
    expectSight(ONE, OTHER, polygons, NONE, visible)
  })

  test('a cut through a piece that is not convex is no gap', () => {
    const star = polygonOf([30, 0], [45, -15], [50, -60], [55, -15], [70, 0], [55, 15], [50, 60], [45, 15])
    expectSight(ONE, OTHER, [star], NONE, false)
    const bow = polygonOf([40, -50], [60, -50], [55, 0], [60, 50], [40, 50], [45, 0])
    expectSight(ONE, OTHER, [bow], NONE, false)
  })

  test('points see along a wall and not into it', () => {
    const wall = rectangle(40, 0, 60, 50)
    expectSight(discAt(0, 0, 0), discAt(100, 0, 0), [wall], NONE, true)
    expectSight(discAt(0, 0, 0), discAt(100, 1, 0), [wall], NONE, false)
    expectSight(discAt(0, 0, 0), discAt(100, 0, 0), [wall, rectangle(60, -50, 70, 0)], NONE, false)
    expectSight(discAt(0, 0, 0), discAt(100, 0, 0), [wall, rectangle(61, -50, 70, 0)], NONE, true)
  })

  test('far from the origin a micrometre still counts', () => {
    const [from, to] = [discAt(-2_000_000, 1_999_000, 16_000), discAt(2_000_000, 1_999_000, 16_000)]
    expect(sees(from, to, [rectangle(0, 1_000_000, 9_000, 2_015_000)], NONE)).toBe(true)
    expect(sees(from, to, [rectangle(0, 1_000_000, 9_000, 2_015_001)], NONE)).toBe(false)
  })
})

describe('sight past discs', () => {
  test.each<[string, readonly Disc[], boolean]>([
    ['a disc as large as both, between them', [discAt(50, 0, 10)], true],
    ['a larger one', [discAt(50, 0, 11)], false],
    ['discs that touch in the middle', [discAt(50, 20, 20), discAt(50, -20, 20)], false],
    ['discs that leave a gap', [discAt(50, 21, 20), discAt(50, -20, 20)], true],
    [
      'discs one behind the other that touch one line',
      [discAt(30, 20, 20), discAt(50, -20, 20), discAt(70, 20, 20)],
      true,
    ],
    [
      'discs one behind the other that overlap it',
      [discAt(30, 20, 20), discAt(50, -19, 20), discAt(70, 20, 20)],
      false,
    ],
    [
      'a row that touches one line',
      [discAt(30, 40, 30), discAt(30, -40, 41), discAt(70, -30, 31), discAt(70, 40, 20)],
      true,
    ],
    ['touching the other', [discAt(75, 0, 15)], false],
  ])('%s', (_says, discs, visible) => {
    expectSight(ONE, OTHER, [], discs, visible)
  })

  test('a disc and a wall leave a slit without width, closed by one', () => {
    const walls = [rectangle(20, -60, 30, 0), rectangle(70, -60, 80, 0)]
    expectSight(ONE, OTHER, walls, [discAt(50, 25, 25)], true)
    expectSight(ONE, OTHER, walls, [discAt(50, 25, 26)], false)
    expectSight(ONE, OTHER, [...walls, rectangle(45, -60, 55, 0)], [discAt(50, 25, 25)], false)
  })
})

describe('what covers part of the disc that is looked at', () => {
  test.each<[string, readonly Polygon[], readonly Disc[], boolean]>([
    ['its lower half', [rectangle(80, -50, 150, 0)], [], true],
    ['its near half', [rectangle(80, -50, 100, 50)], [], false],
    ['its far half', [rectangle(100, -50, 150, 50)], [], true],
    ['all but its top', [rectangle(80, -50, 150, 9)], [], true],
    ['all but a point', [rectangle(80, -50, 150, 10)], [], true],
    ['all of it', [rectangle(80, -50, 150, 11)], [], false],
    ['its near half, by a disc', [], [discAt(90, 0, 15)], false],
    ['its lower near side, by a disc', [], [discAt(95, -5, 10)], true],
    ['its near side, by a wide disc', [], [discAt(50, 0, 45)], false],
    ['its far side, by a disc', [], [discAt(115, 0, 15)], true],
    ['both halves', [rectangle(80, -50, 150, 0), rectangle(80, 0, 150, 50)], [], false],
    ['a slot is left', [rectangle(80, -50, 150, -1), rectangle(80, 1, 150, 50)], [], true],
  ])('%s', (_says, polygons, discs, visible) => {
    expectSight(ONE, OTHER, polygons, discs, visible)
  })
})

describe('the answer', () => {
  test('discs that touch or overlap see each other', () => {
    const wall = rectangle(9, -50, 11, 50)
    expect(sees(ONE, discAt(20, 0, 10), [wall], NONE)).toBe(true)
    expect(sees(ONE, discAt(0, 0, 10), [wall], NONE)).toBe(true)
    expect(sees(discAt(3, 3, 0), discAt(3, 3, 0), [wall], NONE)).toBe(true)
  })

  test('the free line leads from edge to edge', () => {
    expect(sightBetween(ONE, OTHER, prepareBlockers([], []), () => true)).toEqual({
      visible: true,
      from: { x: 10, y: 0 },
      to: { x: 90, y: 0 },
    })
    const along = sightBetween(ONE, OTHER, prepareBlockers([rectangle(40, -50, 60, 10)], []), () => true)
    expect(along).toEqual({ visible: true, from: { x: 0, y: 10 }, to: { x: 100, y: 10 } })
  })

  test('names what interrupts the line between the centres, polygons first', () => {
    const polygons = [rectangle(20, 30, 40, 50), rectangle(20, -50, 30, 50), rectangle(40, -9, 50, -5)]
    const blockers = prepareBlockers(polygons, [discAt(70, 40, 5), discAt(70, 4, 5)])
    expect(sightBetween(ONE, OTHER, blockers, () => true)).toEqual({ visible: false, blockers: [1, 4] })
  })

  test('names both that pinch it', () => {
    const blockers = prepareBlockers([rectangle(40, -50, 60, 0)], [discAt(50, 50, 50), discAt(50, 60, 20)])
    expect(sightBetween(ONE, OTHER, blockers, () => true)).toEqual({ visible: false, blockers: [0, 1] })
  })

  test('leaves out blockers that do not count', () => {
    const blockers = prepareBlockers([rectangle(40, -50, 60, 50)], [discAt(30, 0, 15)])
    expect(sightBetween(ONE, OTHER, blockers, (blocker) => blocker === 1)).toEqual({ visible: false, blockers: [1] })
    expect(sightBetween(ONE, OTHER, blockers, () => false).visible).toBe(true)
  })
})
