import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRing, isInside, type Side, shiftRing, wholeBoard } from '../../../../src/games/apex/ring/ring.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const shift = fc.integer({ min: -20, max: 20 })
const sides = fc.record({ top: shift, right: shift, bottom: shift, left: shift })
const size = fc.record({ width: fc.integer({ min: 1, max: 20 }), height: fc.integer({ min: 1, max: 20 }) })

test('apex.ring.shift: whatever cards come, the Ring stays a rectangle of the board (Q-48)', () => {
  fc.assert(
    fc.property(size, fc.array(sides, { maxLength: 8 }), (board, cards) => {
      const trace = new Trace<ApexRules>()
      const ring = cards.reduce((before, card) => shiftRing(before, card, board, trace).ring, wholeBoard(board))
      expect(checkRing(ring, board)).toBeNull()
    }),
  )
})

test('apex.ring.shift: a side that is not clamped moves as far as the card says', () => {
  fc.assert(
    fc.property(size, sides, (board, card) => {
      const before = wholeBoard(board)
      const { ring, shifts } = shiftRing(before, card, board, new Trace<ApexRules>())
      const moved = (side: Side) => shifts.find((shift) => shift.side === side)?.moved ?? 0
      expect(ring).toEqual({
        top: moved('top'),
        left: moved('left'),
        right: before.right - moved('right'),
        bottom: before.bottom - moved('bottom'),
      })
    }),
  )
})

test('apex.ring.shape: the spaces of all four markers are inside', () => {
  const ring = { left: 2, top: 3, right: 5, bottom: 7 }
  const corners = [
    { column: 2, row: 3 },
    { column: 5, row: 3 },
    { column: 2, row: 7 },
    { column: 5, row: 7 },
  ]
  expect(corners.every((cell) => isInside(ring, cell))).toBe(true)
  expect(isInside(ring, { column: 6, row: 7 })).toBe(false)
})
