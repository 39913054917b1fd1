import type { PlacedCover, PlacedMap, PlacedZone } from '../table/placed-map.ts'
import type { Position } from '../vocabulary.ts'

/** A zone that a figure can move to: the least number of zones, and one way of that length, both ends included. */
export type ReachedZone = { readonly zone: PlacedZone; readonly cost: number; readonly way: readonly number[] }

/** Every zone within a number of steps, the nearest first and among equals as listed. */
export function reachableZones(map: PlacedMap, from: PlacedZone, zones: number): ReachedZone[] {
  const reached: ReachedZone[] = [{ zone: from, cost: 0, way: [from.number] }]
  const isReached = new Set([from.number])
  for (const { zone, cost, way } of reached) {
    if (cost === zones) break
    for (const next of map.neighbours(zone.number, 'moves')) {
      if (isReached.has(next)) continue
      isReached.add(next)
      reached.push({ zone: map.zoneAt(next), cost: cost + 1, way: [...way, next] })
    }
  }
  return reached.sort((a, b) => a.cost - b.cost || a.zone.number - b.zone.number)
}

/** The cover spaces that figures stand in. */
export function occupiedCovers(map: PlacedMap, positions: readonly Position[]): Set<PlacedCover> {
  const occupied = new Set<PlacedCover>()
  for (const { zone, cover } of positions) {
    const space = cover === undefined ? undefined : map.zone(zone)?.covers.find(({ id }) => id === cover)
    if (space !== undefined) occupied.add(space)
  }
  return occupied
}

/** The cover spaces of a zone that a figure may enter: those that nobody stands in (gears.cover.one-figure). */
export function freeCovers({ covers }: PlacedZone, occupied: ReadonlySet<PlacedCover>): PlacedCover[] {
  return covers.filter((cover) => !occupied.has(cover))
}
