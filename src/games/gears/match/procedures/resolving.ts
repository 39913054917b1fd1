import type { LocustContext } from '../../locust/ai/context.ts'
import type { Asking as LocustAsking } from '../../locust/ai/decision.ts'
import type { MatchContext } from '../context.ts'
import type { Asking } from '../questions.ts'

/**
 * Plays a part of the AI engine inside a procedure. Whenever it stops or pauses, the players first discard what they
 * owe; when the match is over it is not resumed.
 */
export function* resolve<Result>(
  context: MatchContext,
  start: (locust: LocustContext) => LocustAsking<Result>,
): Asking<Result | null> {
  const part = start(context.locust())
  let turn = part.next()
  while (true) {
    yield* settle(context)
    if (context.state.result !== null) return null
    if (turn.done) return turn.value
    turn = part.next(turn.value.kind === 'pause' ? '' : yield turn.value)
  }
}

/** Lets the players discard what they owe, and sees whether the match is lost or the objective met. */
export const settle = (context: MatchContext): Asking<void> => context.settle()
