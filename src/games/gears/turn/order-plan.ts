import { z } from 'zod'
import { ownCardsField } from '../content/own/own-cards.ts'
import { HAND_LIMIT, MAX_PLAYERS } from '../content/turn.ts'
import { CogStatus, Id } from '../vocabulary.ts'

/** The largest plan and hand that may be asked about. */
const max = { steps: 40, hand: 20, drawn: 4 } as const

const ORDER_OPTIONS = ['printed', 'move', 'attack'] as const
export const OrderOption = z.enum(ORDER_OPTIONS).meta({ id: 'GearsOrderOption' })
export type OrderOption = z.infer<typeof OrderOption>

const SPECIAL_ACTIONS = ['revive', 'pickUp', 'equipment'] as const
export const SpecialAction = z.enum(SPECIAL_ACTIONS).meta({ id: 'GearsSpecialAction' })
export type SpecialAction = z.infer<typeof SpecialAction>

const card = Id.describe('An order card of the content, with its icon.')
const unnamed = card.optional().describe('An order card in hand; one of the unnamed cards if left out.')

const Special = z
  .strictObject({
    kind: SpecialAction,
    pay: unnamed,
    target: Id.optional().describe('The COG, the dropped weapon or the location.'),
    inZone: z.boolean().default(true).describe('Whether that is in the soldier’s zone at this moment.'),
  })
  .meta({ id: 'GearsSpecialStep' })
export type Special = z.infer<typeof Special>

const Play = z.strictObject({ card: unnamed, option: OrderOption.default('printed') }).meta({ id: 'GearsPlayStep' })
export type Play = z.infer<typeof Play>

const Act = z
  .strictObject({
    action: z.int().min(1).max(4).default(1).describe('As printed on the card, counted from 1; a basic use is 1.'),
    part: z
      .enum(['whole', 'begin', 'end'])
      .default('whole')
      .describe('An action that something interrupts is begun and ended in steps of their own.')
      .meta({ id: 'GearsActionPart' }),
    drawn: z.array(card).max(max.drawn).default([]).describe('Order cards that the action lets the player draw.'),
    chosen: Id.optional().describe('The COG or player that the action is for.'),
    ammoSpent: z.boolean().default(false).describe('Whether an attack of this action spent ammo.'),
  })
  .meta({ id: 'GearsActStep' })
export type Act = z.infer<typeof Act>

const Explore = z.strictObject({ door: Id }).meta({ id: 'GearsExploreStep' })
const SoloReplace = z.strictObject({ card, drawn: card }).meta({ id: 'GearsSoloReplaceStep' })
export type SoloReplace = z.infer<typeof SoloReplace>
const SoloFollow = z.strictObject({ card: unnamed }).meta({ id: 'GearsSoloFollowStep' })
export type SoloFollow = z.infer<typeof SoloFollow>

export const OrderStep = z
  .union([
    z.strictObject({ special: Special }),
    z.strictObject({ play: Play }),
    z.strictObject({ act: Act }),
    z.strictObject({ explore: Explore }),
    z.strictObject({ soloReplace: SoloReplace }),
    z.strictObject({ soloFollow: SoloFollow }),
  ])
  .meta({ id: 'GearsOrderStep' })
export type OrderStep = z.infer<typeof OrderStep>

const OrderHand = z
  .strictObject({
    cards: z.array(card).max(max.hand).default([]),
    others: z.int().min(0).max(max.hand).default(0).describe('Further cards in hand that are not named.'),
  })
  .meta({ id: 'GearsOrderHand' })

/** What a player wants to do in the orders step. */
export const OrderPlan = z
  .strictObject({
    cog: Id.default('you'),
    status: CogStatus.default('standing'),
    players: z.int().min(1).max(MAX_PLAYERS).default(MAX_PLAYERS),
    hand: OrderHand,
    limit: z.int().min(1).max(max.hand).default(HAND_LIMIT).describe('The hand limit of the character.'),
    steps: z.array(OrderStep).max(max.steps),
    ...ownCardsField,
  })
  .meta({ id: 'GearsOrderCheckInput' })
export type OrderPlan = z.infer<typeof OrderPlan>
