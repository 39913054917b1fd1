import { type Die, rollMany } from '../../../rulebook/dice.ts'
import type { Random } from '../../../rulebook/random.ts'
import { ATTACK_DIE, DEFENCE_DIE } from '../content/dice.ts'
import type { AttackFace, AttackRoll, DefenceFace, DefenceRoll } from './roll.ts'

/** Attack dice one by one. */
export const rollAttackFaces = (count: number, random: Random): AttackFace[] =>
  rollAnnounced('attack', ATTACK_DIE, count, random)
/** Defence dice one by one. */
export const rollDefenceFaces = (count: number, random: Random): DefenceFace[] =>
  rollAnnounced('defence', DEFENCE_DIE, count, random)

/** Whoever rolls real dice hears what is to be rolled. */
function rollAnnounced<Face>(name: string, die: Die<Face>, count: number, random: Random): Face[] {
  random.expectDice?.({ die: name, sides: die.faces.length, count })
  return rollMany(die, count, random)
}

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
