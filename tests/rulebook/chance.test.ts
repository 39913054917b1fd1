import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, formatFraction, fraction, multiply, ONE, toNumber } from '../../src/lib/fraction.ts'
import { discard, draw, freshDeck, reshuffle } from '../../src/rulebook/deck.ts'
import { numberedDie, roll, rollMany } from '../../src/rulebook/dice.ts'
import {
  certain,
  followedBy,
  hands,
  likeliestFirst,
  meanOf,
  probabilityOf,
  seenAs,
  uniform,
} from '../../src/rulebook/odds.ts'
import { given } from '../support/chance.ts'

describe('dice', () => {
  test('a roll names a face', () => {
    expect(roll(numberedDie(6), given(0))).toBe(1)
    expect(rollMany({ faces: ['hit', 'miss'] }, 3, given(1, 0, 1))).toEqual(['miss', 'hit', 'miss'])
  })
})

describe('deck', () => {
  test('drawn cards leave the pile, an empty pile gives what it has', () => {
    const deck = freshDeck(['a', 'b', 'c'], given(2, 1))
    expect(deck.pile).toEqual(['a', 'b', 'c'])
    const { drawn, deck: rest } = draw(deck, 2)
    expect([drawn, rest.pile]).toEqual([['a', 'b'], ['c']])
    expect(draw(rest, 5).drawn).toEqual(['c'])
  })

  test('a reshuffle brings the discard pile back', () => {
    const { drawn, deck } = draw(freshDeck(['a', 'b'], given(1)), 1)
    expect(reshuffle(discard(deck, drawn), given(1)).pile).toEqual(['b', 'a'])
  })
})

describe('fractions', () => {
  test('stay exact and in lowest terms', () => {
    expect(formatFraction(add(fraction(1n, 6n), fraction(1n, 3n)))).toBe('1/2')
    expect(formatFraction(multiply(fraction(-2n, 3n), fraction(3n, -4n)))).toBe('1/2')
    expect(formatFraction(fraction(6n, 3n))).toBe('2')
    expect(toNumber(fraction(1n, 3n))).toBeCloseTo(1 / 3, 15)
    expect(() => fraction(1n, 0n)).toThrow('denominator')
  })
})

describe('odds', () => {
  const die = uniform([1, 2, 3, 4, 5, 6])

  test('two dice: 7 is the likeliest sum, 1/6', () => {
    const sums = followedBy(die, (first) => seenAs(die, (second) => first + second))
    const [likeliest] = likeliestFirst(sums)
    expect([likeliest?.outcome, formatFraction(likeliest?.probability ?? ONE)]).toEqual([7, '1/6'])
    expect(formatFraction(meanOf(sums, (sum) => sum))).toBe('7')
  })

  test('what is certain stays certain, and equal outcomes are one', () => {
    expect(certain('hit')).toEqual([{ outcome: 'hit', probability: ONE }])
    expect(uniform(['a', 'a'])).toEqual([{ outcome: 'a', probability: ONE }])
  })

  test('hands without replacement: both aces of four cards, 1/6', () => {
    const both = probabilityOf(hands(['ace', 'ace', 'two', 'two'], 2), (hand) => hand.every((card) => card === 'ace'))
    expect(formatFraction(both)).toBe('1/6')
  })

  test('probabilities add up to exactly 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }), (faces) => {
        const twice = followedBy(uniform(faces), (first) => seenAs(uniform(faces), (second) => first * second))
        expect(probabilityOf(twice, () => true)).toEqual(ONE)
      }),
    )
  })
})
