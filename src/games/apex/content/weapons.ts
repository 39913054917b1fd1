import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { AttachmentNode, AttachmentType } from './attachments.ts'
import { AmmoType, DistanceRange, RateOfFire, type ShotEffect, ShotEffects } from './shot-effect.ts'

/** The types of weapon. */
const WEAPON_TYPES = ['smg', 'assaultRifle', 'lmg', 'marksman', 'sniperRifle', 'shotgun', 'pistol'] as const
const WeaponType = z.enum(WEAPON_TYPES).meta({ id: 'ApexWeaponType' })
type WeaponType = z.infer<typeof WeaponType>

/** The ammunition that a weapon slot can hold (p. 12). */
export const MAX_AMMO = 5
export const Ammo = z.int().min(0).max(MAX_AMMO)

/** A place for an attachment on a weapon card, with the attachment that is printed there, if any. */
export const AttachmentSlot = z.object({
  type: AttachmentType,
  /** The ammunition that the attachment has to show; null asks for none. */
  ammoType: AmmoType.nullable(),
  /** Of these nodes the attachment has to show one; an empty list asks for none. */
  whiteNodes: z.array(AttachmentNode).max(4),
  printed: z.string().max(80).nullable(),
})
export type AttachmentSlot = z.infer<typeof AttachmentSlot>

/** The numbers of a weapon that a shot reads. */
export const weaponStatistics = {
  optimalRange: DistanceRange,
  difficulty: z.int().min(0).max(200),
  rate: RateOfFire,
  damage: z.int().min(0).max(100),
  headshotDamage: z.int().min(0).max(100).describe('On top of the damage of the hit.'),
}

export const Weapon = ContentEntry.extend({
  kind: z.literal('weapon'),
  weaponType: WeaponType,
  /** The identification number on the card. */
  number: z.int().min(1).max(99),
  ammoType: AmmoType,
  ammo: Ammo,
  ...weaponStatistics,
  passive: ShotEffects,
  slots: z.array(AttachmentSlot).max(6),
})
export type Weapon = z.infer<typeof Weapon>

type Entry = z.input<typeof Weapon>

const place = (
  type: AttachmentType,
  whiteNodes: string[] = [],
  more: Partial<AttachmentSlot> = {},
): AttachmentSlot => ({
  type,
  ammoType: null,
  whiteNodes,
  printed: null,
  ...more,
})

const BARREL = place('barrelStabilizer')
const BOLT = place('shotgunBolt')
const STOCK = place('stock', ['standard'])
const SNIPER_STOCK = place('stock', ['sniper'])
const SHORT = place('sight', ['short'])
const MIXED = place('sight', ['short', 'medium'])
const LONG = place('sight', ['medium', 'long'])
const mag = (ammoType: AmmoType): AttachmentSlot => place('extendedMag', [], { ammoType })
const withPrinted = (base: AttachmentSlot, id: string): AttachmentSlot => ({ ...base, printed: id })
const HOLO = withPrinted(SHORT, 'sight-1x-holo')

const CONSTRUCTED =
  'The name is of the video game; the numbers are constructed for play against 20 Shield and 40 Health.'

type Statistics = Pick<Entry, 'optimalRange' | 'difficulty' | 'rate' | 'damage' | 'headshotDamage' | 'passive'>

const card = (
  [id, name]: [string, string],
  weaponType: WeaponType,
  [ammoType, ammo]: [AmmoType, number],
  statistics: Statistics,
  slots: AttachmentSlot[],
  source = CONSTRUCTED,
): Omit<Entry, 'number'> => ({
  id,
  kind: 'weapon',
  name: { en: name, es: name },
  provenance: 'constructed',
  source,
  weaponType,
  ammoType,
  ammo,
  ...statistics,
  slots,
})

const shoots = (
  [min, max]: [number, number | null],
  difficulty: number,
  [slots, cardsPerSlot]: [number, number],
  [damage, headshotDamage]: [number, number],
  passive: ShotEffect[] = [],
): Statistics => ({
  optimalRange: { min, max },
  difficulty,
  rate: { slots, cardsPerSlot },
  damage,
  headshotDamage,
  passive,
})

const KICKS: ShotEffect[] = [{ recoil: 1 }]

const FROM_THE_BOOK = [
  card(
    ['car', 'C.A.R. SMG'],
    'smg',
    ['light', 3],
    shoots([3, 5], 50, [3, 1], [5, 4]),
    [SHORT, BARREL, mag('light'), STOCK],
    'p. 27 shows difficulty 50, an optimal range from 3 and a place for a sight; the rest is constructed.',
  ),
  card(
    ['longbow', 'Longbow DMR'],
    'sniperRifle',
    ['sniper', 3],
    shoots([5, 10], 55, [2, 1], [10, 14], KICKS),
    [LONG, BARREL, mag('sniper'), SNIPER_STOCK],
    'p. 28-30 show difficulty 55, rate 2, damage 10 and 14, recoil 1, places for a sniper mag and a barrel ' +
      'stabilizer, and that 6 is in its optimal range; the ends of that range, the ammunition and the other places ' +
      'are constructed.',
  ),
]

const fullPlaces = (sight: AttachmentSlot, ammoType: AmmoType) => [sight, BARREL, mag(ammoType), STOCK]

const SMG_AND_PISTOLS = [
  card(['r-99', 'R-99 SMG'], 'smg', ['light', 3], shoots([1, 3], 50, [4, 1], [4, 3]), fullPlaces(SHORT, 'light')),
  card(
    ['alternator', 'Alternator SMG'],
    'smg',
    ['light', 4],
    shoots([1, 4], 45, [2, 1], [7, 5]),
    fullPlaces(SHORT, 'light'),
  ),
  card(['prowler', 'Prowler Burst PDW'], 'smg', ['heavy', 3], shoots([1, 3], 55, [1, 4], [5, 3]), [
    HOLO,
    mag('heavy'),
    STOCK,
  ]),
  card(['volt', 'Volt SMG'], 'smg', ['energy', 3], shoots([1, 4], 50, [3, 1], [5, 4]), fullPlaces(SHORT, 'energy')),
  card(['re-45', 'RE-45 Auto'], 'pistol', ['light', 4], shoots([1, 3], 45, [3, 1], [4, 3]), [
    HOLO,
    BARREL,
    mag('light'),
  ]),
  card(['wingman', 'Wingman'], 'pistol', ['heavy', 3], shoots([2, 5], 50, [2, 1], [9, 11], KICKS), [
    SHORT,
    mag('heavy'),
  ]),
]

const RIFLES = [
  card(
    ['r-301', 'R-301 Carbine'],
    'assaultRifle',
    ['light', 3],
    shoots([3, 6], 50, [3, 1], [5, 4]),
    fullPlaces(MIXED, 'light'),
  ),
  card(['flatline', 'VK-47 Flatline'], 'assaultRifle', ['heavy', 3], shoots([2, 5], 50, [3, 1], [6, 5], KICKS), [
    MIXED,
    mag('heavy'),
    STOCK,
  ]),
  card(
    ['hemlok', 'Hemlok Burst AR'],
    'assaultRifle',
    ['heavy', 3],
    shoots([3, 7], 55, [1, 3], [6, 5]),
    fullPlaces(MIXED, 'heavy'),
  ),
  card(['havoc', 'HAVOC Rifle'], 'assaultRifle', ['energy', 2], shoots([3, 6], 50, [4, 1], [6, 4], KICKS), [
    MIXED,
    mag('energy'),
    STOCK,
  ]),
  card(
    ['spitfire', 'M600 Spitfire'],
    'lmg',
    ['heavy', 2],
    shoots([2, 6], 55, [5, 1], [5, 3]),
    fullPlaces(MIXED, 'heavy'),
  ),
  card(
    ['devotion', 'Devotion LMG'],
    'lmg',
    ['energy', 2],
    shoots([2, 5], 55, [6, 1], [5, 3]),
    fullPlaces(HOLO, 'energy'),
  ),
  card(['g7-scout', 'G7 Scout'], 'marksman', ['light', 3], shoots([4, 8], 50, [2, 1], [8, 8]), [
    LONG,
    BARREL,
    mag('light'),
    SNIPER_STOCK,
  ]),
  card(['triple-take', 'Triple Take'], 'marksman', ['energy', 3], shoots([4, 9], 55, [1, 3], [6, 6]), [
    LONG,
    mag('energy'),
    SNIPER_STOCK,
  ]),
  card(['bocek', 'Bocek Compound Bow'], 'marksman', ['mythic', 3], shoots([3, 8], 45, [2, 1], [12, 8]), [LONG]),
]

const SHOTGUNS = [
  card(['mozambique', 'Mozambique Shotgun'], 'shotgun', ['shotgun', 4], shoots([1, 2], 50, [1, 3], [5, 3]), [
    HOLO,
    BOLT,
  ]),
  card(['eva-8', 'EVA-8 Auto'], 'shotgun', ['shotgun', 3], shoots([1, 2], 55, [2, 3], [4, 2]), [SHORT, BOLT, STOCK]),
  card(['mastiff', 'Mastiff Shotgun'], 'shotgun', ['shotgun', 3], shoots([1, 3], 55, [1, 5], [5, 2]), [
    SHORT,
    BOLT,
    STOCK,
  ]),
  card(['peacekeeper', 'Peacekeeper'], 'shotgun', ['shotgun', 2], shoots([1, 2], 55, [1, 5], [4, 2]), [
    withPrinted(SHORT, 'sight-1x-threat'),
    BOLT,
    STOCK,
  ]),
]

const SNIPER_RIFLES = [
  card(['sentinel', 'Sentinel'], 'sniperRifle', ['sniper', 3], shoots([5, null], 45, [1, 1], [16, 16]), [
    LONG,
    mag('sniper'),
    withPrinted(SNIPER_STOCK, 'stock-sniper-common'),
  ]),
  card(['charge-rifle', 'Charge Rifle'], 'sniperRifle', ['sniper', 2], shoots([6, null], 50, [1, 2], [11, 9]), [
    LONG,
    SNIPER_STOCK,
  ]),
  card(['kraber', 'Kraber .50-Cal Sniper'], 'sniperRifle', ['mythic', 2], shoots([4, null], 45, [1, 1], [26, 30]), [
    withPrinted(LONG, 'sight-6x10x-threat-sniper'),
  ]),
]

/** Weapon cards to play with: the two that the book shows in part, and constructed ones for every ammunition. */
export const weapons = defineEntries(
  Weapon,
  [...FROM_THE_BOOK, ...SMG_AND_PISTOLS, ...RIFLES, ...SHOTGUNS, ...SNIPER_RIFLES].map((entry, index) => ({
    ...entry,
    number: index + 1,
  })),
)
