import { signOf } from './exact.ts'

/** The sign of whole + times·√radicand. */
export function signOfSurd(whole: bigint, times: bigint, radicand: bigint): number {
  const [one, other] = [signOf(whole), radicand === 0n ? 0 : signOf(times)]
  if (one === 0 || one === other) return other === 0 ? one : other
  if (other === 0) return one
  const [square, rooted] = [whole * whole, times * times * radicand]
  return signOf(one > 0 ? square - rooted : rooted - square)
}

/**
 * The sign of a·b + c·d + e·f·√radicand for whole numbers below 2^53. The rounded sum tells unless it is tiny: each of
 * the few roundings is off by at most one part in 2^53 of the sizes added.
 */
export function signOfRooted(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
  [e, f]: readonly [number, number],
  radicand: number,
): number {
  const [one, two, three] = [a * b, c * d, e * f * Math.sqrt(radicand)]
  const sum = one + two + three
  if (Math.abs(sum) > (Math.abs(one) + Math.abs(two) + Math.abs(three)) * 2 ** -49) return Math.sign(sum)
  return signOfSurd(BigInt(a) * BigInt(b) + BigInt(c) * BigInt(d), BigInt(e) * BigInt(f), BigInt(radicand))
}

/** The number whole + times·√radicand; those reckoned together have one radicand. */
export type Surd = { readonly whole: bigint; readonly times: bigint }

export const add = (a: Surd, b: Surd): Surd => ({ whole: a.whole + b.whole, times: a.times + b.times })

export const subtract = (a: Surd, b: Surd): Surd => ({ whole: a.whole - b.whole, times: a.times - b.times })

export const multiply = (a: Surd, b: Surd, radicand: bigint): Surd => ({
  whole: a.whole * b.whole + a.times * b.times * radicand,
  times: a.whole * b.times + a.times * b.whole,
})
