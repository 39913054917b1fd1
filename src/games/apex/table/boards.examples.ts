import type { z } from 'zod'
import type { Board } from './board.ts'

/** The boards of the published examples. */

/** A roof, a wall two spaces long, and a bin behind it (worked example E-21). */
export const ROOF_AND_WALL: z.input<typeof Board> = {
  width: 8,
  height: 5,
  buildings: [{ column: 0, row: 0, columns: 2, rows: 2, level: 1 }],
  objects: [
    {
      id: 'w1',
      kind: 'wall',
      edges: [
        { axis: 'vertical', x: 4, y: 0 },
        { axis: 'vertical', x: 4, y: 1 },
      ],
    },
    { id: 'b1', kind: 'supplyBin', edges: [{ axis: 'horizontal', x: 5, y: 1 }] },
  ],
}

/** A two-storey house and a wall that stands free (worked example E-32). */
export const TOWER: z.input<typeof Board> = {
  width: 12,
  height: 5,
  buildings: [
    { column: 0, row: 0, columns: 3, rows: 3, level: 1 },
    { column: 0, row: 0, columns: 3, rows: 3, level: 2 },
  ],
  objects: [{ id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 9, y: 1 }] }],
}

/** A bin and a parapet in line (worked example E-54). */
export const BIN_AND_PARAPET: z.input<typeof Board> = {
  width: 5,
  height: 5,
  objects: [
    { id: 'b1', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 2, y: 1 }] },
    { id: 'p1', kind: 'parapet', edges: [{ axis: 'vertical', x: 2, y: 2 }] },
  ],
}
