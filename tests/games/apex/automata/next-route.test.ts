import { expect, test } from 'vitest'
import { endsOf } from '../../../../src/games/apex/automata/route/next-route.ts'

const [NEAR, FAR] = [
  { column: 7, row: 2 },
  { column: 1, row: 4 },
]
const inOrder = (...ends: Parameters<typeof endsOf>[0]) => endsOf(ends).map(({ cell }) => cell)

test('the likeliest end comes first, then the space that comes first as one reads, and off the board last', () => {
  expect(inOrder(null, FAR, NEAR)).toEqual([NEAR, FAR, null])
  expect(inOrder(FAR, null, NEAR)).toEqual([NEAR, FAR, null])
  expect(inOrder(FAR, NEAR, null)).toEqual([NEAR, FAR, null])
  expect(inOrder(NEAR, FAR, null, FAR)).toEqual([FAR, NEAR, null])
  expect(inOrder(NEAR, null, null)).toEqual([null, NEAR])
})
