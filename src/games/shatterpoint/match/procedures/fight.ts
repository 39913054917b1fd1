import type { Modified } from '../../dice/modified.ts'
import type { AttackType, Icon } from '../../vocabulary.ts'

/** An attack while it is being resolved. */
export type Fight = {
  readonly number: number
  readonly attacker: string
  readonly defender: string
  readonly type: AttackType
  /** Whether it is part of a combat action. */
  readonly inCombat: boolean
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
