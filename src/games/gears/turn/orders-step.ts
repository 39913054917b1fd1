import { attack, type CardEffect, move } from '../content/card-effects.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { BASIC_MOVE } from '../content/turn.ts'
import type { GearsViolation } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { actionText } from './action.words.ts'
import type { OrderOption, OrderPlan, SpecialAction } from './order-plan.ts'

export type Path = GearsViolation['path']

/** Why a step is not allowed; null if it is. */
export type PossibleViolation = GearsViolation | null

/** The order card that is being resolved. */
export type OpenOrder = {
  readonly card: string | null
  readonly option: OrderOption
  readonly actions: readonly (readonly CardEffect[])[]
  /** The actions that were resolved, as printed. */
  readonly resolved: number[]
  /** The action that has begun and not ended. */
  open: number | null
}

/** The course of one orders step. */
export class OrdersStep {
  readonly plan: OrderPlan
  readonly content: GearsContent
  readonly trace: GearsTrace
  readonly named: string[]
  others: number
  readonly orders: OpenOrder[] = []
  readonly used = new Set<SpecialAction>()
  readonly discarded: (string | null)[] = []
  readonly removed: string[] = []
  revived: string | null = null
  playsLeft = 1
  extraZones = 0
  hasSpentAmmo = false

  constructor(plan: OrderPlan, content: GearsContent, trace: GearsTrace) {
    this.plan = plan
    this.content = content
    this.trace = trace
    this.named = [...plan.hand.cards]
    this.others = plan.hand.others
  }

  get hand(): number {
    return this.named.length + this.others
  }

  get hasPlayed(): boolean {
    return this.orders.length > 0
  }

  get order(): OpenOrder | null {
    return this.orders.at(-1) ?? null
  }

  get openAction(): number | null {
    return this.order?.open ?? null
  }

  /** Whether a card, or an unnamed one, is in hand. */
  holds(card: string | undefined): boolean {
    return card === undefined ? this.others > 0 : this.named.includes(card)
  }

  /** Takes a card out of the hand. */
  take(card: string | undefined): void {
    if (card === undefined) this.others--
    else this.named.splice(this.named.indexOf(card), 1)
  }

  discard(card: string | undefined): void {
    this.take(card)
    this.discarded.push(card ?? null)
  }

  /** The actions that playing a card for an option gives. */
  actionsOf(card: string | undefined, option: OrderOption): readonly (readonly CardEffect[])[] {
    if (option === 'move') return [[move(BASIC_MOVE)]]
    if (option === 'attack') return [[attack()]]
    return (card === undefined ? undefined : this.content.orderCards.get(card)?.actions) ?? []
  }

  actionSays(action: number): { en: string; es: string } {
    const effects = this.order?.actions[action - 1] ?? []
    return { en: actionText(effects, 'en', this.content), es: actionText(effects, 'es', this.content) }
  }
}
