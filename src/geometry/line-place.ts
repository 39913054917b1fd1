/**
 * A place on a directed line, exact but not worked out: the line passes between two points that lie `oneSide` and
 * `otherSide` beside it, `one` and `other` along it. All four are whole numbers.
 */
export type LinePlace = {
  readonly one: number
  readonly other: number
  readonly oneSide: number
  readonly otherSide: number
  /** How far along it is, rounded. */
  readonly about: number
}

/** Where the line crosses the way between two points on different sides of it. */
export function crossing(a: number, oneSide: number, b: number, otherSide: number): LinePlace {
  const about = (b * oneSide - a * otherSide) / (oneSide - otherSide)
  return { one: a, other: b, oneSide, otherSide, about }
}

/** The place of a point on the line. */
export const standing = (along: number): LinePlace => ({
  one: along,
  other: along,
  oneSide: 1,
  otherSide: -1,
  about: along,
})

/** Negative if the first place comes before the second, zero if they are one. Exact where rounding might mislead. */
export function compare(a: LinePlace, b: LinePlace): number {
  const difference = a.about - b.about
  const doubt = 1e-13 * (Math.abs(a.one) + Math.abs(a.other) + Math.abs(b.one) + Math.abs(b.other))
  if (Math.abs(difference) > doubt) return difference
  const [first, second] = [fractionOf(a), fractionOf(b)]
  const exact = first.numerator * second.denominator - second.numerator * first.denominator
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}

/** How far along a place is, as a fraction with a positive denominator. */
export function fractionOf({ one, other, oneSide, otherSide }: LinePlace): { numerator: bigint; denominator: bigint } {
  const sign = oneSide > otherSide ? 1n : -1n
  const numerator = BigInt(other) * BigInt(oneSide) - BigInt(one) * BigInt(otherSide)
  return { numerator: sign * numerator, denominator: sign * BigInt(oneSide - otherSide) }
}

export const earlier = (a: LinePlace, b: LinePlace): LinePlace => (compare(a, b) <= 0 ? a : b)
export const later = (a: LinePlace, b: LinePlace): LinePlace => (compare(a, b) >= 0 ? a : b)
