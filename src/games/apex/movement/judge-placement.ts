import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { placeOnBoard } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { placeEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { End, LIMITS, Space } from '../vocabulary.ts'
import { judgePlace, legalPlaces, type Placement, PlacementCondition, type Placing } from './placement.ts'

/** Who places a miniature, under which condition, and where. */
export const PlacementInput = z
  .strictObject({
    board: BoardForm,
    legend: Space,
    condition: PlacementCondition,
    miniatures: z
      .array(End)
      .max(LIMITS.objects)
      .default([])
      .describe('Places that Legends and miniatures occupy; objects of the board are read from the board.'),
    candidate: End.optional().describe('The place to judge; without it every legal place is listed.'),
    towards: Space.optional().describe('On which side of an intersection with a right-angled joint it is to stand.'),
  })
  .meta({ id: 'ApexPlacementInput' })
type PlacementInput = z.infer<typeof PlacementInput>

/** Judges one place or lists every legal one; refuses what is not on the board. */
export function judgePlacement(input: PlacementInput, content: ApexContent, trace: ApexTrace): Placement | Refusal {
  const { board, legend, condition, miniatures, candidate, towards } = input
  const placed = placeOnBoard(board, { legend, towards: towards ?? legend }, content)
  if (placed instanceof Refusal) return placed
  const standing = Refusal.collect(
    miniatures.map((miniature, index) => placeEnd(placed.board, miniature, ['miniatures', index])),
  )
  if (standing instanceof Refusal) return standing
  const placing = { legend: legend.cell, condition, miniatures, towards: towards?.cell ?? null }
  if (candidate === undefined) return { candidate: null, places: legalPlaces(placed.board, placing, trace) }
  return judgeCandidate(placed.board, placing, candidate, trace)
}

function judgeCandidate(board: PlacedBoard, placing: Placing, candidate: End, trace: ApexTrace): Placement | Refusal {
  const end = placeEnd(board, candidate, ['candidate'])
  if (end instanceof Refusal) return end
  const { on } = placing.condition
  if ('cell' in candidate !== (on === 'space')) {
    return refuse([{ rule: 'apex.place.any', path: ['candidate'], facts: { place: candidate, on } }])
  }
  return { candidate: judgePlace(board, placing, end, trace), places: [] }
}
