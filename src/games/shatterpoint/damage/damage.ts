import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type Condition, opponentOf, type Player } from '../vocabulary.ts'
import type { STRAINING } from './conditions.rules.ts'
import { isWounded, type UnitState } from './unit-state.ts'

/** A unit afterwards, and who gains a momentum token because it became wounded. */
export type Suffered = { readonly unit: UnitState; readonly momentum: Player | null }

/** A unit suffers damage; at its stamina it is wounded at once. */
export function sufferDamage(unit: UnitState, amount: number, trace: ShatterpointTrace): Suffered {
  if (amount === 0) return { unit, momentum: null }
  if (isWounded(unit)) {
    trace.applied('shatterpoint.wounded.effects', { unit: unit.id, amount })
    return { unit, momentum: null }
  }
  const damage = unit.damage + amount
  trace.applied('shatterpoint.damage.apply', { unit: unit.id, amount, damage, stamina: unit.stamina })
  if (damage < unit.stamina) return { unit: { ...unit, damage }, momentum: null }
  const momentum = opponentOf(unit.player)
  trace.applied('shatterpoint.damage.wounded', { unit: unit.id, damage, stamina: unit.stamina })
  trace.applied('shatterpoint.momentum.wound', { unit: unit.id, gainer: momentum })
  return { unit: { ...unit, damage, wounds: unit.wounds + 1 }, momentum }
}

/** A unit receives a condition; one that it already has is 1 damage instead. */
export function receiveCondition(unit: UnitState, condition: Condition, trace: ShatterpointTrace): Suffered {
  if (unit.immunities.includes(condition)) {
    trace.applied('shatterpoint.keyword.immunity', { unit: unit.id, condition })
    return { unit, momentum: null }
  }
  if (unit.conditions.includes(condition)) {
    trace.applied('shatterpoint.condition.repeat', { unit: unit.id, condition })
    return sufferDamage(unit, 1, trace)
  }
  trace.applied('shatterpoint.condition.unit-wide', { unit: unit.id, condition })
  return { unit: { ...unit, conditions: [...unit.conditions, condition] }, momentum: null }
}

/** What a strained unit suffers after an event; nothing happens to a unit that is not strained. */
export function strain(unit: UnitState, event: (typeof STRAINING)[number], trace: ShatterpointTrace): Suffered {
  const isTriggered = unit.conditions.includes('strained')
  trace.applied('shatterpoint.condition.strained', { unit: unit.id, event, isTriggered })
  if (!isTriggered) return { unit, momentum: null }
  const suffered = sufferDamage(unit, BOOK.strainDamage, trace)
  const conditions = suffered.unit.conditions.filter((condition) => condition !== 'strained')
  return { unit: { ...suffered.unit, conditions }, momentum: suffered.momentum }
}

/** Damage that several units suffer at the same time. */
type Hits = {
  readonly hits: readonly { readonly unit: UnitState; readonly amount: number }[]
  /** Whose momentum is counted first. */
  readonly first: Player
  readonly activating?: string
}

/** Several units suffer damage at the same time. */
export function sufferTogether({ hits, first, activating }: Hits, { trace }: ShatterpointContext) {
  if (hits.length > 1) trace.applied('shatterpoint.damage.together', { units: hits.map(({ unit }) => unit.id) })
  const suffered = hits.map(({ unit, amount }) => ({ before: unit, ...sufferDamage(unit, amount, trace) }))
  const gainers = suffered.flatMap(({ momentum }) => (momentum === null ? [] : [momentum]))
  const momentum = [first, opponentOf(first)].flatMap((player) => gainers.filter((gainer) => gainer === player))
  if (new Set(gainers).size > 1) trace.applied('shatterpoint.struggle.simultaneous', { first })
  const wounded = suffered
    .filter(({ before, unit }) => isWounded(unit) && !isWounded(before))
    .map(({ unit }) => unit.id)
  const activationEnds = activating !== undefined && wounded.includes(activating)
  if (activationEnds) trace.applied('shatterpoint.activation.wounded-ends', { unit: activating })
  return { units: suffered.map(({ unit }) => unit), wounded, momentum, activationEnds }
}
