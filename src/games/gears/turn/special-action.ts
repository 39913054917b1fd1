import type { Special } from './order-plan.ts'
import type { OrdersStep, Path, PossibleViolation } from './orders-step.ts'

/** Takes a special action: its moment, its cost, what it is about. */
export function takeSpecialAction(step: OrdersStep, special: Special, path: Path): PossibleViolation {
  const violation = momentOf(step, special, path) ?? costOf(step, special, path) ?? matterOf(special, path)
  if (violation !== null) return violation
  step.used.add(special.kind)
  step.discard(special.pay)
  step.trace.applied('gears.special.when', { kind: special.kind, inAction: false })
  step.trace.applied('gears.special.cost-limit', { kind: special.kind, reason: 'paid', card: special.pay ?? null })
  step.trace.applied('gears.order.hand-is-health', { hand: step.hand })
  takeEffect(step, special)
  return null
}

function momentOf(step: OrdersStep, { kind }: Special, path: Path): PossibleViolation {
  if (step.openAction === null) return null
  return { rule: 'gears.special.when', path, facts: { kind, inAction: true } }
}

function costOf(step: OrdersStep, { kind, pay }: Special, path: Path): PossibleViolation {
  const refuse = (reason: 'used' | 'emptyHand' | 'notInHand', field: string): PossibleViolation => ({
    rule: 'gears.special.cost-limit',
    path: [...path, field],
    facts: { kind, reason, card: pay ?? null },
  })
  if (step.used.has(kind)) return refuse('used', 'kind')
  if (step.hand === 0) return refuse('emptyHand', 'pay')
  if (!step.holds(pay)) return refuse('notInHand', 'pay')
  return keepOne(step, path)
}

/** As long as the order card has not been played, one card has to stay in hand. */
export function keepOne(step: OrdersStep, path: Path): PossibleViolation {
  if (step.hasPlayed || step.hand > 1) return null
  return { rule: 'gears.special.keep-one', path, facts: { hand: step.hand } }
}

const MATTERS = { revive: 'gears.special.revive', pickUp: 'gears.special.pickup' } as const

function matterOf({ kind, target, inZone }: Special, path: Path): PossibleViolation {
  if (inZone) return null
  const at = [...path, 'inZone']
  if (kind === 'equipment')
    return { rule: 'gears.special.equipment', path: at, facts: { location: target ?? null, reason: 'none' } }
  return { rule: MATTERS[kind], path: at, facts: { target: target ?? null, inZone } }
}

function takeEffect(step: OrdersStep, { kind, target: named }: Special): void {
  const target = named ?? null
  if (kind === 'equipment') step.trace.applied('gears.special.equipment', { location: target, reason: 'usable' })
  else step.trace.applied(MATTERS[kind], { target, inZone: true })
  if (kind !== 'revive') return
  step.revived = target ?? 'COG'
  step.trace.applied('gears.revive.effect', { cog: target })
}
