import { z } from 'zod'
import { type Cell as GridCell, neighboursOf, sameCell } from '../../../geometry/grid.ts'
import type { ApexTrace } from '../rules.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Cell, Count } from '../vocabulary.ts'
import { judgeStep, type Standing } from './step.ts'

const ReachedSpace = z
  .object({
    cell: Cell,
    level: Count,
    cost: Count.describe('Of the cheapest way, in movement points.'),
    path: z.array(Cell).describe('The spaces of a cheapest way, in order, the space itself last.'),
  })
  .meta({ id: 'ApexReachedSpace' })
export type ReachedSpace = z.infer<typeof ReachedSpace>

export const Reach = z
  .object({
    reachable: z.array(ReachedSpace).describe('The spaces where the movement may end, cheapest first.'),
    passable: z.array(ReachedSpace).describe('Occupied spaces that can only be passed through.'),
  })
  .meta({ id: 'ApexReachOutcome' })
export type Reach = z.infer<typeof Reach>

/** Everything that can be reached with so many movement points. */
export function reach(
  board: PlacedBoard,
  start: Standing,
  { movementPoints, isOccupied }: { movementPoints: number; isOccupied: IsOccupied },
  trace: ApexTrace,
): Reach {
  const isTaken = (cell: GridCell) => isOccupied(cell) && !sameCell(cell, start.cell)
  const entered = cheapestPaths(board, start, movementPoints).filter(({ cell }) => !sameCell(cell, start.cell))
  const reachable = entered.filter(({ cell }) => !isTaken(cell))
  const passable = entered.filter(
    ({ cell, level, cost }) =>
      isTaken(cell) &&
      cheapestPaths(board, { cell, level }, movementPoints - cost).some((reached) => !isTaken(reached.cell)),
  )
  trace.applied('apex.move.mp', { points: movementPoints, reachable: reachable.length })
  if (passable.length > 0) {
    trace.applied('apex.move.occupied-pass', { cells: passable.map(({ cell }) => cell), ends: false })
  }
  return { reachable, passable }
}

/** The cheapest path to every space within the points, cheapest first; occupied spaces are passed like others. */
function cheapestPaths(board: PlacedBoard, start: Standing, points: number): ReachedSpace[] {
  const found = new Map<string, ReachedSpace>()
  // Costs are small whole numbers, so a list of spaces for each cost replaces a priority queue.
  const waiting: ReachedSpace[][] = Array.from({ length: points + 1 }, () => [])
  waiting[0]?.push({ cell: start.cell, level: start.level, cost: 0, path: [] })
  for (const sameCost of waiting) {
    for (const reached of sameCost) {
      const key = `${reached.cell.column},${reached.cell.row}`
      if (found.has(key)) continue
      found.set(key, reached)
      for (const next of onwards(board, reached)) waiting[next.cost]?.push(next)
    }
  }
  return [...found.values()]
}

function onwards(board: PlacedBoard, { cell, level, cost, path }: ReachedSpace): ReachedSpace[] {
  return neighboursOf(cell).flatMap((to) => {
    const judged = judgeStep(board, { cell, level }, to)
    if (judged.cost === null || judged.toLevel === null) return []
    return [{ cell: to, level: judged.toLevel, cost: cost + judged.cost, path: [...path, to] }]
  })
}
