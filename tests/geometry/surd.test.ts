import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareProducts } from '../../src/geometry/exact.ts'
import { signOfRooted, signOfSurd } from '../../src/geometry/surd.ts'

const small = fc.integer({ min: -40, max: 40 })
const large = fc.integer({ min: -3_000_000, max: 3_000_000 })

describe('signs', () => {
  test('of whole + times·√radicand', () => {
    fc.assert(
      fc.property(small, small, fc.nat({ max: 60 }), (whole, times, radicand) => {
        // At this size what is not zero is larger than 1/4000, the sum of the sizes being below 4000.
        const value = whole + times * Math.sqrt(radicand)
        const expected = Math.abs(value) < 1e-6 ? 0 : Math.sign(value)
        expect(signOfSurd(BigInt(whole), BigInt(times), BigInt(radicand))).toBe(expected)
      }),
      { numRuns: 1_000 },
    )
  })

  test('of sums that nearly vanish', () => {
    fc.assert(
      fc.property(large, large, fc.integer({ min: -1, max: 1 }), (a, b, off) => {
        const radicand = a * a
        expect(signOfRooted([b, Math.abs(a)], [off, 1], [-b, 1], radicand)).toBe(Math.sign(off))
        expect(compareProducts(a * b, a, a * a, b)).toBe(0)
        expect(compareProducts(a + off, b, a, b)).toBe(Math.sign(off * b) + 0)
      }),
      { numRuns: 300 },
    )
  })

  test('where numbers are too coarse', () => {
    // 665857² − 2·470832² = 1, so the difference of the sides is below 1e-6 of a part in 10^12.
    expect(signOfRooted([665_857, 1], [0, 0], [-470_832, 1], 2)).toBe(1)
    expect(signOfRooted([886_731_088_897, 1], [0, 0], [-627_013_566_048, 1], 2)).toBe(1)
    expect(signOfRooted([1_855_077_841, 1], [0, 0], [-1_311_738_121, 1], 2)).toBe(-1)
    expect(compareProducts(94_906_267, 94_906_267, 94_906_266, 94_906_268)).toBe(1)
  })
})
