import { powerOfThree } from './pool-odds.ts'

/** An exact number: so many of 3^power. */
export type Thirds = { readonly ways: bigint; readonly power: number }

const scaled = ({ ways, power }: Thirds, to: number): bigint => ways * powerOfThree(to - power)

/** Less than 0 if the first is smaller. */
export function compareThirds(a: Thirds, b: Thirds): number {
  const power = Math.max(a.power, b.power)
  const difference = scaled(a, power) - scaled(b, power)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function subtractThirds(a: Thirds, b: Thirds): Thirds {
  const power = Math.max(a.power, b.power)
  return { ways: scaled(a, power) - scaled(b, power), power }
}

export const negated = ({ ways, power }: Thirds): Thirds => ({ ways: -ways, power })
