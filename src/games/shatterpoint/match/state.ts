import type { Procedure as ProcedureOf } from '../../../contract/match-procedure.ts'
import type { Keyword, Lasting } from '../abilities/ability-effect.ts'
import type { CoverVariant } from '../sight/cover.ts'
import type { AccessGroup } from '../table/access-group.ts'
import type { TerrainPiece } from '../table/battlefield.ts'
import type { Action, UsedAction } from '../turn/action.ts'
import type { ForcePool } from '../turn/force.ts'
import type { Track } from '../victory/track.ts'
import type { Condition, Player, UnitType } from '../vocabulary.ts'
import type { ShatterpointTypes } from './questions.ts'

/** Where a base stands: its centre in millimetres, and the terrain part below it, none on the ground. */
export type Spot = { readonly x: number; readonly y: number; readonly on: string | null }

/** A character of a unit; nowhere before it is deployed and after it was defeated. */
export type CharacterState = { readonly id: string; readonly at: Spot | null }

/** What lies on a unit. Tokens belong to the unit, whichever of its characters was hit. */
export type UnitInMatch = {
  readonly id: string
  /** The unit of the content. */
  readonly card: string
  readonly player: Player
  readonly squad: number
  readonly damage: number
  readonly wounds: number
  readonly injuries: number
  readonly conditions: readonly Condition[]
  /** How many strained tokens it has received so far: so a token is told from an earlier one. */
  readonly strainTokens: number
  readonly hunker: number
  /** The side of its stance card that is face up. */
  readonly stance: string
  readonly defeated: boolean
  readonly characters: readonly CharacterState[]
  /** Tags that abilities have given it; none in matches begun before there were any. */
  readonly gainedTags?: readonly GainedTag[]
}

/** A tag that is not printed on the card of a unit, and how long it has it. */
export type GainedTag = { readonly tag: string; readonly until: Lasting }

export type ObjectiveInMatch = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly on: string | null
  readonly face: 'active' | 'inactive'
  /** The result of a defence die that is printed beside it on the map. */
  readonly dieFace: string | null
  readonly priority: boolean
  readonly controller: Player | null
}

/** The order cards and the Force of a player. Nobody knows the order of the deck, everybody its cards. */
export type PlayerState = {
  readonly deck: readonly string[]
  /** The cards that everybody knows to lie under the deck, in order. */
  readonly under: readonly string[]
  /** Those that everybody knows to lie on top, the first on top; none in matches begun before there were any. */
  readonly over?: readonly string[]
  readonly reserve: string | null
  readonly discard: readonly string[]
  readonly removed: readonly string[]
  readonly revealed: string | null
  /** The Shatterpoint card while another is revealed in its place; nowhere in matches begun before it had one. */
  readonly skipped?: string | null
  readonly force: ForcePool
  readonly missionSet: string
}

/** The struggle that is fought. */
export type StruggleState = {
  readonly number: number
  readonly card: string
  /** From 1; null while its map has to be chosen. */
  readonly map: number | null
  readonly claimedBy: Player | null
}

/** What a focus action still gives a character. */
export type FocusState = {
  readonly character: string
  readonly die: boolean
  readonly impact: number
  readonly sharpshooter: number
}

export const VIAS = ['deck', 'reserve', 'shatterpoint'] as const
/** How a unit came to activate. */
export type Via = (typeof VIAS)[number]

export type ActivationState = {
  readonly unit: string
  readonly via: Via
  readonly used: readonly UsedAction[]
  readonly flipped: boolean
  readonly focus: readonly FocusState[]
  /** The unit became wounded: nothing new begins. */
  readonly isOver: boolean
  /** The types of the enemy units that this unit wounded in it. */
  readonly wounded: readonly UnitType[]
  /** Whether the idle loop was reached: only then actions, abilities and the flip of its stance are open. */
  readonly isOpen: boolean
  /** Steps of abilities that wait for the next attack of a unit. */
  readonly prepared?: readonly Prepared[]
}

/** A step of an ability, by its place from 1, that waits for the next attack of a unit. */
export type Prepared = { readonly unit: string; readonly ability: string; readonly step: number }

/** What is counted per turn, of both players. */
export type TurnState = {
  readonly reserved: boolean
  /** How often each unit used each ability, by `<unit> <ability>`. */
  readonly uses: Readonly<Record<string, number>>
  /** Keywords that units have until the end of the turn; none in matches begun before there were any. */
  readonly keywords?: readonly GainedKeyword[]
}

/** A keyword that an ability has given a unit. */
export type GainedKeyword = { readonly unit: string; readonly name: Keyword; readonly value: number | null }

export const PHASES = ['setup', 'play', 'ended'] as const
export type MatchPhase = (typeof PHASES)[number]

/** How the match ended. */
export type Result = {
  readonly winner: Player | null
  readonly reason: 'twoStruggles' | 'adjudicated'
  readonly by: 'cards' | 'token' | 'momentum' | 'draw' | null
}

/** Terrain that can be laid, by the name under which it is proposed. */
export type Layout = { readonly terrain: readonly TerrainPiece[]; readonly access: readonly AccessGroup[] }

/** What the creator chose, as it is kept. */
export type MatchOptions = {
  readonly coverVariant: CoverVariant
  readonly turnLimit: number
  /** The layout of the creation, as it was drawn. */
  readonly layout: Layout
}

/** A command that waits for an answer. */
export type Procedure = ProcedureOf<ShatterpointTypes>

/** A match of Shatterpoint: plain data. Seat 0 is player A, seat 1 is player B. */
export type ShatterpointState = {
  readonly options: MatchOptions
  readonly phase: MatchPhase
  readonly starter: Player | null
  /** By how many degrees the table was turned, so that the edge of the starting player lies at y = 0. */
  readonly side: number
  readonly mission: string | null
  /** The three struggle cards of each mission set that was brought, the first on top. Hidden from everybody. */
  readonly missionDecks: Readonly<Record<string, readonly string[]>>
  readonly layout: Layout
  readonly proposals: number
  readonly units: readonly UnitInMatch[]
  readonly objectives: readonly ObjectiveInMatch[]
  readonly players: Readonly<Record<Player, PlayerState>>
  readonly struggle: StruggleState | null
  readonly track: Track
  readonly claimed: Readonly<Record<Player, readonly string[]>>
  /** From 1; 0 before the first. */
  readonly turn: number
  readonly active: Player
  readonly thisTurn: TurnState
  readonly activation: ActivationState | null
  /** The action that is being carried out. */
  readonly action: Action | null
  /** How many attacks were made, for their numbers. */
  readonly attacks: number
  readonly result: Result | null
  readonly procedure: Procedure | null
}
