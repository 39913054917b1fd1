import { z } from 'zod'
import { type Fraction, formatFraction, fraction, toNumber } from '../../../lib/fraction.ts'
import { Count } from '../vocabulary.ts'

/** A probability on the wire: exact, and as a decimal for display. */
export const Probability = z
  .object({ fraction: z.string().describe('Exact, `91/192`.'), decimal: z.number().min(0).max(1) })
  .meta({ id: 'ShatterpointProbability' })
export type Probability = z.infer<typeof Probability>

/** An expected number on the wire: exact, and as a decimal for display. */
export const Mean = z
  .object({ fraction: z.string().describe('Exact, `51/64`.'), decimal: z.number() })
  .meta({ id: 'ShatterpointMean' })
export type Mean = z.infer<typeof Mean>

/** How likely a number is. */
export const Chance = z.object({ count: Count, probability: Probability }).meta({ id: 'ShatterpointChance' })
export type Chance = z.infer<typeof Chance>

const DECIMALS = 1_000_000

/** Writes a probability or an expected number. */
export function written(value: Fraction): Probability {
  return { fraction: formatFraction(value), decimal: Math.round(toNumber(value) * DECIMALS) / DECIMALS }
}

/** `35.7 %` */
export const percent = ({ decimal }: Probability): string => `${Math.round(decimal * 1000) / 10} %`

/** `1.42` */
export const average = ({ decimal }: Mean): string => String(Math.round(decimal * 100) / 100)

/** In how many of all equally likely ways each number comes up. */
export class Tally {
  readonly #ways = new Map<number, bigint>()
  readonly #total: bigint

  constructor(total: bigint) {
    this.#total = total
  }

  add(count: number, ways: bigint): void {
    this.#ways.set(count, (this.#ways.get(count) ?? 0n) + ways)
  }

  /** Every number that can come up, the least first. */
  spread(): Chance[] {
    const found = [...this.#ways].sort(([one], [other]) => one - other)
    return found.map(([count, ways]) => ({ count, probability: written(fraction(ways, this.#total)) }))
  }

  /** The probability of the numbers for which a statement holds. */
  chanceThat(holds: (count: number) => boolean): Probability {
    let found = 0n
    for (const [count, ways] of this.#ways) if (holds(count)) found += ways
    return written(fraction(found, this.#total))
  }

  mean(): Mean {
    let sum = 0n
    for (const [count, ways] of this.#ways) sum += BigInt(count) * ways
    return written(fraction(sum, this.#total))
  }
}
