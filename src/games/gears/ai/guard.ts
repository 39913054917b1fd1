import type { LocustFigure } from './battlefield.ts'
import type { LocustContext } from './context.ts'
import type { Asking } from './decision.ts'

/** Offers the players to guard against a Locust that is about to move or attack. */
// biome-ignore lint/correctness/useYield: provisional.
export function* guardWindow(_context: LocustContext, _self: LocustFigure): Asking<void> {}
