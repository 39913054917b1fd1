import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { placeBoard } from '../../abilities/place-board.ts'
import type { SignumReading } from '../../define.ts'
import { citeViolations, RuleViolations } from '../../language/violation.ts'
import { refuse, type SignumViolation } from '../../refusal.ts'
import { BoardForm, StatedTerrain } from '../../table/board.ts'
import { placeTerrain } from '../../table/place-board.ts'
import { readTerrain } from '../../table/read-terrain.ts'
import { LIMITS, Player } from '../../vocabulary.ts'
import { TemplateDistance, templateDistances, templateViolations, traceAlliedSides } from './template-placement.ts'

export const PlacementQuestion = z
  .strictObject({
    board: BoardForm,
    player: Player,
    outline: StatedTerrain.shape.outline,
    card: StatedTerrain.shape.card,
    at: StatedTerrain.shape.at,
    rotation: StatedTerrain.shape.rotation,
  })
  .meta({ id: 'SignumTerrainPlacementInput' })
type PlacementQuestion = z.infer<typeof PlacementQuestion>

export const TerrainPlacement = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    distances: z.array(TemplateDistance).max(LIMITS.creatures + LIMITS.terrain + 4),
  })
  .meta({ id: 'SignumTerrainPlacementOutcome' })
type TerrainPlacement = z.infer<typeof TerrainPlacement>

/** Measures a template at its place, and tells everything that is against it. */
export function checkPlacement(
  { board, player, ...template }: PlacementQuestion,
  { content, trace }: SignumReading,
): TerrainPlacement | Refusal {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const wrong: SignumViolation[] = []
  const { outline } = placeTerrain(readTerrain({ id: 'outline', ...template }, content, [], wrong), [], wrong)
  if (wrong.length > 0) return refuse(wrong)
  const distances = templateDistances(placed, player, outline)
  const violations = templateViolations(placed, outline, distances)
  const legal = violations.length === 0
  traceAlliedSides(placed, player, trace)
  if (legal) trace.applied('signum.terrain.place', { thing: player, kind: 'none', distance: 0, min: 0 })
  return { legal, violations: citeViolations(violations, trace), distances }
}
