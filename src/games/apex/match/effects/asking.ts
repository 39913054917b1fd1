import type { Cell } from '../../../../geometry/grid.ts'
import { isSameJson } from '../../../../lib/json.ts'
import { pathsFor } from '../procedures/moving.ts'
import { type Answer, type ApexRun, type Asked, type Asking, askAlways } from '../questions.ts'

/** The answer of whoever does not want to. */
export const PASS = { pass: true } as const

/** Asks which of several, or none of them; null is none. */
export function* askOrPass<Item>(
  run: ApexRun,
  question: Asked,
  items: readonly Item[],
  answerOf: (item: Item) => Answer,
): Asking<Item | null> {
  if (items.length === 0) return null
  const answer = yield* askAlways(run, { ...question, options: [...items.map(answerOf), PASS] })
  return items.find((item) => isSameJson(answerOf(item), answer)) ?? null
}

/** Asks the seat of a Legend which way it goes with so many points; null if it stays. */
export function* askWay(run: ApexRun, legend: string, card: string, points: number): Asking<readonly Cell[] | null> {
  const ways = pathsFor(run.state, legend, points, run.content).map(({ path }) => ({ path }))
  if (ways.length === 0) return null
  const about = { card, points }
  const answer = yield* askAlways(run, { kind: 'effectMove', legend, about, options: [...ways, PASS] })
  // Any legal way to a space may be answered, not only those that are listed.
  return 'path' in answer ? answer.path : null
}
