import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionsAt } from '../../../../src/games/signum/city/summon/summon-positions.ts'
import { Board } from '../../../../src/games/signum/table/board.ts'
import { discOf } from '../../../../src/games/signum/table/place-board.ts'
import { isTerrain, type PlacedBoard, type PlacedSide } from '../../../../src/games/signum/table/placed-board.ts'
import { gapBetween, gapToPolygon } from '../../../../src/geometry/disc/disc.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { placeBoard } from '../reading.ts'
import { anyBoard } from '../table/random-boards.ts'

const SIDES = [
  { from: { x: 0, y: 0 }, to: { x: 40, y: 0 } },
  { from: { x: 40, y: 40 }, to: { x: 0, y: 40 } },
  { from: { x: 0, y: 0 }, to: { x: 0, y: 25 } },
  { from: { x: 40, y: 15 }, to: { x: 40, y: 40 } },
]

/** A random board with impassable templates and one side of player A. */
const sidedBoard = fc
  .record({ drawn: anyBoard, side: fc.constantFrom(...SIDES), near: fc.boolean() })
  .map(({ drawn, side, near }): PlacedBoard => {
    const creatures = drawn.creatures.filter((_, index) => near || index % 2 === 0)
    const terrain = drawn.terrain.map((entry) => ({ ...entry, abilities: ['impassable'] }))
    const board = placeBoard(Board.parse({ ...drawn, creatures, terrain, sides: [{ player: 'A', ...side }] }))
    if (board instanceof Refusal) throw new Error(JSON.stringify(board))
    return board
  })

/** How much a place is to spare: below zero if it is not allowed. */
function spareAt(board: PlacedBoard, place: { x: number; y: number }, base: 32 | 48 | 60, spacing: number): number {
  const disc = { ...discOf({ x: 0, y: 0, base }), ...place }
  return Math.min(
    ...board.creatures.map((other) => gapBetween(disc, other.disc) - (other.creature.player === 'B' ? spacing : 0)),
    ...board.terrain
      .filter((template) => isTerrain(template, 'impassable'))
      .map(({ outline }) => gapToPolygon(disc, outline)),
    Number.POSITIVE_INFINITY,
  )
}

const STEP = 997

describe('summon positions', () => {
  test('are what a fine scan of the side finds', () => {
    const forcedOnes = { count: 0 }
    fc.assert(
      fc.property(sidedBoard, fc.constantFrom(32 as const, 48 as const, 60 as const), (board, base) => {
        const side = board.sides[0] as PlacedSide
        const radius = base * 500
        const { axis, across, forced, intervals } = positionsAt(board, side, radius)
        if (forced) forcedOnes.count += 1
        const place = (along: number) => (axis === 'x' ? { x: along, y: across } : { x: across, y: along })
        const [low, high] = [Math.min(side.from[axis], side.to[axis]), Math.max(side.from[axis], side.to[axis])]
        // Where there is no other place, one that is right within the tolerances counts.
        const isSliver = intervals.every(({ from, to }) => to - from < 20_000)
        const ends = intervals.flatMap(({ from, to }) => [from, to])
        const scan = Array.from({ length: Math.ceil((high - low) / STEP) }, (_, step) => low + step * STEP)
        for (const along of [...scan, ...ends]) {
          if (along < Math.max(low, radius) || along > Math.min(high, 400_000 - radius)) continue
          const isListed = intervals.some(({ from, to }) => from <= along && along <= to)
          const spare = spareAt(board, place(along), base, forced ? 0 : 80_000)
          if (isListed) expect(spare).toBeGreaterThan(isSliver ? -500.5 : -1)
          else expect(spare).toBeLessThan(1)
          if (forced) expect(spareAt(board, place(along), base, 80_000)).toBeLessThan(1)
        }
      }),
      { numRuns: 300 },
    )
    expect(forcedOnes.count).toBeGreaterThan(10)
  })
})
