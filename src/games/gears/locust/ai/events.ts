import type { DroppedWeapon } from '../../table/table.ts'
import type { FigureType, LocustState } from '../../vocabulary.ts'

export const BRANCHES = ['restricted', 'alternative', 'event'] as const
export type Branch = (typeof BRANCHES)[number]

export const REDRAW_REASONS = ['cardSaysSo', 'wouldSpawn', 'drawAnother'] as const
export type RedrawReason = (typeof REDRAW_REASONS)[number]

/** What happened in a Locust activation step. Each is plain data, and a battlefield follows from them alone. */
export type LocustEvent =
  | { kind: 'aiCardDrawn'; card: number }
  | { kind: 'aiCardRedrawn'; card: number; reason: RedrawReason }
  | { kind: 'aiDeckShuffled' }
  | { kind: 'branchTaken'; card: number; branch: Branch; figure: string | null }
  | { kind: 'locustActivated'; figure: string }
  | { kind: 'coverLeft'; figure: string; zone: string; cover: string }
  | { kind: 'figureMoved'; figure: string; from: string; zone: string }
  | { kind: 'coverTaken'; figure: string; zone: string; cover: string }
  | { kind: 'attackDeclared'; figure: string; target: string; attackDice: number; defenceDice: number }
  | { kind: 'attackSkipped'; figure: string }
  | { kind: 'dodged'; figure: string }
  | { kind: 'guarded'; figure: string; target: string; weapon: string }
  | {
      kind: 'diceRolled'
      figure: string
      target: string
      wounds: number
      omens: number
      shields: number
      amount: number
      /** Whether it is a chainsaw: wounds do not count, and an omen kills. */
      chainsaw?: true
    }
  | { kind: 'locustWounded'; figure: string; state: LocustState; amount: number }
  | { kind: 'locustKilled'; figure: string; zone: string }
  | { kind: 'locustHealed'; figure: string }
  | { kind: 'weaponDropped'; marker: DroppedWeapon }
  | { kind: 'markerTaken'; marker: string }
  | { kind: 'cogWounded'; figure: string; amount: number; atRandom: boolean }
  | { kind: 'cogBleeding'; figure: string }
  | { kind: 'cogExecuted'; figure: string }
  | { kind: 'spawned'; figure: string; enemy: string; type: FigureType; zone: string; state: LocustState }
  | { kind: 'spawnFailed'; enemy: string; zone: string }
  | { kind: 'holeOpened'; hole: string; zone: string }
  | { kind: 'tickerBlast'; figure: string; zone: string }
  | { kind: 'ammoDiscarded'; figure: string; weapon: string; amount: number }
  | { kind: 'guardForbidden' }
  | { kind: 'stepEnded' }
