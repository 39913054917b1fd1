import { z } from 'zod'

/** What order cards and equipment let a soldier do. */
const CARD_EFFECTS = [
  'move',
  'attack',
  'freeAttack',
  'heavyAttack',
  'draw',
  'extraOrder',
  'ammo',
  'grenades',
  'drawWeapons',
  'gainWeapon',
  'takeCover',
  'takeHeldCover',
  'lure',
  'skipLocustStep',
  'relocate',
  'unlock',
] as const
export const CardEffectKind = z.enum(CARD_EFFECTS).meta({ id: 'GearsCardEffectKind' })
export type CardEffectKind = z.infer<typeof CardEffectKind>

/** Whom an effect is for. */
const EFFECT_RECIPIENTS = ['you', 'another', 'cogInZone', 'everyCog'] as const
export const EffectRecipient = z.enum(EFFECT_RECIPIENTS).meta({ id: 'GearsCardEffectRecipient' })
export type EffectRecipient = z.infer<typeof EffectRecipient>

export const CardEffect = z
  .strictObject({
    does: CardEffectKind,
    amount: z
      .int()
      .min(0)
      .max(20)
      .nullable()
      .describe('Zones of a move, dice of an attack, cards, tokens or wounds; null if the effect has no number.'),
    who: EffectRecipient.nullable(),
    weapon: z.string().max(80).nullable(),
    keep: z.int().min(0).max(5).nullable().describe('Weapon cards kept of those drawn.'),
    ammo: z.int().min(0).max(20).nullable().describe('Ammo tokens on the weapon that is gained.'),
    onlyIf: z.enum(['ammoSpent', 'startedTurnHere']).meta({ id: 'GearsCardEffectCondition' }).nullable(),
  })
  .describe('One thing that a card lets a soldier do.')
  .meta({ id: 'GearsCardEffect' })
export type CardEffect = z.infer<typeof CardEffect>

const effect = (does: CardEffectKind, more: Partial<Omit<CardEffect, 'does'>> = {}): CardEffect => ({
  does,
  amount: null,
  who: null,
  weapon: null,
  keep: null,
  ammo: null,
  onlyIf: null,
  ...more,
})

export const move = (upTo: number): CardEffect => effect('move', { amount: upTo, who: 'you' })
export const attack = (extraDice = 0): CardEffect => effect('attack', { amount: extraDice })
export const freeAttack = (extraDice = 0): CardEffect => effect('freeAttack', { amount: extraDice })
export const draw = (cards: number, who: EffectRecipient = 'you'): CardEffect => effect('draw', { amount: cards, who })
export const extraOrder = (who: EffectRecipient, onlyIf: CardEffect['onlyIf'] = null): CardEffect =>
  effect('extraOrder', { who, onlyIf })
export const ammunition = (tokens: number): CardEffect => effect('ammo', { amount: tokens, who: 'you' })
export const grenades = (tokens: number): CardEffect => effect('grenades', { amount: tokens, who: 'you' })
export const takeCover = (): CardEffect => effect('takeCover', { who: 'you' })
export const takeHeldCover = (wounds: number): CardEffect => effect('takeHeldCover', { amount: wounds, who: 'you' })
export const lure = (zones: number): CardEffect => effect('lure', { amount: zones })
export const skipLocustStep = (): CardEffect => effect('skipLocustStep')
export const relocate = (): CardEffect => effect('relocate', { who: 'you' })
export const unlock = (): CardEffect => effect('unlock')
export const drawWeapons = (amount: number, keep: number, ammo: number): CardEffect =>
  effect('drawWeapons', { amount, keep, ammo, who: 'you' })
export const gainWeapon = (weapon: string, ammo: number): CardEffect =>
  effect('gainWeapon', { weapon, ammo, who: 'you' })
export const heavyAttack = (dice: number): CardEffect =>
  effect('heavyAttack', { amount: dice, onlyIf: 'startedTurnHere' })
