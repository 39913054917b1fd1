import { halve } from '../../damage/halve.ts'
import { isWounded, type UnitState } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import type { PoolEffect } from './attack-question.ts'
import { type Fight, note, strain, suffer } from './fight.ts'

/** Step 9: effects change the pool, the attacker’s first, then the defending unit suffers it. */
export function applyDamagePool(fight: Fight): void {
  const { question, trace, units } = fight
  for (const by of ['attacker', 'defender'] as const) {
    for (const effect of question.poolEffects) if (effect.by === by) changePool(fight, effect)
  }
  if (question.defender.protection) protect(fight)
  for (const side of ['attacker', 'defender'] as const) if (hasUsedAbility(fight, side)) strain(fight, side, 'ability')
  const { id: unit } = units.defender
  if (isWounded(units.defender) && !isWounded(question.defender.unit)) {
    trace.applied('shatterpoint.attack.wounded-defender-continues', { unit, window: 'damage' })
  }
  const { pool, returned } = fight
  fight.suffered = sufferable(units.defender, pool)
  fight.returned = sufferable(units.attacker, returned)
  if (fight.suffered > 0) trace.applied('shatterpoint.pool.apply', { unit, pool, name: null, effect: null })
  // Of two units wounded at once the attacker gains momentum first, so the defender suffers first.
  suffer(fight, 'defender', pool)
  suffer(fight, 'attacker', returned)
}

/** Whether a side answered with a reactive ability. What strained costs is suffered after the players’ effects. */
const hasUsedAbility = ({ question }: Fight, side: Side): boolean =>
  question.poolEffects.some(({ by, ability }) => by === side && ability)

/** A wounded unit suffers nothing. */
const sufferable = (unit: UnitState, amount: number): number => (isWounded(unit) ? 0 : amount)

function changePool(fight: Fight, { name, effect, amount }: PoolEffect): void {
  const { trace, units } = fight
  const before = fight.pool
  if (effect === 'shareHalf') {
    const { half, rest } = halve(before, trace)
    fight.pool = half
    fight.returned += rest
  } else {
    fight.pool = effect === 'add' ? before + amount : Math.max(0, before - amount)
  }
  trace.applied('shatterpoint.pool.apply', { unit: units.defender.id, pool: fight.pool, name, effect })
  note(fight, 'poolChanged', null, { name, amount: fight.pool })
}

function protect(fight: Fight): void {
  const before = fight.pool
  if (before === 0) return
  fight.pool = before - 1
  const { id: unit } = fight.units.defender
  fight.trace.applied('shatterpoint.keyword.protection', { unit, before, pool: fight.pool })
  note(fight, 'poolChanged', 'defender', { amount: fight.pool })
}
