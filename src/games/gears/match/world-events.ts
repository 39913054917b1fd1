import type { Slot } from '../vocabulary.ts'
import type { DoorState, LevelState } from './state.ts'

/** What changes the map, the missions and the decks besides the course of turns. */
export type WorldEvent =
  /** A door is removed to build what lies behind it. */
  | { readonly type: 'doorExplored'; readonly seat: number; readonly door: string; readonly level: number }
  /** Pieces are joined to the end of a map, in this order, with their location cards taken from the deck. */
  | {
      readonly type: 'piecesPlaced'
      readonly chain: number
      /** Whether they are joined to the exit of a first piece that is turned. */
      readonly atFirst: boolean
      readonly level: number
      readonly pieces: readonly string[]
    }
  | { readonly type: 'doorPlaced'; readonly door: DoorState }
  | { readonly type: 'locationKept'; readonly piece: string }
  | { readonly type: 'locationDiscarded'; readonly piece: string }
  | { readonly type: 'locationTurned'; readonly piece: string; readonly isFaceUp: boolean }
  | { readonly type: 'levelUnlocked'; readonly level: number }
  /** A location deck in its new order, which nobody may see. */
  | { readonly type: 'levelShuffled'; readonly level: LevelState }
  /** The Sealed tokens leave the map, and the holes are open again. */
  | { readonly type: 'sealsRemoved' }
  /** Events from before the mission was told have none. */
  | { readonly type: 'missionFlipped'; readonly phase: number; readonly mission?: string }
  | { readonly type: 'phaseStarted'; readonly phase: number; readonly mission?: string }
  | { readonly type: 'slotsChanged'; readonly slots: Readonly<Record<Slot, string | null>> }
  /** Figures are taken from the map without dying; their markers are discarded. */
  | { readonly type: 'figuresRemoved'; readonly figures: readonly string[] }
  /** Something that can happen only once has happened. */
  | { readonly type: 'marked'; readonly mark: string }
  | { readonly type: 'matchWon' }
  | { readonly type: 'matchLost' }
