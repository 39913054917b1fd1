import type { AttackRoll, DefenceRoll } from '../../dice/roll.ts'
import type { AttackType, Icon } from '../../vocabulary.ts'

/** Attacks, from their declaration to their end. */
export type AttackEvent =
  | {
      readonly type: 'attackStarted'
      readonly attack: number
      readonly attacker: string
      readonly defender: string
      readonly attackType: AttackType
      readonly weapon: string | null
    }
  | { readonly type: 'poolsBuilt'; readonly attack: number; readonly dice: number; readonly defence: number }
  | {
      readonly type: 'rolled'
      readonly attack: number
      readonly attackRoll: AttackRoll
      readonly defenceRoll: DefenceRoll
    }
  | {
      readonly type: 'rerolled'
      readonly attack: number
      /** The ability. */
      readonly by: string
      readonly attackRoll: AttackRoll
      readonly defenceRoll: DefenceRoll
    }
  | {
      readonly type: 'diceModified'
      readonly attack: number
      readonly attackRoll: AttackRoll
      readonly defenceRoll: DefenceRoll
    }
  | { readonly type: 'successesFound'; readonly attack: number; readonly successes: number }
  | { readonly type: 'optionChosen'; readonly attack: number; readonly option: string; readonly pool: number }
  | { readonly type: 'iconCancelled'; readonly attack: number; readonly icon: Icon }
  | { readonly type: 'poolChanged'; readonly attack: number; readonly pool: number; readonly by: string }
  | { readonly type: 'attackResolved'; readonly attack: number; readonly attacker: string; readonly defender: string }
