import { apexContent } from '../src/games/apex/content/apex-content.ts'
import { Board, placeDrawn } from '../src/games/apex/table/board.ts'
import type { PlacedBoard } from '../src/games/apex/table/placed-board.ts'
import { Refusal } from '../src/rulebook/refusal.ts'

/** A full board: 24 × 24 spaces, the 15 buildings of the box (some stacked), walls, parapets, bins and beacons. */
export const FULL_BOARD = {
  width: 24,
  height: 24,
  buildings: [
    [1, 1, 2, 2, 1],
    [5, 1, 2, 3, 1],
    [10, 1, 3, 3, 1],
    [15, 2, 2, 4, 1],
    [20, 1, 3, 3, 1],
    [1, 7, 2, 3, 1],
    [6, 8, 3, 3, 1],
    [12, 8, 2, 4, 1],
    [18, 8, 2, 3, 1],
    [2, 14, 2, 3, 1],
    [8, 15, 2, 2, 1],
    [14, 15, 2, 3, 1],
    [6, 8, 2, 3, 2],
    [20, 1, 2, 2, 2],
    [12, 8, 2, 2, 2],
  ].map(([column = 0, row = 0, columns = 1, rows = 1, level = 1]) => ({ column, row, columns, rows, level })),
  objects: [
    ...(
      [
        ['wall', 'vertical', 4, 5],
        ['wall', 'vertical', 9, 6],
        ['wall', 'horizontal', 3, 12],
        ['wall', 'horizontal', 16, 13],
        ['wall', 'vertical', 11, 14],
        ['wall', 'vertical', 20, 16],
        ['wall', 'horizontal', 7, 19],
        ['wall', 'horizontal', 18, 20],
        ['wall', 'vertical', 13, 21],
        ['parapet', 'vertical', 4, 10],
        ['parapet', 'horizontal', 10, 6],
        ['parapet', 'horizontal', 16, 19],
        ['supplyBin', 'vertical', 8, 4],
        ['supplyBin', 'vertical', 18, 5],
        ['supplyBin', 'horizontal', 4, 18],
        ['supplyBin', 'horizontal', 20, 13],
        ['supplyBin', 'vertical', 12, 18],
      ] as const
    ).map(([kind, axis, x, y], index) => ({ id: `${kind}-${index + 1}`, kind, edges: [{ axis, x, y }] })),
    ...[
      [0, 0],
      [23, 0],
      [0, 23],
      [23, 23],
    ].map(([column = 0, row = 0], index) => ({
      id: `beacon-${index + 1}`,
      kind: 'respawnBeacon',
      cells: [{ column, row }],
    })),
  ],
}

export function placedFullBoard(): PlacedBoard {
  const placed = placeDrawn(Board.parse(FULL_BOARD), apexContent)
  if (placed instanceof Refusal) throw new Error(JSON.stringify(placed.violations))
  return placed
}
