import type { RollKind } from '../../dice/dice.ts'
import type { Pool } from '../../dice/pool.ts'
import { amountOf, type Fighter, has, isWounded } from '../../table/creature.ts'
import { textRerolls } from '../../table/text-dice.ts'
import type { DeclaredMelee } from './melee-declaration.ts'

/** How the melee dice and the backstab of a creature are read. */
export const strikeKind = (creature: Fighter): RollKind =>
  isWounded(creature) && !has(creature, 'fortitude') ? 'meleeAttackWounded' : 'meleeAttack'

/** Who strikes first by Initiative; null if both strike at once. */
export function firstStriker({ attacker, defender }: DeclaredMelee): 'attacker' | 'defender' | null {
  const attackerHas = has(attacker.creature, 'initiative')
  if (attackerHas === has(defender.creature, 'initiative')) return null
  return attackerHas ? 'attacker' : 'defender'
}

/** The attack dice of a creature; a Veteran forces re-rolls upon the one who attacks it, not upon one who strikes back. */
export const attackPool = (creature: Fighter, dice: number, isForced: boolean, maxMaster: number): Pool => ({
  kind: strikeKind(creature),
  dice,
  forced: isForced,
  free: 0,
  master: Math.min(maxMaster, amountOf(creature, 'masterAttack')),
  text: textRerolls(creature, 'meleeAttack'),
})

export const defencePool = (creature: Fighter, dice: number, maxMaster: number): Pool => ({
  kind: 'meleeDefence',
  dice,
  forced: false,
  free: 0,
  master: Math.min(maxMaster, amountOf(creature, 'masterDefence')),
  text: textRerolls(creature, 'meleeDefence'),
})

/** What one hit deals. */
export const damagePerHit = (creature: Fighter): number => (has(creature, 'hammerblow') ? 2 : 1)
