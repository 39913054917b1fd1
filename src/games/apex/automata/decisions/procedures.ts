import { PROCEDURE_CONDITIONS } from '../readings.ts'
import { isRelated, type relationsTo } from '../setting/weapons.ts'

/** The first procedure that fits the primary enemy. */
export function procedureFor(found: ReturnType<typeof relationsTo>): (typeof PROCEDURE_CONDITIONS)[number] {
  return PROCEDURE_CONDITIONS.find(([, relation]) => isRelated(relation, found)) ?? ['D', 'any']
}
