import type { ProcedureEvent as ProcedureEventOf } from '../../../contract/match-procedure.ts'
import type { MarkerSource } from '../damage/marker-piles.ts'
import type { LocustEvent } from '../locust/ai/events.ts'
import type { FigureType, Position } from '../vocabulary.ts'
import type { OrderUse } from './command.ts'
import type { GearsTypes } from './questions.ts'
import type { GearsState, GearsStep } from './state.ts'
import type { WorldEvent } from './world-events.ts'

type Spawned = Extract<LocustEvent, { kind: 'spawned' }>
type Retyped<Event> = Event extends { kind: infer Kind } ? Omit<Event, 'kind'> & { readonly type: Kind } : never

/** What happens to figures on the table: the events of a Locust step, whoever caused them. */
export type TableEvent =
  | Retyped<Exclude<LocustEvent, Spawned>>
  | (Omit<Spawned, 'kind' | 'type'> & { readonly type: 'spawned'; readonly figureType: FigureType })

/** An event of the AI engine as one of the match. */
export function tableEventOf(event: LocustEvent): TableEvent {
  if (event.kind === 'spawned') {
    const { kind, type: figureType, ...rest } = event
    return { type: kind, figureType, ...rest }
  }
  const { kind, ...rest } = event
  return { type: kind, ...rest } as TableEvent
}

/** Why order cards are discarded. */
export type DiscardReason = 'wounds' | 'guard' | 'dodge' | 'follow' | 'special' | 'effect'

/** The course of turns and what players have. */
export type TurnEvent =
  /** The first event: everything that is shuffled and dealt before the map is built. */
  | { readonly type: 'matchSetUp'; readonly state: GearsState }
  | { readonly type: 'cogPlaced'; readonly seat: number; readonly position: Position }
  | { readonly type: 'turnStarted'; readonly seat: number; readonly number: number }
  | { readonly type: 'stepStarted'; readonly step: GearsStep }
  /** Order cards from the top of the deck; known to the seat alone. */
  | { readonly type: 'orderCardsDrawn'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly type: 'cardsDiscarded'
      readonly seat: number
      readonly cards: readonly string[]
      readonly reason: DiscardReason
    }
  /** A pile in its new order, which nobody may see; it has all the discards. */
  | { readonly type: 'decksShuffled'; readonly which: 'orders' | 'weapons'; readonly pile: readonly string[] }
  /** The pile is hidden; the card that is being resolved, if any, lies in the discards. */
  | { readonly type: 'aiDeckRenewed'; readonly pile: readonly number[]; readonly discard?: readonly number[] }
  | { readonly type: 'orderPlayed'; readonly seat: number; readonly card: string; readonly use: OrderUse }
  /** Something takes the place of the order card of the turn. */
  | { readonly type: 'orderReplaced'; readonly seat: number }
  | { readonly type: 'actionTaken'; readonly seat: number; readonly action: number }
  | { readonly type: 'actionSkipped'; readonly seat: number; readonly action: number }
  | { readonly type: 'extraOrderGained'; readonly seat: number }
  | { readonly type: 'extraOrderEnded'; readonly seat: number }
  | { readonly type: 'extraMoveUsed'; readonly seat: number }
  | { readonly type: 'locustStepSkipped' }
  | {
      readonly type: 'specialActionTaken'
      readonly seat: number
      readonly special: 'revive' | 'pickUp' | 'equipment'
    }
  | { readonly type: 'cogRevived'; readonly figure: string; readonly by: string }
  | { readonly type: 'followed'; readonly figure: string; readonly leader: string }
  | { readonly type: 'soloFollowed'; readonly seat: number }
  | { readonly type: 'cardReplaced'; readonly seat: number; readonly card: string }
  | { readonly type: 'grenadeThrown'; readonly figure: string; readonly zone: string }
  | { readonly type: 'holeSealed'; readonly hole: string; readonly zone: string; readonly byGrenade: boolean }
  | {
      readonly type: 'weaponGained'
      readonly seat: number
      readonly weapon: string
      readonly ammo: number
      readonly from: 'box' | 'randomDeck' | 'drawn'
    }
  | { readonly type: 'ammoGained'; readonly seat: number; readonly weapon: string; readonly amount: number }
  | { readonly type: 'grenadesGained'; readonly seat: number; readonly amount: number }
  /** Random weapons are drawn to choose from. */
  | { readonly type: 'weaponsDrawn'; readonly seat: number; readonly weapons: readonly string[] }
  /** A drawn weapon that is not kept. */
  | { readonly type: 'weaponRejected'; readonly seat: number; readonly weapon: string }
  | { readonly type: 'weaponDiscarded'; readonly seat: number; readonly weapon: string }
  /** A dropped weapon is picked up; its marker goes to the discards. */
  | { readonly type: 'markerPickedUp'; readonly seat: number; readonly marker: string }

/** The wound markers; which one it is stays hidden until a death turns it over. */
export type MarkerEvent =
  | {
      readonly type: 'markerPlaced'
      readonly figure: string
      readonly kind: FigureType
      readonly marker: string
      readonly from: MarkerSource
    }
  | {
      readonly type: 'markerTurned'
      readonly figure: string
      readonly kind: FigureType
      readonly marker: string
      readonly from: MarkerSource
      readonly weapon: string | null
    }

/** What a procedure writes down. */
export type PlayEvent = TableEvent | TurnEvent | MarkerEvent | WorldEvent

/** A command that is played out in several parts, because players are asked something. */
export type ProcedureEvent = ProcedureEventOf<GearsTypes>

/** Something that happened in a match: plain data, in the past tense. */
export type GearsEvent = PlayEvent | ProcedureEvent
export type GearsEventType = GearsEvent['type']
