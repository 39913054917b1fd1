/**
 * The sign of a·b − c·d for whole numbers below 2^53. The rounded products tell unless they are nearly equal: each is
 * off by at most one part in 2^53, so a larger difference than their sum times 2^-51 has the right sign.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const [one, other] = [a * b, c * d]
  const difference = one - other
  if (Math.abs(difference) > (Math.abs(one) + Math.abs(other)) * 2 ** -51) return Math.sign(difference)
  return signOf(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d))
}

export const signOf = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0)
