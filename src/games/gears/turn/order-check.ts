import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { Count, Id } from '../vocabulary.ts'
import { finishOrder, playOrder, resolveAction } from './order-action.ts'
import { OrderOption, type OrderPlan, type OrderStep, SpecialAction } from './order-plan.ts'
import { OrdersStep, type Path, type PossibleViolation } from './orders-step.ts'
import { followAlone, replaceCard } from './solo.ts'
import { takeSpecialAction } from './special-action.ts'

const StepKind = z
  .enum(['special', 'play', 'act', 'explore', 'soloReplace', 'soloFollow'])
  .meta({ id: 'GearsOrderStepKind' })
type StepKind = z.infer<typeof StepKind>

const CheckedStep = z.object({ does: StepKind, hand: Count }).meta({ id: 'GearsCheckedOrderStep' })
type CheckedStep = z.infer<typeof CheckedStep>

const PlayedOrder = z
  .object({
    card: Id.nullable(),
    option: OrderOption,
    resolved: z.array(Count),
    skipped: z.array(Count).describe('Printed actions that were not used.'),
  })
  .meta({ id: 'GearsPlayedOrder' })

export const OrderCheck = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations.describe(
      'What stands against the first step that is not allowed, which ends the check.',
    ),
    hand: Count.describe('Cards in hand at the end, which are the soldier’s health.'),
    cards: z.array(Id),
    steps: z.array(CheckedStep).describe('The steps that were taken.'),
    played: z.array(PlayedOrder),
    specials: z.array(SpecialAction),
    discarded: Count,
    removed: z.array(Id).describe('Cards that left the game.'),
    revived: Id.nullable(),
    extraZones: Count,
  })
  .meta({ id: 'GearsOrderCheckOutcome' })
export type OrderCheck = z.infer<typeof OrderCheck>

/** Goes through an orders step; the first thing that is not allowed ends it. Unknown cards are refused. */
export function checkOrders(
  plan: OrderPlan,
  { content, trace }: { readonly content: GearsContent; readonly trace: GearsTrace },
): OrderCheck | Refusal {
  const unknown = unknownCards(plan, content)
  if (unknown !== null) return refuse([unknown])
  const step = new OrdersStep(plan, content, trace)
  const checked: CheckedStep[] = []
  const violation = standing(plan) ?? takeSteps(step, checked)
  const violations = violation === null ? [] : citeViolations([violation], trace)
  return { legal: violation === null, violations, ...resultOf(step, checked) }
}

/** Takes one step after the other; the answer is what stands against the first that is not allowed. */
function takeSteps(step: OrdersStep, checked: CheckedStep[]): PossibleViolation {
  for (const [index, wish] of step.plan.steps.entries()) {
    const does = kindOf(wish)
    const violation = take(step, wish, ['steps', index, does])
    if (violation !== null) return violation
    checked.push({ does, hand: step.hand })
  }
  return finishOrder(step, ['steps']) ?? mustHavePlayed(step)
}

function kindOf(wish: OrderStep): StepKind {
  if ('special' in wish) return 'special'
  if ('play' in wish) return 'play'
  if ('act' in wish) return 'act'
  if ('explore' in wish) return 'explore'
  return 'soloReplace' in wish ? 'soloReplace' : 'soloFollow'
}

function standing({ status }: OrderPlan): PossibleViolation {
  return status === 'standing' ? null : { rule: 'gears.turn.bleeding', path: ['status'], facts: { step: 'orders' } }
}

/** Every card that is named has to be in the content. */
function unknownCards({ hand, steps }: OrderPlan, { orderCards }: GearsContent): PossibleViolation {
  const named: { id: string; path: Path }[] = [
    ...hand.cards.map((id, index) => ({ id, path: ['hand', 'cards', index] })),
    ...steps.flatMap((step, index) => drawnIn(step, ['steps', index])),
  ]
  const unknown = named.find(({ id }) => !orderCards.has(id))
  if (unknown === undefined) return null
  return { rule: 'gears.content.known', path: unknown.path, facts: { kind: 'orderCard', id: unknown.id } }
}

function drawnIn(step: OrderStep, path: Path): { id: string; path: Path }[] {
  if ('act' in step) return step.act.drawn.map((id, index) => ({ id, path: [...path, 'act', 'drawn', index] }))
  if ('soloReplace' in step) return [{ id: step.soloReplace.drawn, path: [...path, 'soloReplace', 'drawn'] }]
  return []
}

function take(step: OrdersStep, wish: OrderStep, path: Path): PossibleViolation {
  if ('special' in wish) return takeSpecialAction(step, wish.special, path)
  if ('play' in wish) return playOrder(step, wish.play, path)
  if ('act' in wish) return resolveAction(step, wish.act, path)
  if ('soloReplace' in wish) return replaceCard(step, wish.soloReplace, path)
  if ('soloFollow' in wish) return followAlone(step, wish.soloFollow, path)
  step.trace.applied('gears.order.explore-anytime', {
    door: wish.explore.door,
    inAction: step.openAction !== null,
  })
  return null
}

function mustHavePlayed(step: OrdersStep): PossibleViolation {
  if (step.hasPlayed) return null
  const { hand } = step
  if (hand > 0)
    return { rule: 'gears.order.mandatory', path: ['steps'], facts: { card: null, hand, reason: 'notPlayed' } }
  step.trace.applied('gears.order.mandatory', { card: null, hand, reason: 'emptyHand' })
  return null
}

function resultOf(step: OrdersStep, checked: CheckedStep[]): Omit<OrderCheck, 'legal' | 'violations'> {
  return {
    hand: step.hand,
    cards: step.named,
    steps: checked,
    played: step.orders.map(({ card, option, actions, resolved }) => ({
      card,
      option,
      resolved,
      skipped: actions.map((_, index) => index + 1).filter((action) => !resolved.includes(action)),
    })),
    specials: [...step.used],
    discarded: step.discarded.length,
    removed: step.removed,
    revived: step.revived,
    extraZones: step.extraZones,
  }
}
