import type { GearsViolation } from '../refusal.ts'
import type { Position } from '../vocabulary.ts'
import { unknownZone } from './place-map.ts'
import type { Place, PlacedMap } from './placed-map.ts'

/** Finds a position on the map, or says what is not there. */
export function placeFigure(map: PlacedMap, position: Position, path: GearsViolation['path']): Place | GearsViolation {
  const zone = map.zone(position.zone)
  if (zone === undefined) return unknownZone(position.zone, [...path, 'zone'])
  if (position.cover === undefined) return { zone, cover: null }
  const cover = zone.covers.find(({ id }) => id === position.cover)
  if (cover !== undefined) return { zone, cover }
  return {
    rule: 'gears.map.cover-space',
    path: [...path, 'cover'],
    facts: { reason: 'unknownCover', zone: zone.id, cover: position.cover },
  }
}

/** The position as it is written on the wire. */
export const positionOf = ({ zone, cover }: Place): Position =>
  cover === null ? { zone: zone.id } : { zone: zone.id, cover: cover.id }
