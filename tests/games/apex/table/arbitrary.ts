import fc from 'fast-check'
import type { BoardInput } from './layout.ts'

/** Random boards on which every piece stands properly. */

type Size = { width: number; height: number }
type Building = NonNullable<BoardInput['buildings']>[number]
type BoardObject = NonNullable<BoardInput['objects']>[number]

type FullBoard = Size & { buildings: Building[]; objects: BoardObject[] }

export const arbitraryBoard: fc.Arbitrary<FullBoard> = fc
  .record({ width: fc.integer({ min: 2, max: 14 }), height: fc.integer({ min: 2, max: 14 }) })
  .chain((size) =>
    fc
      .record({
        buildings: fc.array(arbitraryFootprint(size), { maxLength: 12 }),
        objects: fc.array(arbitraryObject(size), { maxLength: 24 }),
      })
      .map(({ buildings, objects }) => ({
        ...size,
        buildings: stack(buildings, size),
        objects: objects.map((object, index) => ({ ...object, id: `${object.kind}-${index}` })),
      })),
  )

function arbitraryFootprint({ width, height }: Size): fc.Arbitrary<Omit<Building, 'level'>> {
  return fc
    .record({
      column: fc.integer({ min: 0, max: width - 1 }),
      row: fc.integer({ min: 0, max: height - 1 }),
      columns: fc.integer({ min: 1, max: 4 }),
      rows: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ column, row, columns, rows }) => ({
      column,
      row,
      columns: Math.min(columns, width - column),
      rows: Math.min(rows, height - row),
    }))
}

/** Puts the footprints down one after the other; one that would not rest on a single level is left out. */
function stack(footprints: readonly Omit<Building, 'level'>[], { width }: Size): Building[] {
  const surface = new Map<number, number>()
  return footprints.flatMap((footprint) => {
    const cells = cellsOf(footprint).map(([column, row]) => row * width + column)
    const levels = new Set(cells.map((cell) => surface.get(cell) ?? 0))
    const [below = 0] = levels
    if (levels.size !== 1 || below >= 4) return []
    for (const cell of cells) surface.set(cell, below + 1)
    return [{ ...footprint, level: below + 1 }]
  })
}

export function cellsOf({ column, row, columns, rows }: Omit<Building, 'level'>): [number, number][] {
  return Array.from({ length: columns * rows }, (_, index) => [
    column + (index % columns),
    row + Math.floor(index / columns),
  ])
}

function arbitraryObject(size: Size): fc.Arbitrary<Omit<BoardObject, 'id'>> {
  const edge = arbitraryEdge(size)
  const cell = fc.record({
    column: fc.integer({ min: 0, max: size.width - 1 }),
    row: fc.integer({ min: 0, max: size.height - 1 }),
  })
  return fc.oneof(
    { weight: 4, arbitrary: edge.map((at) => ({ kind: 'wall', edges: [at] })) },
    { weight: 1, arbitrary: edge.map((at) => ({ kind: 'parapet', edges: [at] })) },
    { weight: 1, arbitrary: edge.map((at) => ({ kind: 'supplyBin', edges: [at] })) },
    { weight: 1, arbitrary: edge.map((at) => ({ kind: 'fence', edges: [at], tags: ['OBSTRUCTION' as const] })) },
    { weight: 1, arbitrary: cell.map((at) => ({ kind: 'respawnBeacon', cells: [at] })) },
    { weight: 1, arbitrary: cell.map((at) => ({ kind: 'rock', cells: [at], tags: ['OBSTRUCTION' as const] })) },
  )
}

function arbitraryEdge({ width, height }: Size) {
  return fc.oneof(
    fc.record({
      axis: fc.constant('vertical' as const),
      x: fc.integer({ min: 0, max: width }),
      y: fc.integer({ min: 0, max: height - 1 }),
    }),
    fc.record({
      axis: fc.constant('horizontal' as const),
      x: fc.integer({ min: 0, max: width - 1 }),
      y: fc.integer({ min: 0, max: height }),
    }),
  )
}

/** A board and two of its spaces. */
export const arbitraryPair = arbitraryBoard.chain((board) => {
  const cell = fc.record({
    column: fc.integer({ min: 0, max: board.width - 1 }),
    row: fc.integer({ min: 0, max: board.height - 1 }),
  })
  return fc.record({ board: fc.constant(board), from: cell, to: cell })
})
