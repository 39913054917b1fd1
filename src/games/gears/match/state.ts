import type { Procedure as ProcedureOf } from '../../../contract/match-procedure.ts'
import type { HeldWeapon, Locust } from '../table/figures.ts'
import type { DroppedWeapon } from '../table/table.ts'
import type { CogStatus, FigureType, Position, Slot } from '../vocabulary.ts'
import type { OrderUse } from './command.ts'
import type { GearsTypes } from './questions.ts'

/** A face-down pile, the top card first, and its discards, the newest last. */
export type CardPiles<Card = string> = { readonly pile: readonly Card[]; readonly discard: readonly Card[] }

/** What one player has. The hand is known to the player alone; its size is the soldier’s health. */
export type PlayerState = {
  /** The character card; it names the soldier’s figure too. */
  readonly character: string
  readonly hand: readonly string[]
  readonly handLimit: number
  readonly weapons: readonly HeldWeapon[]
  readonly grenades: number
  readonly status: CogStatus
  readonly position: Position
}

/** A connected map: its pieces in the order they were laid, and the level that each belongs to. */
export type ChainState = {
  readonly pieces: readonly string[]
  readonly levels: readonly number[]
  /** Whether the first piece is turned so that its entrance meets that of the second. */
  readonly turnFirst: boolean
  /** The pieces that were laid at the exit of a first piece that is turned, and their levels. */
  readonly branch: readonly string[]
  readonly branchLevels: readonly number[]
}

/** A door on the last exit of a map, and the level behind it; null if the next level with cards is meant. */
export type DoorState = { readonly door: string; readonly piece: string; readonly level: number | null }

/** A deck of location cards. */
export type LevelState = { readonly number: number; readonly cards: readonly string[]; readonly isLocked: boolean }

/** A location card that stays in play because of its equipment. */
export type LocationState = { readonly piece: string; readonly isFaceUp: boolean }

/** An order card that is being resolved: whose, how it is used, and the next of its actions; `card` is null before it is played. */
export type OpenOrder = {
  readonly seat: number
  readonly card: string | null
  readonly use: OrderUse
  readonly next: number
}

/** What happened in the turn so far. */
export type TurnState = {
  /** The order cards that are being resolved; the last one first, because one may grant another. */
  readonly orders: readonly OpenOrder[]
  /** Whether the order card of the turn was played. */
  readonly hasPlayed: boolean
  readonly specialActions: readonly ('revive' | 'pickUp' | 'equipment')[]
  /** The soldiers that moved or attacked. */
  readonly noisy: readonly string[]
  /** The soldiers that moved. */
  readonly moved: readonly string[]
  /** Who goes along with whom for the rest of the turn. */
  readonly followers: readonly { readonly figure: string; readonly leader: string }[]
  /** Whether the card that is being resolved spent ammo. */
  readonly ammoSpent: boolean
  readonly soloFollowUsed: boolean
  readonly extraMoveUsed: boolean
  /** How many times the active player’s soldier was moved to another zone. */
  readonly zonesMoved: number
  readonly skipsLocustStep: boolean
  readonly startZone: string
}

/** A turn before anything happened in it. */
export const freshTurn = (startZone: string): TurnState => ({
  orders: [],
  hasPlayed: false,
  specialActions: [],
  noisy: [],
  moved: [],
  followers: [],
  ammoSpent: false,
  soloFollowUsed: false,
  extraMoveUsed: false,
  zonesMoved: 0,
  skipsLocustStep: false,
  startZone,
})

/** A command that waits for an answer. */
export type Procedure = ProcedureOf<GearsTypes>

/** What lies hidden although it once was in the open, and the other way round: who has seen what. */
export type Knowledge = {
  /** Discarded order cards that lie under others and were seen by their player alone, by their place. */
  readonly coveredOrders: readonly { readonly at: number; readonly seat: number }[]
  /** The figures on markers that came from the map, so that everybody knows them. */
  readonly openMarkers: readonly string[]
  /** Discarded markers that nobody turned over, by their place. */
  readonly coveredMarkers: Readonly<Partial<Record<FigureType, readonly number[]>>>
}

export type GearsStep = 'placing' | 'crawl' | 'heal' | 'orders' | 'locust' | 'over'

/** A match of Gears of War: plain data. */
export type GearsState = {
  readonly options: { readonly mission: string; readonly difficulty: string | null; readonly isInsane: boolean }
  /** By seat. */
  readonly players: readonly PlayerState[]
  readonly first: number
  readonly active: number
  readonly turnNumber: number
  readonly step: GearsStep
  readonly turn: TurnState
  readonly chains: readonly ChainState[]
  readonly doors: readonly DoorState[]
  readonly levels: readonly LevelState[]
  readonly locations: readonly LocationState[]
  readonly locust: readonly (Locust & { readonly marker: string | null })[]
  readonly sealedHoles: readonly string[]
  readonly holeTokens: readonly { readonly id: string; readonly zone: string }[]
  readonly droppedWeapons: readonly DroppedWeapon[]
  readonly pool: Readonly<Record<FigureType, number>>
  readonly slots: Readonly<Record<Slot, string | null>>
  readonly orders: CardPiles
  readonly ai: CardPiles<number>
  readonly weapons: CardPiles
  /** Markers that are not under a figure nor on the map. */
  readonly markers: Readonly<
    Record<FigureType, { readonly unused: readonly string[]; readonly discards: readonly string[] }>
  >
  /** Cards that left the game. */
  readonly removed: readonly string[]
  /** Special weapons that are left in the box, by copies. */
  readonly specialWeapons: Readonly<Record<string, number>>
  readonly phase: number
  /** Marks of what happened, for objectives that the table does not show. */
  readonly used: readonly string[]
  /** The highest number that a name of each kind was given, so that no figure takes the name of a dead one. */
  readonly named: Readonly<Record<string, number>>
  readonly result: 'won' | 'lost' | null
  /** For imagining what is hidden; states from before it was kept have none. */
  readonly knowledge?: Knowledge
  readonly procedure: Procedure | null
}

/** The player of a seat that was checked. */
export function playerOf({ players }: Pick<GearsState, 'players'>, seat: number): PlayerState {
  const player = players[seat]
  if (player === undefined) throw new Error(`There is no seat ${seat}.`)
  return player
}
