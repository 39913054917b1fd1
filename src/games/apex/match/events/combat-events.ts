import type { Cell } from '../../../../geometry/grid.ts'
import type { HarmSource } from '../../abilities/dome-protection.ts'
import type { JudgedCard } from '../../combat/shot/shot-result.ts'
import type { Direction } from '../../content/aim-cards.ts'
import type { DamageTag } from '../../damage/damage.ts'
import type { CollisionCause } from '../../movement/push.ts'
import type { Piece } from '../../vocabulary.ts'
import type { ShotState } from '../combat-state.ts'

/** What Aim cards are revealed for. */
export type Drawing = 'shot' | 'grenade' | 'melee'

/** Shots, melee, grenades and damage. */
export type CombatEvent =
  | ({
      readonly type: 'shotDeclared'
      readonly slot: number
      /** What is left on the weapon. */
      readonly ammo: number
      readonly inCover: boolean
    } & ShotState)
  | {
      readonly type: 'aimCardsRevealed'
      readonly legend: string
      readonly purpose: Drawing
      readonly cards: readonly string[]
    }
  | {
      readonly type: 'shotResolved'
      readonly shooter: string
      readonly target: string
      readonly difficulty: number
      readonly cards: readonly Pick<JudgedCard, 'card' | 'slot' | 'sum' | 'hit' | 'headshot'>[]
      readonly hitsFromPartials: number
      readonly hits: number
      readonly headshots: number
      readonly cancelledHeadshots: number
      readonly damage: number
    }
  | { readonly type: 'shotEnded'; readonly shooter: string; readonly target: string }
  | {
      readonly type: 'damageApplied'
      readonly legend: string
      readonly amount: number
      readonly tag: DamageTag
      /** What is left. */
      readonly shield: number
      readonly health: number
      readonly shieldLost: number
      readonly healthLost: number
      /** What the emergency shield cancelled. */
      readonly cancelled: number
      readonly emergencyShieldUsed: boolean
      readonly source: HarmSource
      readonly by: string | null
    }
  /** A miniature such as the Dome keeps damage from a Legend. */
  | {
      readonly type: 'damageCancelled'
      readonly legend: string
      readonly amount: number
      readonly miniature: string
      readonly source: HarmSource
      readonly by: string | null
    }
  | {
      readonly type: 'legendEliminated'
      readonly legend: string
      readonly cell: Cell
      readonly boxes: number
      readonly victoryPoints: number
      readonly shield: number
      readonly health: number
    }
  | {
      readonly type: 'grenadeThrown'
      readonly legend: string
      readonly token: string
      readonly cell: Cell
      readonly rotation: number
    }
  | {
      readonly type: 'grenadeLanded'
      readonly legend: string
      readonly token: string
      readonly arrows: readonly (Direction | null)[]
      readonly cell: Cell
      readonly level: number
      readonly onBoard: boolean
      readonly affected: readonly Cell[]
    }
  | {
      readonly type: 'meleeResolved'
      readonly legend: string
      readonly target: string
      readonly card: string | null
      readonly value: number
      readonly hit: boolean
    }
  | {
      readonly type: 'pushed'
      readonly legend: string
      readonly by: string
      readonly direction: Direction
      readonly path: readonly Cell[]
    }
  | {
      readonly type: 'collided'
      readonly legend: string
      readonly cause: CollisionCause
      readonly damage: number
    }
  | {
      readonly type: 'destroyed'
      readonly legend: string
      /** The weapon slot; null in melee. */
      readonly weapon: number | null
      readonly miniatures: readonly string[]
    }
  /** Pieces of the board are destroyed. */
  | {
      readonly type: 'sceneryDestroyed'
      readonly legend: string
      /** The weapon slot; null without a weapon. */
      readonly weapon: number | null
      readonly pieces: readonly Piece[]
      /** The spaces that they stood in or beside. */
      readonly spaces: readonly Cell[]
    }
  /** The cards that were used go back, and the deck is shuffled. */
  | { readonly type: 'aimDeckShuffled'; readonly cards: readonly string[] }
