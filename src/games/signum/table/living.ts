import type { SignumViolation } from '../refusal.ts'
import type { Fighter } from './creature.ts'

type Path = readonly (string | number)[]

export const isDead = ({ wounds, health }: Fighter): boolean => wounds >= health

/** What is wrong with a creature that is said to be in a fight: it must be alive. */
export function livingViolations(creature: Fighter, path: Path): SignumViolation[] {
  if (!isDead(creature)) return []
  const { id, wounds, health } = creature
  return [{ rule: 'signum.damage.death', path: [...path, 'wounds'], facts: { creature: id, wounds, health } }]
}
