import type { Cell } from '../../../geometry/grid.ts'
import type { Direction } from '../content/aim-cards.ts'

/** How far each direction leads: columns to the east, rows to the south. */
export const DIRECTION_STEPS: Readonly<Record<Direction, { readonly columns: number; readonly rows: number }>> = {
  N: { columns: 0, rows: -1 },
  NE: { columns: 1, rows: -1 },
  E: { columns: 1, rows: 0 },
  SE: { columns: 1, rows: 1 },
  S: { columns: 0, rows: 1 },
  SW: { columns: -1, rows: 1 },
  W: { columns: -1, rows: 0 },
  NW: { columns: -1, rows: -1 },
}

/** The next space in a direction, on the board or beyond it; no direction leads nowhere. */
export function oneStep({ column, row }: Cell, direction: Direction | null): Cell {
  if (direction === null) return { column, row }
  const { columns, rows } = DIRECTION_STEPS[direction]
  return { column: column + columns, row: row + rows }
}
