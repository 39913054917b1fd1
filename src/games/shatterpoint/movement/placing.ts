import { gapBetween } from '../../../geometry/disc.ts'
import { isWithin } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { millimetres, rangeLength } from '../table/lengths.ts'
import type { PlacedField, PlacedObject } from '../table/placed-field.ts'
import { endViolations, explainEnd, type Place } from './end-position.ts'
import type { MovementViolation } from './movement-violation.ts'

/** An object that is placed within a range of where it was, or of another object. */
export type Placing = {
  readonly object: PlacedObject
  readonly reference: PlacedObject
  readonly range: number
  readonly end: Place
}

/** All that is wrong with where an object is placed. */
export function placingViolations(placing: Placing, field: PlacedField): MovementViolation[] {
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
export function explainPlacing(placing: Placing, field: PlacedField, trace: ShatterpointTrace): void {
  trace.applied('shatterpoint.place', factsOf(placing, true))
  explainEnd(placing.end, placing.object, field, trace)
}
