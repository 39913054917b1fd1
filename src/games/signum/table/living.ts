import type { ViolationOf } from '../../../rulebook/refusal.ts'
import type { SignumRules } from '../rules.ts'
import type { Fighter } from './creature.ts'

type Path = readonly (string | number)[]

export const isDead = ({ wounds, health }: Fighter): boolean => wounds >= health

/** What is wrong with a creature that is said to be in a fight: it must be alive. */
export function livingViolations(creature: Fighter, path: Path): ViolationOf<SignumRules>[] {
  if (!isDead(creature)) return []
  const { id, wounds, health } = creature
  return [{ rule: 'signum.damage.death', path: [...path, 'wounds'], facts: { creature: id, wounds, health } }]
}
