import { z } from 'zod'
import { BasicAction } from '../../content/actions.ts'
import { Mode } from '../../content/setup.ts'
import { Ring } from '../../ring/ring.ts'
import { BoardForm } from '../../table/board.ts'
import { Squad } from '../../table/squad.ts'
import { BORDER_SIDES, BorderSide, Cell, Count, Intersection } from '../../vocabulary.ts'
import { INTERACT_OPTIONS } from '../activation-state.ts'
import { Recruitment, TableSide, Windows } from '../options.ts'
import { Automata, Automaton } from './automata.ts'
import { Question } from './questions.ts'

const Id = z.string()
export const Seat = z.int().min(0).max(5)

/** One value for each border of the board. */
const byBorder = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(BORDER_SIDES.map((side) => [side, value])) as Record<BorderSide, Value>)

export const Rewards = byBorder(Id).meta({ id: 'ApexMatchRewards' })
export const Epics = byBorder(Id.nullable()).meta({ id: 'ApexMatchEpics' })

const Worn = z.strictObject({ token: Id, depleted: z.boolean() }).meta({ id: 'ApexMatchWornToken' })
export const Equipment = z
  .strictObject({ helmet: Worn, bodyShield: Worn, emergencyShield: Worn })
  .meta({ id: 'ApexMatchEquipment' })
export const Weapon = z
  .strictObject({
    card: Id,
    ammo: Count,
    attachments: z.array(Id.nullable()).describe('The tokens by the slots of the card, without printed attachments.'),
  })
  .meta({ id: 'ApexMatchWeapon' })
const Pool = z
  .strictObject({ weapons: z.array(Id), tokens: z.array(Id), given: z.array(Id), epics: z.array(Id).optional() })
  .describe('What was drawn for stage 1; what was given by a squadmate is not given again.')
  .meta({ id: 'ApexMatchPool' })

const Legend = z
  .strictObject({
    id: Id,
    seat: Seat.nullable().describe('Null for an enemy Automaton.'),
    squad: Squad,
    where: z
      .enum(['none', 'module', 'board', 'off'])
      .describe('Not placed yet, at a border of the entry module, on the board, or eliminated.')
      .meta({ id: 'ApexMatchWhere' }),
    side: BorderSide.nullable().describe('The border of the entry module.'),
    cell: Cell.nullable(),
    activated: z.boolean(),
    shield: Count,
    shieldMaximum: Count,
    health: Count,
    boxes: Count,
    equipment: Equipment,
    weapons: z.array(Weapon),
    backpack: z.array(Id).nullable().describe('Null where a screen hides it.'),
    backpackSize: Count,
    hand: z.array(Id).nullable().describe('Feat cards; null for the other squad.'),
    handSize: Count,
    deckSize: Count,
    discard: z.array(Id),
    drawn: Count.describe('The cards and tokens of the pool.'),
    pool: Pool.nullable(),
    locked: z.boolean(),
    automaton: Automaton.optional(),
  })
  .meta({ id: 'ApexMatchLegend' })

const AbilityToken = z
  .strictObject({
    id: Id,
    ability: Id,
    legend: Id,
    at: z.enum(['supply', 'inUse', 'initiative', 'cooldown']).meta({ id: 'ApexMatchTokenPlace' }),
    turnIndex: Count.nullable().describe('The turn of the initiative track under which it lies.'),
    cooldown: Count.nullable().describe('The position on the cooldown track.'),
  })
  .meta({ id: 'ApexMatchAbilityToken' })

export const MiniaturePlace = z
  .union([
    z.strictObject({ cell: Cell }),
    z.strictObject({ intersection: Intersection }),
    z.strictObject({ legend: Id }),
  ])
  .meta({ id: 'ApexMatchMiniaturePlace' })
export const Miniature = z
  .strictObject({ id: Id, kind: Id, owner: Id, token: Id, place: MiniaturePlace, rotation: z.int().min(0).max(3) })
  .meta({ id: 'ApexMatchMiniature' })

const Loot = z.strictObject({ id: Id, token: Id, cell: Cell, depleted: z.boolean() }).meta({ id: 'ApexMatchLoot' })

const Activation = z
  .strictObject({
    legend: Id,
    ap: Count,
    shotUsed: z.boolean(),
    rushUsed: z.boolean(),
    rideUsed: z.boolean(),
    lootHandled: z.boolean(),
    diedHere: z.boolean(),
    respawnCost: Count.nullable(),
  })
  .meta({ id: 'ApexMatchActivation' })

export const Part = z
  .strictObject({ part: BasicAction, amount: Count.nullable() })
  .describe('A part of an action: its movement points or the number of objects.')
  .meta({ id: 'ApexMatchActionPart' })
export const InteractOption = z.enum(INTERACT_OPTIONS).meta({ id: 'ApexMatchInteractOption' })
const Action = z
  .strictObject({
    source: Id.describe('A basic action, or the card whose effects are its parts.'),
    parts: z.array(Part),
    done: z.array(BasicAction),
    interacted: z.array(InteractOption),
  })
  .meta({ id: 'ApexMatchAction' })

/** A shoot action that is being resolved. */
export const Shot = z
  .strictObject({
    shooter: Id,
    target: Id,
    weapon: Id,
    distance: Count,
    difficulty: z.int().min(-1000).max(1000),
    enhancement: Id.nullable(),
  })
  .meta({ id: 'ApexMatchShot' })

const Obtained = z
  .strictObject({ legend: Id, tokens: z.array(Id), weapons: z.array(Id), freed: z.array(Id) })
  .meta({ id: 'ApexMatchObtained' })

const bySquad = <Value extends z.ZodType>(value: Value) => z.strictObject({ red: value, blue: value })
const SquadPanel = z.strictObject({ seats: z.array(Seat), legends: z.array(Id) }).meta({ id: 'ApexMatchSquad' })

export const Result = z
  .strictObject({ winner: Squad.nullable().describe('Null for a draw.'), rule: z.string() })
  .meta({ id: 'ApexMatchResult' })

const Stock = z
  .strictObject({ weapons: Count, bins: Count, ring: Count, common: Count, rare: Count, epic: Count })
  .describe('How much is left in the decks and bags.')
  .meta({ id: 'ApexMatchStock' })

/** What a viewer may see of a match. */
export const ApexView = z
  .strictObject({
    options: z
      .strictObject({
        mode: Mode,
        board: BoardForm,
        legends: Recruitment,
        ring: z.boolean(),
        screens: z.boolean(),
        windows: Windows,
      })
      .meta({ id: 'ApexMatchOptions' }),
    sides: z.array(TableSide).describe('By seat.'),
    shares: z.array(Count).describe('How many Legends each seat leads.'),
    phase: z
      .enum(['colour', 'recruit', 'stage1', 'entryPlace', 'enter', 'turn', 'transition', 'ended'])
      .meta({ id: 'ApexMatchPhase' }),
    choosing: TableSide.nullable().describe('The side that chooses its colour.'),
    squads: bySquad(SquadPanel).meta({ id: 'ApexMatchSquads' }),
    points: bySquad(Count).describe('Victory points.').meta({ id: 'ApexMatchPoints' }),
    legends: z.array(Legend).describe('In the order of the panels, Red’s first.'),
    openBins: z.array(Id),
    destroyed: z.array(Id).describe('The pieces of the board that are gone.'),
    loot: z.array(Loot),
    miniatures: z.array(Miniature),
    tokens: z.array(AbilityToken).describe('Tokens under one turn lie in this order.'),
    ring: Ring.nullable(),
    ringCard: Id.nullable(),
    entry: z.strictObject({ rewards: Rewards, epics: Epics }).meta({ id: 'ApexMatchEntryModule' }).nullable(),
    round: Count,
    turnIndex: Count.describe('The squad turns from 0, Red’s of round 1.'),
    trackCell: Count,
    activation: Activation.nullable(),
    action: Action.nullable(),
    obtained: Obtained.nullable(),
    aimTrack: z.array(Id).describe('The Aim cards that lie on the track.'),
    shot: Shot.nullable(),
    stock: Stock,
    result: Result.nullable(),
    automata: Automata.optional(),
    asked: Question.nullable(),
  })
  .meta({ id: 'ApexMatchView' })
