import { Sight } from '../src/games/gears/sight/sight.ts'
import { DrawnMap } from '../src/games/gears/table/map.ts'
import { checkMap } from '../src/games/gears/table/place-map.ts'
import { PlacedMap } from '../src/games/gears/table/placed-map.ts'
import { median } from './measure.ts'

type Point = { x: number; y: number }

const COLUMNS = 10
const ROWS = 6
const SIZE = 30

/** Zone-to-zone sight over all pairs of a large map, its preparation included, and of the same map without walls. */
export function benchZones(): void {
  for (const [name, openEvery] of [
    ['narrow', 3],
    ['wide', 1],
  ] as const) {
    const map = jaggedMap(openEvery)
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now()
      const sight = new Sight(map)
      for (const { number: one } of map.zones) for (let other = 0; other < one; other++) sight.zones(one, other)
      return (performance.now() - began) / ((map.zones.length * (map.zones.length - 1)) / 2)
    })
    const size = `${map.zones.length} zones, ${map.walls.length} walls`
    console.log(`zone sight (${name})  ${median(times).toFixed(4)} ms   (${size}; wanted < 0.2 ms)`)
  }
}

/** Zones with crooked borders of three pieces each, of which one in so many is open. */
function jaggedMap(openEvery: number): PlacedMap {
  const zones = []
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [south, east] = [side(column, row, 1, 0), side(column + 1, row, 0, 1)]
      const [north, west] = [side(column, row + 1, 1, 0).toReversed(), side(column, row, 0, 1).toReversed()]
      const polygon = [south, east, north, west].flatMap((points) => points.slice(0, -1))
      zones.push({ id: `Z${column}-${row}`, polygon })
    }
  }
  const edges = innerSides().flatMap((points, index) =>
    [0, 1, 2].flatMap((piece) =>
      (piece + index) % openEvery === 0 ? [] : [{ kind: 'wall', from: points[piece], to: points[piece + 1] }],
    ),
  )
  const map = checkMap(DrawnMap.parse({ zones, edges }), ['map'])
  if (map instanceof PlacedMap) return map
  throw new Error('The map of the bench is not sound.')
}

/** All inner sides: those that go up between two columns, and those that go across between two rows. */
function innerSides(): Point[][] {
  const found = []
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (column > 0) found.push(side(column, row, 0, 1))
      if (row > 0) found.push(side(column, row, 1, 0))
    }
  }
  return found
}

/** A side of a zone from a corner, one step along an axis, with two bends. */
function side(column: number, row: number, dx: number, dy: number): Point[] {
  const [x, y] = [column * SIZE, row * SIZE]
  const isOuter = dx === 1 ? row === 0 || row === ROWS : column === 0 || column === COLUMNS
  const bend = isOuter ? 0 : ((column * 7 + row * 5) % 5) - 2
  return [
    { x, y },
    { x: x + 10 * dx - bend * dy, y: y + 10 * dy + bend * dx },
    { x: x + 20 * dx + bend * dy, y: y + 20 * dy - bend * dx },
    { x: x + 30 * dx, y: y + 30 * dy },
  ]
}
