import type { GearsContent } from '../../content/gears-content.ts'
import { SOLO_FOLLOW_ZONES } from '../../content/turn.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { CommandBody } from '../command.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'
import { stepViolations } from './move-check.ts'
import { keepOneViolations } from './special-check.ts'

const SOLO_STEP = { zones: SOLO_FOLLOW_ZONES, mayDisplace: false }

/** What stands against taking a card marked 2+ out of the game. */
export function soloReplaceViolations(
  state: GearsState,
  seat: number,
  { card }: CommandBody<'soloReplace'>,
  { orderCards }: GearsContent,
): GearsViolation[] {
  const path = ['command', 'soloReplace']
  const { hand } = playerOf(state, seat)
  if (!hand.includes(card)) {
    const facts = { card, hand: hand.length, reason: 'notInHand' } as const
    return [{ rule: 'gears.order.mandatory', path: [...path, 'card'], facts }]
  }
  const refuse = (reason: 'notSolo' | 'notMarked'): GearsViolation[] => [
    { rule: 'gears.solo.two-plus', path, facts: { card, drawn: card, reason } },
  ]
  if (state.players.length > 1) return refuse('notSolo')
  return orderCards.get(card)?.isForTwoPlus ? [] : refuse('notMarked')
}

/** What stands against a further zone for a follow card. */
export function soloFollowViolations(
  state: GearsState,
  seat: number,
  { card, zone, cover }: CommandBody<'soloFollow'>,
  content: GearsContent,
): GearsViolation[] {
  const path = ['command', 'soloFollow']
  const { hand } = playerOf(state, seat)
  const refuse = (reason: 'notSolo' | 'used' | 'notInHand' | 'wrongIcon'): GearsViolation[] => [
    { rule: 'gears.solo.follow', path, facts: { card, zones: SOLO_FOLLOW_ZONES, reason } },
  ]
  if (state.players.length > 1) return refuse('notSolo')
  if (state.turn.soloFollowUsed) return refuse('used')
  if (!hand.includes(card)) return refuse('notInHand')
  if (content.orderCards.get(card)?.icon !== 'follow') return refuse('wrongIcon')
  return [
    ...keepOneViolations(state, seat, path),
    ...stepViolations(state, seat, { command: 'soloFollow', path: [zone], cover, ...SOLO_STEP }, content),
  ]
}
