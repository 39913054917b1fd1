import type { Keyword, Lasting } from '../../abilities/ability-effect.ts'
import type { AttackRoll, DefenceFace, DefenceRoll } from '../../dice/roll.ts'
import type { CarriedOut, MoveKind } from '../../movement/move.ts'
import type { Stop } from '../../movement/push/push.ts'
import type { Action } from '../../turn/action.ts'
import type { Track } from '../../victory/track.ts'
import type { Player } from '../../vocabulary.ts'
import type { FocusState, Prepared, Result, Spot, Via } from '../state.ts'

/** Turns, activations, actions, movements, and the struggle. */
export type TurnEvent =
  | { readonly type: 'turnStarted'; readonly turn: number; readonly player: Player }
  | {
      readonly type: 'missionDieRolled'
      readonly player: Player
      readonly face: DefenceFace
      readonly objective: string | null
    }
  | { readonly type: 'priorityPlaced'; readonly objective: string }
  | { readonly type: 'activationStarted'; readonly unit: string; readonly via: Via }
  /** The start of the activation is over: actions and abilities are open. */
  | { readonly type: 'activationOpened'; readonly unit: string }
  | { readonly type: 'actionStarted'; readonly unit: string; readonly action: Action; readonly granted: boolean }
  | { readonly type: 'actionResolved'; readonly unit: string; readonly action: Action }
  | {
      readonly type: 'moved'
      readonly character: string
      readonly kind: MoveKind
      readonly carriedOut: CarriedOut
      readonly from: Spot
      readonly to: Spot
      /** The access point at which it came out. */
      readonly access: string | null
    }
  | {
      readonly type: 'pushed' | 'pulled'
      readonly character: string
      readonly angle: number
      readonly from: Spot
      readonly to: Spot
      readonly millimetres: number
      readonly stop: Stop
    }
  | { readonly type: 'moveLost'; readonly character: string; readonly kind: MoveKind }
  | { readonly type: 'focusGained'; readonly unit: string; readonly focus: readonly FocusState[] }
  | { readonly type: 'focusUsed'; readonly character: string; readonly left: FocusState }
  | { readonly type: 'stanceFlipped'; readonly unit: string; readonly stance: string; readonly byEffect: boolean }
  | { readonly type: 'abilityUsed'; readonly unit: string; readonly ability: string; readonly cost: number }
  | { readonly type: 'effectApplied'; readonly unit: string; readonly ability: string }
  /** Until the end of the turn. */
  | { readonly type: 'keywordGained'; readonly unit: string; readonly name: Keyword; readonly value: number | null }
  | { readonly type: 'tagGained'; readonly unit: string; readonly tag: string; readonly until: Lasting }
  /** A step of an ability, by its place from 1, waits for the next attack of the unit, and no longer. */
  | ({ readonly type: 'effectPrepared' | 'preparedTaken' } & Prepared)
  | {
      readonly type: 'attackDiceThrown'
      readonly unit: string
      readonly ability: string
      readonly attackRoll: AttackRoll
    }
  | {
      readonly type: 'defenceDiceThrown'
      readonly unit: string
      readonly ability: string
      readonly defenceRoll: DefenceRoll
    }
  | { readonly type: 'activationEnded'; readonly unit: string }
  | { readonly type: 'objectiveControlled'; readonly objective: string; readonly player: Player }
  | { readonly type: 'controlRemoved'; readonly objective: string; readonly player: Player }
  | { readonly type: 'tokenMoved'; readonly player: Player; readonly squares: number; readonly track: Track }
  | { readonly type: 'momentumGained'; readonly player: Player; readonly track: Track }
  | { readonly type: 'momentumLost'; readonly player: Player; readonly track: Track }
  | { readonly type: 'struggleClaimed'; readonly player: Player; readonly card: string }
  | { readonly type: 'struggleReset'; readonly track: Track }
  | { readonly type: 'unitDefeated'; readonly unit: string }
  | { readonly type: 'turnEnded'; readonly turn: number; readonly player: Player }
  | ({ readonly type: 'matchEnded' } & Result)
