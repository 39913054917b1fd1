/** Orders versions such as `1.10.2` by their numbers; whatever is no number counts as 0. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex(
    (_, index) => (a[index] ?? 0) !== (b[index] ?? 0),
  )
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0)
