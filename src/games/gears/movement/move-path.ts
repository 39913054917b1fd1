import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { placeOnMap } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import type { GearsTrace } from '../rules.ts'
import { GearsMap } from '../table/map.ts'
import { namePositions, placeAll } from '../table/position-list.ts'
import { CogStatus, Id, Position } from '../vocabulary.ts'
import { MAX_STEPS, OtherFigures, pathViolations, recordMove, Steps } from './cog-move.ts'

/** A COG’s move as a player proposes it. */
export const MovePathInput = z
  .strictObject({
    map: GearsMap,
    figure: Position,
    zones: Steps.describe('How many zones it may move.'),
    status: CogStatus.default('standing'),
    others: OtherFigures,
    path: z.array(Id).max(MAX_STEPS).describe('The zones it enters, in order; none if it stays in its zone.'),
    cover: Id.optional().describe('The cover space it takes at the end.'),
  })
  .meta({ id: 'GearsMovePathInput' })
export type MovePathInput = z.infer<typeof MovePathInput>

export const MovePath = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    end: z
      .object({ zone: Id, cover: Id.nullable() })
      .meta({ id: 'GearsMoveEnd' })
      .nullable()
      .describe('Where the figure ends; null if the move is not legal.'),
    used: Steps.describe('The zones that it enters.'),
    leavesCover: z.boolean(),
  })
  .meta({ id: 'GearsMovePathOutcome' })
export type MovePath = z.infer<typeof MovePath>

/** Checks a move zone by zone; only figures that are not on the map are refused. */
export function checkMovePath(
  { map, figure, zones, status, others, path, cover }: MovePathInput,
  { content, trace }: { readonly content: GearsContent; readonly trace: GearsTrace },
): MovePath | Refusal {
  const placed = placeOnMap(map, { figure }, content)
  if (placed instanceof Refusal) return placed
  const beside = placeAll(placed.map, namePositions(others, 'others'))
  if (beside instanceof Refusal) return beside
  const move = { zones, status, path, cover }
  const violations = pathViolations(placed.map, placed.places.figure, move, others)
  const isSame = path.length === 0 && figure.cover === cover
  const proposed = { used: path.length, leavesCover: figure.cover !== undefined && !isSame }
  if (violations.length > 0) {
    return { legal: false, violations: citeViolations(violations, trace), end: null, ...proposed }
  }
  recordMove(placed.places.figure, move, others, trace)
  return {
    legal: true,
    violations: [],
    end: { zone: path.at(-1) ?? figure.zone, cover: cover ?? null },
    ...proposed,
  }
}
