import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inContact } from '../../../../src/games/signum/measuring/distance.ts'
import { judgeMove, type MoveOutcome } from '../../../../src/games/signum/movement/move.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { Board } from '../../../../src/games/signum/table/board.ts'
import { placePoint } from '../../../../src/games/signum/table/place-board.ts'
import { isTerrain, type PlacedBoard } from '../../../../src/games/signum/table/placed-board.ts'
import { gapBetween, gapToPolygon } from '../../../../src/geometry/disc/disc.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { placeBoard } from '../reading.ts'
import { anyBoard, pairOn } from '../table/random-boards.ts'

const ABILITIES = ['impassable', 'difficult', 'blocksLos'] as const

const place = fc.record({ x: fc.integer({ min: 30, max: 370 }), y: fc.integer({ min: 30, max: 370 }) })

/** A walk of the first creature of a random board along one or two straight pieces. */
const anyWalk = fc.record({ drawn: anyBoard, path: fc.array(place, { minLength: 1, maxLength: 2 }), run: fc.boolean() })

type Walk = typeof anyWalk extends fc.Arbitrary<infer Drawn> ? Drawn : never

function walkOn({ drawn, path, run }: Walk): { board: PlacedBoard; outcome: MoveOutcome } {
  const creatures = drawn.creatures.map((creature) => ({ ...creature, movement: 'L' }))
  const terrain = drawn.terrain.map((entry, index) => ({ ...entry, abilities: [ABILITIES[index % 3]] }))
  const board = placeBoard(Board.parse({ ...drawn, creatures, terrain }))
  if (board instanceof Refusal) throw new Error(JSON.stringify(board))
  const [mover] = pairOn(board)
  const places = path.map(({ x, y }) => placePoint({ x: x / 10, y: y / 10 }))
  return { board, outcome: judgeMove({ board, mover, path: places, mode: 'walk', run }, new Trace<SignumRules>()) }
}

const STEP = 150

/** Places close to each other along a followed way, the end last. */
function placesOn({ path }: MoveOutcome): { x: number; y: number }[] {
  const corners = path.map(placePoint)
  return corners.flatMap((to, index) => {
    const from = corners[index - 1]
    if (from === undefined) return [to]
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((step + 1) / steps) * (to.x - from.x),
      y: from.y + ((step + 1) / steps) * (to.y - from.y),
    }))
  })
}

describe('a walk', () => {
  test('goes where a scan of its way says', () => {
    const stops = { contact: 0, difficult: 0, allowance: 0 }
    fc.assert(
      fc.property(anyWalk, (drawn) => {
        const { board, outcome } = walkOn(drawn)
        const [mover] = pairOn(board)
        if (outcome.stoppedBy !== null) stops[outcome.stoppedBy] += 1
        const { radius } = mover.disc
        const places = placesOn(outcome).map(({ x, y }) => ({ x, y, radius }))
        const isTold = (thing: string) =>
          outcome.violations.some(({ rule, facts }) => rule === 'signum.move.no-pass' && facts.thing === thing)
        for (const other of board.creatures.slice(1)) {
          const gaps = places.map((disc) => gapBetween(disc, other.disc))
          if (isTold(other.creature.id)) expect(Math.min(...gaps)).toBeLessThan(-450)
          else expect(Math.min(...gaps)).toBeGreaterThan(-510)
          const isNew = other.creature.player === 'B' && !inContact(mover.disc, other.disc)
          if (isNew) expect(Math.min(...gaps.slice(0, -1), 1)).toBeGreaterThan(0)
        }
        for (const { terrain, outline } of board.terrain.filter((candidate) => isTerrain(candidate, 'impassable'))) {
          const min = Math.min(...places.map((disc) => gapToPolygon(disc, outline)))
          if (isTold(terrain.id)) expect(min).toBeLessThan(20)
          else expect(min).toBeGreaterThan(-12)
        }
        if (outcome.stoppedBy === 'contact') expect(outcome.contacts).not.toEqual([])
        if (outcome.stoppedBy === 'difficult') expect(outcome.travelled).toBeCloseTo(outcome.allowance, 3)
        expect(outcome.travelled).toBeLessThanOrEqual(outcome.allowance + 0.001)
        expect(outcome.travelled).toBeLessThanOrEqual(outcome.length + 0.001)
        const [first] = board.terrain.filter((candidate) => isTerrain(candidate, 'difficult'))
        if (first !== undefined && outcome.allowance === (drawn.run ? 25 : 15) && outcome.stoppedBy !== 'contact') {
          expect(Math.min(...places.map((disc) => gapToPolygon(disc, first.outline)))).toBeGreaterThan(-1)
        }
      }),
      { numRuns: 400 },
    )
    expect(Math.min(...Object.values(stops))).toBeGreaterThan(5)
  })
})
