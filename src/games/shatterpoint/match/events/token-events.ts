import type { Condition } from '../../vocabulary.ts'

export const CAUSES = ['attack', 'ability', 'condition'] as const
/** What damage came from. */
export type Cause = (typeof CAUSES)[number]

/** What is put on units and taken from them. */
export type TokenEvent =
  | { readonly type: 'damageSuffered'; readonly unit: string; readonly amount: number; readonly damage: number }
  | { readonly type: 'damageRemoved'; readonly unit: string; readonly amount: number }
  | {
      readonly type: 'unitWounded'
      readonly unit: string
      readonly cause: Cause
      /** The character or unit that wounded it; null for nobody. */
      readonly by: string | null
    }
  /** A wound became an injury. */
  | { readonly type: 'woundTurned'; readonly unit: string; readonly injuries: number }
  | { readonly type: 'woundRemoved'; readonly unit: string }
  | { readonly type: 'injuryGained'; readonly unit: string; readonly injuries: number }
  | { readonly type: 'conditionGained'; readonly unit: string; readonly condition: Condition }
  | { readonly type: 'conditionRemoved'; readonly unit: string; readonly condition: Condition }
  | { readonly type: 'hunkerGained'; readonly unit: string; readonly amount: number }
  | { readonly type: 'hunkerLost'; readonly unit: string; readonly amount: number }
