import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reach } from '../../../../src/games/apex/movement/reach.ts'
import { judgeStep } from '../../../../src/games/apex/movement/step.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { occupancy } from '../../../../src/games/apex/table/occupancy.ts'
import type { PlacedBoard } from '../../../../src/games/apex/table/placed-board.ts'
import { type Cell, neighboursOf } from '../../../../src/geometry/grid.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { layout, placed } from '../table/layout.ts'

const SIZE = { width: 4, height: 4 }
const coordinate = fc.nat({ max: 3 })
const arbitraryEdge = fc.tuple(fc.constantFrom('v', 'h'), coordinate, coordinate)
const arbitraryPiece = fc.oneof(
  fc
    .tuple(fc.constantFrom('wall', 'parapet'), arbitraryEdge)
    .map(([kind, [axis, x, y]]) => `${kind} ${axis}(${x},${y})`),
  fc.tuple(coordinate, coordinate).map(([column, row]) => `respawnBeacon (${column},${row})`),
  fc.tuple(coordinate, coordinate).map(([column, row]) => `B(${column},${row},1,1)`),
)
const arbitraryCell = fc.record({ column: coordinate, row: coordinate })

/** The cheapest cost of every space by trying every path, without any cleverness. */
function triedOut(board: PlacedBoard, start: Cell, points: number): Map<string, number> {
  const cheapest = new Map<string, number>()
  const walkOn = (at: Cell, cost: number): void => {
    const key = JSON.stringify(at)
    if (cost < (cheapest.get(key) ?? Number.POSITIVE_INFINITY)) cheapest.set(key, cost)
    for (const to of neighboursOf(at)) {
      const step = judgeStep(board, { cell: at, level: board.levelOf(at) }, to)
      if (step.cost !== null && cost + step.cost <= points) walkOn(to, cost + step.cost)
    }
  }
  walkOn(start, 0)
  return cheapest
}

describe('apex.reach', () => {
  test('agrees with trying out every path', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryPiece, { maxLength: 6 }),
        arbitraryCell,
        fc.array(arbitraryCell, { maxLength: 2 }),
        fc.nat({ max: 4 }),
        (pieces, start, legends, movementPoints) => {
          const board = placed(layout(pieces.join(' | '), SIZE))
          const isOccupied = occupancy(board, legends)
          const trace = new Trace<ApexRules>()
          const found = reach(
            board,
            { cell: start, level: board.levelOf(start) },
            { movementPoints, isOccupied },
            trace,
          )
          const tried = triedOut(board, start, movementPoints)
          tried.delete(JSON.stringify(start))
          const free = [...tried].filter(([cell]) => !isOccupied(JSON.parse(cell)))
          expect(new Map(found.reachable.map(({ cell, cost }) => [JSON.stringify(cell), cost]))).toEqual(new Map(free))
          expect(found.passable.every(({ cell, cost }) => tried.get(JSON.stringify(cell)) === cost)).toBe(true)
        },
      ),
    )
  })

  test('every path it gives adds up to its cost', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPiece, { maxLength: 6 }), arbitraryCell, (pieces, start) => {
        const board = placed(layout(pieces.join(' | '), SIZE))
        const trace = new Trace<ApexRules>()
        const isOccupied = occupancy(board, [])
        const standing = { cell: start, level: board.levelOf(start) }
        for (const { path, cost } of reach(board, standing, { movementPoints: 4, isOccupied }, trace).reachable) {
          const costs = path.map((to, index) => {
            const from = path[index - 1] ?? start
            return judgeStep(board, { cell: from, level: board.levelOf(from) }, to).cost ?? Number.NaN
          })
          expect(costs.reduce((sum, value) => sum + value, 0)).toBe(cost)
        }
      }),
    )
  })
})
