import type { Cell } from '../../../geometry/grid.ts'
import { finish, type Steps } from '../../../lib/steps.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { cellName } from '../language/notation.ts'
import { placeStart } from '../movement/movement.ts'
import { reach } from '../movement/reach.ts'
import type { ApexRules } from '../rules.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { BORDER_SIDES, type BorderSide } from '../vocabulary.ts'

/** A way into the board from outside one of its sides. */
export type Entry = {
  readonly side: BorderSide
  readonly position: number
  readonly path: readonly Cell[]
  readonly cost: number
}

type Terms = { readonly movementPoints: number; readonly isOccupied: IsOccupied }

/** One cheapest way to each space that can be reached from outside a side; it pauses after every place of the side. */
export function* entriesInSteps(board: PlacedBoard, side: BorderSide, terms: Terms): Steps<Entry[]> {
  const length = side === 'N' || side === 'S' ? board.width : board.height
  const cheapest = new Map<string, Entry>()
  for (let position = 0; position < length; position++) {
    const start = placeStart(board, { outside: { side, position } }, new Trace<ApexRules>())
    if (start instanceof Refusal) continue
    for (const { cell, cost, path } of reach(board, start, terms, new Trace<ApexRules>()).reachable) {
      const key = cellName(cell)
      if (cost < (cheapest.get(key)?.cost ?? Number.POSITIVE_INFINITY))
        cheapest.set(key, { side, position, path, cost })
    }
    yield
  }
  return [...cheapest.values()]
}

/** The same without pauses. */
export const entriesFrom = (board: PlacedBoard, side: BorderSide, terms: Terms): Entry[] =>
  finish(entriesInSteps(board, side, terms))

/** How many spaces can be reached from outside the board, whatever the side. */
export function entrySpaces(board: PlacedBoard, terms: Terms): number {
  const ends = BORDER_SIDES.flatMap((side) => entriesFrom(board, side, terms)).map(({ path }) => path.at(-1))
  return new Set(ends.map((cell) => (cell === undefined ? '' : cellName(cell)))).size
}
