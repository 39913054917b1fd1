import { crossInside, type Point } from '../../geometry/plane.ts'
import type { Place, PlacedMap } from './placed-map.ts'

/** Whether two figures see each other. */
export function sees(map: PlacedMap, one: Place, other: Place): boolean {
  if (one.zone === other.zone) return true
  return pointsOf(one).some((from) =>
    pointsOf(other).some((to) => !map.walls.some((wall) => crossInside(wall, { from, to }))),
  )
}

function pointsOf({ zone, cover }: Place): Point[] {
  if (cover !== null) return cover.arrows.map(({ centre }) => centre)
  const sum = zone.polygon.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  const middle = { x: sum.x / zone.polygon.length, y: sum.y / zone.polygon.length }
  return [middle, ...zone.polygon.map(({ x, y }) => ({ x: x + (middle.x - x) / 9, y: y + (middle.y - y) / 9 }))]
}
