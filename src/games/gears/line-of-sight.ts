import type { Place, PlacedMap } from './placed-map.ts'
import { sightOf } from './sight.ts'

/** Whether two figures see each other. */
export function sees(map: PlacedMap, one: Place, other: Place): boolean {
  if (one.zone === other.zone) return true
  const sight = sightOf(map)
  const [from, to] = [one.zone.number, other.zone.number]
  if (one.cover === null && other.cover === null) return sight.zones(from, to)
  if (one.cover === null) return other.cover?.arrows.some(({ centre }) => sight.arrowZone(centre, to, from)) ?? false
  if (other.cover === null) return one.cover.arrows.some(({ centre }) => sight.arrowZone(centre, from, to))
  const ends = other.cover.arrows
  return one.cover.arrows.some((arrow) => ends.some(({ centre }) => sight.arrows(arrow.centre, centre)))
}
