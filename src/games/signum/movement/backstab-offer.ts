import type { SignumTrace } from '../rules.ts'
import { type Fighter, has, isSafeFrom } from '../table/creature.ts'
import type { PlacedCreature } from '../table/placed-board.ts'
import type { BackstabTrigger } from './backstab-trigger.ts'

/** Who may backstab a creature that opens itself to some; nobody if it is agile or hidden. */
export function offerBackstabs(
  victim: Pick<Fighter, 'id' | 'abilities' | 'hidden' | 'holds'>,
  stabbers: readonly PlacedCreature[],
  trigger: BackstabTrigger,
  trace: SignumTrace,
): string[] {
  if (stabbers.length === 0) return []
  trace.applied('signum.backstab.triggers', { victim: victim.id, trigger })
  if (has(victim, 'agile') || victim.hidden) {
    trace.applied('signum.backstab.immune', { victim: victim.id, reason: victim.hidden ? 'hidden' : 'agile' })
    return []
  }
  if (isSafeFrom(victim, 'backstab')) {
    trace.applied('signum.ability.shield-from', { creature: victim.id, danger: 'backstab' })
    return []
  }
  return stabbers.map(({ creature }) => {
    trace.applied('signum.backstab.who', { stabber: creature.id, victim: victim.id, enemies: true })
    return creature.id
  })
}
