import { gapBetween } from '../../../geometry/disc/disc.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { isWithin } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { millimetres, rangeLength } from '../table/lengths.ts'
import { objectsOn } from '../table/named-objects.ts'
import type { PlacedField, PlacedObject } from '../table/placed-field.ts'
import { type EndPlace, endViolations, explainEnd, type Place, placeAt } from './end-position.ts'
import type { MovementViolation } from './movement-violation.ts'
import { listViolations } from './movement-violation.ts'

/** An object that is placed within a range of where it was, or of another object. */
type Placing = {
  readonly object: PlacedObject
  readonly reference: PlacedObject
  readonly range: number
  readonly end: Place
}

/** All that is wrong with where an object is placed. */
function placingViolations(placing: Placing, field: PlacedField): MovementViolation[] {
  const { object, reference, range, end } = placing
  const isNear = isWithin(end.disc, reference.disc, rangeLength(range, field.lengths))
  const tooFar = {
    code: 'outOfRange',
    rule: 'shatterpoint.place',
    by: reference.id,
    path: ['end'],
    facts: factsOf(placing, false),
  } as const
  return [...(isNear ? [] : [tooFar]), ...endViolations(end, object, field, ['end'])]
}

const factsOf = ({ object, reference, range, end }: Placing, isWithinRange: boolean) => ({
  object: object.id,
  reference: reference.id,
  range,
  gap: millimetres(Math.max(0, gapBetween(end.disc, reference.disc))),
  isWithin: isWithinRange,
})

/** Tells why an object may be placed where it is. */
function explainPlacing(placing: Placing, field: PlacedField, trace: ShatterpointTrace): void {
  trace.applied('shatterpoint.place', factsOf(placing, true))
  explainEnd(placing.end, placing.object, field, trace)
}

/** An object that an effect places, as a caller says it. */
type PlacingQuestion = {
  readonly battlefield: Battlefield
  readonly object: string
  readonly range: number
  readonly reference?: string
  readonly end: EndPlace
}

/** Whether an object may be placed where an effect places it. */
export function checkPlacing(
  { battlefield, object, range, reference = object, end }: PlacingQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = objectsOn(battlefield, { object, reference }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const place = placeAt(end, found.object, field, ['end'])
  if (place instanceof Refusal) return place
  const placing = { ...found, range, end: place }
  const violations = placingViolations(placing, field)
  if (violations.length === 0) explainPlacing(placing, field, trace)
  return { legal: violations.length === 0, violations: listViolations(violations, trace) }
}
