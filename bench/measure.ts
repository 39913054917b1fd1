export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that all but one in a hundred stay below. */
export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN
}

/** How often something can be done in a second, once the compiler has settled. */
export function perSecond(run: (index: number) => unknown, count = 20_000): number {
  for (let index = 0; index < 5 * count; index++) run(index)
  return median(
    Array.from({ length: 7 }, () => {
      const began = performance.now()
      for (let index = 0; index < count; index++) run(index)
      return count / ((performance.now() - began) / 1000)
    }),
  )
}

/** How long something takes. */
export function milliseconds(run: () => unknown): number {
  return median(
    Array.from({ length: 31 }, () => {
      const began = performance.now()
      run()
      return performance.now() - began
    }),
  )
}
