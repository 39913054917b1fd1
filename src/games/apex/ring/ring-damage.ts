import { z } from 'zod'
import type { ApexContent } from '../content/apex-content.ts'
import { Label } from '../language/label.ts'
import type { ApexTrace } from '../rules.ts'
import { Cell } from '../vocabulary.ts'
import { isInside, type Ring } from './ring.ts'

export const RingLegend = z
  .strictObject({
    id: Label,
    cell: Cell.nullable().describe('Where it stands; null while it is not on the board.'),
    legendaryEmergencyShield: z.boolean().default(false).describe('Equipped, depleted or not.'),
  })
  .meta({ id: 'ApexRingLegend' })
export type RingLegend = z.infer<typeof RingLegend>

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
  const outside = cell !== null && !isInside(ring, cell)
  const isLimited = outside && legend.legendaryEmergencyShield
  if (isLimited) trace.applied('apex.ring.legendary-shield', { legend: id, damage, limit })
  const taken = outside ? Math.min(damage, isLimited ? limit : damage) : 0
  trace.applied('apex.transition.ring-damage', { legend: id, cell, outside, damage: taken })
  return { id, cell, outside, damage: taken }
}

/** The most that the Ring does to the bearer of the legendary emergency shield. */
export function ringMaximumOf(content: ApexContent): number {
  return content.emergencyShields.get('emergency-legendary')?.ringMaximum ?? Number.POSITIVE_INFINITY
}
