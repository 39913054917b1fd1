import { z } from 'zod'
import { HAND_LIMIT } from '../content/turn.ts'
import { CogStatus, Id, LIMITS, LocustState, Position, Reaction } from '../vocabulary.ts'

/** How many order cards a hand, or tokens a card, may be said to hold. */
const max = { hand: 20, tokens: 99, weapons: 8 } as const

export const HeldWeapon = z
  .strictObject({
    weapon: Id.describe('A weapon card of the content.'),
    ammo: z.int().min(0).max(max.tokens).default(0),
  })
  .meta({ id: 'GearsHeldWeapon' })
export type HeldWeapon = z.infer<typeof HeldWeapon>

export const Cog = z
  .strictObject({
    id: Id,
    character: Id.optional().describe('A character card of the content; its id is the figure’s id if left out.'),
    position: Position,
    status: CogStatus.default('standing'),
    hand: z
      .int()
      .min(0)
      .max(max.hand)
      .default(HAND_LIMIT)
      .describe('Order cards in hand, which are the soldier’s health.'),
    reactions: z
      .array(Reaction)
      .max(max.hand)
      .default([])
      .describe('Reaction icons of cards in hand that the player would discard; none are offered if left out.'),
    weapons: z.array(HeldWeapon).max(max.weapons).default([]),
    grenades: z.int().min(0).max(max.tokens).default(0),
  })
  .describe('A player’s soldier.')
  .meta({ id: 'GearsCog' })
export type Cog = z.infer<typeof Cog>

export const Locust = z
  .strictObject({
    id: Id,
    enemy: Id.describe('An enemy card of the content.'),
    position: Position,
    state: LocustState.default('healthy'),
  })
  .describe('An enemy figure.')
  .meta({ id: 'GearsLocust' })
export type Locust = z.infer<typeof Locust>

export const Cogs = z.array(Cog).max(LIMITS.cogs)
export const LocustFigures = z.array(Locust).max(LIMITS.locust)
