/** In how many ways each number comes up: the index is the number. */
export type Counts = readonly bigint[]

/** In how many ways a number comes up: in none behind the end. */
export const waysOf = (counts: Counts, number: number): bigint => counts[number] ?? 0n

/** Adds ways in which a number comes up. */
export function addWays(counts: bigint[], number: number, ways: bigint): void {
  while (counts.length <= number) counts.push(0n)
  counts[number] = waysOf(counts, number) + ways
}

/** Two independent numbers as one: `join` says which. */
export function joinCounts(a: Counts, b: Counts, join: (a: number, b: number) => number): bigint[] {
  const joined: bigint[] = []
  for (const [first, ways] of a.entries()) {
    for (const [second, others] of b.entries()) addWays(joined, join(first, second), ways * others)
  }
  return joined
}

/** What is left of hits after blocks. */
export const net = (hits: number, blocks: number): number => Math.max(0, hits - blocks)

/** The same ways, with the numbers seen as other numbers. */
export function seenCounts(counts: Counts, view: (number: number) => number): bigint[] {
  const seen: bigint[] = []
  for (const [number, ways] of counts.entries()) addWays(seen, view(number), ways)
  return seen
}
