import { Refusal } from '../../../rulebook/refusal.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import type { Position } from '../vocabulary.ts'
import { unknownZone } from './place-map.ts'
import type { Place, PlacedMap } from './placed-map.ts'

/** Finds a position on the map; otherwise refuses with what is not there. */
export function placeFigure(map: PlacedMap, position: Position, path: GearsViolation['path']): Place | Refusal {
  const zone = map.zone(position.zone)
  if (zone === undefined) return refuse([unknownZone(position.zone, [...path, 'zone'])])
  if (position.cover === undefined) return { zone, cover: null }
  const cover = zone.covers.find(({ id }) => id === position.cover)
  if (cover !== undefined) return { zone, cover }
  const facts = { reason: 'unknownCover', zone: zone.id, cover: position.cover } as const
  return refuse([{ rule: 'gears.map.cover-space', path: [...path, 'cover'], facts }])
}

/** The place of a position that was found on the map before. */
export function placeOn(map: PlacedMap, position: Position): Place {
  const place = placeFigure(map, position, [])
  if (place instanceof Refusal) throw new Error('A position that was ruled on is on the map.')
  return place
}
