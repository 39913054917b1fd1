import { z } from 'zod'
import { DiceToReport } from '../../../../contract/match-report.ts'
import { Count, Id, Position } from '../../vocabulary.ts'
import { OrderUse } from '../command.ts'
import type { ProcedureEvent, TurnEvent } from '../events.ts'
import type { WorldEvent } from '../world-events.ts'
import { AnsweredQuestion, Question } from './questions.ts'
import { Door, GearsStep, GearsView, SlotEnemies, SpecialAction } from './view.ts'

const nothing = z.strictObject({})
const seat = z.strictObject({ seat: z.int().min(0).max(3) })
const DiscardReason = z
  .enum(['wounds', 'guard', 'dodge', 'follow', 'special', 'effect'])
  .meta({ id: 'GearsDiscardReason' })
const piece = z.strictObject({ piece: Id })
const phase = z.strictObject({ phase: Count, mission: Id.optional() })

/** The course of turns, as one reader may see it: what is in a hand only its player. */
export const TURN_EVENT_SHAPES = {
  matchSetUp: z.strictObject({ state: GearsView }),
  cogPlaced: seat.extend({ position: Position }),
  turnStarted: seat.extend({ number: Count }),
  stepStarted: z.strictObject({ step: GearsStep }),
  orderCardsDrawn: seat.extend({ count: Count, cards: z.array(Id).optional() }),
  cardsDiscarded: seat.extend({
    count: Count,
    top: Id.nullable().describe('The card that lies on top of the discards now.'),
    reason: DiscardReason,
    cards: z.array(Id).optional(),
  }),
  decksShuffled: z.strictObject({
    which: z.enum(['orders', 'weapons']).meta({ id: 'GearsShuffledDeck' }),
    count: Count,
  }),
  aiDeckRenewed: z.strictObject({ count: Count }),
  orderPlayed: seat.extend({ card: Id, use: OrderUse }),
  orderReplaced: seat,
  actionTaken: seat.extend({ action: Count }),
  actionSkipped: seat.extend({ action: Count }),
  extraOrderGained: seat,
  extraOrderEnded: seat,
  extraMoveUsed: seat,
  locustStepSkipped: nothing,
  specialActionTaken: seat.extend({ special: SpecialAction }),
  cogRevived: z.strictObject({ figure: Id, by: Id }),
  followed: z.strictObject({ figure: Id, leader: Id }),
  soloFollowed: seat,
  cardReplaced: seat.extend({ card: Id }),
  grenadeThrown: z.strictObject({ figure: Id, zone: Id }),
  holeSealed: z.strictObject({ hole: Id, zone: Id, byGrenade: z.boolean() }),
  weaponGained: seat.extend({
    weapon: Id,
    ammo: Count,
    from: z.enum(['box', 'randomDeck', 'drawn']).meta({ id: 'GearsWeaponSource' }),
  }),
  ammoGained: seat.extend({ weapon: Id, amount: Count }),
  grenadesGained: seat.extend({ amount: Count }),
  weaponsDrawn: seat.extend({ weapons: z.array(Id) }),
  weaponRejected: seat.extend({ weapon: Id }),
  weaponDiscarded: seat.extend({ weapon: Id }),
  markerPickedUp: seat.extend({ marker: Id }),
} as const satisfies Readonly<Record<TurnEvent['type'], z.ZodObject>>

/** What changes the map, the missions and the decks. */
export const WORLD_EVENT_SHAPES = {
  doorExplored: seat.extend({ door: Id, level: Count }),
  piecesPlaced: z.strictObject({ chain: Count, atFirst: z.boolean(), level: Count, pieces: z.array(Id) }),
  doorPlaced: z.strictObject({ door: Door }),
  locationKept: piece,
  locationDiscarded: piece,
  locationTurned: piece.extend({ isFaceUp: z.boolean() }),
  levelUnlocked: z.strictObject({ level: Count }),
  levelShuffled: z.strictObject({ level: Count, isLocked: z.boolean(), count: Count }),
  sealsRemoved: nothing,
  missionFlipped: phase,
  phaseStarted: phase,
  slotsChanged: z.strictObject({ slots: SlotEnemies }),
  figuresRemoved: z.strictObject({ figures: z.array(Id) }),
  marked: z.strictObject({ mark: z.string() }),
  matchWon: nothing,
  matchLost: nothing,
} as const satisfies Readonly<Record<WorldEvent['type'], z.ZodObject>>

/** A command that stops and asks. */
export const PROCEDURE_EVENT_SHAPES = {
  began: seat.extend({
    name: z.string().describe('The name of the command.'),
    command: z.record(z.string(), z.unknown()).optional().describe('The whole command, for the seat that gave it.'),
  }),
  asked: seat.extend({ decision: Question }),
  answered: seat.extend({ option: z.string().optional(), decision: AnsweredQuestion.optional() }),
  reported: seat.extend({ dice: DiceToReport, faces: z.array(Count) }),
  ended: nothing,
} as const satisfies Readonly<Record<ProcedureEvent['type'], z.ZodObject>>
