import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import type { Edge } from '../../../geometry/grid.ts'
import { Board } from '../table/board.ts'

/** The sides of a board from which Legends may enter it. */
const ENTRY_SIDES = ['N', 'E', 'S', 'W'] as const

/** A board to play on: `board` is what every operation takes as its board. */
export const BoardEntry = ContentEntry.extend({
  kind: z.literal('board'),
  board: Board,
  entrySides: z.array(z.enum(ENTRY_SIDES)),
})
export type BoardEntry = z.infer<typeof BoardEntry>

type Layout = z.input<typeof Board>
type Placed = NonNullable<Layout['objects']>[number]
type Building = NonNullable<Layout['buildings']>[number]

/** The board is a square of four modules; how many spaces a module has is constructed. */
const SIDE = 16

const vertical = (x: number, y: number, length = 1): Edge[] =>
  Array.from({ length }, (_, step) => ({ axis: 'vertical', x, y: y + step }))
const horizontal = (x: number, y: number, length = 1): Edge[] =>
  Array.from({ length }, (_, step) => ({ axis: 'horizontal', x: x + step, y }))

/** Objects of one kind, numbered as they are listed. */
const onEdges = (kind: string, prefix: string, ...places: readonly Edge[][]): Placed[] =>
  places.map((edges, index) => ({ id: `${prefix}${index + 1}`, kind, edges }))
const inSpaces = (kind: string, prefix: string, ...places: readonly [number, number][]): Placed[] =>
  places.map(([column, row], index) => ({ id: `${prefix}${index + 1}`, kind, cells: [{ column, row }] }))

const building = (column: number, row: number, columns: number, rows: number, level = 1): Building => ({
  column,
  row,
  columns,
  rows,
  level,
})

const crossroads: Layout = {
  width: SIDE,
  height: SIDE,
  buildings: [
    building(2, 2, 3, 3),
    building(11, 11, 3, 3),
    building(10, 2, 4, 2),
    building(2, 10, 2, 4),
    building(12, 5, 3, 2),
    building(5, 11, 2, 3),
    building(2, 2, 2, 2, 2),
    building(10, 2, 3, 2, 2),
  ],
  objects: [
    ...onEdges(
      'wall',
      'w',
      vertical(6, 2),
      horizontal(5, 6, 2),
      vertical(9, 9, 2),
      horizontal(11, 9, 3),
      horizontal(1, 8, 3),
    ),
    ...onEdges('parapet', 'p', vertical(8, 4), horizontal(7, 11), vertical(10, 7)),
    ...onEdges('roofParapet', 'rp', horizontal(12, 11)),
    ...onEdges(
      'supplyBin',
      'b',
      horizontal(0, 5),
      vertical(8, 1),
      horizontal(15, 4),
      vertical(6, 8),
      vertical(11, 10),
      horizontal(0, 11),
      vertical(5, 14),
      vertical(9, 14),
      horizontal(15, 11),
      horizontal(13, 3),
    ),
    ...inSpaces('respawnBeacon', 'r', [6, 0], [15, 7], [0, 8], [9, 15]),
  ],
}

const fortress: Layout = {
  width: SIDE,
  height: SIDE,
  buildings: [
    building(6, 6, 3, 3),
    building(1, 2, 2, 3),
    building(12, 1, 3, 3),
    building(2, 12, 3, 2),
    building(11, 11, 2, 4),
    building(13, 6, 2, 2),
    building(1, 7, 2, 2),
    building(7, 13, 2, 2),
    building(6, 1, 3, 2),
    building(12, 1, 2, 2, 2),
  ],
  objects: [
    ...onEdges(
      'wall',
      'w',
      vertical(5, 3),
      vertical(11, 5),
      horizontal(3, 10),
      horizontal(9, 11),
      horizontal(9, 4, 2),
      vertical(5, 8, 2),
      horizontal(13, 9, 2),
      vertical(11, 7, 3),
    ),
    ...onEdges('roofWall', 'rw', horizontal(7, 6, 2)),
    ...onEdges(
      'parapet',
      'p',
      horizontal(3, 6),
      vertical(10, 2),
      vertical(6, 11),
      horizontal(14, 11),
      vertical(10, 13),
    ),
    ...onEdges('roofParapet', 'rp', vertical(6, 8), vertical(12, 13), horizontal(13, 4)),
    ...onEdges(
      'supplyBin',
      'b',
      vertical(4, 0),
      vertical(11, 0),
      horizontal(15, 5),
      vertical(5, 5),
      horizontal(10, 10),
      horizontal(0, 10),
      vertical(6, 14),
      horizontal(15, 13),
      vertical(8, 7),
    ),
    ...inSpaces('respawnBeacon', 'r', [4, 1], [14, 4], [1, 14], [14, 15]),
    ...inSpaces('supplyDrop', 'd', [4, 8], [10, 8]),
  ],
}

const entry = (id: string, name: BoardEntry['name'], source: string, board: Layout) => ({
  id,
  kind: 'board' as const,
  name,
  provenance: 'constructed' as const,
  source,
  board,
  entrySides: [...ENTRY_SIDES],
})

/** Boards to play on. */
export const boards = defineEntries(BoardEntry, [
  entry(
    'crossroads',
    { en: 'Crossroads', es: 'Cruce de carreteras' },
    'The pieces are those of the introductory board (p. 9); its drawing is lost, so the size and the places are constructed.',
    crossroads,
  ),
  entry(
    'fortress',
    { en: 'Fortress', es: 'Fortaleza' },
    'Constructed from pieces of the box (p. 3-4): a keep in the middle and low houses around it.',
    fortress,
  ),
])
