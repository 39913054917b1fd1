import { z } from 'zod'
import { Probability, percent } from '../../../contract/probability.ts'
import type { BarChart } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { exactThirds } from '../dice/chances.ts'
import { symbolName } from '../language/words.ts'
import { DieSymbol, SYMBOLS } from '../vocabulary.ts'

/** How likely a symbol is to count at ruins. */
export const RuinsChance = z
  .object({
    symbol: DieSymbol,
    found: z.string().max(200).nullable().describe('What the table says for it, if a table was given.'),
    probability: Probability,
  })
  .meta({ id: 'SignumRuinsChance' })
export type RuinsChance = z.infer<typeof RuinsChance>

/** In how many of the nine ways of two rolls a symbol counts, if some symbols are rolled again. */
const waysOf = (symbol: DieSymbol, rerollOn: readonly DieSymbol[]): bigint =>
  BigInt((rerollOn.includes(symbol) ? 0 : SYMBOLS.length) + new Set(rerollOn).size)

/** How likely it is that one of these symbols counts. */
export const chanceOfSymbols = (symbols: readonly DieSymbol[], rerollOn: readonly DieSymbol[]): Probability =>
  exactThirds(
    symbols.reduce((sum, symbol) => sum + waysOf(symbol, rerollOn), 0n),
    2,
  )

/** How likely each symbol is to count. */
export const ruinsChances = (
  rerollOn: readonly DieSymbol[],
  table: Readonly<Record<DieSymbol, string>> | undefined,
): RuinsChance[] =>
  SYMBOLS.map((symbol) => ({
    symbol,
    found: table?.[symbol] ?? null,
    probability: chanceOfSymbols([symbol], rerollOn),
  }))

/** A symbol and what it finds: `axe: nothing`. */
export const chanceLabel = ({ symbol, found }: RuinsChance, locale: Locale): string =>
  found === null ? symbolName(symbol, locale) : `${symbolName(symbol, locale)}: ${found}`

export const ruinsChart = (chances: readonly RuinsChance[], title: string, locale: Locale): BarChart => ({
  chart: 'bars',
  title,
  bars: chances.map((chance) => ({
    label: chanceLabel(chance, locale),
    share: chance.probability.decimal,
    value: percent(chance.probability, locale),
  })),
})
