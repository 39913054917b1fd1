import { z } from 'zod'
import { type GridSize, isCellOf } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { ROUNDS } from '../content/round-track.ts'
import { Label } from '../language/label.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm, outside, placeBoard } from '../table/board.ts'
import { ringDamageOf } from '../turn/round-marker.ts'
import { Cell } from '../vocabulary.ts'
import { checkRing, isInside, Ring, wholeBoard } from './ring.ts'

export const RingLegend = z
  .strictObject({
    id: Label,
    cell: Cell.nullable().describe('Where it stands; null while it is not on the board.'),
    legendaryEmergencyShield: z.boolean().default(false).describe('Equipped, depleted or not.'),
  })
  .meta({ id: 'ApexRingLegend' })
type RingLegend = z.infer<typeof RingLegend>

export const RingToll = z
  .object({ id: z.string(), cell: Cell.nullable(), outside: z.boolean(), damage: z.int().min(0).max(1000) })
  .meta({ id: 'ApexRingToll' })
export type RingToll = z.infer<typeof RingToll>

/** What the Ring does to one Legend. `limit` is the most that the legendary emergency shield lets through. */
export function ringDamage(
  legend: RingLegend,
  { ring, damage, limit }: { ring: Ring; damage: number; limit: number },
  trace: ApexTrace,
): RingToll {
  const { id, cell } = legend
  const isOutside = cell !== null && !isInside(ring, cell)
  const isLimited = isOutside && legend.legendaryEmergencyShield
  if (isLimited) trace.applied('apex.ring.legendary-shield', { legend: id, damage, limit })
  const taken = isOutside ? Math.min(damage, isLimited ? limit : damage) : 0
  trace.applied('apex.transition.ring-damage', { legend: id, cell, outside: isOutside, damage: taken })
  return { id, cell, outside: isOutside, damage: taken }
}

/** The most that the Ring does to the bearer of the legendary emergency shield. */
export function ringMaximumOf(content: ApexContent): number {
  return content.emergencyShields.get('emergency-legendary')?.ringMaximum ?? Number.POSITIVE_INFINITY
}

const Amount = z
  .union([
    z.strictObject({ round: z.int().min(1).max(ROUNDS) }),
    z.strictObject({ damage: z.int().min(0).max(100).describe('What is printed under the current round.') }),
  ])
  .describe('The round whose damage the content gives, or the damage itself.')
  .meta({ id: 'ApexRingDamageAmount' })

/** A Ring, what it does now, and who may be outside. */
export const RingDamageInput = z
  .strictObject({
    board: BoardForm.describe('Its size decides; its pieces are only drawn.'),
    ring: Ring.optional().describe('The whole board if left out, as at the start.'),
    amount: Amount,
    legends: z.array(RingLegend).min(1).max(12),
  })
  .meta({ id: 'ApexRingDamageInput' })
type RingDamageInput = z.infer<typeof RingDamageInput>

export const RingDamage = z
  .object({
    damage: z.int().min(0).max(1000).describe('For a Legend outside, unless its shield limits it.'),
    tag: z.literal('HEALTH_ONLY').describe('Shields do not help.'),
    ring: Ring,
    legends: z.array(RingToll),
  })
  .meta({ id: 'ApexRingDamageOutcome' })
type RingDamage = z.infer<typeof RingDamage>

/** What the Ring does to every Legend; refuses a Ring or a Legend that is not on the board. */
export function judgeRing(input: RingDamageInput, content: ApexContent, trace: ApexTrace): RingDamage | Refusal {
  const { board, ring: given, amount, legends } = input
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const ring = given ?? wholeBoard(placed)
  const refusal = checkRing(ring, placed)
  if (refusal !== null) return refusal
  const beyond = legendViolations(legends, placed)
  if (beyond.length > 0) return refuse(beyond)

  const damage = 'damage' in amount ? amount.damage : ringDamageOf(amount.round, content)
  const terms = { ring, damage, limit: ringMaximumOf(content) }
  return { damage, tag: 'HEALTH_ONLY', ring, legends: legends.map((legend) => ringDamage(legend, terms, trace)) }
}

function legendViolations(legends: readonly RingLegend[], board: GridSize): ApexViolation[] {
  return legends.flatMap(({ cell }, index) =>
    cell === null || isCellOf(board, cell) ? [] : [outside({ end: { cell } }, ['legends', index, 'cell'], board)],
  )
}
