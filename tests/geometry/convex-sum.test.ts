import { expect, test } from 'vitest'
import { convexSum } from '../../src/geometry/convex-sum.ts'
import { type Outline, signedDistance } from '../../src/geometry/depths.ts'

const SQUARE: Outline = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const TENT: Outline = [
  [1, 3],
  [-1, 0],
  [1, 0],
]
const ARROW: Outline = [
  [0, 0],
  [2, 2],
  [0, 1],
  [-2, 2],
]
const LINE: Outline = [
  [0, 0],
  [60, 0],
]

test('the sum of two squares is a square of both sides', () => {
  const sum = convexSum(SQUARE, SQUARE) ?? []
  for (const corner of [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]) {
    expect(sum).toContainEqual(corner)
  }
})

test('an outline that bends inwards has none', () => {
  expect(convexSum(ARROW, SQUARE)).toBeNull()
  expect(convexSum(SQUARE, ARROW)).toBeNull()
})

/** How far two outlines are apart if the second is moved: some corner of one is nearest to the other. */
function apart(one: Outline, other: Outline, x: number, y: number): number {
  const moved = other.map(([atX, atY]) => [atX + x, atY + y] as const)
  const lengths = [
    ...one.map(([atX, atY]) => signedDistance(moved, atX, atY)),
    ...moved.map(([atX, atY]) => signedDistance(one, atX, atY)),
  ]
  return Math.min(...lengths)
}

test.each([
  ['a square', SQUARE],
  ['a tent', TENT],
  ['a line', LINE],
])('how far a tent is from %s is how far its middle is from their sum', (_, other) => {
  const sum = convexSum(
    other,
    TENT.map(([x, y]) => [-x, -y] as const),
  )
  for (let x = -8; x <= 8; x += 0.7) {
    for (let y = -8; y <= 8; y += 0.9) {
      const expected = apart(other, TENT, x, y)
      const found = signedDistance(sum ?? [], x, y)
      // A corner of neither has to lie in the other where they cross.
      if (found > 1e-9) expect(expected).toBeCloseTo(found, 9)
      if (expected <= 0) expect(found).toBeLessThanOrEqual(1e-9)
    }
  }
})
