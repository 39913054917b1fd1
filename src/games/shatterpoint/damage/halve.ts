import type { ShatterpointTrace } from '../rules.ts'

/** Half of a number, rounded up, and the rest. */
export function halve(total: number, trace: ShatterpointTrace): { readonly half: number; readonly rest: number } {
  const half = Math.ceil(total / 2)
  const rest = total - half
  trace.applied('shatterpoint.effect.half', { total, half, rest })
  return { half, rest }
}
