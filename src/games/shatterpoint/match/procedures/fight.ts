import type { AbilityStep } from '../../abilities/ability-effect.ts'
import { type Clash, newClash } from '../../combat/attack/attack-host.ts'
import type { Modified } from '../../dice/modified.ts'
import type { Modifier } from '../../dice/modifier.ts'
import type { Rolls } from '../../dice/roll.ts'
import type { AttackType } from '../../vocabulary.ts'
import type { Owned } from '../abilities/owned.ts'
import type { CommandBody } from '../command.ts'

/** A step of an ability that waits until an attack is resolved. */
export type WaitingStep = { readonly owned: Owned; readonly step: AbilityStep }

/** Dice that something adds to a pool. */
export type AddedDice = { readonly name: string; readonly dice: number }

/** An attack of a match while it is being resolved. */
export type Fight = Clash & {
  readonly number: number
  readonly attacker: string
  readonly defender: string
  readonly type: AttackType
  /** Whether it is part of a combat action. */
  readonly inCombat: boolean
  /** Dice that abilities add to this attack. */
  readonly added: { readonly attack: AddedDice[]; readonly defence: AddedDice[] }
  /** Damage that abilities add to its pool once dice were modified. */
  addedDamage: number
  /** Steps of abilities that wait until it is resolved. */
  readonly postponed: WaitingStep[]
  /** What abilities do to its dice. */
  readonly modifiers: Modifier[]
  /** Both rolls as they were rolled, or rolled again. */
  rolls: Rolls | null
  /** Both rolls after they were modified. */
  final: Modified | null
  successes: number
  /** The units that became wounded by it. */
  readonly wounded: string[]
}

/** An attack as it is declared, before anything happens in it. */
export const newFight = (
  number: number,
  { charId, type, targetId }: CommandBody<'declareAttack'>,
  inCombat: boolean,
): Fight => ({
  ...{ number, attacker: charId, defender: targetId, type, inCombat },
  ...{
    added: { attack: [], defence: [] },
    addedDamage: 0,
    postponed: [],
    modifiers: [],
    rolls: null,
    final: null,
    successes: 0,
    wounded: [],
  },
  ...newClash(),
})
