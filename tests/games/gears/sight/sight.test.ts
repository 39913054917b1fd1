import { describe, expect, test } from 'vitest'
import { sees } from '../../../../src/games/gears/sight/line-of-sight.ts'
import { Sight } from '../../../../src/games/gears/sight/sight.ts'
import type { DrawnMap } from '../../../../src/games/gears/table/map.ts'
import { checkMap } from '../../../../src/games/gears/table/place-map.ts'
import { PlacedMap } from '../../../../src/games/gears/table/placed-map.ts'
import { meet } from '../../../../src/geometry/plane.ts'
import { locate } from '../../../../src/geometry/polygon.ts'
import { numbers, type RandomMap, type Recipe, randomMap } from '../table/random-maps.ts'
import { gradeAgainstZone, isClear, isInside, spot, spotOfNumbers, zonesSee } from './reference-sight.ts'

const base = { missing: 8, joined: 50, raised: 5, arrows: 1 }

/** Few coordinates, so that points lie on one line as often as not. */
const TINY: readonly Recipe[] = [
  { ...base, columns: 3, rows: 2, gap: 1, cut: 0, walled: 20, halfWalled: 50, jitter: 0 },
  { ...base, columns: 4, rows: 1, gap: 1, cut: 50, walled: 10, halfWalled: 60, jitter: 0 },
  { ...base, columns: 2, rows: 3, gap: 2, cut: 40, walled: 20, halfWalled: 30, jitter: 1 },
  { ...base, columns: 5, rows: 1, gap: 1, cut: 0, joined: 10, walled: 0, halfWalled: 95, jitter: 0 },
  { ...base, columns: 3, rows: 2, gap: 1, cut: 80, walled: 20, halfWalled: 40, jitter: 1 },
]

/** Larger maps with zones of many shapes. */
const LARGE: readonly Recipe[] = [
  { ...base, columns: 4, rows: 4, gap: 1, cut: 0, joined: 90, walled: 25, halfWalled: 35, jitter: 0 },
  { ...base, columns: 4, rows: 5, gap: 10, cut: 50, walled: 10, halfWalled: 40, jitter: 1 },
  { ...base, columns: 5, rows: 5, gap: 2, cut: 40, walled: 20, halfWalled: 30, jitter: 1 },
]

type Finding = readonly (string | number)[]

/** What is wrong on each of so many random maps. */
function onMaps(
  count: number,
  recipes: readonly Recipe[],
  check: (random: RandomMap, seed: number) => Iterable<Finding>,
) {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomMap(recipes[seed % recipes.length] as Recipe, seed)
    return [...check(random, seed)].map((finding) => [seed, ...finding])
  }).flat()
}

/** Every two zones, in both orders. */
function* pairs({ zones }: PlacedMap) {
  for (const one of zones) for (const other of zones) if (one !== other) yield [one, other] as const
}

const layoutOf = (map: PlacedMap) => ({ zones: map.zones.map(({ polygon }) => polygon), walls: map.walls })

/** All answers between zones, as one text. */
function answers(map: PlacedMap): string {
  const sight = new Sight(map)
  return [...pairs(map)].map(([one, other]) => (sight.zones(one.number, other.number) ? 1 : 0)).join('')
}

function mapWith(drawn: DrawnMap, edges: DrawnMap['edges']): PlacedMap {
  const map = checkMap({ ...drawn, zones: drawn.zones.map((zone) => ({ ...zone, covers: [] })), edges }, ['map'])
  if (!(map instanceof PlacedMap)) throw new Error(JSON.stringify(map))
  return map
}

describe('sight equals the reference of the specification', () => {
  test('between zones', () => {
    const findings = onMaps(10, TINY, function* ({ map }) {
      const sight = new Sight(map)
      for (const [one, other] of pairs(map)) {
        if (one.number > other.number || map.range(one.number, other.number) === Number.POSITIVE_INFINITY) continue
        const isSeen = zonesSee(layoutOf(map), one.number, other.number)
        if (sight.zones(one.number, other.number) !== isSeen) yield [one.id, other.id]
      }
    })
    expect(findings).toEqual([])
  })

  test('from arrows, and the side of the cover line', () => {
    const findings = onMaps(5, TINY, function* ({ map }) {
      const sight = new Sight(map)
      for (const [one, other] of pairs(map)) {
        for (const { arrows } of one.covers) {
          for (const arrow of arrows) {
            const grade = gradeAgainstZone(layoutOf(map), arrow, other.number)
            if (sight.arrowZone(arrow.centre, one.number, other.number) !== (grade !== null))
              yield [one.id, other.id, 'seen']
            if (grade === null) continue
            if (sight.behind(arrow, one.number, other.number) !== (grade === 'partial')) yield [one.id, other.id, grade]
          }
        }
      }
    })
    expect(findings).toEqual([])
  })
})

describe('sight on random maps', () => {
  test('5,000 maps: it is the same in both directions, and no sampled segment is clear where it says hidden', () => {
    const findings = onMaps(5000, TINY, function* ({ map }, seed) {
      const next = numbers(seed)
      const [sight, back] = [new Sight(map), new Sight(map)]
      const samples = map.zones.map(({ polygon }) => sampled(polygon, next))
      const walls = map.walls.map(({ from, to }) => ({ from: tripled(from), to: tripled(to) }))
      for (const [one, other] of pairs(map)) {
        if (one.number > other.number) continue
        const isSeen = sight.zones(one.number, other.number)
        if (back.zones(other.number, one.number) !== isSeen) yield [one.id, other.id, 'not symmetric']
        if (!isSeen && anyFree(samples[one.number] ?? [], samples[other.number] ?? [], walls)) {
          yield [one.id, other.id, 'clear']
        }
      }
    })
    expect(findings).toEqual([])
  }, 60_000)

  test('between arrows is whether one of their segments is clear', () => {
    const findings = onMaps(300, [...TINY, ...LARGE], function* ({ map }) {
      for (const [one, other] of pairs(map)) {
        for (const [cover, opposite] of one.covers.flatMap((a) => other.covers.map((b) => [a, b] as const))) {
          const isSeen = sees(map, { zone: one, cover }, { zone: other, cover: opposite })
          const isThere = cover.arrows.some((a) =>
            opposite.arrows.some((b) => isClear(map.walls, spot(a.centre), spot(b.centre))),
          )
          if (isSeen !== isThere) yield [one.id, other.id]
        }
      }
    })
    expect(findings).toEqual([])
  })

  test('is closed by a door as by a wall', () => {
    const findings = onMaps(100, [...TINY, ...LARGE], function* ({ drawn, map }, seed) {
      const open = map.borders.filter(({ kind, zones }) => kind === 'passable' && zones.length === 2)
      const border = open[numbers(seed)(Math.max(1, open.length))]
      if (border === undefined) return
      const { from, to } = border
      const zone = map.zones[border.zones[0] ?? 0]?.id ?? ''
      const walled = mapWith(drawn, [...drawn.edges, { kind: 'wall', from, to }])
      const closed = mapWith({ ...drawn, doors: [{ id: 'door', zone, from, to }] }, drawn.edges)
      if (answers(closed) !== answers(walled)) yield ['differs']
    })
    expect(findings).toEqual([])
  })

  test('is proved by a segment that is clear and starts and ends where it should', () => {
    const findings = onMaps(8, [...LARGE, ...TINY], function* ({ map }) {
      const sight = new Sight(map)
      for (const [one, other] of pairs(map)) {
        const centres = one.covers.flatMap(({ arrows }) => arrows.map(({ centre }) => ({ centre })))
        for (const end of [{ zone: one.number }, ...centres]) {
          const isSeen =
            'zone' in end
              ? sight.zones(one.number, other.number)
              : sight.arrowZone(end.centre, one.number, other.number)
          const witness = sight.witness(end, other.number)
          if (isSeen !== (witness !== null)) yield [one.id, other.id, 'no witness']
          if (witness === null) continue
          const [p, q] = [spotOfNumbers(witness.from.x, witness.from.y), spotOfNumbers(witness.to.x, witness.to.y)]
          const starts = 'zone' in end ? isInside(one.polygon, p) : p.join() === spot(end.centre).join()
          if (!starts || !isInside(other.polygon, q) || !isClear(map.walls, p, q))
            yield [one.id, other.id, 'false witness']
        }
      }
    })
    expect(findings).toEqual([])
  })

  test('names walls wherever there is none', () => {
    const findings = onMaps(15, LARGE, function* ({ map }) {
      const sight = new Sight(map)
      for (const [one, other] of pairs(map)) {
        if (sight.zones(one.number, other.number)) continue
        const way = sight.closedPath({ zone: one, cover: null }, { zone: other, cover: null })
        if (way === null || way.walls.length === 0) yield [one.id, other.id]
      }
    })
    expect(findings).toEqual([])
  })

  test('never grows with another wall', () => {
    const findings = onMaps(40, [...TINY, ...LARGE], function* ({ drawn, map }, seed) {
      const open = map.borders.filter(({ kind, zones }) => kind === 'passable' && zones.length === 2)
      const border = open[numbers(seed)(Math.max(1, open.length))]
      if (border === undefined) return
      const walled = mapWith(drawn, [...drawn.edges, { kind: 'wall', from: border.from, to: border.to }])
      const [before, after] = [answers(map), answers(walled)]
      if ([...after].some((answer, index) => answer > (before[index] ?? ''))) yield ['grew']
    })
    expect(findings).toEqual([])
  })

  test('does not change if walls are cut in two or listed twice', () => {
    const findings = onMaps(40, [...TINY, ...LARGE], function* ({ drawn, map }) {
      const edges = drawn.edges.flatMap((edge) => {
        const middle = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 }
        if (!Number.isInteger(middle.x) || !Number.isInteger(middle.y)) return [edge, edge]
        return [{ ...edge, to: middle }, { ...edge, from: middle }, edge]
      })
      if (answers(mapWith(drawn, edges)) !== answers(map)) yield ['changed']
    })
    expect(findings).toEqual([])
  })

  test('does not change if a map is turned, moved and made larger', () => {
    const findings = onMaps(40, [...TINY, ...LARGE], function* ({ drawn, map }) {
      const moved = ({ x, y }: { x: number; y: number }) => ({
        x: 9973 * (3 * x - 7 * y) - 500_000,
        y: 9973 * (7 * x + 3 * y) - 900_000,
      })
      const zones = drawn.zones.map((zone) => ({ ...zone, polygon: zone.polygon.map(moved), covers: [] }))
      const edges = drawn.edges.map((edge) => ({ ...edge, from: moved(edge.from), to: moved(edge.to) }))
      const far = [...zones.flatMap(({ polygon }) => polygon)].some(
        ({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > 1_000_000,
      )
      if (far) return
      if (answers(mapWith({ ...drawn, zones }, edges)) !== answers(map)) yield ['changed']
    })
    expect(findings).toEqual([])
  })
})

type Point = { readonly x: number; readonly y: number }

const tripled = ({ x, y }: Point): Point => ({ x: 3 * x, y: 3 * y })

/** Points inside a polygon, at thirds between its corners, on a grid three times as fine. */
function sampled(polygon: readonly Point[], next: (below: number) => number): Point[] {
  const corner = () => polygon[next(polygon.length)] as Point
  const inside = polygon.map(tripled)
  const points = Array.from({ length: 12 }, () => {
    const [a, b, c] = [corner(), corner(), corner()]
    return { x: a.x + b.x + c.x, y: a.y + b.y + c.y }
  })
  return points.filter((point) => locate(inside, point) === 'inside')
}

/** Whether any segment between samples does not even touch a wall. */
function anyFree(ones: readonly Point[], others: readonly Point[], walls: readonly { from: Point; to: Point }[]) {
  return ones.some((from) => others.some((to) => !walls.some((wall) => meet(wall, { from, to }))))
}
