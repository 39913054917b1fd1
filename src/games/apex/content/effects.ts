import { z } from 'zod'
import { ShotEffect } from './shot-effect.ts'

/** The words that feat and ability cards are made of: who is affected, on which condition, and what happens. */

/** Whom an effect is for; “squad” words follow the book's wording (p. 39-40). */
const RECIPIENTS = [
  'self',
  'squadmate',
  'anySquadLegend',
  'eachSquadLegend',
  'shooter',
  'target',
  'enemy',
  'legendsInArea',
  'legendsInZone',
] as const

const CONDITIONS = [
  'targetLower',
  'targetHigher',
  'targetInCover',
  'selfInCover',
  'targetWithinTwo',
  'targetBeyondFive',
  'squadmateRespawning',
  'squadmateEliminated',
  'enemyEliminated',
  'selfDamaged',
  'ringShifted',
] as const
export const Condition = z.enum(CONDITIONS).meta({ id: 'ApexCondition' })
export type Condition = z.infer<typeof Condition>

const small = z.int().min(-50).max(50)
const amount = z.int().min(0).max(50)
const to = z.enum(RECIPIENTS)

/** Everything a card can do, by the name of the effect. */
export const Effect = z.discriminatedUnion('effect', [
  z.strictObject({ effect: z.literal('move'), to, points: amount }),
  z.strictObject({ effect: z.literal('addMovePoints'), to, points: amount }),
  z.strictObject({
    effect: z.literal('shot'),
    to,
    shot: ShotEffect,
    against: z.literal('bearers').exactOptional().describe('Only shots at Legends that bear a miniature of the card.'),
  }),
  z.strictObject({
    effect: z.literal('damage'),
    to,
    amount,
    tag: z.enum(['SHIELD_ONLY', 'HEALTH_ONLY']).nullable(),
  }),
  z.strictObject({ effect: z.literal('recover'), to, health: amount, shield: amount }),
  z.strictObject({ effect: z.literal('push'), to, spaces: amount, collisionDamage: amount }),
  z.strictObject({
    effect: z.literal('draw'),
    to,
    what: z.enum(['feat', 'commonLoot', 'rareLoot', 'epicLoot', 'weapon']),
    count: amount,
  }),
  z.strictObject({ effect: z.literal('ammo'), to, by: small }),
  z.strictObject({ effect: z.literal('placeMiniature'), to, miniature: z.string() }),
  z.strictObject({ effect: z.literal('attachMiniature'), to, miniature: z.string(), upTo: amount }),
  z.strictObject({ effect: z.literal('cooldown'), to, by: small }),
  z.strictObject({ effect: z.literal('respawnCost'), to, ap: amount }),
  z.strictObject({ effect: z.literal('extraAction'), to, action: z.enum(['interact', 'use', 'melee', 'destroy']) }),
  z.strictObject({ effect: z.literal('teleport'), to, range: amount }),
  z.strictObject({ effect: z.literal('swapPlaces'), to, range: amount }),
  z.strictObject({ effect: z.literal('cancel'), to, what: z.enum(['damage', 'reaction', 'attack']) }),
])
export type Effect = z.infer<typeof Effect>

/** When a card action is played (p. 34, 40). */
const CARD_ACTION_KINDS = ['free', 'special', 'shotEnhancement', 'reaction', 'instant'] as const
export const CardActionKind = z.enum(CARD_ACTION_KINDS).meta({ id: 'ApexCardActionKind' })
export type CardActionKind = z.infer<typeof CardActionKind>

const REACTION_WINDOWS = ['beforeShot', 'afterShot'] as const
export const ReactionWindow = z.enum(REACTION_WINDOWS).meta({ id: 'ApexReactionWindow' })
export type ReactionWindow = z.infer<typeof ReactionWindow>

/** The keywords of a reaction. */
export const Reaction = z
  .strictObject({
    squad: z.boolean().describe('Playable for a squadmate too, not only when oneself is the target.'),
    window: ReactionWindow,
  })
  .meta({ id: 'ApexReaction' })
export type Reaction = z.infer<typeof Reaction>

/** What a card does when it is played; its effects are joined by “and”: partly or entirely, in any order. */
export const CardAction = z
  .strictObject({
    kind: CardActionKind,
    ap: z.int().min(0).max(2),
    reaction: Reaction.nullable(),
    condition: Condition.nullable(),
    effects: z.array(Effect),
  })
  .refine(({ kind, reaction }) => (kind === 'reaction') === (reaction !== null), {
    path: ['reaction'],
    error: 'A reaction has keywords, and nothing else has.',
  })
  .refine(({ kind, condition }) => kind !== 'instant' || condition !== null, {
    path: ['condition'],
    error: 'An instant waits for something.',
  })
export type CardAction = z.infer<typeof CardAction>

export type Recipient = (typeof RECIPIENTS)[number]

const action = (kind: CardActionKind, more: Partial<CardAction>, effects: readonly Effect[]): CardAction => ({
  kind,
  ap: 0,
  reaction: null,
  condition: null,
  ...more,
  effects: [...effects],
})

export const free = (...effects: readonly Effect[]) => action('free', {}, effects)
export const special = (ap: 1 | 2, ...effects: readonly Effect[]) => action('special', { ap }, effects)
export const enhancement = (...effects: readonly Effect[]) => action('shotEnhancement', {}, effects)
export const instant = (condition: Condition, ...effects: readonly Effect[]) =>
  action('instant', { condition }, effects)
export const before = (...effects: readonly Effect[]) => reacting('beforeShot', false, effects)
export const after = (...effects: readonly Effect[]) => reacting('afterShot', false, effects)
export const beforeForSquad = (...effects: readonly Effect[]) => reacting('beforeShot', true, effects)
export const afterForSquad = (...effects: readonly Effect[]) => reacting('afterShot', true, effects)

const reacting = (window: ReactionWindow, squad: boolean, effects: readonly Effect[]) =>
  action('reaction', { reaction: { squad, window } }, effects)

/** Short ways to write the effects that many cards share. */
export const move = (points: number, to: Recipient = 'self'): Effect => ({ effect: 'move', to, points })
export const shot = (effect: ShotEffect, to: Recipient = 'self'): Effect => ({ effect: 'shot', to, shot: effect })
export const shotAtBearers = (effect: ShotEffect): Effect => ({
  effect: 'shot',
  to: 'self',
  shot: effect,
  against: 'bearers',
})
export const harder = (difficulty: number): Effect => shot({ difficulty }, 'shooter')
export const recover = (health: number, shield: number, to: Recipient = 'self'): Effect => ({
  effect: 'recover',
  to,
  health,
  shield,
})
export const hurt = (amount: number, to: Recipient, tag: 'SHIELD_ONLY' | 'HEALTH_ONLY' | null = null): Effect => ({
  effect: 'damage',
  to,
  amount,
  tag,
})
export const drawn = (what: Extract<Effect, { effect: 'draw' }>['what'], count: number): Effect => ({
  effect: 'draw',
  to: 'self',
  what,
  count,
})
