import { isWounded, type UnitState } from '../damage/unit-state.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Condition } from '../vocabulary.ts'

/** The start of an activation: an open wound closes, and the unit leaves its cover. */
function startActivation(
  unit: UnitState,
  removed: Condition | null,
  trace: ShatterpointTrace,
): { readonly unit: UnitState; readonly removed: Condition | null } {
  const healed = isWounded(unit) ? flipWound(unit, removed, trace) : unit
  trace.applied('shatterpoint.activation.start', { unit: unit.id, hunker: healed.hunker })
  return { unit: { ...healed, hunker: 0 }, removed: isWounded(unit) ? removed : null }
}

/** A wound becomes an injury: all damage and one condition go. */
function flipWound(unit: UnitState, removed: Condition | null, trace: ShatterpointTrace): UnitState {
  trace.applied('shatterpoint.injury.flip', {
    unit: unit.id,
    injuries: unit.injuries + unit.wounds,
    damage: unit.damage,
    condition: removed,
  })
  return {
    ...unit,
    damage: 0,
    wounds: 0,
    injuries: unit.injuries + unit.wounds,
    conditions: unit.conditions.filter((condition) => condition !== removed),
  }
}

/** The start of an activation, or the question which condition a wounded unit loses. */
export function beginActivation(
  { unit, remove }: { readonly unit: UnitState; readonly remove?: Condition },
  { trace }: ShatterpointContext,
) {
  const { conditions: held } = unit
  if (remove !== undefined && !(isWounded(unit) && held.includes(remove))) {
    const facts = { unit: unit.id, condition: remove, held: isWounded(unit) ? held : [] }
    return refuse([{ rule: 'shatterpoint.activation.condition-choice', path: ['remove'], facts }])
  }
  if (isWounded(unit) && remove === undefined && held.length > 1) {
    trace.applied('shatterpoint.activation.condition-choice', { unit: unit.id, condition: null, held })
    return { unit, removed: null, pending: held }
  }
  const [only = null] = held
  return { ...startActivation(unit, remove ?? only, trace), pending: null }
}
