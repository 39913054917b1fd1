import type { CardEffect } from '../content/card-effects.ts'
import type { Act, Play } from './order-plan.ts'
import type { OrdersStep, Path, PossibleViolation } from './orders-step.ts'

/** Plays an order card: it leaves the hand, and its actions can be resolved. */
export function playOrder(step: OrdersStep, { card, option }: Play, path: Path): PossibleViolation {
  const violation = playable(step, { card, option }, path)
  if (violation !== null) return violation
  step.discard(card)
  step.playsLeft--
  const actions = step.actionsOf(card, option)
  const played = { card: card ?? null }
  step.orders.push({ ...played, option, actions, resolved: [], open: null })
  step.trace.applied('gears.order.mandatory', { ...played, reason: 'played', hand: step.hand })
  step.trace.applied('gears.order.options', { ...played, option, unnamed: false })
  step.trace.applied('gears.order.hand-is-health', { hand: step.hand })
  recordPrinted(step, played.card, option)
  return null
}

function playable(step: OrdersStep, { card, option }: Play, path: Path): PossibleViolation {
  const unfinished = finishOrder(step, path)
  if (unfinished !== null) return unfinished
  const facts = { card: card ?? null, hand: step.hand }
  if (step.playsLeft === 0) return { rule: 'gears.order.mandatory', path, facts: { ...facts, reason: 'second' } }
  if (!step.holds(card)) {
    const reason = step.hand === 0 ? 'emptyHand' : 'notInHand'
    return { rule: 'gears.order.mandatory', path: [...path, 'card'], facts: { ...facts, reason } }
  }
  if (option !== 'printed' || card !== undefined) return null
  return { rule: 'gears.order.options', path: [...path, 'card'], facts: { card: null, option, unnamed: true } }
}

/** An action that has begun has to end before anything else is done with order cards. */
export function finishOrder(step: OrdersStep, path: Path): PossibleViolation {
  const open = step.openAction
  return open === null ? null : outOfOrder('unfinished', open, path)
}

type Reason = 'unfinished' | 'tooLate' | 'noSuchAction' | 'notBegun' | 'noOrder'

const outOfOrder = (reason: Reason, action: number, path: Path): PossibleViolation => ({
  rule: 'gears.order.actions-in-order',
  path,
  facts: { reason, action, says: { en: '', es: '' } },
})

function recordPrinted(step: OrdersStep, card: string | null, option: Play['option']): void {
  if (option === 'attack') step.trace.applied('gears.order.attack-option', { by: 'option' })
  const printed = card === null || option !== 'printed' ? undefined : step.content.orderCards.get(card)
  if (printed === undefined) return
  const { players } = step.plan
  if (printed.actions.length > 1)
    step.trace.applied('gears.order.text-alternatives', { card, actions: printed.actions.length })
  if (printed.isForTwoPlus && players > 1) step.trace.applied('gears.order.player-restriction', { card, players })
}

/** Resolves an action of the played card, or begins or ends one. */
export function resolveAction(step: OrdersStep, act: Act, path: Path): PossibleViolation {
  const { order } = step
  if (order === null) return outOfOrder('noOrder', act.action, path)
  const violation = act.part === 'end' ? endable(step, act, path) : beginnable(step, act, path)
  if (violation !== null) return violation
  if (act.part === 'begin') {
    order.open = act.action
    recordAction(step, act.action, 'begun')
    return null
  }
  const effects = order.actions[act.action - 1] ?? []
  const refused = recipientOf(step, act, effects, path) ?? drawnCards(step, act, effects, path)
  if (refused !== null) return refused
  order.open = null
  order.resolved.push(act.action)
  recordAction(step, act.action, act.part === 'end' ? 'finished' : 'resolved')
  followUp(step, act, effects)
  return null
}

function recordAction(step: OrdersStep, action: number, reason: 'begun' | 'finished' | 'resolved'): void {
  step.trace.applied('gears.order.actions-in-order', { reason, action, says: step.actionSays(action) })
}

function endable(step: OrdersStep, { action }: Act, path: Path): PossibleViolation {
  return step.openAction === action ? null : outOfOrder('notBegun', action, [...path, 'action'])
}

function beginnable(step: OrdersStep, { action }: Act, path: Path): PossibleViolation {
  const unfinished = finishOrder(step, path)
  if (unfinished !== null) return unfinished
  const at = [...path, 'action']
  if (action > (step.order?.actions.length ?? 0)) return outOfOrder('noSuchAction', action, at)
  return action <= Math.max(0, ...(step.order?.resolved ?? [])) ? outOfOrder('tooLate', action, at) : null
}

/** Another player is not oneself. */
function recipientOf(step: OrdersStep, { chosen }: Act, effects: readonly CardEffect[], path: Path): PossibleViolation {
  if (chosen === undefined) return null
  const allowed = chosen !== step.plan.cog || !effects.some(({ who }) => who === 'another')
  if (!allowed) return { rule: 'gears.order.self-allowed', path: [...path, 'chosen'], facts: { chosen, allowed } }
  step.trace.applied('gears.order.self-allowed', { chosen, allowed })
  return null
}

const draws = ({ does, who }: CardEffect): boolean => does === 'draw' && who !== 'another'

/** Cards that the action gives, as far as the hand has room. */
function drawnCards(step: OrdersStep, { drawn }: Act, effects: readonly CardEffect[], path: Path): PossibleViolation {
  const max = effects.filter(draws).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const room = Math.max(0, step.plan.limit - step.hand)
  const facts = { hand: step.hand, limit: step.plan.limit, room, wanted: drawn.length, gives: max }
  if (drawn.length > Math.min(max, room)) return { rule: 'gears.heal.hand-limit', path: [...path, 'drawn'], facts }
  if (drawn.length > 0) step.trace.applied('gears.heal.hand-limit', facts)
  step.named.push(...drawn)
  return null
}

const ATTACKS: readonly CardEffect['does'][] = ['attack', 'freeAttack', 'heavyAttack']

function followUp(step: OrdersStep, act: Act, effects: readonly CardEffect[]): void {
  if (act.ammoSpent) step.hasSpentAmmo = true
  const byOption = step.order?.option === 'attack'
  for (const { does, who, onlyIf } of effects) {
    if (ATTACKS.includes(does) && !byOption) step.trace.applied('gears.order.attack-option', { by: 'action' })
    const isGranted = does === 'extraOrder' && who === 'you' && (onlyIf !== 'ammoSpent' || step.hasSpentAmmo)
    if (isGranted) step.playsLeft++
  }
}
