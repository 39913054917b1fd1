import type { SignumContent } from '../content/signum-content.ts'
import type { AbilityId } from '../vocabulary.ts'

/** The prosperity that the controller pays for what an ability gives: a Contract is paid for, others are free. */
export function abilityPrice(ability: AbilityId, { abilities }: Pick<SignumContent, 'abilities'>): number {
  const effects = abilities.get(ability)?.effects ?? []
  return effects.reduce((sum, effect) => sum + ('gains' in effect ? effect.gains.costs : 0), 0)
}
