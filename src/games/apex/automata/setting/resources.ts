import type { ApexTrace } from '../../rules.ts'
import { MAX_CHARGES } from '../content/automaton-legends.ts'

/** Gives an Automaton Charges, up to as many as it may have. */
export function gainCharges(before: number, gain: number, trace: ApexTrace): number {
  const after = Math.min(MAX_CHARGES, before + gain)
  trace.applied('apex.automata.charge.limit', { reason: null, before, gain, after, lost: before + gain - after })
  return after
}

/** Shield and Health with their maxima. */
export type Vital = {
  readonly shield: number
  readonly health: number
  readonly maxShield: number
  readonly maxHealth: number
}

/** Gives an Automaton Shield and Health back, up to its starting values. */
export function recoverVitals(
  { shield, health, maxShield, maxHealth }: Vital,
  gains: { readonly shield: number; readonly health: number },
  trace: ApexTrace,
): { readonly shield: number; readonly health: number } {
  const rise = (what: 'shield' | 'health', before: number, gain: number, maximum: number): number => {
    const value = Math.min(maximum, before + gain)
    if (gain > 0) trace.applied('apex.automata.life.max', { reason: null, what, value, maximum })
    return value
  }
  return {
    shield: rise('shield', shield, gains.shield, maxShield),
    health: rise('health', health, gains.health, maxHealth),
  }
}
