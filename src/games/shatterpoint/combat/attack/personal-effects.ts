import { Refusal } from '../../../../rulebook/refusal.ts'
import { heal as healUnit } from '../../damage/heal.ts'
import { isWounded, type UnitState } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import { CONDITIONS, type Condition, type Icon } from '../../vocabulary.ts'
import type { Asking } from './decision.ts'
import { choose, type Fight, lose, note, strain } from './fight.ts'

/** A side makes use of a personal icon. */
export function* takePersonal(fight: Fight, side: Side, icon: Icon): Asking<void> {
  if (icon === 'heal') return yield* heal(fight, side)
  if (icon !== 'activeAbility') return move(fight, side, icon)
  note(fight, 'activeAbility', side, { icon })
  strain(fight, side, 'ability')
}

/** The move is made on the table; here it counts whether the unit can move, and what it suffers for it. */
function move(fight: Fight, side: Side, icon: Icon): void {
  const { id, conditions } = fight.units[side]
  if (conditions.includes('pinned')) {
    fight.trace.applied('shatterpoint.condition.pinned', { character: id, unit: id })
    note(fight, 'stayedPinned', side, { icon })
    lose(fight, side, 'pinned')
  } else {
    note(fight, 'move', side, { icon })
    strain(fight, side, 'moved')
  }
}

type Removed = Condition | 'damage' | 'otherUnit'

/** One condition or one damage of its own unit, or of an allied unit nearby. */
function* heal(fight: Fight, side: Side): Asking<void> {
  const removed = yield* choose<Removed>(fight, 'heal', side, removable(fight.units[side]))
  note(fight, 'heal', side, { icon: 'heal', name: removed })
  if (removed === 'otherUnit') return
  const healed = healUnit(
    fight.units[side],
    removed === 'damage' ? { damage: 1 } : { condition: removed },
    fight.trace,
    [],
  )
  if (healed instanceof Refusal) return
  fight.units[side] = healed
  if (removed === 'strained') fight.strainedAtStart[side] = false
}

/** What a heal can remove; a wounded unit keeps its damage. */
function removable(unit: UnitState): [Removed, ...Removed[]] {
  const conditions = CONDITIONS.filter((condition) => unit.conditions.includes(condition))
  const [first, ...more]: Removed[] = unit.damage > 0 && !isWounded(unit) ? [...conditions, 'damage'] : conditions
  return first === undefined ? ['otherUnit'] : [first, ...more, 'otherUnit']
}
