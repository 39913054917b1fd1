import { z } from 'zod'
import { Corner, Count } from '../../vocabulary.ts'
import { PlayerId } from '../players.ts'
import { PHASES } from '../state.ts'
import { CreatureShape, RelicShape, SideShape, TacticShape, TemplateShape } from './things.ts'

const Id = z.string()
const player = z.strictObject({ player: PlayerId })
/** Cards that only their owner sees. */
const OwnCards = z.array(Id).optional().describe('For their owner.')

/** The setup, the turns and the cards, as one reader may see them. */
export const TABLE_EVENT_SHAPES = {
  orderRolled: z.strictObject({ numbers: z.array(Count), winner: PlayerId.nullable() }),
  orderSet: z.strictObject({ order: z.array(PlayerId) }),
  cornerChosen: player.extend({ corner: Corner }),
  sidesSet: z.strictObject({
    sides: z.array(SideShape.extend({ player: PlayerId }).meta({ id: 'SignumMatchSideOf' })),
    order: z.array(PlayerId),
  }),
  stepReached: player.extend({ phase: z.enum(PHASES) }),
  heroPlaced: player.extend({ creature: CreatureShape }),
  cardsDealt: player.extend({ count: Count, cards: OwnCards }),
  handExchanged: player.extend({ count: Count, returned: OwnCards, cards: OwnCards }),
  cardsDiscarded: player.extend({
    cards: z.array(Id),
    why: z.enum(['prosperity', 'handLimit', 'text', 'out']).meta({ id: 'SignumMatchDiscardReason' }),
  }),
  turnStarted: player.extend({ turn: Count, round: Count }),
  cardDrawn: player.extend({ card: Id.optional().describe('For its owner.') }),
  drawMissed: player.extend({ missed: Count }),
  prosperityChanged: player.extend({ by: z.int(), prosperity: Count }),
  buildingDrawn: player.extend({ card: Id.optional().describe('For its owner.') }),
  buildingBuilt: player.extend({ card: Id }),
  constructionSkipped: player,
  buildingsTurned: player.extend({ buildings: z.array(Id) }),
  buildingsUnturned: player.extend({ buildings: z.array(Id) }),
  buildingUsed: player.extend({ card: Id }),
  cardDeclared: player.extend({
    card: Id.optional().describe('For its owner, if it is a tactic.'),
    tactic: z.boolean(),
  }),
  cardCancelled: player.extend({
    card: Id,
    to: z.enum(['graveyard', 'deck', 'hand']).meta({ id: 'SignumMatchZone' }),
  }),
  deckShuffled: player,
  creatureSummoned: player.extend({ creature: CreatureShape }),
  spellResolved: player.extend({ card: Id }),
  relicEquipped: player.extend({ relic: RelicShape }),
  relicDiscarded: player.extend({
    relic: Id,
    why: z.enum(['replaced', 'usedUp', 'broken', 'destroyed']).meta({ id: 'SignumMatchRelicLoss' }),
  }),
  relicUsed: player.extend({ relic: Id, left: Count }),
  tacticPlayed: player.extend({ tactic: TacticShape }),
  tacticRevealed: player.extend({
    card: Id,
    liesOpen: z
      .boolean()
      .exactOptional()
      .describe(
        'Whether it lies open until its text is done. Left out by rules before 2.5.0, which discarded it at once.',
      ),
  }),
  tacticResolved: player.extend({ card: Id }),
  tacticForgotten: player.extend({ card: Id }),
  buildingDestroyed: player.extend({ card: Id, unique: z.boolean() }),
  terrainDestroyed: z.strictObject({ terrain: Id }),
  terrainPlaced: player.extend({ card: Id, template: TemplateShape }),
  turnEnded: player.extend({ turn: Count }),
  drawOffered: player,
  drawWithdrawn: player,
  playerOut: player,
} as const
