import { SOLO_FOLLOW_ZONES } from '../content/turn.ts'
import type { SoloFollow, SoloReplace } from './order-plan.ts'
import type { OrdersStep, Path, PossibleViolation } from './orders-step.ts'
import { keepOne } from './special-action.ts'

/** A player alone takes a card marked 2+ out of the game and draws another one. */
export function replaceCard(step: OrdersStep, { card, drawn }: SoloReplace, path: Path): PossibleViolation {
  const refuse = (reason: 'notSolo' | 'notMarked', at: Path): PossibleViolation => ({
    rule: 'gears.solo.two-plus',
    path: at,
    facts: { card, drawn, reason },
  })
  if (step.plan.players > 1) return refuse('notSolo', path)
  if (!step.content.orderCards.get(card)?.isForTwoPlus) return refuse('notMarked', [...path, 'card'])
  if (!step.holds(card)) {
    const facts = { card, hand: step.hand, reason: 'notInHand' } as const
    return { rule: 'gears.order.mandatory', path: [...path, 'card'], facts }
  }
  step.take(card)
  step.removed.push(card)
  step.named.push(drawn)
  step.trace.applied('gears.solo.two-plus', { card, drawn, reason: 'replaced' })
  return null
}

type FollowReason = 'notSolo' | 'used' | 'notInHand' | 'wrongIcon'

/** A player alone discards a follow card to go one zone further. */
export function followAlone(step: OrdersStep, { card }: SoloFollow, path: Path): PossibleViolation {
  const reason = followReason(step, card)
  const facts = { card: card ?? null, zones: SOLO_FOLLOW_ZONES }
  if (reason !== null) return { rule: 'gears.solo.follow', path, facts: { ...facts, reason } }
  const kept = keepOne(step, path)
  if (kept !== null) return kept
  step.discard(card)
  step.extraZones += SOLO_FOLLOW_ZONES
  step.trace.applied('gears.solo.follow', { ...facts, reason: 'moves' })
  step.trace.applied('gears.order.hand-is-health', { hand: step.hand })
  return null
}

function followReason(step: OrdersStep, card: string | undefined): FollowReason | null {
  if (step.plan.players > 1) return 'notSolo'
  if (step.extraZones > 0) return 'used'
  if (!step.holds(card)) return 'notInHand'
  const isFollow = card === undefined || step.content.orderCards.get(card)?.icon === 'follow'
  return isFollow ? null : 'wrongIcon'
}
