import { type Chance, exact, type Mean, type Probability } from '../../../contract/probability.ts'
import { fraction } from '../../../lib/fraction.ts'
import { type Counts, seenCounts, waysOf } from '../../../rulebook/counts.ts'

/** In how many of all equally likely ways each total comes up. */
export type Ways = { readonly counts: Counts; readonly total: bigint }

/** The probability of the totals for which a statement holds. */
export function chanceThat({ counts, total }: Ways, holds: (count: number) => boolean): Probability {
  const found = counts.reduce((sum, ways, count) => (holds(count) ? sum + ways : sum), 0n)
  return exact(fraction(found, total))
}

/** Every total that can come up. */
export function spread({ counts, total }: Ways): Chance[] {
  return counts.flatMap((ways, count) => (ways === 0n ? [] : [{ count, probability: exact(fraction(ways, total)) }]))
}

/** The probability of each total or more, from 1 on. */
export function atLeast({ counts, total }: Ways): Chance[] {
  const chances: Chance[] = []
  let found = 0n
  for (let count = counts.length - 1; count > 0; count--) {
    found += waysOf(counts, count)
    if (found > 0n) chances.push({ count, probability: exact(fraction(found, total)) })
  }
  return chances.reverse()
}

/** The mean of a number that depends on the total. */
export function meanOf({ counts, total }: Ways, value: (count: number) => number): Mean {
  const sum = counts.reduce((all, ways, count) => all + ways * BigInt(value(count)), 0n)
  return exact(fraction(sum, total))
}

/** The same ways, with the totals seen as other numbers. */
export function seenAs({ counts, total }: Ways, view: (count: number) => number): Ways {
  return { counts: seenCounts(counts, view), total }
}
