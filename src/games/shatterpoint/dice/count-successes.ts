import { addWays } from '../../../rulebook/counts.ts'

/** Attack rolls with equal crits and hits, and in how many ways they come about. */
export type HitWays = { readonly crit: number; readonly hit: number; readonly ways: bigint }

/**
 * In how many ways each number of successes comes up; the index is the number. Blocks are taken in rising order, so
 * that for each of them it is known how many crits and hits together the rolls have whose hits are not all blocked
 * (`above`), and how many crits the others have (`below`).
 */
export function countSuccesses(attack: readonly HitWays[], blocks: ReadonlyMap<number, bigint>): bigint[] {
  const above: bigint[] = []
  const below: bigint[] = []
  const successes: bigint[] = []
  for (const { crit, hit, ways } of attack) addWays(above, crit + hit, ways)
  const rising = [...attack].sort((a, b) => a.hit - b.hit)
  let next = 0
  const takeBlocked = (block: number): HitWays | undefined => {
    const roll = rising[next]
    if (roll === undefined || roll.hit > block) return undefined
    next++
    return roll
  }
  for (const [block, ways] of [...blocks].sort(([a], [b]) => a - b)) {
    for (let taken = takeBlocked(block); taken !== undefined; taken = takeBlocked(block)) {
      addWays(above, taken.crit + taken.hit, -taken.ways)
      addWays(below, taken.crit, taken.ways)
    }
    for (let total = block; total < above.length; total++) addProduct(successes, total - block, above[total], ways)
    for (let crits = 0; crits < below.length; crits++) addProduct(successes, crits, below[crits], ways)
  }
  return successes
}

function addProduct(list: bigint[], index: number, a: bigint | undefined, b: bigint): void {
  if (a !== undefined && a !== 0n) addWays(list, index, a * b)
}
