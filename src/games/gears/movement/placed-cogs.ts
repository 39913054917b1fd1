import { Refusal } from '../../../rulebook/refusal.ts'
import type { PlacedMap } from '../table/placed-map.ts'
import { namePositions, placeAll } from '../table/position-list.ts'
import type { Position } from '../vocabulary.ts'
import type { CogPosition, PlacedCog } from './locust-cover.ts'

/** Finds the standing COG; refuses if any figure is not on the map or two share a cover space. */
export function placeCogs(
  map: PlacedMap,
  { cogs, others }: { readonly cogs: readonly CogPosition[]; readonly others: readonly Position[] },
): PlacedCog[] | Refusal {
  const soldiers = cogs.map(({ position }, index) => ({ position, path: ['cogs', index, 'position'] }))
  const places = placeAll(map, [...soldiers, ...namePositions(others, 'others')])
  if (places instanceof Refusal) return places
  return cogs.flatMap(({ id, status }, index) => {
    const place = places[index]
    return status !== 'standing' || place === undefined ? [] : [{ id, zone: place.zone, cover: place.cover }]
  })
}
