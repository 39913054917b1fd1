import { z } from 'zod'
import type { AttackNumbers } from '../../content/attack-numbers.ts'
import type { GearsTrace } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'

const Dice = z.int().min(-100).max(1000)

export const AttackDice = z
  .object({ dice: Count, printed: Count, other: Dice })
  .describe('The dice of the attacker: what its card prints, and other effects.')
  .meta({ id: 'GearsAttackDice' })
export type AttackDice = z.infer<typeof AttackDice>

/** What gives an attacker dice; the weapon is null for a Locust, which attacks by its own card. */
export type AttackTerms = {
  readonly attacker: string
  readonly weapon: string | null
  readonly printed: number
  readonly other: number
}

/** Counts the attack dice. */
export function attackDice(terms: AttackTerms, numbers: AttackNumbers, trace: GearsTrace): AttackDice {
  const { attacker, weapon, printed, other } = terms
  const dice = Math.max(0, printed + other)
  trace.applied('gears.attack.weapon', { attacker, weapon, dice, reason: null })
  const box = numbers.boxDice.attack
  if (dice > box) trace.applied('gears.limit.dice', { dice, box, kind: 'attack' })
  return { dice, printed, other }
}
