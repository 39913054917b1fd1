import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { BIN_WEAPONS, type BinContents } from '../content/supply-bins.ts'
import type { ApexTrace } from '../rules.ts'

/** The bags that a bin is filled from, the richest first, as the cards list them. */
const BAGS = ['epic', 'rare', 'common'] as const
type Bag = (typeof BAGS)[number]

export const DrawnToken = z
  .object({ bag: z.enum(BAGS).meta({ id: 'ApexBag' }), token: z.string() })
  .meta({ id: 'ApexDrawnToken' })
export type DrawnToken = z.infer<typeof DrawnToken>

/** What is left to draw from. */
type Stock = Readonly<Record<Bag, readonly string[]>> & { readonly weapons: readonly string[] }

/** The full bags and the whole weapon deck. */
export function fullStock(content: ApexContent): Stock {
  const bag = (id: string) =>
    (content.lootBags.get(id)?.tokens ?? []).flatMap(({ token, count }) => Array.from({ length: count }, () => token))
  return {
    common: bag('bag-common'),
    rare: bag('bag-rare'),
    epic: bag('bag-epic'),
    weapons: [...content.weapons.keys()],
  }
}

/** Draws without looking; what is not there is not drawn. */
export function drawSome(from: readonly string[], count: number, random: Random): string[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)).flat()
}

/** Takes out what a bin holds: tokens bag by bag, then weapon cards to choose from. */
export function lootBin(
  { card, contents }: { card: string | null; contents: BinContents },
  stock: Stock,
  random: Random,
  trace: ApexTrace,
): { loot: DrawnToken[]; weapons: string[] } {
  trace.applied('apex.interact.supply-bin', { step: 'card', card, ...contents })
  const loot = BAGS.flatMap((bag) => drawSome(stock[bag], contents[bag], random).map((token) => ({ bag, token })))
  const listed = contents.common + contents.rare + contents.epic
  const tokens = loot.map(({ token }) => token)
  trace.applied('apex.interact.supply-bin', { step: 'loot', tokens, missing: listed - tokens.length })
  const weapons = drawSome(stock.weapons, BIN_WEAPONS, random)
  trace.applied('apex.interact.supply-bin', { step: 'weapons', weapons, missing: BIN_WEAPONS - weapons.length })
  trace.applied('apex.interact.supply-bin', { step: 'open' })
  return { loot, weapons }
}
