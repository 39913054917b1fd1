import type { Cell } from '../../../../geometry/grid.ts'
import type { EquipmentSlot } from '../../content/equipment.ts'
import type { Squad } from '../../table/squad.ts'
import type { BorderSide } from '../../vocabulary.ts'
import type { ApexState, TableSide, WeaponState, Worn } from '../state.ts'

/** The Aim cards that both sides drew for the initiative. */
export type InitiativeDraw = { readonly A: string; readonly B: string }

/** What a Legend wears and holds after stage 1. */
export type Outfit = {
  readonly legend: string
  readonly weapons: readonly WeaponState[]
  readonly equipment: Readonly<Record<EquipmentSlot, Worn>>
  readonly shield: number
  /** The number of tokens. */
  readonly backpack: number
}

/** The preparations, stage 1 and stage 2. What others may not see goes to `readers`, the seats of the squad. */
export type SetupEvent =
  /** The first event: the board, the decks and the bags. */
  | { readonly type: 'matchSetUp'; readonly state: ApexState }
  /** Cards of equal value go back and both sides draw again, so there may be several draws. */
  | {
      readonly type: 'squadsDetermined'
      readonly draws: readonly InitiativeDraw[]
      readonly red: TableSide | null
      readonly chooses: TableSide | null
    }
  | { readonly type: 'colourChosen'; readonly seat: number; readonly colour: Squad; readonly red: TableSide }
  | { readonly type: 'legendRecruited'; readonly legend: string; readonly seat: number; readonly squad: Squad }
  | { readonly type: 'legendsReady'; readonly legends: readonly string[] }
  | {
      readonly type: 'poolDrawn'
      readonly legend: string
      readonly weapons: readonly string[]
      readonly tokens: readonly string[]
      /** Solo and in co-op: the epic tokens of which one is kept. */
      readonly epics?: readonly string[]
      readonly readers: readonly number[]
    }
  | {
      readonly type: 'poolGiven'
      readonly from: string
      readonly to: string
      readonly weapons: readonly string[]
      readonly tokens: readonly string[]
      readonly readers: readonly number[]
    }
  | {
      readonly type: 'loadoutLocked'
      readonly legend: string
      readonly outfit: Outfit
      readonly backpack: readonly string[]
      readonly removed: { readonly weapons: readonly string[]; readonly tokens: readonly string[] }
      readonly readers: readonly number[]
    }
  | { readonly type: 'loadoutsShown'; readonly outfits: readonly Outfit[] }
  | {
      readonly type: 'entryPrepared'
      readonly rewards: Readonly<Record<BorderSide, string>>
      readonly epics: Readonly<Record<BorderSide, string | null>>
    }
  | {
      readonly type: 'entryPlaced'
      readonly legend: string
      readonly side: BorderSide
      /** The epic token that it takes. */
      readonly token: string | null
    }
  | { readonly type: 'enteringStarted' }
  | {
      readonly type: 'enteredBoard'
      readonly legend: string
      readonly side: BorderSide
      readonly position: number
      readonly path: readonly Cell[]
      /** Null where nothing lies at the border. */
      readonly reward: string | null
    }
  | { readonly type: 'stage3Started'; readonly removed: readonly string[]; readonly rewards: readonly string[] }
