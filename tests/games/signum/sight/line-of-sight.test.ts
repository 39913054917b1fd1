import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inContact } from '../../../../src/games/signum/measuring/distance.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { lineOfSight } from '../../../../src/games/signum/sight/line-of-sight.ts'
import { Board } from '../../../../src/games/signum/table/board.ts'
import type { PlacedBoard, PlacedCreature } from '../../../../src/games/signum/table/placed-board.ts'
import { locate, sidesOf } from '../../../../src/geometry/polygon.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { placeBoard } from '../reading.ts'
import { anyBoard, pairOn, segmentsApart } from '../table/random-boards.ts'

type Point = { readonly x: number; readonly y: number }

const placed = (board: Parameters<typeof Board.parse>[0]): PlacedBoard => {
  const result = placeBoard(Board.parse(board))
  if (result instanceof Refusal) throw new Error(JSON.stringify(result))
  return result
}

const sightOn = (board: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature) =>
  lineOfSight(board, shooter, target, new Trace<SignumRules>())

/** How far a segment stays away from everything that blocks sight; 0 if it does not. */
function clearance(board: PlacedBoard, ends: readonly PlacedCreature[], from: Point, to: Point): number {
  const line = { from, to }
  const bases = board.creatures
    .filter((other) => !ends.includes(other) && !other.creature.hidden)
    .map(({ disc }) => segmentsApart(line, { from: disc, to: disc }) - disc.radius)
  const templates = board.terrain
    .filter(({ terrain }) => terrain.abilities.includes('blocksLos'))
    .map(({ outline }) =>
      locate(outline, from) === 'inside' ? 0 : Math.min(...sidesOf(outline).map((side) => segmentsApart(line, side))),
    )
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...bases, ...templates))
}

const pointsOf = ({ disc }: PlacedCreature): Point[] => [
  { x: disc.x, y: disc.y },
  ...[0.5, 0.999].flatMap((share) =>
    Array.from({ length: 16 }, (_, step) => ({
      x: disc.x + share * disc.radius * Math.cos((step * Math.PI) / 8),
      y: disc.y + share * disc.radius * Math.sin((step * Math.PI) / 8),
    })),
  ),
]

describe('line of sight', () => {
  test('shows a line of some width, or there is none among many', () => {
    let [open, closed] = [0, 0]
    fc.assert(
      fc.property(anyBoard, (drawn) => {
        const board = placed(drawn)
        const [one, other] = pairOn(board)
        fc.pre(!inContact(one.disc, other.disc))
        const { visible, witness, blockers } = sightOn(board, one, other)
        if (visible && witness !== null) {
          open += 1
          const [from, to] = [witness.from, witness.to].map(({ x, y }) => ({ x: x * 10_000, y: y * 10_000 }))
          if (from === undefined || to === undefined) throw new Error('A line has two ends.')
          // The ends are told to a micrometre.
          expect(clearance(board, [one, other], from, to)).toBeGreaterThan(3.5)
          expect(Math.hypot(from.x - one.disc.x, from.y - one.disc.y)).toBeLessThanOrEqual(one.disc.radius)
          expect(Math.hypot(to.x - other.disc.x, to.y - other.disc.y)).toBeLessThanOrEqual(other.disc.radius)
          return
        }
        closed += 1
        expect(blockers).not.toEqual([])
        const widest = pointsOf(one).flatMap((from) =>
          pointsOf(other).map((to) => clearance(board, [one, other], from, to)),
        )
        expect(Math.max(...widest)).toBeLessThan(5.1)
      }),
      { numRuns: 250 },
    )
    expect(open).toBeGreaterThan(20)
    expect(closed).toBeGreaterThan(20)
  })

  test('is mutual, is not opened by one blocker more and not changed by one that hides', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat({ max: 8 }), (drawn, index) => {
        const board = placed(drawn)
        const [one, other] = pairOn(board)
        const { visible } = sightOn(board, one, other)
        expect(sightOn(board, other, one).visible).toBe(visible)
        const creatures = board.creatures.filter(
          (creature, at) => creature === one || creature === other || at !== index,
        )
        const without = sightOn({ ...board, creatures }, one, other)
        if (visible) expect(without.visible).toBe(true)
        const hidden = board.creatures.map((creature, at) =>
          creature === one || creature === other || at !== index
            ? creature
            : { ...creature, creature: { ...creature.creature, hidden: true } },
        )
        expect(sightOn({ ...board, creatures: hidden }, one, other).visible).toBe(without.visible)
      }),
      { numRuns: 250 },
    )
  })

  test.each([
    [10, false],
    [11, true],
  ])('a slit of %i µm beside a wall lets sight through: %s', (slit, isOpen) => {
    const wall = (id: string, near: number, far: number) => ({
      id,
      abilities: ['blocksLos'],
      outline: [
        { x: 19, y: near },
        { x: 20, y: near },
        { x: 20, y: far },
        { x: 19, y: far },
      ],
    })
    const board = placed({
      creatures: [
        { id: 'one', player: 'A', x: 10, y: 10 },
        { id: 'other', player: 'B', x: 30, y: 10 },
      ],
      terrain: [wall('south', 1, 10), wall('north', 10 + slit / 10_000, 20)],
    })
    const [one, other] = pairOn(board)
    expect(sightOn(board, one, other).visible).toBe(isOpen)
  })
})
