import type { SignumTrace } from '../rules.ts'

export type MissedDraw = { readonly missed: number; readonly gain: number }

/** What each opponent gains for draws from an empty deck: the gain doubles every time, for the whole game. */
export function missDraws(
  missedBefore: number,
  draws: number,
  opponents: readonly string[],
  trace: SignumTrace,
): MissedDraw[] {
  return Array.from({ length: draws }, (_, index) => {
    const missed = missedBefore + index + 1
    const gain = 2 ** (missed - 1)
    trace.applied('signum.prosperity.empty-deck', { missed, gain, opponents: [...opponents] })
    return { missed, gain }
  })
}
