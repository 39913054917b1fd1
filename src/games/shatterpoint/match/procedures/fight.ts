import type { Modified } from '../../dice/modified.ts'
import type { Modifier } from '../../dice/modifier.ts'
import type { Rolls } from '../../dice/roll.ts'
import type { AttackType, Icon } from '../../vocabulary.ts'

/** Dice that something adds to a pool. */
export type AddedDice = { readonly name: string; readonly dice: number }

/** An attack while it is being resolved. */
export type Fight = {
  readonly number: number
  readonly attacker: string
  readonly defender: string
  readonly type: AttackType
  /** Whether it is part of a combat action. */
  readonly inCombat: boolean
  /** Dice that abilities add to this attack. */
  readonly added: { readonly attack: AddedDice[]; readonly defence: AddedDice[] }
  /** What abilities do to its dice. */
  readonly modifiers: Modifier[]
  /** Both rolls as they were rolled, or rolled again. */
  rolls: Rolls | null
  /** The damage that the defending unit has suffered by its pool. */
  suffered: number
  /** Both rolls after they were modified. */
  final: Modified | null
  successes: number
  pool: number
  /** What of the pool goes back to the attacking unit. */
  returned: number
  /** The units that became wounded by it. */
  readonly wounded: string[]
  /** Icons of the attacker that the defence table cancels and that have not come up yet. */
  readonly cancelled: Icon[]
  /** Personal icons of the attacker that wait until after the damage. */
  readonly waiting: Icon[]
  /** The shoves of chosen options so far. */
  treeShoves: number
}
