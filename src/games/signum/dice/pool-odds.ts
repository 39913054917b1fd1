import { successThirds } from './dice.ts'
import type { Pool } from './pool.ts'

/** In how many of 3^power equally likely ways each number comes up: the index is the number. */
export type Ways = { readonly counts: readonly bigint[]; readonly power: number }

const POWERS: bigint[] = [1n]

/** 3^power. */
export function powerOfThree(power: number): bigint {
  for (let next = POWERS.length; next <= power; next++) POWERS.push(3n * (POWERS[next - 1] as bigint))
  return POWERS[power] as bigint
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
  const counts = new Array<bigint>(dice + 1).fill(0n)
  for (let successes = 0; successes <= dice; successes++) {
    const before = ways.counts[successes] as bigint
    const rolled = Math.min(again, dice - successes)
    const spare = powerOfThree(again - rolled)
    const more = binomial(rolled, thirds, 1).counts
    for (let added = 0; added <= rolled; added++) {
      const at = successes + added
      counts[at] = (counts[at] as bigint) + before * (more[added] as bigint) * spare
    }
  }
  return { counts, power: ways.power + again }
}

/** Hits that are not blocked, of independent hits and blocks. */
export function netWays(hits: Ways, blocks: Ways): Ways {
  const counts = new Array<bigint>(hits.counts.length).fill(0n)
  for (let hit = 0; hit < hits.counts.length; hit++) {
    for (let block = 0; block < blocks.counts.length; block++) {
      const net = Math.max(0, hit - block)
      counts[net] = (counts[net] as bigint) + (hits.counts[hit] as bigint) * (blocks.counts[block] as bigint)
    }
  }
  return { counts, power: hits.power + blocks.power }
}

/** The sum of two independent numbers. */
export function sumWays(a: Ways, b: Ways): Ways {
  const counts = new Array<bigint>(a.counts.length + b.counts.length - 1).fill(0n)
  for (let first = 0; first < a.counts.length; first++) {
    for (let second = 0; second < b.counts.length; second++) {
      const at = first + second
      counts[at] = (counts[at] as bigint) + (a.counts[first] as bigint) * (b.counts[second] as bigint)
    }
  }
  return { counts, power: a.power + b.power }
}

/** The same ways, with the numbers seen as other numbers. */
export function seenAs({ counts, power }: Ways, view: (count: number) => number): Ways {
  const seen: bigint[] = []
  for (const [count, ways] of counts.entries()) {
    const at = view(count)
    while (seen.length <= at) seen.push(0n)
    seen[at] = (seen[at] as bigint) + ways
  }
  return { counts: seen, power }
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
