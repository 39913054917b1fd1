import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spread } from '../../../../src/games/signum/dice/chances.ts'
import { isSuccess, type RollKind } from '../../../../src/games/signum/dice/dice.ts'
import { type Pool, plainPool, rollPool } from '../../../../src/games/signum/dice/pool.ts'
import { netWays, poolWays, powerOfThree, type Ways } from '../../../../src/games/signum/dice/pool-odds.ts'
import type { DieSymbol } from '../../../../src/games/signum/vocabulary.ts'
import { given } from '../../../support/chance.ts'

const FACES: readonly DieSymbol[] = ['target', 'axe', 'shield']

/** Every symbol that each of so many dice may show. */
function falls(count: number): DieSymbol[][] {
  if (count === 0) return [[]]
  return falls(count - 1).flatMap((rest) => FACES.map((face) => [...rest, face]))
}

/** The successes by following every fall of every die, natural and again. */
function listed({ kind, dice, forced, free, master, text }: Pool): Map<number, number> {
  const found = new Map<number, number>()
  const steps = [
    { max: forced ? dice : 0, wanted: true },
    { max: free, wanted: false },
    { max: master, wanted: false },
    { max: text, wanted: false },
  ]
  const follow = (symbols: readonly DieSymbol[], step: number, probability: number): void => {
    const at = steps[step]
    if (at === undefined) {
      const successes = symbols.filter((symbol) => isSuccess(symbol, kind)).length
      found.set(successes, (found.get(successes) ?? 0) + probability)
      return
    }
    const chosen = symbols.flatMap((symbol, die) => (isSuccess(symbol, kind) === at.wanted ? [die] : []))
    const again = chosen.slice(0, at.max)
    for (const fall of falls(again.length)) {
      const next = symbols.map((symbol, die) =>
        again.includes(die) ? (fall[again.indexOf(die)] as DieSymbol) : symbol,
      )
      follow(next, step + 1, probability / 3 ** again.length)
    }
  }
  for (const fall of falls(dice)) follow(fall, 0, 1 / 3 ** dice)
  return found
}

const kinds: readonly RollKind[] = ['meleeAttack', 'meleeAttackWounded', 'meleeDefence', 'shot', 'throwing']
const pools = fc.record({
  kind: fc.constantFrom(...kinds),
  dice: fc.integer({ min: 0, max: 3 }),
  forced: fc.boolean(),
  free: fc.integer({ min: 0, max: 3 }),
  master: fc.integer({ min: 0, max: 3 }),
  text: fc.integer({ min: 0, max: 2 }),
})

const fractions = (ways: Ways) => spread(ways).map(({ probability }) => probability.fraction)

describe('signum.odds.pool', () => {
  test('the ways of a pool are what listing every fall of the dice gives', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const { counts, power } = poolWays(pool)
        const brute = listed(pool)
        const total = Number(powerOfThree(power))
        for (const [successes, ways] of counts.entries()) {
          expect(Number(ways) / total).toBeCloseTo(brute.get(successes) ?? 0, 10)
        }
        expect(counts.reduce((sum, ways) => sum + ways, 0n)).toBe(powerOfThree(power))
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['2 wounded dice', plainPool('meleeAttackWounded', 2), ['4/9', '4/9', '1/9']],
    ['Master of Attack 1, 2 dice', { ...plainPool('meleeAttack', 2), master: 1 }, ['1/27', '2/9', '20/27']],
    ['Master of Attack 1, 3 dice', { ...plainPool('meleeAttack', 3), master: 1 }, ['1/81', '8/81', '8/27', '16/27']],
    ['Veteran, 2 dice', { ...plainPool('meleeAttack', 2), forced: true }, ['25/81', '40/81', '16/81']],
    [
      'Veteran and Master 1, 2 dice',
      { ...plainPool('meleeAttack', 2), forced: true, master: 1 },
      ['25/243', '10/27', '128/243'],
    ],
  ])('%s', (_name, pool, expected) => {
    expect(fractions(poolWays(pool))).toEqual(expected)
  })

  test('2 healthy dice against 1 defence die', () => {
    const net = netWays(poolWays(plainPool('meleeAttack', 2)), poolWays(plainPool('meleeDefence', 1)))
    expect(fractions(net)).toEqual(['7/27', '4/9', '8/27'])
  })
})

describe('signum.reroll.order', () => {
  const [target, axe, shield] = [0, 2, 4]

  test('forced first, then free, then by a Master, each on the dice as they lie then', () => {
    const pool = { kind: 'meleeAttack', dice: 3, forced: true, free: 1, master: 1, text: 0 } as const
    // The axe and the shield fall again as target and axe; then the two targets are rolled again in turn.
    const rolled = rollPool(pool, undefined, given(axe, target, shield, target, axe, target, shield))
    expect(rolled).toEqual({
      rolled: ['axe', 'target', 'shield'],
      rerolls: [
        { die: 0, step: 'forced', symbol: 'target' },
        { die: 2, step: 'forced', symbol: 'axe' },
        { die: 0, step: 'free', symbol: 'target' },
        { die: 0, step: 'master', symbol: 'shield' },
      ],
      symbols: ['shield', 'target', 'axe'],
      successes: 2,
    })
  })

  test('given dice give the same as rolled ones', () => {
    const pool = { kind: 'shot', dice: 3, forced: true, free: 0, master: 0, text: 0 } as const
    const dice = { rolled: { d6: [1, 2, 4] }, rerolled: { d6: [1, 5] } }
    expect(rollPool(pool, dice, given())).toMatchObject({ symbols: ['target', 'shield', 'axe'], successes: 1 })
  })

  test.each([
    ['too few', { rolled: { d6: [1] } }, { wrong: 'rolled', needed: 2, given: 1 }],
    ['none again', { rolled: { d6: [1, 3] } }, { wrong: 'rerolled', needed: 1, given: 0 }],
    [
      'too many again',
      { rolled: { d6: [1, 3] }, rerolled: { d6: [3, 3] } },
      { wrong: 'rerolled', needed: 1, given: 2 },
    ],
  ])('%s dice are told', (_name, dice, expected) => {
    const pool = { ...plainPool('meleeAttack', 2), master: 1 }
    expect(rollPool(pool, dice, given())).toEqual(expected)
  })
})
