import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import type { Localized } from '../../../lib/locale.ts'
import { AmmoType, Rarity, type ShotEffect, ShotEffects } from './shot-effect.ts'

/** The slots of a weapon card that attachments go into. */
const ATTACHMENT_TYPES = ['barrelStabilizer', 'extendedMag', 'shotgunBolt', 'sight', 'stock'] as const
export const AttachmentType = z.enum(ATTACHMENT_TYPES).meta({ id: 'ApexAttachmentType' })
export type AttachmentType = z.infer<typeof AttachmentType>

/** A mark that decides which attachments of one type a slot takes. */
export const AttachmentNode = z.string().min(1).max(20)

/** An attachment: what it goes into and what it does to every shoot action of its weapon. */
export const Attachment = ContentEntry.extend({
  kind: z.literal('attachment'),
  type: AttachmentType,
  rarity: Rarity,
  /** The ammunition it is made for; null fits any slot of its type. */
  ammoType: AmmoType.nullable(),
  node: AttachmentNode.nullable(),
  /** Exists only printed on weapon cards, not as a token. */
  printedOnly: z.boolean(),
  effects: ShotEffects,
})
export type Attachment = z.infer<typeof Attachment>

type Entry = z.input<typeof Attachment>
type Marks = Partial<Pick<Entry, 'ammoType' | 'node' | 'printedOnly' | 'provenance' | 'source'>>

/** The book gives type, rarity and effect; the nodes and ammunition marks of the tokens are not legible in it. */
const attachment = (
  type: AttachmentType,
  id: string,
  rarity: Rarity,
  name: Localized,
  effects: ShotEffect[],
  marks: Marks = {},
): Entry => ({
  id,
  kind: 'attachment',
  name,
  provenance: 'rulebook',
  source: marks.node === undefined ? 'p. 42-43' : 'p. 42-43; the node mark is constructed',
  type,
  rarity,
  ammoType: null,
  node: null,
  printedOnly: false,
  effects,
  ...marks,
})

const RARITY_NAMES = {
  common: { en: 'common', es: 'común' },
  rare: { en: 'rare', es: 'rara' },
  epic: { en: 'epic', es: 'épica' },
} as const
type Found = keyof typeof RARITY_NAMES

const barrel = (rarity: Found, stability: number): Entry =>
  attachment(
    'barrelStabilizer',
    `barrel-${rarity}`,
    rarity,
    {
      en: `Barrel stabilizer (${RARITY_NAMES[rarity].en})`,
      es: `Estabilizador de cañón (${rarity === 'rare' ? 'raro' : rarity === 'epic' ? 'épico' : 'común'})`,
    },
    [{ stability }],
  )

const AMMO_NAMES = {
  energy: { en: 'energy', es: 'de energía' },
  light: { en: 'light', es: 'ligera' },
  heavy: { en: 'heavy', es: 'pesada' },
  sniper: { en: 'sniper', es: 'de francotirador' },
} as const

/** Only the magazine for sniper ammunition appears in an example (p. 28). */
const extendedMag = (rarity: 'rare' | 'epic', ammoType: keyof typeof AMMO_NAMES): Entry =>
  attachment(
    'extendedMag',
    `extended-mag-${rarity}-${ammoType}`,
    rarity,
    {
      en: `Extended ${AMMO_NAMES[ammoType].en} mag (${rarity})`,
      es: `Cargador ampliado, munición ${AMMO_NAMES[ammoType].es} (${rarity === 'rare' ? 'raro' : 'épico'})`,
    },
    [{ slots: 1 }],
    ammoType === 'sniper'
      ? { ammoType }
      : {
          ammoType,
          provenance: 'constructed',
          source: 'Effect and rarity from p. 42; that there is one for this ammunition is constructed.',
        },
  )

type Sight = { id: string; name: string; rarity: Rarity; from: number; to: number | null; amount: number; node: string }

const sight = ({ id, name, rarity, from, to, amount, node }: Sight, printedOnly = false): Entry =>
  attachment(
    'sight',
    `sight-${id}`,
    rarity,
    { en: `${name} sight`, es: `Mira ${name}` },
    [{ difficultyAtRange: { range: { min: from, max: to }, amount } }],
    { node, printedOnly },
  )

const stock = (sort: 'standard' | 'sniper', rarity: Found, effect: ShotEffect, printedOnly = false): Entry =>
  attachment(
    'stock',
    `stock-${sort}-${rarity}`,
    rarity,
    {
      en: `${sort === 'standard' ? 'Standard' : 'Sniper'} stock (${RARITY_NAMES[rarity].en})`,
      es: `Culata ${sort === 'standard' ? 'estándar' : 'de francotirador'} (${RARITY_NAMES[rarity].es})`,
    },
    [effect],
    { node: sort, printedOnly },
  )

/** The attachments of p. 42-43, tokens and printed ones. */
export const attachments = defineEntries(Attachment, [
  barrel('common', 1),
  barrel('rare', 2),
  barrel('epic', 3),
  ...(['rare', 'epic'] as const).flatMap((rarity) =>
    (['energy', 'light', 'heavy', 'sniper'] as const).map((ammoType) => extendedMag(rarity, ammoType)),
  ),
  attachment('shotgunBolt', 'shotgun-bolt-epic', 'epic', { en: 'Shotgun bolt', es: 'Cerrojo para escopeta' }, [
    { slots: 1 },
  ]),
  sight({
    id: '1x-hcog-classic',
    name: '1x HCOG Classic',
    rarity: 'common',
    from: 1,
    to: 2,
    amount: -5,
    node: 'short',
  }),
  sight({ id: '1x-holo', name: '1x Holo', rarity: 'common', from: 1, to: 2, amount: -5, node: 'short' }, true),
  sight({ id: '2x-hcog-bruiser', name: '2x HCOG Bruiser', rarity: 'rare', from: 2, to: 3, amount: -10, node: 'short' }),
  sight({
    id: '1x2x-variable-holo',
    name: '1x-2x Variable Holo',
    rarity: 'rare',
    from: 1,
    to: 4,
    amount: -5,
    node: 'short',
  }),
  sight({ id: '6x-sniper', name: '6x Sniper', rarity: 'rare', from: 5, to: null, amount: -5, node: 'long' }),
  sight({ id: '3x-hcog-ranger', name: '3x HCOG Ranger', rarity: 'epic', from: 4, to: 6, amount: -10, node: 'medium' }),
  sight({
    id: '2x4x-variable-aog',
    name: '2x-4x Variable AOG',
    rarity: 'epic',
    from: 2,
    to: 5,
    amount: -10,
    node: 'medium',
  }),
  sight({
    id: '4x8x-variable-sniper',
    name: '4x-8x Variable Sniper',
    rarity: 'epic',
    from: 4,
    to: null,
    amount: -10,
    node: 'long',
  }),
  sight({ id: '1x-threat', name: '1x Threat', rarity: 'legendary', from: 1, to: 2, amount: -15, node: 'short' }, true),
  sight(
    {
      id: '6x10x-threat-sniper',
      name: '6x-10x Threat Sniper',
      rarity: 'legendary',
      from: 5,
      to: null,
      amount: -15,
      node: 'long',
    },
    true,
  ),
  stock('standard', 'common', { damagePerHit: 1 }),
  stock('standard', 'rare', { damagePerHit: 2 }),
  stock('standard', 'epic', { damagePerHit: 3 }),
  stock('sniper', 'common', { damageOnFirstHit: 3 }, true),
  stock('sniper', 'rare', { damageOnFirstHit: 6 }),
  stock('sniper', 'epic', { damageOnFirstHit: 9 }),
])
