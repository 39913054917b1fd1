import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enemiesOf } from '../../../../src/games/signum/measuring/distance.ts'
import { pathsIntoContact } from '../../../../src/games/signum/movement/contact-path.ts'
import { judgeMove } from '../../../../src/games/signum/movement/move.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { Board } from '../../../../src/games/signum/table/board.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { placeBoard } from '../reading.ts'
import { anyBoard, pairOn } from '../table/random-boards.ts'

const ABILITIES = ['impassable', 'difficult', 'blocksLos'] as const

function placed(drawn: object & { creatures: object[]; terrain: object[] }) {
  const creatures = drawn.creatures.map((creature) => ({ ...creature, movement: 'L' }))
  const terrain = drawn.terrain.map((template, index) => ({ ...template, abilities: [ABILITIES[index % 3]] }))
  const board = placeBoard(Board.parse({ ...drawn, creatures, terrain }))
  if (board instanceof Refusal) throw new Error(JSON.stringify(board))
  return board
}

const straight = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Math.hypot(to.x - from.x, to.y - from.y)

test('a path into contact is legal, ends in contact and is never shorter than the straight line', () => {
  const found = { contact: 0, move: 0, run: 0, around: 0 }
  fc.assert(
    fc.property(anyBoard, (drawn) => {
      const board = placed(drawn)
      const [mover] = pairOn(board)
      const enemies = enemiesOf(board, mover.creature.player).slice(0, 4)
      pathsIntoContact({ board, mover, mayRun: true }, enemies).forEach((way, index) => {
        const enemy = enemies[index]
        if (way === null || enemy === undefined) return
        found[way.by]++
        if (way.by === 'contact') return
        if (way.path.length > 1) found.around++
        const { path, mode } = way
        const judged = judgeMove({ board, mover, path, mode, run: way.by === 'run' }, new Trace<SignumRules>())
        expect(judged.legal).toBe(true)
        expect(judged.contacts).toContain(enemy.creature.id)
        const gap = straight(mover.disc, enemy.disc) - mover.disc.radius - enemy.disc.radius
        expect(way.length).toBeGreaterThanOrEqual(gap - 2)
      })
    }),
    { numRuns: 300, seed: 12 },
  )
  expect(Math.min(...Object.values(found))).toBeGreaterThan(5)
})

test('an enemy in a straight line with nothing between is reached by exactly the gap', () => {
  const board = placed({
    creatures: [
      { id: 'a', player: 'A', x: 10, y: 10 },
      { id: 'b', player: 'B', x: 20, y: 10 },
      { id: 'far', player: 'B', x: 50, y: 50 },
    ],
    terrain: [],
  })
  const [mover] = pairOn(board)
  const enemies = enemiesOf(board, 'A')
  const [near, far] = pathsIntoContact({ board, mover, mayRun: false }, enemies)
  expect(near).toMatchObject({ by: 'move', length: 68_000, path: [{ x: 168_000, y: 100_000 }] })
  expect(far).toBeNull()
})
