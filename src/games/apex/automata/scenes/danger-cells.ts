import type { Cell, GridSize } from '../../../../geometry/grid.ts'
import type { TableInput } from '../setting/fields.ts'

/** Everything dangerous on a board, what lies outside the Ring included. */
export function dangerCells({ width, height }: GridSize, { zones, ring }: Pick<TableInput, 'zones' | 'ring'>): Cell[] {
  const given = zones.flatMap(({ spaces }) => spaces)
  if (ring === null || ring.damage === 0) return given
  const all = Array.from({ length: width * height }, (_, index) => ({
    column: index % width,
    row: Math.floor(index / width),
  }))
  const { left, right, top, bottom } = ring
  return [...given, ...all.filter(({ column, row }) => column < left || column > right || row < top || row > bottom)]
}
