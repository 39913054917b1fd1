import { z } from 'zod'
import { Keyword, Lasting } from '../../abilities/ability-effect.ts'
import { CoverVariant } from '../../sight/cover.ts'
import { AccessGroup } from '../../table/access-group.ts'
import { TerrainPiece } from '../../table/battlefield.ts'
import { Action } from '../../turn/action.ts'
import { Condition, Count, Millimetres, Player, UnitType } from '../../vocabulary.ts'
import { PHASES, VIAS } from '../state.ts'
import { Question } from './questions.ts'

const Id = z.string()

export const Spot = z
  .strictObject({ x: Millimetres, y: Millimetres, on: Id.nullable().describe('The terrain part; null on the ground.') })
  .meta({ id: 'ShatterpointMatchSpot' })

export const LayoutShape = z
  .strictObject({ terrain: z.array(TerrainPiece), access: z.array(AccessGroup) })
  .meta({ id: 'ShatterpointMatchLayout' })

const Character = z.strictObject({ id: Id, at: Spot.nullable() }).meta({ id: 'ShatterpointMatchCharacter' })

const GainedTag = z.strictObject({ tag: Id, until: Lasting }).meta({ id: 'ShatterpointMatchTag' })

const Unit = z
  .strictObject({
    id: Id,
    card: Id.describe('The unit of the content.'),
    player: Player,
    squad: z.int().min(1).max(2),
    damage: Count,
    wounds: Count,
    injuries: Count,
    conditions: z.array(Condition),
    strainTokens: Count.describe('How many strained tokens it has received so far.'),
    hunker: Count,
    stance: Id,
    defeated: z.boolean(),
    characters: z.array(Character),
    gainedTags: z.array(GainedTag).describe('Tags that abilities have given it.'),
  })
  .meta({ id: 'ShatterpointMatchUnit' })

export const ObjectiveShape = z
  .strictObject({
    id: Id,
    x: Millimetres,
    y: Millimetres,
    on: Id.nullable(),
    face: z.enum(['active', 'inactive']).meta({ id: 'ShatterpointMatchFace' }),
    dieFace: Id.nullable(),
    priority: z.boolean(),
    controller: Player.nullable(),
  })
  .meta({ id: 'ShatterpointMatchObjective' })

const Force = z.strictObject({ total: Count, ready: Count }).meta({ id: 'ShatterpointMatchForce' })

const Cards = z
  .strictObject({
    deckSize: Count,
    deckCards: z.array(Id).describe('The cards of the deck by name; nobody knows their order.'),
    under: z.array(Id).describe('Cards that everybody knows to lie under the deck.'),
    over: z.array(Id).describe('Cards that everybody knows to lie on top of the deck.'),
    reserve: Id.nullable(),
    discard: z.array(Id),
    removed: z.array(Id),
    revealed: Id.nullable(),
    skipped: Id.nullable().describe('The Shatterpoint card while another one is revealed in its place.'),
    force: Force,
    missionSet: Id,
  })
  .meta({ id: 'ShatterpointMatchCards' })

const both = <Value extends z.ZodType>(value: Value) => z.strictObject({ A: value, B: value })

export const TrackShape = z
  .strictObject({
    token: z.int().min(-8).max(8).describe('Positive on the half of A.'),
    momentum: both(Count).meta({ id: 'ShatterpointMatchMomentum' }),
  })
  .meta({ id: 'ShatterpointMatchTrack' })

const Struggle = z
  .strictObject({ number: Count, card: Id, map: Count.nullable(), claimedBy: Player.nullable() })
  .meta({ id: 'ShatterpointMatchStruggle' })

export const FocusShape = z
  .strictObject({ character: Id, die: z.boolean(), impact: Count, sharpshooter: Count })
  .describe('What a focus action still gives a character.')
  .meta({ id: 'ShatterpointMatchFocus' })

export const ViaShape = z.enum(VIAS).meta({ id: 'ShatterpointMatchVia' })

export const PreparedShape = z
  .strictObject({ unit: Id, ability: Id, step: Count })
  .describe('A step of an ability, by its place from 1, that waits for the next attack of the unit.')
  .meta({ id: 'ShatterpointMatchPrepared' })

const Activation = z
  .strictObject({
    unit: Id,
    via: ViaShape,
    used: z.array(z.strictObject({ action: Action, granted: z.boolean() }).meta({ id: 'ShatterpointMatchUsedAction' })),
    flipped: z.boolean(),
    focus: z.array(FocusShape),
    isOver: z.boolean(),
    wounded: z.array(UnitType),
    isOpen: z.boolean(),
    prepared: z.array(PreparedShape),
  })
  .meta({ id: 'ShatterpointMatchActivation' })

const Uses = z
  .strictObject({ name: Id.describe('The unit and the ability.'), times: Count })
  .meta({ id: 'ShatterpointMatchUses' })

const GainedKeyword = z
  .strictObject({ unit: Id, name: Keyword, value: Count.nullable() })
  .meta({ id: 'ShatterpointMatchKeyword' })

export const ResultShape = z
  .strictObject({
    winner: Player.nullable(),
    reason: z.enum(['twoStruggles', 'adjudicated']).meta({ id: 'ShatterpointMatchReason' }),
    by: z.enum(['cards', 'token', 'momentum', 'draw']).nullable().meta({ id: 'ShatterpointMatchBasis' }),
  })
  .meta({ id: 'ShatterpointMatchResult' })

/** What a viewer may see of a match. */
export const ShatterpointView = z
  .strictObject({
    options: z
      .strictObject({ coverVariant: CoverVariant, turnLimit: Count, layout: LayoutShape })
      .meta({ id: 'ShatterpointMatchKeptOptions' }),
    phase: z.enum(PHASES).meta({ id: 'ShatterpointMatchPhase' }),
    starter: Player.nullable(),
    side: Count.describe('By how many degrees the table was turned.'),
    mission: Id.nullable(),
    layout: LayoutShape,
    proposals: Count,
    units: z.array(Unit),
    objectives: z.array(ObjectiveShape),
    players: both(Cards).meta({ id: 'ShatterpointMatchPlayers' }),
    struggle: Struggle.nullable(),
    track: TrackShape,
    claimed: both(z.array(Id)).meta({ id: 'ShatterpointMatchClaimed' }),
    turn: Count,
    active: Player,
    reserved: z.boolean().describe('Whether a card was reserved this turn.'),
    keywords: z.array(GainedKeyword).describe('Keywords that units have until the end of the turn.'),
    uses: z.array(Uses).describe('Abilities that were used this turn.'),
    activation: Activation.nullable(),
    action: Action.nullable(),
    attacks: Count,
    result: ResultShape.nullable(),
    asked: Question.nullable(),
  })
  .meta({ id: 'ShatterpointMatchView' })
