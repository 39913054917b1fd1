import type { z } from 'zod'
import type { Board } from './board.ts'

/** The boards of the published examples on movement, areas, pushes and placement. */
type BoardInput = z.input<typeof Board>

const horizontal = (x: number, y: number) => ({ axis: 'horizontal', x, y }) as const
const vertical = (x: number, y: number) => ({ axis: 'vertical', x, y }) as const

/** A parapet and a bin that meet at a right angle (worked example E-09). */
export const PARAPET_MEETS_BIN: BoardInput = {
  width: 5,
  height: 4,
  objects: [
    { id: 'p1', kind: 'parapet', edges: [vertical(2, 1)] },
    { id: 'b1', kind: 'supplyBin', edges: [horizontal(2, 2)] },
  ],
}

/** A house with a parapet on its roof, a bin and a beacon. */
export const VILLAGE: BoardInput = {
  width: 9,
  height: 7,
  buildings: [
    { column: 1, row: 1, columns: 3, rows: 2, level: 1 },
    { column: 6, row: 4, columns: 2, rows: 2, level: 1 },
    { column: 6, row: 4, columns: 2, rows: 2, level: 2 },
  ],
  objects: [
    { id: 'p1', kind: 'roofParapet', edges: [vertical(4, 1)], base: 1 },
    { id: 'b1', kind: 'supplyBin', edges: [vertical(6, 2)] },
    { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 3, row: 4 }] },
  ],
}

/** A house two spaces from the east side (worked example E-02). */
export const HOUSE_IN_THE_EAST: BoardInput = {
  width: 6,
  height: 6,
  buildings: [{ column: 3, row: 2, columns: 2, rows: 2, level: 1 }],
}

/** A house and two walls that make a corner (worked example E-63). */
export const HOUSE_AND_CORNER: BoardInput = {
  width: 7,
  height: 6,
  buildings: [{ column: 0, row: 0, columns: 2, rows: 2, level: 1 }],
  objects: [
    { id: 'w1', kind: 'wall', edges: [horizontal(4, 4)] },
    { id: 'w2', kind: 'wall', edges: [vertical(4, 4)] },
  ],
}

/** A wall in the middle of a field (worked example E-61). */
export const WALL_BETWEEN: BoardInput = {
  width: 9,
  height: 6,
  objects: [{ id: 'w1', kind: 'wall', edges: [vertical(4, 2), vertical(4, 3)] }],
}

/** A roof with a beacon beside it (worked example E-65). */
export const ROOF_AND_BEACON: BoardInput = {
  width: 5,
  height: 4,
  buildings: [{ column: 0, row: 0, columns: 2, rows: 2, level: 1 }],
  objects: [{ id: 'r1', kind: 'respawnBeacon', cells: [{ column: 2, row: 0 }] }],
}

/** A parapet and a bin that make a corner (worked example E-66). */
export const PARAPET_AND_BIN_CORNER: BoardInput = {
  width: 6,
  height: 6,
  objects: [
    { id: 'p1', kind: 'parapet', edges: [vertical(3, 2)] },
    { id: 'b1', kind: 'supplyBin', edges: [horizontal(3, 3)] },
  ],
}

/** A dome on an intersection, a drone behind a wall, and a bin that nothing destroys. */
export const DOME_AND_DRONE: BoardInput = {
  width: 8,
  height: 5,
  objects: [
    { id: 'w1', kind: 'wall', edges: [vertical(4, 1)] },
    { id: 'b1', kind: 'supplyBin', edges: [horizontal(1, 3)] },
    { id: '1', kind: 'dome', intersection: { x: 2, y: 2, level: 0 }, tags: ['DESTRUCTIBLE', 'ZONE'] },
    { id: '2', kind: 'drone', cells: [{ column: 5, row: 1 }], tags: ['DESTRUCTIBLE'] },
    { id: '3', kind: 'raven', cells: [{ column: 5, row: 3 }], tags: ['DESTRUCTIBLE'] },
  ],
}

/** Two beacons, one of them behind a parapet. */
export const TWO_BEACONS: BoardInput = {
  width: 9,
  height: 5,
  objects: [
    { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 1, row: 1 }] },
    { id: 'r2', kind: 'respawnBeacon', cells: [{ column: 7, row: 2 }] },
    { id: 'p1', kind: 'parapet', edges: [vertical(2, 1)] },
  ],
}

/** Houses, a joint at a right angle and two pieces in line (worked example E-71). */
export const SMOKE_GROUND: BoardInput = {
  width: 8,
  height: 9,
  buildings: [{ column: 2, row: 2, columns: 2, rows: 2, level: 1 }],
  objects: [
    { id: 'b1', kind: 'supplyBin', edges: [horizontal(5, 5)] },
    { id: 'w1', kind: 'wall', edges: [vertical(5, 5)] },
    { id: 'b2', kind: 'supplyBin', edges: [horizontal(4, 7)] },
    { id: 'w2', kind: 'wall', edges: [horizontal(5, 7)] },
  ],
}

/** A house in the middle of a field (worked example E-74). */
export const HOUSE_IN_A_FIELD: BoardInput = {
  width: 9,
  height: 6,
  buildings: [{ column: 2, row: 2, columns: 2, rows: 2, level: 1 }],
}
