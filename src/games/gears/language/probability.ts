import { z } from 'zod'
import { type Fraction, formatFraction, fraction, toNumber } from '../../../lib/fraction.ts'
import { Count } from '../vocabulary.ts'

/** A probability on the wire: exact, and as a decimal for display. */
export const Probability = z
  .object({ fraction: z.string().describe('Exact, `131/162`.'), decimal: z.number().min(0).max(1) })
  .meta({ id: 'GearsProbability' })
export type Probability = z.infer<typeof Probability>

/** An expected number on the wire: exact, and as a decimal for display. */
export const Mean = z
  .object({ fraction: z.string().describe('Exact, `40/7`.'), decimal: z.number() })
  .meta({ id: 'GearsAverage' })
export type Mean = z.infer<typeof Mean>

/** How likely a number is. */
export const Chance = z.object({ count: Count, probability: Probability }).meta({ id: 'GearsChance' })
export type Chance = z.infer<typeof Chance>

const DECIMALS = 10_000

/** Writes a probability or an expected number. */
export function written(value: Fraction): Probability {
  return { fraction: formatFraction(value), decimal: Math.round(toNumber(value) * DECIMALS) / DECIMALS }
}

/** `35.7 %` */
export const percent = ({ decimal }: Probability): string => `${Math.round(decimal * 1000) / 10} %`

/** `1.42` */
export const average = ({ decimal }: Mean): string => String(Math.round(decimal * 100) / 100)

/** In how many of all equally likely ways each total comes up: the index is the total. */
export type Ways = { readonly counts: readonly bigint[]; readonly total: bigint }

/** The probability of the totals for which a statement holds. */
export function chanceThat({ counts, total }: Ways, holds: (count: number) => boolean): Probability {
  const found = counts.reduce((sum, ways, count) => (holds(count) ? sum + ways : sum), 0n)
  return written(fraction(found, total))
}

/** Every total that can come up. */
export function spread({ counts, total }: Ways): Chance[] {
  return counts.flatMap((ways, count) => (ways === 0n ? [] : [{ count, probability: written(fraction(ways, total)) }]))
}

/** The probability of each total or more, from 1 on. */
export function atLeast({ counts, total }: Ways): Chance[] {
  const chances: Chance[] = []
  let found = 0n
  for (let count = counts.length - 1; count > 0; count--) {
    found += counts[count] as bigint
    if (found > 0n) chances.push({ count, probability: written(fraction(found, total)) })
  }
  return chances.reverse()
}

/** The mean of a number that depends on the total. */
export function meanOf({ counts, total }: Ways, value: (count: number) => number): Mean {
  const sum = counts.reduce((all, ways, count) => all + ways * BigInt(value(count)), 0n)
  return written(fraction(sum, total))
}

/** The same ways, with the totals seen as other numbers. */
export function seenAs({ counts, total }: Ways, view: (count: number) => number): Ways {
  const seen: bigint[] = []
  for (const [count, ways] of counts.entries()) {
    const at = view(count)
    while (seen.length <= at) seen.push(0n)
    seen[at] = (seen[at] as bigint) + ways
  }
  return { counts: seen, total }
}
