import type { Procedure as ProcedureOf } from '../../../contract/match-procedure.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { EquipmentSlot } from '../content/equipment.ts'
import type { Mode } from '../content/setup.ts'
import type { Ring } from '../ring/ring.ts'
import type { BoardForm } from '../table/board.ts'
import type { Squad } from '../table/squad.ts'
import type { BorderSide, Intersection } from '../vocabulary.ts'
import type { ActionState, ActivationState } from './activation-state.ts'
import type { AutomataState, AutomatonState } from './automata/state.ts'
import type { CombatState } from './combat-state.ts'
import type { Highlight } from './picture/highlight.ts'
import type { ApexTypes } from './questions.ts'

/** A side of the table before the colours are known; seats belong to sides, and a side becomes a squad. */
export type TableSide = 'A' | 'B'

/** Where a Legend is: not in play yet, at a border of the entry module, in a space, or eliminated. */
export type Where = 'none' | 'off' | { readonly side: BorderSide } | { readonly cell: Cell }

/** A token in an equipment slot, with the face that shows. */
export type Worn = { readonly token: string; readonly depleted: boolean }

/** A weapon in its slot; the attachments are tokens by the slot of the card, without the printed ones. */
export type WeaponState = {
  readonly card: string
  readonly ammo: number
  readonly attachments: readonly (string | null)[]
}

/** What a Legend drew for stage 1; `given` came from a squadmate and is not given again. */
export type Pool = {
  readonly weapons: readonly string[]
  readonly tokens: readonly string[]
  readonly given: readonly string[]
  /** Solo and in co-op: the epic tokens of which one is kept; none once it was chosen. */
  readonly epics?: readonly string[]
}

/** What one Legend has. Hand, feat deck, backpack and pool are known to its squad alone. */
export type LegendState = {
  readonly id: string
  /** The seat that leads it; null for an enemy Automaton. */
  readonly seat: number | null
  readonly squad: Squad
  readonly where: Where
  readonly activated: boolean
  readonly shield: number
  readonly health: number
  readonly boxes: number
  readonly equipment: Readonly<Record<EquipmentSlot, Worn>>
  readonly weapons: readonly WeaponState[]
  readonly backpack: readonly string[]
  /** The tokens of the backpack that came into it openly, for imagining what is hidden. */
  readonly openTokens: readonly string[]
  /** The feats that were not drawn; they lie in no order, and one is drawn by chance. */
  readonly deck: readonly string[]
  readonly hand: readonly string[]
  readonly discard: readonly string[]
  readonly pool: Pool | null
  readonly locked: boolean
  /** What an Automaton has; players’ Legends have none. */
  readonly automaton?: AutomatonState
}

/** Where an ability token is; `inUse` until what it was taken for is over. */
export type TokenPlace = 'supply' | 'inUse' | { readonly turnIndex: number } | { readonly cooldown: number }

/** An ability token. Tokens under one turn of the initiative track lie in the order of this list. */
export type AbilityToken = {
  readonly id: string
  readonly ability: string
  readonly legend: string
  readonly at: TokenPlace
}

/** Where a miniature stands, or to whom it is attached. */
export type MiniaturePlace =
  | { readonly cell: Cell }
  | { readonly intersection: Intersection }
  | { readonly legend: string }

/** A miniature or marker on the board; those in supply are not listed. */
export type Miniature = {
  readonly id: string
  readonly kind: string
  readonly owner: string
  /** The ability token that put it there. */
  readonly token: string
  readonly place: MiniaturePlace
  readonly rotation: number
}

/** A loot token in a space. */
export type LootState = {
  readonly id: string
  readonly token: string
  readonly cell: Cell
  readonly depleted: boolean
}

/** What a Legend has obtained and not yet dealt with. */
export type Obtained = {
  readonly legend: string
  readonly tokens: readonly string[]
  /** Weapon cards of which one is kept, or the one that was chosen. */
  readonly weapons: readonly string[]
  /** Attachments of a weapon that was just discarded. */
  readonly freed: readonly string[]
}

/** The entry module of stage 2. */
export type EntryModule = {
  readonly rewards: Readonly<Record<BorderSide, string>>
  readonly epics: Readonly<Record<BorderSide, string | null>>
}

/** What left the game. Which weapons and tokens of the pools were left over is known to their squad alone. */
export type Removed = {
  readonly weapons: readonly string[]
  readonly tokens: readonly string[]
  readonly bins: readonly string[]
  readonly rewards: readonly string[]
  /** The leftovers of stage 1 by squad. */
  readonly leftovers: Readonly<
    Record<Squad, { readonly weapons: readonly string[]; readonly tokens: readonly string[] }>
  >
}

/** Decks and bags. Nobody knows an order, so none is kept: a card or token is drawn by chance when it is drawn. */
export type Stock = {
  readonly weapons: readonly string[]
  readonly bins: readonly string[]
  readonly ring: readonly string[]
  readonly common: readonly string[]
  readonly rare: readonly string[]
  readonly epic: readonly string[]
}

/** A squad: its seats, the lowest first, and its Legends in the order of their panels. */
export type SquadState = { readonly seats: readonly number[]; readonly legends: readonly string[] }

export type ApexPhase = 'colour' | 'recruit' | 'stage1' | 'entryPlace' | 'enter' | 'turn' | 'transition' | 'ended'

/** How the match ended. */
export type Result = { readonly winner: Squad | null; readonly rule: string }

/** What the creator chose, as it is kept. */
export type MatchOptions = {
  readonly mode: Mode
  readonly board: BoardForm
  readonly legends: 'introductory' | 'draft' | 'random'
  readonly ring: boolean
  readonly screens: boolean
  readonly windows: 'fair' | 'quick'
}

/** A command that waits for an answer. */
export type Procedure = ProcedureOf<ApexTypes>

/** A match of Apex Legends: plain data. */
export type ApexState = {
  readonly options: MatchOptions
  /** By seat. */
  readonly sides: readonly TableSide[]
  /** How many Legends each seat leads. */
  readonly shares: readonly number[]
  readonly phase: ApexPhase
  /** The side that chooses its colour, in phase `colour`. */
  readonly choosing: TableSide | null
  readonly squads: Readonly<Record<Squad, SquadState>>
  /** The seats that have given up; left out as long as none has. */
  readonly conceded?: readonly number[]
  /** In the order of the panels, Red’s first. */
  readonly legends: readonly LegendState[]
  readonly openBins: readonly string[]
  /** The pieces of the board that were destroyed, by their ids; left out until one was. */
  readonly destroyed?: readonly string[]
  readonly loot: readonly LootState[]
  /** How many loot tokens were laid on the board so far, for their names. */
  readonly lootCount: number
  readonly miniatures: readonly Miniature[]
  readonly tokens: readonly AbilityToken[]
  readonly ring: Ring | null
  readonly ringCard: string | null
  readonly stock: Stock
  readonly removed: Removed
  readonly entry: EntryModule | null
  /** From 1; 0 before stage 3. */
  readonly round: number
  /** The squad turns from 0, Red’s of round 1. */
  readonly turnIndex: number
  /** The cell of the round track, from 0. */
  readonly trackCell: number
  readonly activation: ActivationState | null
  readonly action: ActionState | null
  readonly obtained: Obtained | null
  readonly combat: CombatState
  /** Where the last thing happened on the board, for pictures; left out until something has. */
  readonly highlight?: Highlight
  readonly result: Result | null
  readonly procedure: Procedure | null
  /** Solo and in co-op: what all Automata share. */
  readonly automata?: AutomataState
}
