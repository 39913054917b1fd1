import { z } from 'zod'
import { Count } from '../vocabulary.ts'
import { powerOfThree, type Ways, waysThat, weighted } from './pool-odds.ts'

/** A probability on the wire: exact, and as a decimal for display. */
export const Probability = z
  .object({ fraction: z.string().describe('Exact, `20/27`.'), decimal: z.number().min(0).max(1) })
  .meta({ id: 'SignumProbability' })
export type Probability = z.infer<typeof Probability>

/** An expected number on the wire: exact, and as a decimal for display. */
export const Mean = z
  .object({ fraction: z.string().describe('Exact, `46/27`.'), decimal: z.number() })
  .meta({ id: 'SignumMean' })
export type Mean = z.infer<typeof Mean>

/** How likely a number is. */
export const Chance = z.object({ count: Count, probability: Probability }).meta({ id: 'SignumChance' })
export type Chance = z.infer<typeof Chance>

const DECIMALS = 1_000_000
const EXACT_ENOUGH = 10n ** 15n

/** Writes `ways` of 3^power. */
export function written(ways: bigint, power: number): Probability {
  let [numerator, left] = [ways, power]
  if (numerator === 0n) return { fraction: '0', decimal: 0 }
  while (left > 0 && numerator % 3n === 0n) {
    numerator /= 3n
    left--
  }
  const denominator = powerOfThree(left)
  const decimal = Number((numerator * EXACT_ENOUGH) / denominator) / Number(EXACT_ENOUGH)
  return {
    fraction: left === 0 ? `${numerator}` : `${numerator}/${denominator}`,
    decimal: Math.round(decimal * DECIMALS) / DECIMALS,
  }
}

/** `35.7 %` */
export const percent = ({ decimal }: Probability): string => `${Math.round(decimal * 1000) / 10} %`

/** `1.42` */
export const average = ({ decimal }: Mean): string => String(Math.round(decimal * 100) / 100)

/** The probability of the numbers for which a statement holds. */
export const chanceThat = (ways: Ways, holds: (count: number) => boolean): Probability =>
  written(waysThat(ways, holds), ways.power)

/** The mean of a number that depends on the number that comes up. */
export const meanOf = (ways: Ways, value: (count: number) => number = (count) => count): Mean =>
  written(weighted(ways, value), ways.power)

/** Every number that can come up. */
export function spread({ counts, power }: Ways): Chance[] {
  return counts.flatMap((ways, count) => (ways === 0n ? [] : [{ count, probability: written(ways, power) }]))
}
