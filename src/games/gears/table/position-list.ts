import type { GearsViolation } from '../refusal.ts'
import type { Position } from '../vocabulary.ts'
import type { PlacedMap } from './placed-map.ts'
import { placeFigure } from './position.ts'

/** Positions of a list that are not on the map, or in a cover space that an earlier one of the list holds. */
export function positionsViolations(
  map: PlacedMap,
  positions: readonly Position[],
  path: GearsViolation['path'],
): GearsViolation[] {
  return positions.flatMap((position, index): GearsViolation[] => {
    const place = placeFigure(map, position, [...path, index])
    if ('rule' in place) return [place]
    const { zone, cover } = position
    const isTaken = positions.slice(0, index).some((other) => other.zone === zone && other.cover === cover)
    if (cover === undefined || !isTaken) return []
    const at = [...path, index, 'cover']
    return [{ rule: 'gears.map.cover-space', path: at, facts: { reason: 'occupied', zone, cover } }]
  })
}
