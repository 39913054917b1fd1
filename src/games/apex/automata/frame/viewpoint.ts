import type { Cell, Vertex } from '../../../../geometry/grid.ts'
import { itemAt } from '../../../../lib/items.ts'
import { BorderSide } from '../../vocabulary.ts'
import { ARROW_CORNERS } from '../content/route-cards.ts'
import { NEUTRAL_CORNER } from '../readings.ts'

/** The side of the board on which the player sits who resolves the cards. */
export const Viewpoint = BorderSide.default('S').describe('The side of the board from which the cards are read.')
export type Viewpoint = BorderSide

/** The way that a Route card points. */
export const Facing = BorderSide
export type Facing = BorderSide

const CLOCKWISE = ['N', 'E', 'S', 'W'] as const
const SEATS = ['S', 'W', 'N', 'E'] as const

/** The facing after quarter turns clockwise. */
export function turnedFacing(facing: Facing, quarters = 1): Facing {
  return itemAt(CLOCKWISE, (CLOCKWISE.indexOf(facing) + quarters) % CLOCKWISE.length)
}

export const opposite = (facing: Facing): Facing => turnedFacing(facing, 2)

/** The quarter turns clockwise from one facing to another. */
export const quartersBetween = (from: Facing, to: Facing): number =>
  (CLOCKWISE.indexOf(to) - CLOCKWISE.indexOf(from) + CLOCKWISE.length) % CLOCKWISE.length

/** The quarter turns by which everything seen from the south is turned. */
export const seatTurns = (viewpoint: Viewpoint): number => SEATS.indexOf(viewpoint)

/** Columns to the east and rows to the south. */
export type Offset = { readonly columns: number; readonly rows: number }

/** An offset after quarter turns clockwise. */
export function turnedOffset({ columns, rows }: Offset, quarters: number): Offset {
  switch (quarters % 4) {
    case 1:
      return { columns: -rows, rows: columns }
    case 2:
      return { columns: -columns, rows: -rows }
    case 3:
      return { columns: rows, rows: -columns }
    default:
      return { columns, rows }
  }
}

export const shifted = ({ column, row }: Cell, { columns, rows }: Offset): Cell => ({
  column: column + columns,
  row: row + rows,
})

/** How a card lies that is put down without an enemy to point at. */
export function neutralFacing(corner: (typeof ARROW_CORNERS)[number], viewpoint: Viewpoint): Facing {
  const quarters = ARROW_CORNERS.indexOf(NEUTRAL_CORNER) - ARROW_CORNERS.indexOf(corner)
  return turnedFacing('N', quarters + ARROW_CORNERS.length + seatTurns(viewpoint))
}

/** A square walked clockwise from its bottom-left corner: up the left side first. */
function squareWalk(reach: number, stride: number): Offset[] {
  const along = Array.from({ length: (2 * reach) / stride }, (_, index) => stride * index - reach)
  return [
    ...along.map((at) => ({ columns: -reach, rows: -at })),
    ...along.map((at) => ({ columns: at, rows: -reach })),
    ...along.map((at) => ({ columns: reach, rows: at })),
    ...along.map((at) => ({ columns: -at, rows: reach })),
  ]
}

/** The spaces at a distance around a space, clockwise from the bottom left as seen from the viewpoint. */
export function ringAround(centre: Cell, distance: number, viewpoint: Viewpoint): Cell[] {
  if (distance === 0) return [centre]
  return squareWalk(distance, 1).map((offset) => shifted(centre, turnedOffset(offset, seatTurns(viewpoint))))
}

/** The eight spaces around a space in the order in which the book looks at them. */
export const scanAround = (centre: Cell, viewpoint: Viewpoint): Cell[] => ringAround(centre, 1, viewpoint)

/** The corners at a distance around a space; its own corners are at distance 0. */
export function cornersAround({ column, row }: Cell, distance: number, viewpoint: Viewpoint): Vertex[] {
  // Counted in halves of a space from its centre, corners lie at odd numbers.
  return squareWalk(2 * distance + 1, 2).map((offset) => {
    const { columns, rows } = turnedOffset(offset, seatTurns(viewpoint))
    return { x: column + (columns + 1) / 2, y: row + (rows + 1) / 2 }
  })
}

/** The four spaces around a corner: bottom left, top left, top right, bottom right. */
export function cellsAroundCorner({ x, y }: Vertex, viewpoint: Viewpoint): Cell[] {
  return squareWalk(1, 2).map((offset) => {
    const { columns, rows } = turnedOffset(offset, seatTurns(viewpoint))
    return { column: x + (columns - 1) / 2, row: y + (rows - 1) / 2 }
  })
}
