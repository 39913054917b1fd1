import { z } from 'zod'

/** What order cards and equipment let a soldier do. */
export const DEEDS = [
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
export const DeedKind = z.enum(DEEDS).meta({ id: 'GearsDeedKind' })
export type DeedKind = z.infer<typeof DeedKind>

/** Whom a deed is for. */
export const DEED_RECIPIENTS = ['you', 'another', 'cogInZone', 'everyCog'] as const
export const DeedRecipient = z.enum(DEED_RECIPIENTS).meta({ id: 'GearsDeedRecipient' })
export type DeedRecipient = z.infer<typeof DeedRecipient>

export const Deed = z
  .object({
    does: DeedKind,
    amount: z
      .int()
      .min(0)
      .max(20)
      .nullable()
      .describe('Zones of a move, dice of an attack, cards, tokens or wounds; null if the deed has no number.'),
    who: DeedRecipient.nullable(),
    weapon: z.string().max(80).nullable(),
    keep: z.int().min(0).max(5).nullable().describe('Weapon cards kept of those drawn.'),
    ammo: z.int().min(0).max(20).nullable().describe('Ammo tokens on the weapon that is gained.'),
    onlyIf: z.enum(['ammoSpent', 'startedTurnHere']).meta({ id: 'GearsDeedCondition' }).nullable(),
  })
  .describe('One thing that a card lets a soldier do.')
  .meta({ id: 'GearsDeed' })
export type Deed = z.infer<typeof Deed>

const deed = (does: DeedKind, more: Partial<Omit<Deed, 'does'>> = {}): Deed => ({
  does,
  amount: null,
  who: null,
  weapon: null,
  keep: null,
  ammo: null,
  onlyIf: null,
  ...more,
})

export const move = (upTo: number): Deed => deed('move', { amount: upTo, who: 'you' })
export const attack = (extraDice = 0): Deed => deed('attack', { amount: extraDice })
export const freeAttack = (extraDice = 0): Deed => deed('freeAttack', { amount: extraDice })
export const draw = (cards: number, who: DeedRecipient = 'you'): Deed => deed('draw', { amount: cards, who })
export const extraOrder = (who: DeedRecipient, onlyIf: Deed['onlyIf'] = null): Deed =>
  deed('extraOrder', { who, onlyIf })
export const ammunition = (tokens: number): Deed => deed('ammo', { amount: tokens, who: 'you' })
export const grenades = (tokens: number): Deed => deed('grenades', { amount: tokens, who: 'you' })
export const takeCover = (): Deed => deed('takeCover', { who: 'you' })
export const takeHeldCover = (wounds: number): Deed => deed('takeHeldCover', { amount: wounds, who: 'you' })
export const lure = (zones: number): Deed => deed('lure', { amount: zones })
export const skipLocustStep = (): Deed => deed('skipLocustStep')
export const relocate = (): Deed => deed('relocate', { who: 'you' })
export const unlock = (): Deed => deed('unlock')
export const drawWeapons = (amount: number, keep: number, ammo: number): Deed =>
  deed('drawWeapons', { amount, keep, ammo, who: 'you' })
export const gainWeapon = (weapon: string, ammo: number): Deed => deed('gainWeapon', { weapon, ammo, who: 'you' })
export const heavyAttack = (dice: number): Deed => deed('heavyAttack', { amount: dice, onlyIf: 'startedTurnHere' })
