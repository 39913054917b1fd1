import { fire } from './firing.ts'
import { harm } from './harm.ts'
import { reactAfter, reactBefore } from './reacting.ts'
import type { Stage } from './stage.ts'

/** The table of a question: nothing is known beyond what was asked, and players report what their cards did. */
export const RULING_STAGE: Stage = {
  // biome-ignore lint/correctness/useYield: it never stops to ask, where a match does.
  *harm(acting, blows) {
    harm(acting, blows)
  },
  *resolveShot(acting, target, aimed) {
    const reaction = yield* reactBefore(acting, target)
    const hasTarget = target.cell !== null && acting.me.cell !== null
    const { cards, damage } = hasTarget ? fire(acting, target, aimed, reaction.modifiers) : { cards: [], damage: 0 }
    harm(acting, [{ figure: target, amount: damage }])
    yield* reactAfter(acting, target, reaction.kept)
    acting.trace.applied('apex.shot.replenish', { cards: cards.length })
  },
}
