import { addWays, type Counts, joinCounts, net, seenCounts } from '../../../rulebook/counts.ts'
import { successThirds } from './dice.ts'
import type { Pool } from './pool.ts'

/** In how many of 3^power equally likely ways each number comes up. */
export type Ways = { readonly counts: Counts; readonly power: number }

const POWERS: bigint[] = []

/** 3^power. */
export function powerOfThree(power: number): bigint {
  const known = POWERS[power] ?? 3n ** BigInt(power)
  POWERS[power] = known
  return known
}

/** What surely comes up. */
export function surely(count: number): Ways {
  const counts = new Array<bigint>(count + 1).fill(0n)
  counts[count] = 1n
  return { counts, power: 0 }
}

/** The successes of a pool; everything that may be rolled again is. */
export function poolWays({ kind, dice, forced, free, master, text }: Pool): Ways {
  const thirds = successThirds(kind)
  const natural = forced ? binomial(dice, thirds * thirds, 2) : binomial(dice, thirds, 1)
  return [free, master, text].reduce((ways, most) => failuresAgain(ways, dice, most, thirds), natural)
}

/** The successes of so many dice, each of which succeeds in `share` of 3^power ways. */
export function binomial(dice: number, share: number, power: number): Ways {
  const [good, bad] = [BigInt(share), powerOfThree(power) - BigInt(share)]
  const counts: bigint[] = []
  let chosen = 1n
  for (let successes = 0; successes <= dice; successes++) {
    counts.push(chosen * good ** BigInt(successes) * bad ** BigInt(dice - successes))
    chosen = (chosen * BigInt(dice - successes)) / BigInt(successes + 1)
  }
  return { counts, power: power * dice }
}

/** Up to `most` of the dice that failed are rolled again. */
function failuresAgain(ways: Ways, dice: number, max: number, thirds: number): Ways {
  const again = Math.min(max, dice)
  if (again === 0) return ways
  const counts: bigint[] = []
  for (const [successes, before] of ways.counts.entries()) {
    const rolled = Math.min(again, dice - successes)
    const spare = powerOfThree(again - rolled)
    const more = binomial(rolled, thirds, 1).counts
    for (const [added, found] of more.entries()) addWays(counts, successes + added, before * found * spare)
  }
  return { counts, power: ways.power + again }
}

/** Hits that are not blocked, of independent hits and blocks. */
export function netWays(hits: Ways, blocks: Ways): Ways {
  return { counts: joinCounts(hits.counts, blocks.counts, net), power: hits.power + blocks.power }
}

/** The sum of two independent numbers. */
export function sumWays(a: Ways, b: Ways): Ways {
  return { counts: joinCounts(a.counts, b.counts, (first, second) => first + second), power: a.power + b.power }
}

/** The same ways, with the numbers seen as other numbers. */
export function seenAs({ counts, power }: Ways, view: (count: number) => number): Ways {
  return { counts: seenCounts(counts, view), power }
}

/** In how many ways a statement holds. */
export function waysThat({ counts }: Ways, holds: (count: number) => boolean): bigint {
  let found = 0n
  for (const [count, ways] of counts.entries()) if (holds(count)) found += ways
  return found
}

/** The sum of a number over all ways. */
export function weigh({ counts }: Ways, value: (count: number) => number): bigint {
  let sum = 0n
  for (const [count, ways] of counts.entries()) sum += ways * BigInt(value(count))
  return sum
}
