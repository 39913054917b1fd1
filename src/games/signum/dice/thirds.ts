import { powerOfThree } from './pool-odds.ts'

/** An exact number: so many of 3^power. */
export type Thirds = { readonly ways: bigint; readonly power: number }

const scaled = ({ ways, power }: Thirds, to: number): bigint => ways * powerOfThree(to - power)

/** Less than 0 if the first is smaller. */
export function compareThirds(one: Thirds, other: Thirds): number {
  const power = Math.max(one.power, other.power)
  const difference = scaled(one, power) - scaled(other, power)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function subtractThirds(one: Thirds, other: Thirds): Thirds {
  const power = Math.max(one.power, other.power)
  return { ways: scaled(one, power) - scaled(other, power), power }
}

export const negated = ({ ways, power }: Thirds): Thirds => ({ ways: -ways, power })
