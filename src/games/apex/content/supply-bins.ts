import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The weapon cards that a bin shows, of which one is kept (p. 21). */
export const BIN_WEAPONS = 2

const amount = z.int().min(0).max(5)
const contents = { common: amount, rare: amount, epic: amount }

/** How many tokens of each rarity a bin holds. */
export const BinContents = z.strictObject(contents).meta({ id: 'ApexBinContents' })
export type BinContents = z.infer<typeof BinContents>

export const SupplyBinCard = ContentEntry.extend({
  kind: z.literal('supplyBinCard'),
  contents: z.strictObject(contents),
})
export type SupplyBinCard = z.infer<typeof SupplyBinCard>

const EXAMPLE: BinContents = { common: 1, rare: 1, epic: 1 }

/** Rich and poor bins, none of them empty: 18 cards in all. */
const COPIES: readonly (readonly [copies: number, contents: BinContents])[] = [
  [4, EXAMPLE],
  [4, { common: 2, rare: 1, epic: 0 }],
  [3, { common: 1, rare: 2, epic: 0 }],
  [3, { common: 3, rare: 0, epic: 0 }],
  [2, { common: 0, rare: 2, epic: 1 }],
  [2, { common: 2, rare: 0, epic: 1 }],
]

const example = { provenance: 'rulebook', source: 'p. 21 (the card of the example)' } as const
const constructed = {
  provenance: 'constructed',
  source: 'Constructed: the book shows one of the 18 cards; each holds three tokens like that one.',
} as const

/** The 18 supply-bin cards. */
export const supplyBinCards = defineEntries(
  SupplyBinCard,
  COPIES.flatMap(([copies, held]) => Array.from({ length: copies }, () => held)).map((held, index) => ({
    id: `bin-${index + 1}`,
    kind: 'supplyBinCard' as const,
    name: { en: `Supply bin card ${index + 1}`, es: `Carta de Depósito de suministros ${index + 1}` },
    ...(index === 0 ? example : constructed),
    contents: held,
  })),
)
