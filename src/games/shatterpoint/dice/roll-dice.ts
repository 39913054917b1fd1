import { rollMany } from '../../../rulebook/dice.ts'
import type { Random } from '../../../rulebook/random.ts'
import { ATTACK_DIE, DEFENCE_DIE } from '../content/dice.ts'
import type { AttackFace, AttackRoll, DefenceFace, DefenceRoll } from './roll.ts'

/** Attack dice one by one. */
export const rollAttackFaces = (count: number, random: Random): AttackFace[] => rollMany(ATTACK_DIE, count, random)
/** Defence dice one by one. */
export const rollDefenceFaces = (count: number, random: Random): DefenceFace[] => rollMany(DEFENCE_DIE, count, random)

/** How many attack dice show each face. */
export function countAttack(faces: readonly AttackFace[]): AttackRoll {
  const roll = { crit: 0, hit: 0, expertise: 0, failure: 0 }
  for (const face of faces) roll[face]++
  return roll
}

/** How many defence dice show each face. */
export function countDefence(faces: readonly DefenceFace[]): DefenceRoll {
  const roll = { block: 0, expertise: 0, failure: 0 }
  for (const face of faces) roll[face]++
  return roll
}

export const rollAttack = (count: number, random: Random): AttackRoll => countAttack(rollAttackFaces(count, random))
export const rollDefence = (count: number, random: Random): DefenceRoll => countDefence(rollDefenceFaces(count, random))
