import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { objectsOf } from '../table/named-objects.ts'
import { placeField } from '../table/place-field.ts'
import type { PlacedField, PlacedObject } from '../table/placed-field.ts'
import { Id } from '../vocabulary.ts'
import { type Distance, distanceOf, nearestPair } from './distance.ts'
/** What is measured from or to. */
export const Measured = z
  .union([z.strictObject({ object: Id }), z.strictObject({ unit: Id })])
  .describe('A character or an objective, or a whole unit.')
  .meta({ id: 'ShatterpointMeasured' })
export type Measured = z.infer<typeof Measured>

export const nameOf = (measured: Measured): string => ('unit' in measured ? measured.unit : measured.object)

/** Measures from something to something else, or to everything. */
export function measureDistances(
  { battlefield, from, to }: { readonly battlefield: Battlefield; readonly from: Measured; readonly to?: Measured },
  { content, trace }: ShatterpointContext,
): { distances: Distance[] } | Refusal {
  const field = placeField(battlefield, content)
  if (field instanceof Refusal) return field
  const sources = findMeasured(field, from)
  const targets = to === undefined ? objectsOf(field) : findMeasured(field, to)
  const missing = [
    ...unknownViolations(sources, from, 'from'),
    ...(to === undefined ? [] : unknownViolations(targets, to, 'to')),
  ]
  if (missing.length > 0) return refuse(missing)

  for (const measured of [from, to])
    if (measured !== undefined && 'unit' in measured)
      trace.applied('shatterpoint.measure.unit', { unit: measured.unit })
  if (to !== undefined) return { distances: [nearestDistance(sources, targets, field, trace)] }
  const others = targets.filter((object) => !sources.includes(object))
  trace.applied('shatterpoint.measure.free', { objects: others.length })
  return { distances: others.map((other) => nearestDistance(sources, [other], field, trace)) }
}

/** Measures between the two objects that are nearest to each other. */
function nearestDistance(
  sources: readonly PlacedObject[],
  targets: readonly PlacedObject[],
  { lengths }: PlacedField,
  trace: ShatterpointTrace,
): Distance {
  const [from, to] = nearestPair(sources, targets)
  return distanceOf(from, to, lengths, trace)
}

const findMeasured = (field: PlacedField, measured: Measured): readonly PlacedObject[] =>
  'unit' in measured
    ? (field.units.find(({ id }) => id === measured.unit)?.characters ?? [])
    : objectsOf(field).filter(({ id }) => id === measured.object)

const unknownViolations = (
  found: readonly PlacedObject[],
  measured: Measured,
  field: string,
): ShatterpointViolation[] =>
  found.length > 0
    ? []
    : [
        {
          rule: 'shatterpoint.table.known',
          path: [field, 'unit' in measured ? 'unit' : 'object'],
          facts: { id: nameOf(measured) },
        },
      ]
