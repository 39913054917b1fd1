import { type Chance, type Mean, type Probability, roundDecimal } from '../../../contract/probability.ts'
import { powerOfThree, type Ways, waysThat, weigh } from './pool-odds.ts'

const EXACT_ENOUGH = 10n ** 15n

/** Writes `ways` of 3^power. */
export function exactThirds(ways: bigint, power: number): Probability {
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
    decimal: roundDecimal(decimal),
  }
}

/** The probability of the numbers for which a statement holds. */
export const chanceThat = (ways: Ways, holds: (count: number) => boolean): Probability =>
  exactThirds(waysThat(ways, holds), ways.power)

/** The mean of a number that depends on the number that comes up. */
export const meanOf = (ways: Ways, value: (count: number) => number = (count) => count): Mean =>
  exactThirds(weigh(ways, value), ways.power)

/** Every number that can come up. */
export function spread({ counts, power }: Ways): Chance[] {
  return counts.flatMap((ways, count) => (ways === 0n ? [] : [{ count, probability: exactThirds(ways, power) }]))
}
