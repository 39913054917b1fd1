import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { objectsOn } from '../table/named-objects.ts'
import { type EndPlace, endViolations, explainEnd, placeAt, positionOf, standingPlaces } from './end-position.ts'
import { listViolations } from './movement-violation.ts'

type EndQuestion = { readonly battlefield: Battlefield; readonly object: string; readonly end: EndPlace }

/** Whether a movement of an object may end at a place, and what it can stand on there. */
export function checkEnd({ battlefield, object, end }: EndQuestion, { content, trace }: ShatterpointContext) {
  const placed = objectsOn(battlefield, { object }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const place = placeAt(end, found.object, field, ['end'])
  if (place instanceof Refusal) return place
  const violations = endViolations(place, found.object, field, ['end'])
  if (violations.length === 0) explainEnd(place, found.object, field, trace)
  return {
    legal: violations.length === 0,
    violations: listViolations(violations, trace),
    places: standingPlaces(place.disc, found.object, field).map(positionOf),
  }
}
