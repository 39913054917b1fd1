/** An exact rational number in lowest terms; the denominator is positive. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

/** The fraction numerator/denominator in lowest terms. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero.')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(absolute(numerator), absolute(denominator))
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** The nearest floating-point number, for display. */
export function toNumber(value: Fraction): number {
  const scale = 10n ** 17n
  const whole = value.numerator / value.denominator
  const rest = ((value.numerator % value.denominator) * scale) / value.denominator
  return Number(whole) + Number(rest) / Number(scale)
}

/** The fraction as it is written, `5/14`. */
export function formatFraction(value: Fraction): string {
  return value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
