import { operationDefiner } from '../../contract/operation.ts'
import { placeNamed } from '../../rulebook/all-or-refusal.ts'
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
export function placeOnMap<Name extends string>(
  given: GearsMap,
  positions: Readonly<Record<Name, Position>>,
  content: GearsContent,
): { readonly map: PlacedMap; readonly places: Readonly<Record<Name, Place>> } | Refusal {
  const map = placeMap(given, ['map'], content)
  if (map instanceof Refusal) return map
  const places = placeNamed(positions, (position, name) => placeFigure(map, position, [name]))
  return places instanceof Refusal ? places : { map, places }
}

/** An enemy card of the content. */
export function enemyOf(id: string, { enemies }: GearsContent): Enemy | Refusal {
  const enemy = enemies.get(id)
  return enemy ?? refuse([{ rule: 'gears.content.known', path: ['enemy'], facts: { kind: 'enemy', id } }])
}
