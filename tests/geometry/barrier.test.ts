import { describe, expect, test } from 'vitest'
import { crossedBarriers, crosses } from '../../src/geometry/barrier.ts'

type Pair = readonly [number, number]
const point = ([x, y]: Pair) => ({ x, y })
const barrier = (from: Pair, to: Pair) => ({ from: point(from), to: point(to) })

const [P, Q] = [point([0, 0]), point([10, 0])]

describe('crosses', () => {
  test.each([
    ['a barrier across', [barrier([5, -5], [5, 5])], true],
    ['a barrier beyond the end', [barrier([11, -5], [11, 5])], false],
    ['an end from one side', [barrier([5, 0], [5, 5])], false],
    ['ends from both sides at one point', [barrier([5, 0], [5, 5]), barrier([5, 0], [6, -5])], true],
    ['ends from both sides at two points', [barrier([4, 0], [4, 5]), barrier([6, 0], [6, -5])], false],
    ['two ends from one side at one point', [barrier([5, 0], [5, 5]), barrier([5, 0], [6, 5])], false],
    ['running along', [barrier([3, 0], [4, 0])], true],
    ['on the same line beyond the end', [barrier([11, 0], [14, 0])], false],
    ['ends from both sides beyond the end', [barrier([12, 0], [12, 5]), barrier([12, 0], [12, -5])], false],
  ] as const)('%s', (_, barriers, expected) => {
    expect(crosses(barriers, P, Q)).toBe(expected)
    expect(crosses(barriers, Q, P)).toBe(expected)
  })

  test('nothing lies between a point and itself', () => {
    expect(crosses([barrier([1, 0], [2, 0])], P, P)).toBe(false)
  })

  test('names what is crossed', () => {
    const [across, aside] = [barrier([5, -5], [5, 5]), barrier([7, 0], [7, 5])]
    expect(crossedBarriers([across, aside], P, Q)).toEqual([across])
  })
})
