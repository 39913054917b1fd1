import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The tokens of a bag: where they go, and how many of each there are. */
const LOOT_CATEGORIES = ['helmet', 'bodyShield', 'emergencyShield', 'attachment', 'grenade', 'consumable'] as const
export const LootCategory = z.enum(LOOT_CATEGORIES).meta({ id: 'ApexLootCategory' })
export type LootCategory = z.infer<typeof LootCategory>

const BagLine = z.strictObject({ token: z.string(), category: LootCategory, count: z.int().min(1) })
type BagLine = z.infer<typeof BagLine>

export const LootBag = ContentEntry.extend({ kind: z.literal('lootBag'), tokens: z.array(BagLine) })
export type LootBag = z.infer<typeof LootBag>

const lines =
  (category: LootCategory) =>
  (count: number, ...tokens: readonly string[]): BagLine[] =>
    tokens.map((token) => ({ token, category, count }))

const helmets = lines('helmet')
const bodies = lines('bodyShield')
const emergencies = lines('emergencyShield')
const attachments = lines('attachment')
const grenades = lines('grenade')
const consumables = lines('consumable')

const MAGS = ['energy', 'light', 'heavy', 'sniper'] as const
const mags = (rarity: 'rare' | 'epic', count: number) =>
  attachments(count, ...MAGS.map((ammo) => `extended-mag-${rarity}-${ammo}`))

const bag = (id: string, name: LootBag['name'], known: string, ...tokens: readonly BagLine[][]): LootBag => ({
  id,
  kind: 'lootBag',
  name,
  provenance: 'constructed',
  source: `${known}; how many there are of each token is constructed.`,
  tokens: tokens.flat(),
})

/** The bags and piles of loot tokens. The totals are the book's (p. 4), the counts of each token are constructed. */
export const lootBags = defineEntries(LootBag, [
  bag(
    'bag-common',
    { en: 'Common loot bag', es: 'Bolsa de Botín común' },
    'The book gives 50 common tokens (p. 4)',
    consumables(8, 'syringe', 'shield-cell'),
    grenades(6, 'thermite', 'frag'),
    attachments(6, 'barrel-common'),
    attachments(8, 'sight-1x-hcog-classic', 'stock-standard-common'),
  ),
  bag(
    'bag-rare',
    { en: 'Rare loot bag', es: 'Bolsa de Botín raro' },
    'The book gives 52 rare tokens (p. 4)',
    helmets(4, 'helmet-rare'),
    bodies(4, 'body-rare'),
    emergencies(4, 'emergency-rare'),
    consumables(6, 'medkit', 'shield-battery'),
    consumables(4, 'ultimate-accelerant'),
    attachments(4, 'barrel-rare'),
    mags('rare', 2),
    attachments(3, 'sight-2x-hcog-bruiser', 'sight-1x2x-variable-holo'),
    attachments(2, 'sight-6x-sniper', 'stock-standard-rare', 'stock-sniper-rare'),
  ),
  bag(
    'bag-epic',
    { en: 'Epic loot bag', es: 'Bolsa de Botín épico' },
    'The book gives 35 epic tokens (p. 4)',
    helmets(3, 'helmet-epic'),
    bodies(3, 'body-epic'),
    emergencies(3, 'emergency-epic'),
    consumables(5, 'phoenix-kit'),
    attachments(3, 'barrel-epic', 'shotgun-bolt-epic', 'stock-standard-epic'),
    mags('epic', 1),
    attachments(
      2,
      'sight-3x-hcog-ranger',
      'sight-2x4x-variable-aog',
      'sight-4x8x-variable-sniper',
      'stock-sniper-epic',
    ),
  ),
  bag(
    'loot-legendary',
    { en: 'Legendary loot', es: 'Botín legendario' },
    'The book gives 6 legendary tokens, which stay out of the bags (p. 4, 8)',
    helmets(2, 'helmet-legendary'),
    bodies(2, 'body-legendary'),
    emergencies(2, 'emergency-legendary'),
  ),
  bag(
    'bag-lifeline',
    { en: 'Lifeline’s loot bag', es: 'Bolsa de Botín de Lifeline' },
    'The book gives 6 rare, 4 epic and 3 legendary tokens (p. 6)',
    consumables(3, 'medkit', 'shield-battery'),
    consumables(2, 'phoenix-kit'),
    bodies(2, 'body-epic'),
    helmets(1, 'helmet-legendary'),
    bodies(1, 'body-legendary'),
    emergencies(1, 'emergency-legendary'),
  ),
])
