import { z } from 'zod'
import { DroppedWeapon, HoleToken } from '../../table/table.ts'
import { byFigureType, CogStatus, Count, Id, LocustState, Reaction } from '../../vocabulary.ts'
import { OrderUse } from '../command.ts'
import { Question } from './questions.ts'

const Text = z.strictObject({ en: z.string(), es: z.string() }).meta({ id: 'GearsText' })
const Seat = z.int().min(0).max(3)
const Place = z
  .strictObject({ zone: z.string().describe('Empty before the figure is placed.'), cover: Id.optional() })
  .meta({ id: 'GearsMatchPosition' })

export const GearsStep = z.enum(['placing', 'crawl', 'heal', 'orders', 'locust', 'over']).meta({ id: 'GearsMatchStep' })
export const SlotEnemies = z
  .strictObject({ A: Id.nullable(), B: Id.nullable(), C: Id.nullable() })
  .meta({ id: 'GearsSlotEnemies' })
export const SpecialAction = z.enum(['revive', 'pickUp', 'equipment']).meta({ id: 'GearsMatchSpecialAction' })
export const Door = z
  .strictObject({ door: Id, piece: Id, level: Count.nullable().describe('Null for the next level with cards.') })
  .meta({ id: 'GearsMatchDoor' })

const HeldWeapon = z.strictObject({ weapon: Id, ammo: Count }).meta({ id: 'GearsMatchWeapon' })

const Player = z
  .strictObject({
    character: Id.describe('The character card; it names the soldier’s figure too.'),
    hand: z.array(Id).nullable().describe('The order cards in hand; null for other players.'),
    handSize: Count.describe('The size of the hand, which is the soldier’s health.'),
    handLimit: Count,
    weapons: z.array(HeldWeapon),
    grenades: Count,
    status: CogStatus,
    position: Place,
  })
  .meta({ id: 'GearsMatchPlayer' })

const Mission = z
  .strictObject({
    id: Id,
    name: Text,
    phase: Count,
    phases: Count,
    objective: Text.describe('What the mission asks for now.'),
    rules: z.array(Text),
  })
  .meta({ id: 'GearsMatchMission' })

const OrderCard = z.strictObject({ name: Text, icon: Reaction, actions: z.array(Text) })

const Turn = z
  .strictObject({
    orders: z
      .array(
        z.strictObject({ seat: Seat, card: Id.nullable(), use: OrderUse, next: Count }).meta({ id: 'GearsOpenOrder' }),
      )
      .describe('The order cards that are being resolved, the newest last.'),
    hasPlayed: z.boolean(),
    specialActions: z.array(SpecialAction),
    noisy: z.array(Id),
    moved: z.array(Id),
    followers: z.array(z.strictObject({ figure: Id, leader: Id }).meta({ id: 'GearsFollower' })),
    ammoSpent: z.boolean(),
    soloFollowUsed: z.boolean(),
    extraMoveUsed: z.boolean(),
    zonesMoved: Count,
    skipsLocustStep: z.boolean(),
    startZone: z.string(),
  })
  .meta({ id: 'GearsMatchTurn' })

const Chain = z
  .strictObject({
    pieces: z.array(Id),
    levels: z.array(Count),
    turnFirst: z.boolean(),
    branch: z.array(Id),
    branchLevels: z.array(Count),
  })
  .describe('A connected map: its pieces in the order they were laid.')
  .meta({ id: 'GearsMatchMap' })

const pile = { pile: Count, discards: Count }
const Piles = z
  .strictObject({ ...pile, top: Id.nullable().describe('The card on top of the discards.') })
  .meta({ id: 'GearsPiles' })
const AiPiles = z
  .strictObject({
    ...{ ...pile, top: Count.nullable() },
    card: z.strictObject({ name: Text, text: Text }).nullable().describe('What the card on top of the discards says.'),
  })
  .meta({ id: 'GearsAiPiles' })
const MarkerPiles = z.strictObject({ unused: Count, discards: Count }).meta({ id: 'GearsMarkerPiles' })
const MatchLocust = z
  .strictObject({ id: Id, enemy: Id, position: Place, state: LocustState })
  .meta({ id: 'GearsMatchLocust' })

/** What a viewer may see of a match. */
export const GearsView = z
  .strictObject({
    options: z
      .strictObject({ mission: Id, difficulty: z.string().nullable(), isInsane: z.boolean() })
      .meta({ id: 'GearsMatchOptions' }),
    mission: Mission,
    cards: z.record(Id, OrderCard).describe('What the order cards say that the viewer sees, by id.'),
    players: z.array(Player).describe('By seat.'),
    first: Seat,
    active: Seat,
    turnNumber: Count,
    step: GearsStep,
    turn: Turn,
    chains: z.array(Chain),
    doors: z.array(Door),
    locations: z.array(z.strictObject({ piece: Id, isFaceUp: z.boolean() }).meta({ id: 'GearsMatchLocation' })),
    levels: z.array(
      z.strictObject({ number: Count, cards: Count, isLocked: z.boolean() }).meta({ id: 'GearsMatchLevel' }),
    ),
    locust: z.array(MatchLocust),
    sealedHoles: z.array(Id),
    holeTokens: z.array(HoleToken),
    droppedWeapons: z.array(DroppedWeapon),
    pool: z.strictObject(byFigureType(() => Count)).meta({ id: 'GearsFigurePool' }),
    slots: SlotEnemies,
    orders: Piles,
    ai: AiPiles,
    weapons: Piles,
    markers: z.strictObject(byFigureType(() => MarkerPiles)).meta({ id: 'GearsMatchMarkers' }),
    removed: z.array(Id),
    specialWeapons: z.record(Id, Count).describe('Special weapons that are left in the box, by copies.'),
    phase: Count,
    used: z.array(z.string()),
    result: z.enum(['won', 'lost']).meta({ id: 'GearsMatchResult' }).nullable(),
    asked: Question.extend({ seat: Seat }).meta({ id: 'GearsAskedQuestion' }).nullable(),
  })
  .meta({ id: 'GearsMatchView' })
