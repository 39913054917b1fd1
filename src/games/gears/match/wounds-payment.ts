import { isFilled } from '../ai/decision.ts'
import type { Course, Debt } from './course.ts'
import { type Asking, ask } from './decision.ts'
import { seatOf } from './evolve-table.ts'

/** Lets the players discard the order cards that wounds and reactions cost them, one debt after the other. */
export function* settleDebts(course: Course, debts: Debt[]): Asking<void> {
  if (course.isSettling) return
  course.isSettling = true
  while (debts.length > 0) {
    const debt = debts[0] as Debt
    const cards = debt.for === 'wounds' ? yield* cardsForWounds(course, debt) : yield* cardForReaction(course, debt)
    debts.shift()
    if (cards.length === 0) continue
    const reason = debt.for === 'wounds' ? 'wounds' : debt.icon
    course.emit({ type: 'cardsDiscarded', seat: seatOf(course.state, debt.figure), cards, reason })
  }
  course.isSettling = false
  checkDefeat(course)
}

/** Each wound is an order card of the player’s choice, or one at random (gears.insane.random-discard). */
function* cardsForWounds(
  { state, random }: Course,
  { figure, amount, atRandom }: Extract<Debt, { for: 'wounds' }>,
): Asking<string[]> {
  const hand = [...(state.players[seatOf(state, figure)]?.hand ?? [])]
  const chosen: string[] = []
  while (chosen.length < amount && isFilled(hand)) {
    const card = atRandom
      ? (hand[hand.length > 1 ? random.below(hand.length) : 0] as string)
      : yield* chooseCard(figure, 'discardForWounds', hand, amount - chosen.length)
    hand.splice(hand.indexOf(card), 1)
    chosen.push(card)
  }
  return chosen
}

/** Where every card has to go there is nothing to choose. */
function* chooseCard(
  player: string,
  kind: 'discardForWounds' | 'reactionCard',
  cards: readonly [string, ...string[]],
  needed: number,
): Asking<string> {
  const [first, ...others] = [...new Set(cards)] as [string, ...string[]]
  if (cards.length <= needed) return first
  return yield* ask({ kind, player, figure: player }, [first, ...others], (card) => card)
}

function* cardForReaction(
  { state, content }: Course,
  { figure, icon }: Extract<Debt, { for: 'reaction' }>,
): Asking<string[]> {
  const hand = state.players[seatOf(state, figure)]?.hand ?? []
  const fitting = hand.filter((card) => content.orderCards.get(card)?.icon === icon)
  if (!isFilled(fitting)) return []
  return [yield* chooseCard(figure, 'reactionCard', fitting, 1)]
}

/** When nobody stands any more the mission has failed at once (gears.lose.all-bleeding). */
export function checkDefeat(course: Pick<Course, 'state' | 'emit' | 'trace'>): void {
  const { players, result, step } = course.state
  if (result !== null || step === 'placing' || players.some(({ status }) => status === 'standing')) return
  course.trace.applied('gears.lose.all-bleeding', { standing: 0, cogs: players.length })
  course.emit({ type: 'matchLost' })
}
