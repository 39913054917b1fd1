import { pickedPlace } from '../../../../rulebook/random.ts'
import { askAnyway, isFilled } from '../../locust/ai/decision.ts'
import { seatOf } from '../evolve/table.ts'
import type { Asking } from '../questions.ts'
import type { Course, Debt } from './procedure-run.ts'

/** Lets the players discard the order cards that wounds cost them, one debt after the other. */
export function* settleDebts(course: Course, debts: Debt[]): Asking<void> {
  if (course.isSettling) return
  course.isSettling = true
  while (debts.length > 0) {
    const debt = debts[0] as Debt
    const cards = yield* cardsForWounds(course, debt)
    debts.shift()
    if (cards.length === 0) continue
    course.emit({ type: 'cardsDiscarded', seat: seatOf(course.state, debt.figure), cards, reason: 'wounds' })
  }
  course.isSettling = false
  checkDefeat(course)
}

/** Each wound is an order card of the player’s choice, or one at random (gears.insane.random-discard). */
function* cardsForWounds(course: Course, { figure, amount, atRandom }: Debt): Asking<string[]> {
  const { state, random } = course
  const hand = [...(state.players[seatOf(state, figure)]?.hand ?? [])]
  const chosen: string[] = []
  while (chosen.length < amount && isFilled(hand)) {
    const card = atRandom
      ? (hand[pickedPlace(hand, random)] as string)
      : yield* chooseCard(course, figure, hand, amount - chosen.length)
    hand.splice(hand.indexOf(card), 1)
    chosen.push(card)
  }
  return chosen
}

/** Where every card has to go there is nothing to choose; equal cards are not told from others by not asking. */
function* chooseCard(
  { field }: Course,
  player: string,
  cards: readonly [string, ...string[]],
  needed: number,
): Asking<string> {
  const [first, ...others] = [...new Set(cards)] as [string, ...string[]]
  if (cards.length <= needed) return first
  const question = { kind: 'discardForWounds', player, figure: player } as const
  return yield* askAnyway({ field }, question, [first, ...others], others.length === 0)
}

/** When nobody stands any more the mission has failed at once (gears.lose.all-bleeding). */
export function checkDefeat(course: Pick<Course, 'state' | 'emit' | 'trace'>): void {
  const { players, result, step } = course.state
  if (result !== null || step === 'placing' || players.some(({ status }) => status === 'standing')) return
  course.trace.applied('gears.lose.all-bleeding', { standing: 0, cogs: players.length })
  course.emit({ type: 'matchLost' })
}
