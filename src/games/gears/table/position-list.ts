import { Refusal } from '../../../rulebook/refusal.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import type { Position } from '../vocabulary.ts'
import type { Place, PlacedMap } from './placed-map.ts'
import { placeFigure } from './position.ts'

/** A position, and the field that names it. */
export type NamedPosition = { readonly position: Position; readonly path: GearsViolation['path'] }

/** Finds positions on the map; refuses those that are not there, or in a cover space that an earlier one holds. */
export function placeAll(map: PlacedMap, positions: readonly NamedPosition[]): Place[] | Refusal {
  return Refusal.collect(
    positions.map(({ position, path }, index) => {
      const earlier = positions.slice(0, index).map((other) => other.position)
      return isTaken(position, earlier) ? occupiedRefusal(position, path) : placeFigure(map, position, path)
    }),
  )
}

/** Positions of one field, each under its number. */
export const namePositions = (positions: readonly Position[], field: string): NamedPosition[] =>
  positions.map((position, index) => ({ position, path: [field, index] }))

const isTaken = ({ zone, cover }: Position, earlier: readonly Position[]): boolean =>
  cover !== undefined && earlier.some((other) => other.zone === zone && other.cover === cover)

const occupiedRefusal = ({ zone, cover = '' }: Position, path: GearsViolation['path']): Refusal =>
  refuse([{ rule: 'gears.map.cover-space', path: [...path, 'cover'], facts: { reason: 'occupied', zone, cover } }])
