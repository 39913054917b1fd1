import { z } from 'zod'
import { MAX_HEALTH } from '../content/vitals.ts'
import type { ApexTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'

export const Recovered = z
  .object({
    shield: Count,
    health: Count,
    shieldMaximum: Count,
    shieldGained: Count,
    healthGained: Count,
    cooldown: Count.describe('By how much each of the Legend’s ability tokens moves on the cooldown track.'),
  })
  .meta({ id: 'ApexRecoveryOutcome' })
export type Recovered = z.infer<typeof Recovered>

/** A Legend as recovery sees it. */
export type Legend = {
  readonly shield: number
  readonly health: number
  readonly shieldMaximum: number
  /** Where it is not that of every Legend of a player. */
  readonly healthMaximum?: number
}
type Gains = { readonly shield: number; readonly health: number; readonly cooldown: number }

/** Gives Shield and Health back, up to their maxima. */
export function recover(legend: Legend, gains: Gains, trace: ApexTrace): Recovered {
  const health = cap('health', legend.health, gains.health, legend.healthMaximum ?? MAX_HEALTH, trace)
  const shield = cap('shield', legend.shield, gains.shield, legend.shieldMaximum, trace)
  return {
    shield,
    health,
    shieldMaximum: legend.shieldMaximum,
    shieldGained: shield - legend.shield,
    healthGained: health - legend.health,
    cooldown: gains.cooldown,
  }
}

function cap(what: 'shield' | 'health', before: number, amount: number, maximum: number, trace: ApexTrace): number {
  const after = Math.min(maximum, before + amount)
  if (amount > 0) trace.applied('apex.damage.recover-cap', { what, before, amount, maximum, after })
  return after
}
