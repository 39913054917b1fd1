import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Trigger } from './trigger.ts'

/** How far a weapon card may be said to reach. */
const FARTHEST = 20

/** Where a weapon card belongs: special weapons are never shuffled into the deck of random weapons. */
const WEAPON_POOLS = ['special', 'random', 'grenade'] as const

/** What is printed on a weapon card, apart from its name. */
export const WeaponNumbers = z.object({
  /** Attack dice without an ammo token; 0 if the weapon only makes overkill attacks. */
  normal: z.int().min(0).max(10),
  /** Attack dice for one ammo token; null if there is no such attack. */
  overkill: z.int().min(0).max(10).nullable(),
  range: z.int().min(0).max(FARTHEST),
  /** Beyond this it cannot be used at all; null if it can. */
  hardRange: z.int().min(0).max(FARTHEST).nullable(),
  usableWithoutAmmo: z.boolean(),
  cannotTargetOwnZone: z.boolean(),
  /** Whether the bearer may not attack with it in a turn in which they moved. */
  notAfterMoving: z.boolean(),
  /** Whether its bearer may not throw bolo grenades. */
  forbidsGrenades: z.boolean(),
  /** Dice of its chainsaw; null if it has none. */
  chainsaw: z.int().min(1).max(10).nullable(),
  triggered: Trigger.nullable(),
})
export type WeaponNumbers = z.infer<typeof WeaponNumbers>

/** A weapon card. */
export const Weapon = ContentEntry.extend({
  kind: z.literal('weapon'),
  pool: z.enum(WEAPON_POOLS),
  ...WeaponNumbers.shape,
  /** How many zones its bearer may move in their own turn; null if it does not slow them. */
  maxZones: z.int().min(0).max(FARTHEST).nullable(),
  copies: z.int().min(1).max(20),
})
export type Weapon = z.infer<typeof Weapon>

type Name = { en: string; es: string }
type Printed = Pick<z.input<typeof Weapon>, 'normal' | 'overkill' | 'range' | 'copies'>
type Rest = Partial<z.input<typeof Weapon>> & Pick<z.input<typeof Weapon>, 'provenance' | 'source'>

const weapon = (id: string, name: Name, printed: Printed, rest: Rest): z.input<typeof Weapon> => ({
  id,
  kind: 'weapon',
  name,
  pool: 'special',
  ...printed,
  hardRange: null,
  usableWithoutAmmo: false,
  cannotTargetOwnZone: false,
  notAfterMoving: false,
  forbidsGrenades: false,
  chainsaw: null,
  triggered: null,
  maxZones: null,
  ...rest,
})

const omen = (en: string, es: string, effects: Trigger['effects'], isOptional = false): Trigger => ({
  name: { en, es },
  isOptional,
  maxPerAttack: null,
  effects,
})

export const weapons = defineEntries(Weapon, [
  weapon(
    'lancer',
    { en: 'Lancer', es: 'Lancer' },
    { normal: 2, overkill: 4, range: 2, copies: 4 },
    {
      chainsaw: 4,
      triggered: omen('High rate of fire', 'Alta cadencia', [{ woundTarget: 1 }]),
      provenance: 'rulebook',
      source: 'pp. 17, 18, 24: overkill 4, range 2, chainsaw 4, one wound an omen. The normal value is ours.',
    },
  ),
  weapon(
    'snub-pistol',
    { en: 'Snub pistol', es: 'Pistola Snub' },
    { normal: 1, overkill: 2, range: 1, copies: 4 },
    {
      usableWithoutAmmo: true,
      triggered: omen('Quick shot', 'Disparo rápido', [{ woundTarget: 1 }]),
      provenance: 'public',
      source: 'It fires without ammo, and an omen adds a wound (medium confidence); the numbers are ours.',
    },
  ),
  weapon(
    'bolo-grenade',
    { en: 'Bolo grenade', es: 'Granada bolo' },
    { normal: 3, overkill: null, range: 2, copies: 4 },
    {
      pool: 'grenade',
      hardRange: 2,
      triggered: omen('Seal', 'Sellar', [{ seal: 1 }]),
      provenance: 'rulebook',
      source: 'p. 19: at most 2 zones, an omen seals a hole. The number of dice is ours.',
    },
  ),
  weapon(
    'hammerburst',
    { en: 'Hammerburst', es: 'Hammerburst' },
    { normal: 2, overkill: 3, range: 3, copies: 6 },
    {
      triggered: omen('Burst', 'Ráfaga', [{ woundTarget: 1 }]),
      provenance: 'constructed',
      source: 'That Drones drop it is public (medium confidence); its numbers and its omen are ours.',
    },
  ),
  weapon(
    'gnasher',
    { en: 'Gnasher shotgun', es: 'Escopeta gnasher' },
    { normal: 3, overkill: 5, range: 1, copies: 4 },
    {
      hardRange: 1,
      provenance: 'public',
      source: 'p. 17: its range is limited by its text; range 1 is public (medium confidence); the dice are ours.',
    },
  ),
  weapon(
    'boomshot',
    { en: 'Boomshot', es: 'Lanzagranadas' },
    { normal: 0, overkill: 5, range: 3, copies: 3 },
    {
      triggered: omen('Blast', 'Onda expansiva', [{ woundOthers: 1 }]),
      provenance: 'rulebook',
      source: 'p. 17: overkill attacks only, an omen wounds the other figures of the zone. The numbers are ours.',
    },
  ),
  weapon(
    'torque-bow',
    { en: 'Torque bow', es: 'Arco explosivo' },
    { normal: 0, overkill: 5, range: 4, copies: 3 },
    {
      notAfterMoving: true,
      triggered: omen('Explosive tip', 'Punta explosiva', [{ woundOthers: 1 }], true),
      provenance: 'public',
      source:
        'p. 17: overkill attacks only; not in a turn in which you moved (medium confidence). Numbers and omen are ours.',
    },
  ),
  weapon(
    'hammer-of-dawn',
    { en: 'Hammer of Dawn', es: 'Martillo del alba' },
    { normal: 0, overkill: 6, range: 5, copies: 1 },
    {
      triggered: omen('Orbital fire', 'Fuego orbital', [{ woundOthers: 1 }]),
      provenance: 'public',
      source: 'The omen is public (medium confidence); found on 17A without ammo. The numbers are ours.',
    },
  ),
  weapon(
    'sniper-rifle',
    { en: 'Sniper rifle', es: 'Rifle de francotirador' },
    { normal: 2, overkill: 4, range: 5, copies: 3 },
    {
      pool: 'random',
      cannotTargetOwnZone: true,
      triggered: omen('Head shot', 'Tiro a la cabeza', [{ woundTarget: 2 }]),
      provenance: 'rulebook',
      source: 'p. 17: not against figures in the own zone. The numbers and the omen are ours.',
    },
  ),
  weapon(
    'mulcher',
    { en: 'Mulcher', es: 'Mulcher' },
    { normal: 3, overkill: 6, range: 1, copies: 2 },
    {
      pool: 'random',
      maxZones: 2,
      provenance: 'public',
      source:
        'Range 1, and its bearer moves no more than two zones in its own turn, which does not prevent following (medium confidence); the dice are ours.',
    },
  ),
  weapon(
    'mortar',
    { en: 'Mortar', es: 'Mortero' },
    { normal: 0, overkill: 4, range: 6, copies: 2 },
    {
      pool: 'random',
      cannotTargetOwnZone: true,
      triggered: omen('Shrapnel', 'Metralla', [{ woundOthers: 1 }]),
      provenance: 'constructed',
      source:
        'Public: it hits an area and the areas beside it (medium confidence); here an omen does. Numbers are ours.',
    },
  ),
  weapon(
    'boomshield',
    { en: 'Boomshield', es: 'Escudo Boomer' },
    { normal: 1, overkill: 2, range: 1, copies: 2 },
    {
      pool: 'random',
      forbidsGrenades: true,
      usableWithoutAmmo: true,
      provenance: 'constructed',
      source: 'Public: its bearer throws no bolo grenades (medium confidence). The numbers are ours.',
    },
  ),
])
