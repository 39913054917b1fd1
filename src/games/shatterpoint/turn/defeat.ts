import type { UnitState } from '../damage/unit-state.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { OrderCards } from './order-deck.ts'

/** A unit at the end of its activation, or one that an effect defeats. */
type DefeatQuestion = {
  readonly unit: UnitState
  readonly cards?: OrderCards
  readonly byEffect: boolean
  readonly activating: boolean
}

/** Whether the unit that was just activated is defeated, and what becomes of its order card. */
export function checkDefeat({ unit, cards, byEffect, activating }: DefeatQuestion, { trace }: ShatterpointContext) {
  const { id, injuries, durability } = unit
  const defeated = byEffect || injuries >= durability
  if (byEffect) trace.applied('shatterpoint.defeat.by-effect', { unit: id, isActivating: activating })
  else trace.applied('shatterpoint.defeat.check', { unit: id, injuries, durability, isDefeated: defeated })
  if (defeated) trace.applied('shatterpoint.defeat.leaves', { unit: id })
  return { defeated, cards: cards === undefined || !defeated ? (cards ?? null) : withoutCard(cards, id, trace) }
}

/** The order cards without that of a defeated unit; one in the deck leaves it only when it is revealed. */
function withoutCard(cards: OrderCards, unit: string, trace: ShatterpointTrace): OrderCards {
  const place = cards.reserve === unit ? 'reserve' : cards.discard.includes(unit) ? 'discard' : 'deck'
  trace.applied('shatterpoint.order.defeat-card', { unit, place })
  if (place === 'deck') return cards
  return {
    ...cards,
    reserve: place === 'reserve' ? null : cards.reserve,
    discard: cards.discard.filter((card) => card !== unit),
    removed: [...cards.removed, unit],
  }
}
