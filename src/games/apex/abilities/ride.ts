import { type Cell, cellsOfVertex, stepsBetween } from '../../../geometry/grid.ts'
import type { ApexTrace } from '../rules.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { Intersection } from '../vocabulary.ts'

/** A Legend that wants to ride a Zipline. */
type Rider = {
  readonly zipline: Intersection
  readonly legend: Cell
  /** How near the Legend has to be. */
  readonly range: number
  readonly ofOwnersSquad: boolean
  readonly ridden: boolean
  /** An action is being resolved. */
  readonly resolving: boolean
  readonly isOccupied: IsOccupied
}

/** Whether a Legend may ride now, and where it may be placed. */
export function judgeRide(board: PlacedBoard, rider: Rider, trace: ApexTrace) {
  const { zipline, legend, range, isOccupied } = rider
  const around = cellsOfVertex(zipline).filter((cell) => board.holds(cell))
  const distance = Math.min(...around.map((cell) => stepsBetween(legend, cell)))
  const reason = reasonOf(rider, distance)
  const free = around.filter((cell) => board.levelOf(cell) === zipline.level && !isOccupied(cell))
  const spaces = reason === 'possible' ? free : []
  trace.applied('apex.ability.ride', { reason, distance, range, spaces })
  return { legal: reason === 'possible', distance, spaces }
}

function reasonOf({ ofOwnersSquad, ridden, resolving, range }: Rider, distance: number) {
  if (!ofOwnersSquad) return 'notSquad'
  if (ridden) return 'used'
  if (resolving) return 'resolving'
  return distance > range ? 'tooFar' : 'possible'
}
