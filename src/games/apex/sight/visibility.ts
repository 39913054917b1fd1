import { z } from 'zod'
import type { Cell as GridCell, Edge as GridEdge } from '../../../geometry/grid.ts'
import { distinctPieces } from '../language/notation.ts'
import type { ApexTrace } from '../rules.ts'
import { cellEnd, isSameElement, type PlacedEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Cell, Count, Edge, End, Piece, Vertex } from '../vocabulary.ts'
import { type Blocker, firstBlocker, sidesAt, sightLine } from './sight-line.ts'

/** Every hidden space repeats what stands at its blocker, so a pile of pieces there is not listed in full. */
const MAX_PIECES = 8

const HiddenSpace = z
  .object({
    cell: Cell,
    rule: z.string().describe('The rule by which it is hidden.'),
    edge: Edge.nullable().describe('The first edge on the line that blocks, if it is an edge.'),
    vertex: Vertex.nullable().describe('The first corner on the line that blocks, if it is a corner.'),
    pieces: z.array(Piece).max(MAX_PIECES).describe(`What stands there; of more, the first ${MAX_PIECES}.`),
  })
  .meta({ id: 'ApexHiddenSpace' })

export const Visibility = z
  .object({
    from: End,
    level: Count,
    visible: z.array(Cell),
    hidden: z.array(HiddenSpace),
  })
  .meta({ id: 'ApexVisibilityOutcome' })
export type Visibility = z.infer<typeof Visibility>

/** The rules that can hide a space, in the order in which they are cited. */
const HIDING_RULES = [
  'apex.los.higher-obstruction-blocks',
  'apex.los.same-level-shadow',
  'apex.los.level2-over-level1',
  'apex.los.vertex-sides',
] as const

/** Everything an end sees, and why it does not see the rest. */
export function visibility(board: PlacedBoard, from: PlacedEnd, trace: ApexTrace): Visibility {
  const visible: GridCell[] = []
  const hidden: Visibility['hidden'] = []
  for (let row = 0; row < board.height; row++) {
    for (let column = 0; column < board.width; column++) {
      const to = cellEnd(board, { column, row })
      const blocker = isSameElement(from, to) ? null : firstBlocker(board, from, to)
      if (blocker === null) visible.push({ column, row })
      else hidden.push(describeHidden(board, from, to, { column, row }, blocker))
    }
  }
  if (from.level > 0) trace.applied('apex.grid.level-stacking', { end: from.end, level: from.level })
  trace.applied('apex.los.otherwise-visible', { from: from.end, visible: visible.length })
  for (const rule of HIDING_RULES) {
    const count = hidden.filter((space) => space.rule === rule).length
    if (count > 0) trace.applied(rule, { hidden: count })
  }
  return { from: from.end, level: from.level, visible, hidden }
}

function describeHidden(board: PlacedBoard, from: PlacedEnd, to: PlacedEnd, cell: GridCell, { rule, at }: Blocker) {
  if ('axis' in at) return { cell, rule, edge: at, vertex: null, pieces: piecesOn(board, [at]) }
  const { left, right } = sidesAt(sightLine(from, to), at)
  return { cell, rule, edge: null, vertex: at, pieces: piecesOn(board, [...left, ...right]) }
}

function piecesOn(board: PlacedBoard, edges: readonly GridEdge[]): Piece[] {
  const pieces = edges.flatMap((edge) => board.highestOn(edge, MAX_PIECES).map(({ piece }) => piece))
  return (edges.length === 1 ? pieces : distinctPieces(pieces)).slice(0, MAX_PIECES)
}
