import { z } from 'zod'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Condition } from '../vocabulary.ts'
import { STRAINING } from './conditions.rules.ts'
import { receiveCondition, strain } from './damage.ts'
import { isWounded, type UnitState } from './unit-state.ts'
/** What befalls a unit. */
export const Happening = z
  .union([
    z.strictObject({ receives: Condition }).meta({ id: 'ShatterpointReceives' }),
    z
      .strictObject({ has: z.enum(STRAINING).describe('What a character of the unit has just done, to its end.') })
      .meta({ id: 'ShatterpointHasDone' }),
    z.strictObject({ gainsImmunity: Condition }).meta({ id: 'ShatterpointGainsImmunity' }),
  ])
  .meta({ id: 'ShatterpointHappening' })

type Happening = z.infer<typeof Happening>

/** A unit receives a condition, becomes immune to one, or does what a strained unit suffers for. */
export function undergo(
  {
    unit,
    happening,
    activating,
  }: { readonly unit: UnitState; readonly happening: Happening; readonly activating: boolean },
  { trace }: ShatterpointContext,
) {
  if ('gainsImmunity' in happening) return gainImmunity(unit, happening.gainsImmunity, trace)
  const { unit: after, momentum } =
    'receives' in happening ? receiveCondition(unit, happening.receives, trace) : strain(unit, happening.has, trace)
  const activationEnds = activating && isWounded(after) && !isWounded(unit)
  if (activationEnds) trace.applied('shatterpoint.activation.wounded-ends', { unit: unit.id })
  return { unit: after, damage: after.damage - unit.damage, momentum, activationEnds }
}

function gainImmunity(unit: UnitState, condition: Condition, trace: ShatterpointTrace) {
  trace.applied('shatterpoint.keyword.immunity', { unit: unit.id, condition })
  const immunities = [...new Set([...unit.immunities, condition])]
  const conditions = unit.conditions.filter((held) => held !== condition)
  return { unit: { ...unit, immunities, conditions }, damage: 0, momentum: null, activationEnds: false }
}
