import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  endsOf,
  locustStops,
  pathTo,
  stepsAway,
  stepsToward,
} from '../../../../src/games/gears/movement/locust-movement.ts'
import { reachableZones } from '../../../../src/games/gears/movement/movement.ts'
import { blindGrade, coverChoices } from '../../../../src/games/gears/movement/taking-cover.ts'
import { checkMap } from '../../../../src/games/gears/table/place-map.ts'
import { type Place, PlacedMap, type PlacedZone } from '../../../../src/games/gears/table/placed-map.ts'

const FACINGS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 2, y: 1 },
]

/** A grid of square zones with random walls and height changes, and two cover spaces in every zone. */
const arbitraryMap = fc
  .record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    kinds: fc.array(fc.constantFrom('passable', 'passable', 'wall', 'elevation'), { minLength: 60, maxLength: 60 }),
    facings: fc.array(fc.constantFrom(...FACINGS), { minLength: 40, maxLength: 40 }),
  })
  .map(({ columns, rows, kinds, facings }) => {
    const cells = Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)])
    const drawn = {
      zones: cells.map(([x = 0, y = 0], index) => ({
        id: `z${index}`,
        polygon: [
          { x: 10 * x, y: 10 * y },
          { x: 10 * x + 10, y: 10 * y },
          { x: 10 * x + 10, y: 10 * y + 10 },
          { x: 10 * x, y: 10 * y + 10 },
        ],
        covers: [0, 1].map((number) => ({
          id: `c${number}`,
          arrows: [
            {
              centre: { x: 10 * x + 3 + 4 * number, y: 10 * y + 5 },
              facing: facings[2 * index + number] ?? { x: 1, y: 0 },
            },
          ],
        })),
        holes: [],
        equipment: false,
      })),
      edges: cells.flatMap(([x = 0, y = 0], index) => [
        ...(x + 1 < columns
          ? [
              {
                from: { x: 10 * x + 10, y: 10 * y },
                to: { x: 10 * x + 10, y: 10 * y + 10 },
                kind: kinds[2 * index] ?? 'wall',
              },
            ]
          : []),
        ...(y + 1 < rows
          ? [
              {
                from: { x: 10 * x, y: 10 * y + 10 },
                to: { x: 10 * x + 10, y: 10 * y + 10 },
                kind: kinds[2 * index + 1] ?? 'wall',
              },
            ]
          : []),
      ]) as { from: { x: number; y: number }; to: { x: number; y: number }; kind: 'passable' | 'wall' | 'elevation' }[],
      doors: [],
    }
    const placed = checkMap(drawn, [])
    if (!(placed instanceof PlacedMap)) throw new Error(JSON.stringify(placed))
    return placed
  })

const arbitraryPair = arbitraryMap.chain((map) => {
  const zone = fc.nat({ max: map.zones.length - 1 })
  return fc.record({ map: fc.constant(map), from: zone, goal: zone, zones: fc.integer({ min: 0, max: 5 }) })
})

/** All ways by trying every step, as the rule is worded. */
function waysByTrying(map: PlacedMap, from: number, goal: number, zones: number, away: boolean): number[][] {
  const next = (at: number) =>
    map
      .neighbours(at, 'moves')
      .filter((zone) =>
        away ? map.moves(zone, goal) > map.moves(at, goal) : map.moves(zone, goal) < map.moves(at, goal),
      )
  const walk = (way: number[]): number[][] => {
    const steps = way.length > zones ? [] : next(way.at(-1) as number)
    return steps.length === 0 ? [way] : steps.flatMap((zone) => walk([...way, zone]))
  }
  return walk([from])
}

describe.each(['toward', 'away'] as const)('gears.locust.move-%s', (direction) => {
  test('the ends and the number of ways are those of trying every step', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ map, from, goal, zones }) => {
        const stops = locustStops(map, from, { zones, direction, goal })
        const ways = waysByTrying(map, from, goal, zones, direction === 'away')
        const ends = endsOf(stops)
        const counted = new Map<number, number>()
        for (const way of ways) counted.set(way.at(-1) as number, (counted.get(way.at(-1) as number) ?? 0) + 1)
        expect(new Map(ends.map(({ zone, ways: count }) => [zone, count]))).toEqual(counted)
        for (const end of ends) {
          const way = pathTo(end, stops)
          expect(ways).toContainEqual(way)
          expect(way.length - 1).toBe(end.steps)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('every step changes the distance by one, and none is left out', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ map, from, goal }) => {
        const steps = direction === 'toward' ? stepsToward(map, from, goal) : stepsAway(map, from, goal)
        const by = direction === 'toward' ? -1 : 1
        const expected = map
          .neighbours(from, 'moves')
          .filter((zone) => map.moves(zone, goal) === map.moves(from, goal) + by)
        expect(steps).toEqual(map.moves(from, goal) === Number.POSITIVE_INFINITY ? [] : expected)
      }),
    )
  })
})

test('gears.move.upto: the zones within reach are those at that distance, each by a way of that length', () => {
  fc.assert(
    fc.property(arbitraryPair, ({ map, from, zones }) => {
      const reached = reachableZones(map, map.zones[from] as PlacedZone, zones)
      const near = map.zones.filter(({ number }) => map.moves(from, number) <= zones).map(({ number }) => number)
      expect(reached.map(({ zone }) => zone.number).sort((a, b) => a - b)).toEqual(near)
      for (const { zone, cost, way } of reached) {
        expect([cost, way.length - 1, way[0], way.at(-1)]).toEqual([
          map.moves(from, zone.number),
          cost,
          from,
          zone.number,
        ])
        way.slice(1).forEach((next, index) => {
          expect(map.neighbours(way[index] as number, 'moves')).toContain(next)
        })
      }
    }),
  )
})

describe('gears.cover.locust-choice', () => {
  test('no free space is better against a reference than one of the choices', () => {
    fc.assert(
      fc.property(
        arbitraryPair,
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 4 }),
        ({ map, from }, cogs) => {
          const zone = map.zones[from] as PlacedZone
          const places: Place[] = cogs.map(([number, isCovered]) => {
            const at = map.zones[number % map.zones.length] as PlacedZone
            return { zone: at, cover: isCovered ? (at.covers[0] ?? null) : null }
          })
          const choices = coverChoices(map, new Set(), zone, places)
          expect(choices.length).toBeGreaterThan(0)
          const outside = places.filter((cog) => cog.zone !== zone)
          if (outside.length === 0) {
            expect(choices).toEqual(zone.covers)
            return
          }
          const nearest = Math.min(...outside.map((cog) => map.moves(from, cog.zone.number)))
          const references = outside.filter((cog) => map.moves(from, cog.zone.number) === nearest)
          const isBest = (cover: (typeof choices)[number]) =>
            references.some((reference) => {
              const grades = zone.covers.map((cover) => blindGrade(cover, reference))
              return blindGrade(cover, reference) === 'full' || !grades.includes('full')
            })
          expect(choices).toEqual(zone.covers.filter(isBest))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('gears.cover.locust-choice-blind: a zone that only touches the cover line is in front of it', () => {
    const arrow = { centre: { x: 20, y: 5 }, facing: { x: 1, y: 0 } }
    const space = { id: 'c', zone: 0, arrows: [arrow] }
    const square = (left: number): PlacedZone => ({
      number: 1,
      id: 'B',
      polygon: [
        { x: left, y: 0 },
        { x: left + 20, y: 0 },
        { x: left + 20, y: 20 },
        { x: left, y: 20 },
      ],
      covers: [],
      holes: [],
      equipment: false,
      piece: null,
    })
    expect(blindGrade(space, { zone: square(20), cover: null })).toBe('full')
    expect(blindGrade(space, { zone: square(19), cover: null })).toBe('partial')
    const onTheLine = { id: 'd', zone: 1, arrows: [{ centre: { x: 20, y: 15 }, facing: { x: -1, y: 0 } }] }
    expect(blindGrade(space, { zone: square(20), cover: onTheLine })).toBe('partial')
  })
})
