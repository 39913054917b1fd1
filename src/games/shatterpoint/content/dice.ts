import type { Die } from '../../../rulebook/dice.ts'
import type { AttackFace, DefenceFace } from '../dice/roll.ts'

/** The eight faces of an attack die. */
export const ATTACK_DIE: Die<AttackFace> = {
  faces: ['crit', 'hit', 'hit', 'hit', 'expertise', 'expertise', 'failure', 'failure'],
}

/** The six faces of a defence die. */
export const DEFENCE_DIE: Die<DefenceFace> = {
  faces: ['block', 'block', 'expertise', 'expertise', 'failure', 'failure'],
}
