import { filterReason, type Meant, NOTHING_MEANT } from '../../abilities/filter-fit.ts'
import type { Filter } from '../../abilities/whom.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import type { PlacedCharacter, PlacedField, PlacedUnit } from '../../table/placed-field.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { UnitInMatch } from '../state.ts'

/** Both sides of an attack, as far as filters ask for them. */
export const meantIn = (fight: Fight | null): Meant =>
  fight === null ? NOTHING_MEANT : { ...NOTHING_MEANT, attacker: fight.attacker, target: fight.defender }

/** Whether a character is one that a filter of a unit’s ability means. */
export function fits(
  character: PlacedCharacter,
  filter: Filter,
  owner: UnitInMatch,
  field: PlacedField,
  meant: Meant = NOTHING_MEANT,
): boolean {
  const own = placedUnitOf(field, owner.id)
  if (own === null) return false
  const defendingUnit = field.characters.find(({ id }) => id === meant.target)?.unit.id ?? null
  const scope = { owner: own, field, defendingUnit, meant, tagsOf: ({ tags }: PlacedUnit) => tags ?? [] }
  if (filterReason(character, filter, scope) !== 'fits') return false
  if (filter.orThis && character.unit === own) return true
  return filter.within === null || isNear(character, owner, filter.within, field)
}

const isNear = (character: PlacedCharacter, owner: UnitInMatch, range: number, field: PlacedField): boolean =>
  placedUnitOf(field, owner.id)?.characters.some((own) => isWithinRange(own, character, range, field.lengths)) ?? false
