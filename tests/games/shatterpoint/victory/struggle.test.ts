import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import {
  endTurn,
  FRESH_TRACK,
  gainMomentum,
  isRunning,
  moveToken,
  type Track,
} from '../../../../src/games/shatterpoint/victory/track.ts'
import type { Player } from '../../../../src/games/shatterpoint/vocabulary.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const trace = () => new Trace<ShatterpointRules>()
const player = fc.constantFrom<Player>('A', 'B')

/** The squares of a track written out, as they lie on the table. */
type Squares = { token: number; A: Set<number>; B: Set<number> }
const written = ({ token, momentum }: Track): Squares => ({
  token,
  A: new Set(Array.from({ length: momentum.A }, (_, index) => 8 - index)),
  B: new Set(Array.from({ length: momentum.B }, (_, index) => index - 8)),
})

/** Places momentum the way it is done at the table: looks for the empty square from the outer end. */
function placedByHand(squares: Squares, who: Player): 'won' | 'placed' | 'nothing' {
  const side = who === 'A' ? 1 : -1
  for (let square = 8; square >= 1; square--) {
    if (squares[who].has(side * square)) continue
    if (squares.token === side * square) return 'won'
    squares[who].add(side * square)
    return 'placed'
  }
  return 'nothing'
}

function movedByHand(squares: Squares, who: Player, count: number): boolean {
  const side = who === 'A' ? 1 : -1
  for (let step = 0; step < count; step++) {
    if (squares[who].has(squares.token + side)) return true
    squares.token += side
  }
  return false
}

describe('the track', () => {
  const change = fc.record({ player, squares: fc.integer({ min: 0, max: 5 }), isGain: fc.boolean() })

  test('is what the squares on the table show, after any sequence of gains and moves', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let track = FRESH_TRACK
        const squares = written(track)
        for (const { player: who, squares: count, isGain } of changes) {
          const after = isGain ? gainMomentum(track, who, trace()) : moveToken(track, who, count, trace())
          const won = isGain ? placedByHand(squares, who) === 'won' : movedByHand(squares, who, count)
          expect(after.winner).toBe(won ? who : null)
          if (won) return
          track = after.track
          expect(written(track)).toEqual(squares)
          expect(isRunning(track)).toBe(true)
        }
      }),
    )
  })

  test('the token stays between the momentum of both, turn after turn, until somebody wins', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 60, maxLength: 60 }), (controlled) => {
        let track = FRESH_TRACK
        for (const [index, count] of controlled.entries()) {
          const who = index % 2 === 0 ? 'A' : 'B'
          const end = { player: who, turn: index + 1, controlled: count, extra: 0, claimed: false } as const
          const after = endTurn(track, end, trace())
          if (after.winner !== null) return
          track = after.track
          expect(isRunning(track)).toBe(true)
        }
      }),
    )
  })
})
