import { dot, type Point } from '../../../geometry/plane.ts'
import type { Place, PlacedCover, PlacedMap, PlacedZone } from '../table/placed-map.ts'
import { freeCovers } from './movement.ts'

/**
 * What a cover space would give against a COG if there were no walls: full if for some arrow the whole point set of
 * the COG lies in front of the cover line. A zone is open, so its corners may lie on the line itself.
 */
export function blindGrade({ arrows }: PlacedCover, { zone, cover }: Place): 'partial' | 'full' {
  const isFull = arrows.some(({ centre, facing }) => {
    const ahead = ({ x, y }: Point) => dot(facing, { x: x - centre.x, y: y - centre.y })
    if (cover === null) return zone.polygon.every((corner) => ahead(corner) >= 0)
    return cover.arrows.every((arrow) => ahead(arrow.centre) > 0)
  })
  return isFull ? 'full' : 'partial'
}

/** The COG a Locust looks at when it takes cover: the nearest by movement outside its zone; several if they tie. */
export function referenceCogs<Cog extends Place>(map: PlacedMap, zone: PlacedZone, cogs: readonly Cog[]): Cog[] {
  const outside = cogs.filter((cog) => cog.zone !== zone)
  const nearest = Math.min(...outside.map((cog) => map.moves(zone.number, cog.zone.number)))
  return outside.filter((cog) => map.moves(zone.number, cog.zone.number) === nearest)
}

/** The free cover spaces that are best against one COG. */
export function bestCovers(free: readonly PlacedCover[], reference: Place): readonly PlacedCover[] {
  const full = free.filter((cover) => blindGrade(cover, reference) === 'full')
  return full.length > 0 ? full : free
}

/**
 * The cover spaces of a zone among which a Locust with the cover icon has to choose (gears.cover.locust-choice):
 * the best against the nearest standing COG outside the zone, or against any of them if several are nearest.
 */
export function coverChoices(
  map: PlacedMap,
  occupied: ReadonlySet<PlacedCover>,
  zone: PlacedZone,
  standingCogs: readonly Place[],
): PlacedCover[] {
  const free = freeCovers(zone, occupied)
  if (free.length < 2) return free
  const references = referenceCogs(map, zone, standingCogs)
  if (references.length === 0) return free
  const best = new Set(references.flatMap((reference) => bestCovers(free, reference)))
  return free.filter((cover) => best.has(cover))
}
