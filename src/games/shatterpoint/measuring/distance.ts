import { compareGap, gapBetween } from '../../../geometry/disc/disc.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type Lengths, millimetres, rangeLength } from '../table/lengths.ts'
import type { Disc, PlacedObject } from '../table/placed-field.ts'
import { RANGES } from '../vocabulary.ts'

/** Places are read to a micrometre, so that much is forgiven where two things have to reach each other. */
export const TOLERANCE = 1

/** Whether two bases are not farther apart than a length in micrometres. */
export const isWithin = (a: Disc, b: Disc, length: number): boolean => compareGap(a, b, length + TOLERANCE) <= 0

/** Whether two objects are within a range of each other. */
export const isWithinRange = (
  a: Pick<PlacedObject, 'disc'>,
  b: Pick<PlacedObject, 'disc'>,
  range: number,
  lengths: Lengths,
): boolean => isWithin(a.disc, b.disc, rangeLength(range, lengths))

/** What lies between two bases in millimetres; nothing if they touch or overlap. */
export const gapOf = (a: Pick<PlacedObject, 'disc'>, b: Pick<PlacedObject, 'disc'>): number =>
  millimetres(Math.max(0, gapBetween(a.disc, b.disc)))

/** How far apart two objects are, and the ranges that they are within. */
export type Distance = { readonly from: string; readonly to: string; readonly gap: number; readonly ranges: number[] }

/** Measures from one object to another, with the reason. */
export function distanceOf(a: PlacedObject, b: PlacedObject, lengths: Lengths, trace: ShatterpointTrace): Distance {
  const [from, to] = [a.id, b.id]
  if (a === b) {
    trace.applied('shatterpoint.measure.self', { object: from })
    return { from, to, gap: 0, ranges: [...RANGES] }
  }
  const ranges = RANGES.filter((range) => isWithinRange(a, b, range, lengths))
  const gap = gapOf(a, b)
  if (a.z !== b.z) trace.applied('shatterpoint.measure.horizontal', { from, to })
  trace.applied('shatterpoint.measure.base', { from, to, gap })
  const nearest = ranges[0] ?? null
  const tooShort = (nearest ?? RANGES.length + 1) - 1
  for (const range of [tooShort, nearest]) {
    if (range === null || range === 0) continue
    const reach = millimetres(rangeLength(range, lengths))
    trace.applied('shatterpoint.measure.within', { from, to, range, length: reach, isWithin: range === nearest })
  }
  if (nearest === 1) trace.applied('shatterpoint.measure.range1', { length: millimetres(rangeLength(1, lengths)) })
  return { from, to, gap, ranges }
}

/** The two objects that are nearest to each other, one of each side. */
export function nearestPair(
  these: readonly PlacedObject[],
  those: readonly PlacedObject[],
): readonly [PlacedObject, PlacedObject] {
  const pairs = these.flatMap((entry) => those.map((other) => [entry, other] as const))
  return pairs.reduce((best, pair) => (isNearer(pair, best) ? pair : best))
}

const isNearer = (pair: readonly [PlacedObject, PlacedObject], best: readonly [PlacedObject, PlacedObject]): boolean =>
  pair[0] === pair[1] ||
  (best[0] !== best[1] && gapBetween(pair[0].disc, pair[1].disc) < gapBetween(best[0].disc, best[1].disc))
