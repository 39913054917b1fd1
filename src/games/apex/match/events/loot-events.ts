import type { Cell } from '../../../../geometry/grid.ts'
import type { EquippedShield } from '../../damage/body-shield.ts'
import type { FreedTo, KeptAt, RoomTo } from '../commands/answer.ts'

/** The bags and the weapon deck. */
export type Bag = 'common' | 'rare' | 'epic'

/** A token that made room: where it was, and where it went; null is out of the game. */
export type RoomMade = {
  readonly token: string
  readonly from: KeptAt
  readonly to: RoomTo | null
  readonly depleted: boolean
}

/** Bins, loot, weapons and what is done with them. */
export type LootEvent =
  | { readonly type: 'binOpened'; readonly legend: string; readonly bin: string; readonly card: string | null }
  | { readonly type: 'lootDrawn'; readonly legend: string; readonly bag: Bag; readonly tokens: readonly string[] }
  | { readonly type: 'weaponsDrawn'; readonly legend: string; readonly weapons: readonly string[] }
  | {
      readonly type: 'weaponChosen'
      readonly legend: string
      readonly weapon: string
      readonly removed: readonly string[]
    }
  | {
      readonly type: 'weaponReplaced'
      readonly legend: string
      readonly weapon: string
      readonly slot: number
      readonly replaced: string | null
      readonly ammo: number
      readonly freed: readonly string[]
    }
  | { readonly type: 'ammoTaken'; readonly legend: string; readonly weapon: string; readonly ammo: readonly number[] }
  | { readonly type: 'weaponDiscarded'; readonly legend: string; readonly weapon: string }
  /** A token that was obtained is kept. */
  | {
      readonly type: 'lootKept'
      readonly legend: string
      readonly token: string
      readonly depleted: boolean
      readonly at: KeptAt
      readonly room: RoomMade | null
      /** What a body shield does when it is equipped. */
      readonly shield: EquippedShield | null
    }
  | { readonly type: 'lootDropped'; readonly legend: string; readonly token: string; readonly cell: Cell }
  | { readonly type: 'lootRemoved'; readonly legend: string; readonly token: string }
  /** An attachment of a weapon that was discarded finds its place. */
  | {
      readonly type: 'attachmentFreed'
      readonly legend: string
      readonly token: string
      readonly to: FreedTo
    }
  | { readonly type: 'tokenDropped'; readonly legend: string; readonly token: string; readonly cell: Cell }
  | {
      readonly type: 'tokenPickedUp'
      readonly legend: string
      readonly loot: string
      readonly token: string
      readonly depleted: boolean
      readonly at: KeptAt
      readonly room: RoomMade | null
      readonly shield: EquippedShield | null
    }
  /** What was dropped and picked up between two actions is all there was. */
  | { readonly type: 'lootHandled'; readonly legend: string }
  | {
      readonly type: 'attachmentInstalled'
      readonly legend: string
      readonly weapon: number
      readonly slot: number
      readonly token: string
    }
  | {
      readonly type: 'attachmentReturned'
      readonly legend: string
      readonly weapon: number
      readonly slot: number
      readonly token: string
    }
  | {
      readonly type: 'ammoChanged'
      readonly legend: string
      readonly weapon: number
      readonly by: number
      readonly ammo: number
    }
  /** A consumable or a grenade leaves the backpack for good. */
  | { readonly type: 'tokenUsed'; readonly legend: string; readonly token: string }
  | {
      readonly type: 'recovered'
      readonly legend: string
      readonly shield: number
      readonly health: number
      readonly source: string
    }
