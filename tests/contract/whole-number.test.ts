import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { wholeNumber } from '../../src/contract/whole-number.ts'

describe('wholeNumber', () => {
  test('accepts and refuses just what Zod does, in the same words', () => {
    const [quick, slow] = [z.strictObject({ n: wholeNumber(1, 64) }), z.strictObject({ n: z.int().min(1).max(64) })]
    const odd = [
      -0,
      0,
      1,
      64,
      65,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 60,
      '3',
      null,
      undefined,
      [3],
      {},
      3n,
    ]
    const arbitrary = fc.oneof(fc.constantFrom<unknown>(...odd), fc.anything(), fc.integer(), fc.double())
    fc.assert(
      fc.property(arbitrary, (n) => {
        expect(quick.safeParse({ n })).toEqual(slow.safeParse({ n }))
      }),
      { numRuns: 2_000 },
    )
  })
})
