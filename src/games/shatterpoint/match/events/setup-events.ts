import type { AttackRoll } from '../../dice/roll.ts'
import type { Player } from '../../vocabulary.ts'
import type { Layout, ObjectiveInMatch, ShatterpointState, Spot } from '../state.ts'

/** The preparations, from the teams to the first struggle card. */
export type SetupEvent =
  | { readonly type: 'matchSetUp'; readonly state: ShatterpointState }
  | {
      readonly type: 'startingPlayerRolled'
      readonly A: AttackRoll
      readonly B: AttackRoll
      readonly starts: Player | null
    }
  | { readonly type: 'startingPlayerFound'; readonly player: Player }
  | { readonly type: 'edgeChosen'; readonly player: Player; readonly side: number }
  | { readonly type: 'missionChosen'; readonly player: Player; readonly mission: string }
  | { readonly type: 'objectivesPlaced'; readonly objectives: readonly ObjectiveInMatch[] }
  | { readonly type: 'terrainProposed'; readonly player: Player; readonly name: string; readonly layout: Layout }
  | { readonly type: 'terrainPlaced'; readonly layout: Layout }
  | { readonly type: 'objectiveRaised'; readonly objective: string; readonly on: string }
  | {
      readonly type: 'charDeployed'
      readonly character: string
      readonly player: Player
      readonly squad: number
      readonly at: Spot
    }
  | { readonly type: 'squadTakenUp'; readonly player: Player; readonly squad: number }
  | { readonly type: 'stanceChosen'; readonly unit: string; readonly stance: string }
  | { readonly type: 'struggleRevealed'; readonly number: number; readonly card: string }
  | {
      readonly type: 'struggleStarted'
      readonly number: number
      readonly card: string
      readonly map: number
      readonly active: readonly { readonly objective: string; readonly face: string | null }[]
    }
