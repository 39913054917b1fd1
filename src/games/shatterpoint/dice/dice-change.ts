import { roll as rollDie } from '../../../rulebook/dice.ts'
import type { Random } from '../../../rulebook/random.ts'
import { ATTACK_DIE, DEFENCE_DIE } from '../content/dice.ts'
import type { TableEntry } from './expertise-table.ts'
import type { Reroll } from './modifier.ts'
import type { AttackRoll, DefenceRoll, Face, RollName } from './roll.ts'

/** The dice of one roll by face, while they are being modified. */
export type Dice = Record<Face, number>

export const attackDiceOf = ({ crit, hit, expertise, failure }: AttackRoll): Dice => ({
  crit,
  hit,
  block: 0,
  expertise,
  failure,
})
export const defenceDiceOf = ({ block, expertise, failure }: DefenceRoll): Dice => ({
  crit: 0,
  hit: 0,
  block,
  expertise,
  failure,
})

/** Both rolls as they are reported, with so many expertise dice left in each. */
export const attackRollOf = ({ crit, hit, failure }: Dice, expertise: number): AttackRoll => ({
  crit,
  hit,
  expertise,
  failure,
})
export const defenceRollOf = ({ block, failure }: Dice, expertise: number): DefenceRoll => ({
  block,
  expertise,
  failure,
})

type FaceCount = { readonly face: Face; readonly count: number }

/** What an entry or a modifier does to the dice of a roll. */
export type DiceChange =
  | { readonly add: FaceCount }
  | { readonly remove: FaceCount }
  | { readonly change: { readonly from: Face; readonly to: Face; readonly count: number } }

/** An entry as a change of one roll; null if it is about something else. */
export function changeOf(entry: TableEntry, roll: RollName): DiceChange | null {
  if ('add' in entry) return entry.add.roll === roll ? entry : null
  if ('remove' in entry) return entry.remove.roll === roll ? entry : null
  if ('change' in entry) return entry.change.roll === roll ? entry : null
  return null
}

/** Adds, removes or turns dice of a roll; says how many. A die that is not there is passed over. */
export function changeDice(dice: Dice, change: DiceChange): number {
  if ('add' in change) {
    dice[change.add.face] += change.add.count
    return change.add.count
  }
  if ('remove' in change) return takeDice(dice, change.remove.face, change.remove.count)
  const turned = takeDice(dice, change.change.from, change.change.count)
  dice[change.change.to] += turned
  return turned
}

function takeDice(dice: Dice, face: Face, max: number): number {
  const taken = Math.min(max, dice[face])
  dice[face] -= taken
  return taken
}

/** Takes the dice that are rolled again out of a roll; says how many. */
export function takeForReroll(dice: Dice, { count, faces }: Pick<Reroll, 'count' | 'faces'>): number {
  let taken = 0
  for (const face of faces) taken += takeDice(dice, face, count - taken)
  return taken
}

/** Rolls dice and adds them to a roll. */
export function rollInto(dice: Dice, roll: RollName, count: number, random: Random): void {
  const die = roll === 'attack' ? ATTACK_DIE : DEFENCE_DIE
  for (let rolled = 0; rolled < count; rolled++) dice[rollDie<Face>(die, random)]++
}
