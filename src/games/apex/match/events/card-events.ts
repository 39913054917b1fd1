import type { ReactionWindow } from '../../content/effects.ts'
import type { Miniature, MiniaturePlace } from '../state.ts'

/** A card that was played as a reaction; an ability with its token. */
export type PlayedReaction = { readonly legend: string; readonly card: string; readonly token: string | null }

/** Feats and abilities. */
export type CardEvent =
  /** A feat goes from the hand to the discard pile. */
  | { readonly type: 'featPlayed'; readonly legend: string; readonly card: string }
  /** All reactions of a window, in the order in which they resolve. */
  | {
      readonly type: 'reactionsPlayed'
      readonly window: ReactionWindow
      readonly shooter: string
      readonly target: string
      readonly cards: readonly PlayedReaction[]
    }
  /** A token leaves the supply; with a Duration or Delay it lies under a turn, otherwise it is in use. */
  | {
      readonly type: 'abilityUsed'
      readonly legend: string
      readonly ability: string
      readonly token: string
      readonly turnIndex: number | null
      readonly place: MiniaturePlace | null
      readonly rotation: number
      readonly miniatures: readonly Miniature[]
    }
  /** What was delayed happens now. */
  | { readonly type: 'abilityTriggered'; readonly legend: string; readonly ability: string; readonly token: string }
  | { readonly type: 'abilityExpired'; readonly legend: string; readonly ability: string; readonly token: string }
  | {
      readonly type: 'cooldownStarted'
      readonly legend: string
      readonly ability: string
      readonly token: string
      readonly cooldown: number
      /** The miniatures that go back to the supply. */
      readonly miniatures: readonly string[]
    }
  | { readonly type: 'respawnCostChanged'; readonly legend: string; readonly ap: number; readonly card: string }
  | { readonly type: 'rode'; readonly legend: string; readonly miniature: string }
