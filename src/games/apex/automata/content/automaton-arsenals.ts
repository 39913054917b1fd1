import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../../contract/content.ts'
import { FARTHEST, isAscending, NOT_ASCENDING, RateOfFire } from '../../content/shot-effect.ts'
import { Label } from '../../language/label.ts'
import { MAX_CHARGES } from './automaton-legends.ts'

const distance = z.int().min(0).max(FARTHEST)

/** Distances from min to max, both included. */
export const ClosedRange = z
  .strictObject({ min: distance, max: distance })
  .refine(isAscending, NOT_ASCENDING)
  .meta({ id: 'ApexClosedRange' })
export type ClosedRange = z.infer<typeof ClosedRange>

const ACCESSORIES = ['sight', 'stabilizer', 'magazine', 'bolt', 'standardStock', 'sniperStock'] as const
export const AccessoryKind = z.enum(ACCESSORIES).meta({ id: 'ApexChargeAccessoryKind' })
export type AccessoryKind = z.infer<typeof AccessoryKind>

const ChargeAccessory = z
  .strictObject({
    kind: AccessoryKind,
    chargesRequired: z.int().min(0).max(MAX_CHARGES),
    value: z.int().min(0).max(100),
    range: ClosedRange.nullable().default(null).describe('Where a sight works; null: everywhere.'),
  })
  .describe('It works while the Automaton has so many Charges, and spends none of them.')
  .meta({ id: 'ApexChargeAccessory' })
export type ChargeAccessory = z.infer<typeof ChargeAccessory>

const AutomatonWeapon = z
  .strictObject({
    name: Label,
    weaponType: z.enum(['smg', 'assaultRifle', 'lmg', 'marksman', 'sniperRifle', 'shotgun', 'pistol']).meta({
      id: 'ApexAutomatonWeaponType',
    }),
    normalRange: ClosedRange.nullable().describe('null: without limit.'),
    optimalRange: ClosedRange,
    difficulty: z.int().min(0).max(200),
    rate: RateOfFire,
    damage: z.int().min(0).max(100),
    headshotDamage: z.int().min(0).max(100),
    recoil: z.int().min(0).max(20).default(0),
    accessories: z.array(ChargeAccessory).max(6),
  })
  .meta({ id: 'ApexAutomatonWeapon' })
export type AutomatonWeapon = z.infer<typeof AutomatonWeapon>

const weapons = z.array(AutomatonWeapon).length(2)

/** An Automaton Arsenal card as it is described in a question. */
export const ArsenalFace = z.strictObject({ id: Label, weapons }).meta({ id: 'ApexAutomatonArsenalCard' })
export type Arsenal = z.infer<typeof ArsenalFace>

export const AutomatonArsenal = ContentEntry.extend({ kind: z.literal('automatonArsenal'), weapons })

type Weapon = z.input<typeof AutomatonWeapon>
type Pair = readonly [min: number, max: number]

const range = ([min, max]: Pair): ClosedRange => ({ min, max })

const weapon = (
  name: string,
  weaponType: Weapon['weaponType'],
  [normal, optimal]: readonly [Pair, Pair],
  [difficulty, slots, cardsPerSlot, damage, headshotDamage]: readonly [number, number, number, number, number],
  accessories: Weapon['accessories'],
  recoil = 0,
): Weapon => ({
  name,
  weaponType,
  normalRange: range(normal),
  optimalRange: range(optimal),
  difficulty,
  rate: { slots, cardsPerSlot },
  damage,
  headshotDamage,
  recoil,
  accessories,
})

const has = (
  kind: AccessoryKind,
  chargesRequired: number,
  value: number,
  at: Pair | null = null,
): Weapon['accessories'][number] => ({ kind, chargesRequired, value, range: at && range(at) })

const CONSTRUCTED = 'The card is not printed in the book; its numbers are constructed.'

const card = (number: number, pair: readonly [Weapon, Weapon], source = CONSTRUCTED) => ({
  id: `ar-${number}`,
  kind: 'automatonArsenal' as const,
  name: { en: `Arsenal card ${number}`, es: `carta de Arsenal ${number}` },
  provenance: 'constructed' as const,
  source,
  weapons: [...pair],
})

/** The 5 Arsenal cards of the Automata. What is constructed is chosen so that a player beside a teammate wins about half. */
export const automatonArsenals = defineEntries(AutomatonArsenal, [
  card(
    1,
    [
      weapon(
        'Hemlok',
        'assaultRifle',
        [
          [1, 7],
          [3, 5],
        ],
        [50, 3, 1, 7, 5],
        [has('sight', 1, 10, [2, 5]), has('standardStock', 2, 1)],
      ),
      weapon(
        'Mozambique',
        'shotgun',
        [
          [1, 3],
          [1, 1],
        ],
        [45, 1, 3, 6, 3],
        [has('bolt', 3, 1)],
      ),
    ],
    'p. 29 shows the Hemlok with optimal range 3-5, a sight and a standard stock; all other numbers are constructed.',
  ),
  card(
    2,
    [
      weapon(
        'R-99',
        'smg',
        [
          [1, 5],
          [1, 2],
        ],
        [50, 4, 1, 5, 3],
        [has('stabilizer', 1, 1), has('magazine', 3, 1)],
      ),
      weapon(
        'G7 Scout',
        'marksman',
        [
          [2, 9],
          [4, 6],
        ],
        [50, 2, 1, 9, 7],
        [has('sight', 2, 5, [4, 9])],
      ),
    ],
    'p. 25 names the R-99; the numbers are constructed.',
  ),
  card(3, [
    weapon(
      'R-301',
      'assaultRifle',
      [
        [1, 7],
        [2, 4],
      ],
      [50, 3, 1, 8, 5],
      [has('stabilizer', 2, 2)],
    ),
    weapon(
      'Wingman',
      'pistol',
      [
        [1, 6],
        [2, 3],
      ],
      [50, 2, 1, 13, 10],
      [has('sight', 1, 5, [1, 2])],
    ),
  ]),
  card(4, [
    weapon(
      'Flatline',
      'assaultRifle',
      [
        [1, 6],
        [2, 4],
      ],
      [50, 3, 1, 8, 5],
      [has('standardStock', 2, 2)],
    ),
    weapon(
      'Longbow',
      'sniperRifle',
      [
        [3, 12],
        [6, 9],
      ],
      [50, 2, 1, 13, 14],
      [has('sniperStock', 2, 6)],
      1,
    ),
  ]),
  card(5, [
    weapon(
      'C.A.R.',
      'smg',
      [
        [1, 6],
        [3, 4],
      ],
      [50, 3, 1, 8, 5],
      [has('sight', 1, 5, [1, 2])],
    ),
    weapon(
      'Peacekeeper',
      'shotgun',
      [
        [1, 3],
        [1, 1],
      ],
      [45, 1, 4, 7, 4],
      [has('bolt', 3, 1)],
    ),
  ]),
])
