import type { Cell } from '../../../../geometry/grid.ts'
import type { BasicAction } from '../../content/actions.ts'
import type { RingIcon } from '../../content/round-track.ts'
import type { Ring, SideShift } from '../../ring/ring.ts'
import type { Squad } from '../../table/squad.ts'
import type { InteractOption, PartState } from '../activation-state.ts'

/** Rounds, turns, activations and moves. */
export type TurnEvent =
  | { readonly type: 'turnStarted'; readonly turnIndex: number; readonly round: number; readonly squad: Squad }
  | { readonly type: 'activationStarted'; readonly legend: string; readonly ap: number }
  | { readonly type: 'activationEnded'; readonly legend: string }
  | { readonly type: 'turnEnded'; readonly turnIndex: number; readonly squad: Squad }
  /** An action begins: its AP are paid, and its parts may be done in any order. */
  | {
      readonly type: 'actionStarted'
      readonly legend: string
      readonly source: string
      readonly cost: number
      readonly parts: readonly PartState[]
    }
  /** A part of the action that is open was done; what is left of it stays open. */
  | { readonly type: 'partDone'; readonly legend: string; readonly part: BasicAction }
  | { readonly type: 'interactOptionUsed'; readonly legend: string; readonly option: InteractOption }
  | { readonly type: 'actionEnded'; readonly legend: string; readonly source: string }
  | { readonly type: 'moved'; readonly legend: string; readonly path: readonly Cell[]; readonly cost: number }
  /** A Legend comes to stand in a space without moving there: by a card, a push or a zipline. */
  | {
      readonly type: 'placed'
      readonly legend: string
      readonly cell: Cell
      readonly by: 'push' | 'card' | 'ride' | 'swap'
    }
  | { readonly type: 'rushed'; readonly legend: string; readonly card: string; readonly use: 'move' | 'points' }
  | { readonly type: 'respawned'; readonly legend: string; readonly cell: Cell; readonly cost: number }
  /** No beacon has a free space beside it. */
  | { readonly type: 'respawnFailed'; readonly legend: string }
  | { readonly type: 'transitionStarted'; readonly round: number }
  | {
      readonly type: 'featsDrawn'
      readonly legend: string
      readonly count: number
      readonly cards: readonly string[]
      readonly readers: readonly number[]
    }
  | {
      readonly type: 'cooldownTicked'
      readonly by: number
      readonly tokens: readonly { readonly token: string; readonly cooldown: number | null }[]
    }
  | { readonly type: 'roundMarkerMoved'; readonly cell: number; readonly icons: readonly RingIcon[] }
  | {
      readonly type: 'ringShifted'
      readonly card: string
      readonly ring: Ring
      readonly shifts: readonly SideShift[]
    }
  | { readonly type: 'ringCardRevealed'; readonly card: string }
  | { readonly type: 'roundStarted'; readonly round: number; readonly turnIndex: number }
  | { readonly type: 'matchEnded'; readonly winner: Squad | null; readonly rule: string }
