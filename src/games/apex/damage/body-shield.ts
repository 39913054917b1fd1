import { z } from 'zod'
import type { BodyShieldFace } from '../content/equipment.ts'
import type { Known } from '../loot/loot.ts'
import type { ApexTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'

export const EquippedShield = z
  .object({
    shield: Count,
    shieldMaximum: Count,
    depleted: z.boolean().describe('How the token lies after it was equipped.'),
    gained: Count,
    lost: Count.describe('The Shield above the new maximum.'),
  })
  .meta({ id: 'ApexBodyShieldOutcome' })
export type EquippedShield = z.infer<typeof EquippedShield>

/** Equips a body shield: the new maximum, then the bonus of an undepleted token. */
export function equipBodyShield(
  shield: number,
  { source, face }: Known<BodyShieldFace>,
  depleted: boolean,
  trace: ApexTrace,
): EquippedShield {
  const { maximum } = face
  const kept = Math.min(shield, maximum)
  const bonus = depleted ? 0 : face.bonus
  const after = Math.min(maximum, kept + bonus)
  const lost = shield - kept
  trace.applied('apex.equipment.body-shield-equip', {
    token: source,
    before: shield,
    maximum,
    lost,
    bonus,
    shield: after,
  })
  return { shield: after, shieldMaximum: maximum, depleted: depleted || face.bonus > 0, gained: after - kept, lost }
}
