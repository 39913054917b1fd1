import { itemAt } from '../../../../lib/items.ts'
import { pickPlace } from '../../../../rulebook/random.ts'
import { askAnyway, isFilled } from '../../locust/ai/decision.ts'
import { seatOf } from '../evolve/table.ts'
import type { Asking } from '../questions.ts'
import type { Debt, ProcedureRun } from './procedure-run.ts'

/** Lets the players discard the order cards that wounds cost them, one debt after the other. */
export function* settleDebts(run: ProcedureRun, debts: Debt[]): Asking<void> {
  if (run.isSettling) return
  run.isSettling = true
  for (let [debt] = debts; debt !== undefined; [debt] = debts) {
    const cards = yield* cardsForWounds(run, debt)
    debts.shift()
    if (cards.length === 0) continue
    run.emit({ type: 'cardsDiscarded', seat: seatOf(run.state, debt.figure), cards, reason: 'wounds' })
  }
  run.isSettling = false
  checkDefeat(run)
}

/** Each wound is an order card of the player’s choice, or one at random (gears.insane.random-discard). */
function* cardsForWounds(run: ProcedureRun, { figure, amount, atRandom }: Debt): Asking<string[]> {
  const { state, random } = run
  const hand = [...(state.players[seatOf(state, figure)]?.hand ?? [])]
  const chosen: string[] = []
  while (chosen.length < amount && isFilled(hand)) {
    const card = atRandom
      ? itemAt(hand, pickPlace(hand, random))
      : yield* chooseCard(run, figure, hand, amount - chosen.length)
    hand.splice(hand.indexOf(card), 1)
    chosen.push(card)
  }
  return chosen
}

/** Where every card has to go there is nothing to choose; equal cards are not told from others by not asking. */
function* chooseCard(
  { field }: ProcedureRun,
  player: string,
  cards: readonly [string, ...string[]],
  needed: number,
): Asking<string> {
  const [first] = cards
  const others = [...new Set(cards)].filter((card) => card !== first)
  if (cards.length <= needed) return first
  const question = { kind: 'discardForWounds', player, figure: player } as const
  return yield* askAnyway({ field }, question, [first, ...others], others.length === 0)
}

/** When nobody stands any more the mission has failed at once (gears.lose.all-bleeding). */
function checkDefeat(run: Pick<ProcedureRun, 'state' | 'emit' | 'trace'>): void {
  const { players, result, step } = run.state
  if (result !== null || step === 'placing' || players.some(({ status }) => status === 'standing')) return
  run.trace.applied('gears.lose.all-bleeding', { standing: 0, cogs: players.length })
  run.emit({ type: 'matchLost' })
}
