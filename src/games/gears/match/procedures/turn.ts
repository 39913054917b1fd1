import { locustStep } from '../../locust/ai/step.ts'
import type { MatchContext } from '../context.ts'
import type { PlayEvent } from '../events.ts'
import type { Asking } from '../questions.ts'
import type { GearsState, GearsStep, OpenOrder } from '../state.ts'
import { actionsOf } from './acting.ts'
import { checkMission } from './mission.ts'
import { afterLocustStep } from './mission-effects.ts'
import { aiCardsAStep } from './mission-rules.ts'
import type { ProcedureRun } from './procedure-run.ts'
import { resolve } from './resolving.ts'

/** The step that a turn starts with. */
const FIRST_STEPS: Readonly<Record<GearsState['players'][number]['status'], GearsStep>> = {
  standing: 'heal',
  bleeding: 'crawl',
  executed: 'locust',
}

/** Starts the turn of a seat (procedure 6.2). */
export function startTurn(context: MatchContext, seat: number): void {
  const { turnNumber, players } = context.state
  context.emit({ type: 'turnStarted', seat, number: turnNumber + 1 })
  context.emit({ type: 'stepStarted', step: FIRST_STEPS[players[seat]?.status ?? 'standing'] })
}

/** The next seat to the left becomes active. */
function endTurn(context: MatchContext): void {
  const { active, players, result } = context.state
  if (result === null) startTurn(context, (active + 1) % players.length)
}

/** The orders step is over; a card may have taken the Locust step away. */
export function endOrders(context: MatchContext): void {
  if (context.state.turn.skipsLocustStep) endTurn(context)
  else context.emit({ type: 'stepStarted', step: 'locust' })
}

/** A granted order is over as soon as its last action is. */
export function closeOrders(context: MatchContext): void {
  while (true) {
    const { orders } = context.state.turn
    const top = orders.at(-1)
    if (top === undefined || orders.length < 2 || !isDone(top, context)) return
    context.emit({ type: 'extraOrderEnded', seat: top.seat })
  }
}

const isDone = (order: OpenOrder, { content }: MatchContext): boolean =>
  order.card !== null && order.next >= actionsOf(order, content).length

/** The Locust activation step: AI cards are drawn and resolved, then the turn is over (procedure 6.7). */
export function* activateLocust(run: ProcedureRun): Asking<void> {
  const cards = aiCardsAStep(run.state, run.content)
  const before = run.events.length
  run.startLocustStep()
  for (let card = 0; card < cards && run.state.result === null; card++) {
    const { pile, discard } = run.state.ai
    const deck = { pile: [...pile], discard: [...discard] }
    run.deck = deck
    yield* resolve(run, (locust) => locustStep(locust, deck))
    run.deck = null
    yield* checkMission(run)
  }
  afterLocustStep(run, actedSince(run.events, before))
  endTurn(run)
}

/** The figures that moved or attacked. */
const actedSince = (events: readonly PlayEvent[], before: number): ReadonlySet<string> =>
  new Set(
    events
      .slice(before)
      .flatMap((event) => (event.type === 'figureMoved' || event.type === 'attackDeclared' ? [event.figure] : [])),
  )
