import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { PlacedMap } from '../table/placed-map.ts'
import { placeFigure } from '../table/position.ts'
import { positionsViolations } from '../table/position-list.ts'
import type { Position } from '../vocabulary.ts'
import type { CogPosition, PlacedCog } from './locust-cover.ts'

/** Finds the standing COG; refuses if any figure is not on the map or two share a cover space. */
export function placeCogs(
  map: PlacedMap,
  { cogs, others }: { readonly cogs: readonly CogPosition[]; readonly others: readonly Position[] },
): PlacedCog[] | Refusal {
  const positions = [...cogs.map(({ position }) => position), ...others]
  const violations = positionsViolations(map, positions, []).map(({ path: [index, ...rest], ...violation }) => {
    const number = Number(index)
    const at = number < cogs.length ? ['cogs', number, 'position'] : ['others', number - cogs.length]
    return { ...violation, path: [...at, ...rest] }
  })
  if (violations.length > 0) return refuse(violations)
  return cogs.flatMap(({ id, position, status }) => {
    const place = placeFigure(map, position, [])
    return status !== 'standing' || 'rule' in place ? [] : [{ id, zone: place.zone, cover: place.cover }]
  })
}
