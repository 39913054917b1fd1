import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { standardLengths } from '../content/standard-lengths.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type Lengths, micrometres, rangeLength } from '../table/lengths.ts'
import { Condition, Id, Length, Player } from '../vocabulary.ts'
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
  if (obstacle !== null) return refuseHeal(unit.id, condition, obstacle, path)
  trace.applied('shatterpoint.heal', { unit: unit.id, condition, obstacle: null })
  return condition === null
    ? { ...unit, damage: unit.damage - 1 }
    : { ...unit, conditions: unit.conditions.filter((held) => held !== condition) }
}

function refuseHeal(
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

/** The character that heals, and how far away it is. */
export const Healer = z
  .strictObject({
    unit: Id.describe('The unit of the character that heals.'),
    player: Player,
    gap: Length.default(0).describe('The distance between the healer and the healed unit, if it is another one.'),
  })
  .meta({ id: 'ShatterpointHealer' })

/** Several heals of one character, one by one. */
type Healing = {
  readonly healer: z.infer<typeof Healer>
  readonly unit: UnitState
  readonly remove: readonly Healed[]
  readonly lengths?: Lengths
}

/** Removes conditions or damage from a unit, or says why that cannot be done. */
export function healUnit({ healer, unit, remove, lengths: given }: Healing, { content, trace }: ShatterpointContext) {
  const lengths = given ?? standardLengths(content)
  if (healer.player !== unit.player) return refuseHeal(unit.id, null, 'enemy', ['unit'])
  if (healer.unit !== unit.id && micrometres(healer.gap) > rangeLength(2, lengths)) {
    return refuseHeal(unit.id, null, 'outOfRange', ['healer', 'gap'])
  }
  let healed = unit
  for (const [index, removed] of remove.entries()) {
    const after = heal(healed, removed, trace, ['remove', index])
    if (after instanceof Refusal) return after
    healed = after
  }
  return { unit: healed }
}
