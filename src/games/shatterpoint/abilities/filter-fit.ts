import { isEngagedWith } from '../sight/engagement.ts'
import type { PlacedCharacter, PlacedField, PlacedUnit } from '../table/placed-field.ts'
import type { Filter } from './whom.ts'

/** Whether a character is one that is meant, or the first thing that stands against it. */
export const FILTER_REASONS = [
  'fits',
  'side',
  'ownUnit',
  'type',
  'tags',
  'hunker',
  'defending',
  'notEngaged',
  'range',
] as const
export type FilterReason = (typeof FILTER_REASONS)[number]

/** Whose filter it is, and on which table. */
export type FilterScope = {
  readonly owner: PlacedUnit
  readonly field: PlacedField
  readonly tagsOf: (unit: PlacedUnit) => readonly string[]
  /** The unit that is attacked, if an attack is being resolved. */
  readonly defendingUnit: string | null
}

/** What stands against a character, but for the range, which is measured apart. */
export function filterReason(character: PlacedCharacter, filter: Filter, scope: FilterScope): FilterReason {
  const { owner, tagsOf, defendingUnit } = scope
  const { unit } = character
  if (filter.orThis && unit === owner) return 'fits'
  const isAllied = unit.player === owner.player
  if (filter.side !== 'any' && isAllied !== (filter.side === 'allied')) return 'side'
  if (filter.others && unit === owner) return 'ownUnit'
  if (filter.unitTypes.length > 0 && !filter.unitTypes.includes(unit.type)) return 'type'
  if (!hasTags(tagsOf(unit), filter)) return 'tags'
  if (filter.hunker && unit.hunker === 0) return 'hunker'
  if (filter.notDefending && unit.id === defendingUnit) return 'defending'
  return filter.engaged && !isEngagedWithUnit(character, scope) ? 'notEngaged' : 'fits'
}

const hasTags = (tags: readonly string[], { tags: all, anyTags }: Filter): boolean =>
  all.every((tag) => tags.includes(tag)) && (anyTags.length === 0 || anyTags.some((tag) => tags.includes(tag)))

const isEngagedWithUnit = (character: PlacedCharacter, { owner, field }: FilterScope): boolean =>
  owner.characters.some((own) => isEngagedWith(field, own, character))
