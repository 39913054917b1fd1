import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSeed, scripted, seedCommitment, seeded, shuffled } from '../../src/rulebook/random.ts'

const SEED = formatSeed(Uint8Array.from({ length: 32 }, (_, index) => index))

describe('seeded', () => {
  test('draws the words of HMAC-SHA-256 over the block numbers, as anyone can recompute', () => {
    const key = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index))
    const words = [0, 1].flatMap((block) => {
      const digest = createHmac('sha256', key).update(String(block)).digest()
      return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4))
    })
    const random = seeded(SEED)
    expect(Array.from({ length: 16 }, () => random.below(2 ** 32))).toEqual(words)
  })

  test('draws the same for the same seed, and remembers every draw with its index', () => {
    const [one, other] = [seeded(SEED), seeded(SEED)]
    expect([one.below(6), one.below(14)]).toEqual([other.below(6), other.below(14)])
    expect(one.draws).toEqual([
      { index: 0, bound: 6, value: expect.any(Number) },
      { index: 1, bound: 14, value: expect.any(Number) },
    ])
  })

  test('never leaves its bounds and favours no number', () => {
    const random = seeded(SEED)
    const counts = new Array<number>(7).fill(0)
    for (let index = 0; index < 70_000; index++) {
      const value = random.below(7)
      counts[value] = (counts[value] ?? 0) + 1
    }
    // Five standard deviations around 10,000.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(70_000 * (1 / 7) * (6 / 7)))
  })

  test.each(['', 'hmac-sha256,1,00', `hmac-sha256,2,${'0'.repeat(64)}`, `HMAC-SHA256,1,${'0'.repeat(64)}`])(
    'refuses %j as a seed',
    (seed) => {
      expect(() => seeded(seed)).toThrow('Not a seed')
    },
  )

  test('a commitment is the SHA-256 of the written seed', () => {
    expect(seedCommitment(formatSeed(new Uint8Array(32)))).toMatch(/^[0-9a-f]{64}$/)
    expect(seedCommitment(SEED)).not.toBe(seedCommitment(formatSeed(new Uint8Array(32))))
  })
})

describe('scripted', () => {
  test('gives what was told, and knows what is left', () => {
    const random = scripted(3, 0)
    expect([random.below(6), random.left()]).toEqual([3, 1])
  })

  test('fails on one draw too many and on an impossible one', () => {
    expect(() => scripted().below(6)).toThrow('one more was needed')
    expect(() => scripted(6).below(6)).toThrow('not from 0 to 5')
  })
})

describe('shuffled', () => {
  test('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (cards) => {
        const order = shuffled(cards, seeded(SEED))
        expect(order.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b))
      }),
    )
  })

  test('is Fisher–Yates from the last place down', () => {
    expect(shuffled(['a', 'b', 'c'], scripted(0, 0))).toEqual(['b', 'c', 'a'])
  })
})
