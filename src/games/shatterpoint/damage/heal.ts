import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Condition } from '../vocabulary.ts'
import { isWounded, type UnitState } from './unit-state.ts'

/** What one heal removes. */
export const Healed = z
  .union([
    z.strictObject({ condition: Condition }).meta({ id: 'ShatterpointHealedCondition' }),
    z.strictObject({ damage: z.literal(1) }).meta({ id: 'ShatterpointHealedDamage' }),
  ])
  .describe('One condition or one damage.')
  .meta({ id: 'ShatterpointHealed' })
export type Healed = z.infer<typeof Healed>

type Obstacle = ShatterpointViolation & { rule: 'shatterpoint.heal' }

/** One condition or one damage is removed from a unit, or the reason why it cannot be. */
export function heal(
  unit: UnitState,
  removed: Healed,
  trace: ShatterpointTrace,
  path: readonly (string | number)[],
): UnitState | Refusal {
  const condition = 'condition' in removed ? removed.condition : null
  const obstacle = obstacleOf(unit, condition)
  if (obstacle !== null) return refusedHeal(unit.id, condition, obstacle, path)
  trace.applied('shatterpoint.heal', { unit: unit.id, condition, obstacle: null })
  return condition === null
    ? { ...unit, damage: unit.damage - 1 }
    : { ...unit, conditions: unit.conditions.filter((held) => held !== condition) }
}

export function refusedHeal(
  unit: string,
  condition: Condition | null,
  obstacle: Obstacle['facts']['obstacle'],
  path: readonly (string | number)[],
): Refusal {
  return refuse([{ rule: 'shatterpoint.heal', path, facts: { unit, condition, obstacle } }])
}

function obstacleOf(unit: UnitState, condition: Condition | null): 'wounded' | 'nothing' | null {
  if (condition !== null) return unit.conditions.includes(condition) ? null : 'nothing'
  if (isWounded(unit)) return 'wounded'
  return unit.damage === 0 ? 'nothing' : null
}
