import { standardLengths } from '../content/standard-lengths.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type Lengths, micrometres, millimetres, rangeLength } from './lengths.ts'
import type { PlacedField, PlacedObject } from './placed-field.ts'

type Relation = 'same' | 'higher' | 'lower'

/** How high one height is against another: they differ only if they are more than range 2 apart. */
export function relationOf(z: number, other: number, { lengths }: Pick<PlacedField, 'lengths'>): Relation {
  const limit = rangeLength(2, lengths)
  if (z - other > limit) return 'higher'
  return other - z > limit ? 'lower' : 'same'
}

type Heighted = Pick<PlacedObject, 'id' | 'z'>

/** How high one object is against another, with the reason. */
export function elevationOf(
  a: Heighted,
  b: Heighted,
  field: Pick<PlacedField, 'lengths'>,
  trace: ShatterpointTrace,
): Relation {
  const relation = relationOf(a.z, b.z, field)
  const difference = millimetres(Math.abs(a.z - b.z))
  const limit = millimetres(rangeLength(2, field.lengths))
  if (relation === 'same') {
    trace.applied('shatterpoint.elevation.same', { one: a.id, other: b.id, difference, limit })
    return relation
  }
  const [high, low] = relation === 'higher' ? [a, b] : [b, a]
  trace.applied('shatterpoint.elevation.higher', { one: high.id, other: low.id, difference, limit })
  return relation
}

/** Heights to be compared, in millimetres. */
type Heights = {
  readonly objects: readonly { readonly id: string; readonly z: number }[]
  readonly lengths?: Lengths
}

/** Compares heights in pairs; the relation is not transitive. */
export function compareHeights({ objects, lengths: given }: Heights, { content, trace }: ShatterpointContext) {
  const lengths = given ?? standardLengths(content)
  const heights = objects.map(({ id, z: height }) => ({ id, z: micrometres(height) }))
  const comparisons = heights.flatMap((height, index) =>
    heights.slice(index + 1).map((other) => ({
      one: height.id,
      other: other.id,
      relation: elevationOf(height, other, { lengths }, trace),
    })),
  )
  if (heights.length > 2) trace.applied('shatterpoint.elevation.pairwise', { objects: heights.length })
  return { comparisons }
}
