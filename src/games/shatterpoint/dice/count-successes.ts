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
  for (const { crit, hit, ways } of attack) addAt(above, crit + hit, ways)
  const rising = [...attack].sort((a, b) => a.hit - b.hit)
  let next = 0
  for (const [block, ways] of [...blocks].sort(([a], [b]) => a - b)) {
    for (; next < rising.length && (rising[next] as HitWays).hit <= block; next++) {
      const { crit, hit, ways: blocked } = rising[next] as HitWays
      addAt(above, crit + hit, -blocked)
      addAt(below, crit, blocked)
    }
    for (let total = block; total < above.length; total++) addProduct(successes, total - block, above[total], ways)
    for (let crits = 0; crits < below.length; crits++) addProduct(successes, crits, below[crits], ways)
  }
  return successes
}

function addAt(list: bigint[], index: number, ways: bigint): void {
  while (list.length <= index) list.push(0n)
  list[index] = (list[index] as bigint) + ways
}

function addProduct(list: bigint[], index: number, a: bigint | undefined, b: bigint): void {
  if (a !== undefined && a !== 0n) addAt(list, index, a * b)
}
