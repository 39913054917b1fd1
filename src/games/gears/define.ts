import { operationDefiner } from '../../contract/operation.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { contentRules } from './content/content.rules.ts'
import type { Enemy } from './content/enemies.ts'
import { type GearsContent, gearsContent } from './content/gears-content.ts'
import { refuse } from './refusal.ts'
import { type GearsRules, ruleIds } from './rules.ts'
import { exploreRules } from './table/explore.rules.ts'
import type { GearsMap } from './table/map.ts'
import { pieceRules } from './table/pieces.rules.ts'
import { placeMap } from './table/place-map.ts'
import type { Place, PlacedMap } from './table/placed-map.ts'
import { placeFigure } from './table/position.ts'
import type { Position } from './vocabulary.ts'

export const defineGearsOperation = operationDefiner<GearsRules, GearsContent>('gears', gearsContent)

/** The rules by which a map that is named by its pieces, or a card that is named, can be refused. */
export const joiningRules = ruleIds(contentRules, pieceRules, exploreRules)

/** Checks a map and named positions on it; the answer is everything that is wrong, or all of them in place. */
export function placeOnMap<Field extends string>(
  map: GearsMap,
  positions: Readonly<Record<Field, Position>>,
  content: GearsContent,
): { map: PlacedMap; places: Record<Field, Place> } | Refusal {
  const placedMap = placeMap(map, 'map', content)
  if (placedMap instanceof Refusal) return placedMap

  const placed: Partial<Record<Field, Place>> = {}
  const violations = []
  for (const field of Object.keys(positions) as Field[]) {
    const place = placeFigure(placedMap, positions[field], [field])
    if ('rule' in place) violations.push(place)
    else placed[field] = place
  }
  if (violations.length > 0) return refuse(violations)
  return { map: placedMap, places: placed as Record<Field, Place> }
}

/** An enemy card of the content. */
export function enemyOf(id: string, { enemies }: GearsContent): Enemy | Refusal {
  const enemy = enemies.get(id)
  return enemy ?? refuse([{ rule: 'gears.content.known', path: ['enemy'], facts: { kind: 'enemy', id } }])
}
