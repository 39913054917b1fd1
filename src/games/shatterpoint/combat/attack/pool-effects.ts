import { halve } from '../../damage/halve.ts'
import type { Side } from '../../dice/modifier.ts'
import type { PoolEffect } from './attack-question.ts'
import { type Fight, note, strain } from './fight.ts'

const SIDES: readonly Side[] = ['attacker', 'defender']

/** Effects change the damage pool, the attacker’s first; what strained costs is suffered after the players’ effects. */
export function applyPoolEffects(fight: Fight): void {
  const { poolEffects } = fight.question
  for (const side of SIDES) for (const effect of poolEffects) if (effect.by === side) changePool(fight, effect)
  const hasUsedAbility = (side: Side) => poolEffects.some(({ by, ability }) => by === side && ability)
  for (const side of SIDES) if (hasUsedAbility(side)) strain(fight, side, 'ability')
}

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
