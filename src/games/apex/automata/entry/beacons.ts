import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import { RESPAWN_BEACON } from '../../content/scenery.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { ringAround, scanAround, seatTurns, turnedOffset } from '../frame/viewpoint.ts'
import type { Field } from '../setting/field.ts'

/** A respawn beacon and its space. */
export type Beacon = { readonly id: string; readonly cell: Cell }

/** Where a beacon lies as seen from the middle of the board, clockwise from the bottom left, in doubled spaces. */
type Bearing = { readonly along: number; readonly across: number; readonly down: number; readonly right: number }

/** The beacons of the board, clockwise from the bottom left around its middle as seen from the viewpoint. */
export function beaconsOf(field: Field): Beacon[] {
  const found = field.board.objects.flatMap(({ piece, cells }) =>
    piece.kind === RESPAWN_BEACON ? cells.slice(0, 1).map((cell) => ({ id: piece.id, cell })) : [],
  )
  const placed = found.map((beacon) => ({ beacon, bearing: bearingOf(field, beacon.cell) }))
  return placed.sort((a, b) => compareBearings(a.bearing, b.bearing)).map(({ beacon }) => beacon)
}

function bearingOf({ board, viewpoint }: Field, { column, row }: Cell): Bearing {
  const offset = { columns: 2 * column - (board.width - 1), rows: 2 * row - (board.height - 1) }
  // Turned back into the frame of somebody who sits in the south.
  const { columns, rows } = turnedOffset(offset, 4 - seatTurns(viewpoint))
  return { along: rows - columns, across: -rows - columns, down: rows, right: columns }
}

const quarterOf = ({ along, across }: Bearing): number => {
  if (along > 0 && across >= 0) return 0
  if (along <= 0 && across > 0) return 1
  return along < 0 ? 2 : 3
}

const isMiddle = ({ along, across }: Bearing): boolean => along === 0 && across === 0

/** By angle; where that is equal, lower before higher, then left before right. A beacon in the middle comes first. */
function compareBearings(a: Bearing, b: Bearing): number {
  if (isMiddle(a) || isMiddle(b)) return Number(isMiddle(b)) - Number(isMiddle(a))
  const byQuarter = quarterOf(a) - quarterOf(b)
  if (byQuarter !== 0) return byQuarter
  const turn = b.along * a.across - a.along * b.across
  return turn !== 0 ? turn : b.down - a.down || a.right - b.right
}

/** The distance from a space to the nearest of others; null if there is none. */
export function nearestTo(cell: Cell, others: readonly Cell[]): number | null {
  return others.length === 0 ? null : Math.min(...others.map((other) => stepsBetween(cell, other)))
}

/** The free spaces adjacent to a beacon, in the order of the scan around it. */
export function roomAt(field: Field, { cell }: Beacon): Cell[] {
  return scanAround(cell, field.viewpoint).filter((near) => field.isFree(near) && areAdjacent(field.board, cell, near))
}

/** The first free space in rings around a beacon, however far. */
export function firstFreeAround(field: Field, { cell }: Beacon): Cell | null {
  const farthest = Math.max(field.board.width, field.board.height)
  for (let ring = 1; ring <= farthest; ring++) {
    const free = ringAround(cell, ring, field.viewpoint).find((near) => field.isFree(near))
    if (free !== undefined) return free
  }
  return null
}
