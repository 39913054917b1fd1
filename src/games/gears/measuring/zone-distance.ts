import type { GearsTrace } from '../rules.ts'
import type { Measure, PlacedMap, PlacedZone } from '../table/placed-map.ts'

/** A count of zones and one shortest way; null if no way leads there. */
export type ZoneDistance = { distance: number | null; way: string[] }

/** Counts zones by movement. */
export function countMoves(map: PlacedMap, from: PlacedZone, to: PlacedZone, trace: GearsTrace): ZoneDistance {
  const counted = count(map, from, to, 'moves')
  trace.applied('gears.move.distance', { from: from.id, to: to.id, distance: counted.distance })
  return counted
}

/** Counts zones as weapons do, over height changes too. */
export function countRange(map: PlacedMap, from: PlacedZone, to: PlacedZone, trace: GearsTrace): ZoneDistance {
  const counted = count(map, from, to, 'range')
  if (counted.distance === null) trace.applied('gears.range.never-walls', { from: from.id, to: to.id })
  else trace.applied('gears.range.distance', { from: from.id, to: to.id, distance: counted.distance })
  return counted
}

function count(map: PlacedMap, from: PlacedZone, to: PlacedZone, measure: Measure): ZoneDistance {
  const way = map.shortestPath(from.number, to.number, measure)
  if (way === null) return { distance: null, way: [] }
  return { distance: way.length - 1, way: way.map((number) => map.zones[number]?.id ?? '') }
}
