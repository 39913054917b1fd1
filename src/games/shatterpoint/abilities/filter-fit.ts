import { isWithinRange } from '../measuring/distance.ts'
import { isEngagedWith } from '../sight/engagement.ts'
import { sees } from '../sight/line-of-sight.ts'
import type { PlacedCharacter, PlacedField, PlacedObject, PlacedUnit } from '../table/placed-field.ts'
import { contestedBy } from '../victory/control.ts'
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
  'wounds',
  'condition',
  'engaged',
  'notInSight',
  'contestsNothing',
  'choice',
] as const
export type FilterReason = (typeof FILTER_REASONS)[number]

/** What an ability has found so far: what was named and chosen, and what it answers. */
export type Meant = {
  readonly named: string | null
  readonly objective: string | null
  /** The unit that was chosen before. */
  readonly chosenUnit: string | null
  /** The unit of the trigger event. */
  readonly subject: string | null
  /** The two characters of the attack that is being resolved. */
  readonly attacker: string | null
  readonly target: string | null
}

export const NOTHING_MEANT: Meant = {
  ...{ named: null, objective: null, chosenUnit: null, subject: null, attacker: null, target: null },
}

/** Whose filter it is, and on which table. */
export type FilterScope = {
  readonly owner: PlacedUnit
  readonly field: PlacedField
  readonly tagsOf: (unit: PlacedUnit) => readonly string[]
  /** The unit that is attacked, if an attack is being resolved. */
  readonly defendingUnit: string | null
  readonly meant: Meant
}

/** What stands against a character, but for the range, which is measured apart. */
export function filterReason(character: PlacedCharacter, filter: Filter, scope: FilterScope): FilterReason {
  const { tagsOf, defendingUnit } = scope
  const { unit } = character
  if (filter.orThis && unit === scope.owner) return 'fits'
  const side = reasonOfSide(unit, filter, scope)
  if (side !== null) return side
  if (filter.unitTypes.length > 0 && !filter.unitTypes.includes(unit.type)) return 'type'
  if (!hasTags(tagsOf(unit), filter)) return 'tags'
  if (filter.hunker && unit.hunker === 0) return 'hunker'
  if (filter.notDefending && unit.id === defendingUnit) return 'defending'
  if (filter.engaged && !isEngagedWithUnit(character, scope)) return 'notEngaged'
  return (
    reasonOfUnit(unit, filter) ?? reasonOnTable(character, filter, scope) ?? reasonOfChoice(character, filter, scope)
  )
}

/** Whose it has to be. */
function reasonOfSide(unit: PlacedUnit, { side, others }: Filter, { owner }: FilterScope): FilterReason | null {
  const isAllied = unit.player === owner.player
  if (side !== 'any' && isAllied !== (side === 'allied')) return 'side'
  return others && unit === owner ? 'ownUnit' : null
}

const hasTags = (tags: readonly string[], { tags: all, anyTags, noTags }: Filter): boolean =>
  all.every((tag) => tags.includes(tag)) &&
  (anyTags.length === 0 || anyTags.some((tag) => tags.includes(tag))) &&
  !noTags.some((tag) => tags.includes(tag))

const isEngagedWithUnit = (character: PlacedCharacter, { owner, field }: FilterScope): boolean =>
  owner.characters.some((own) => isEngagedWith(field, own, character))

/** What the tokens of its unit say against it. */
function reasonOfUnit(unit: PlacedUnit, { wounded, harmed, condition }: Filter): FilterReason | null {
  if (wounded !== null && unit.isWounded !== wounded) return 'wounds'
  if (harmed && !unit.isWounded && (unit.injuries ?? 0) === 0) return 'wounds'
  return condition !== null && !unit.conditions.includes(condition) ? 'condition' : null
}

/** What its place on the table says against it. */
function reasonOnTable(character: PlacedCharacter, filter: Filter, { owner, field }: FilterScope): FilterReason | null {
  if (filter.unengaged && field.characters.some((enemy) => isEngagedWith(field, character, enemy))) return 'engaged'
  if (filter.seen && !owner.characters.some((own) => sees(field, own, character))) return 'notInSight'
  return filter.contests && contestedBy(character, field).length === 0 ? 'contestsNothing' : null
}

/** What was chosen before, or the event that is answered, says against it. */
function reasonOfChoice(character: PlacedCharacter, filter: Filter, scope: FilterScope): 'fits' | 'choice' {
  return isOfThose(character, filter, scope) && isNearThose(character, filter, scope) ? 'fits' : 'choice'
}

function isOfThose({ id, unit }: PlacedCharacter, filter: Filter, { owner, meant }: FilterScope): boolean {
  if (filter.ownOnly && unit !== owner) return false
  if (filter.notTarget && id === meant.target) return false
  if (filter.named && id !== meant.named) return false
  if (filter.notChosen && unit.id === meant.chosenUnit) return false
  return !filter.ofSubject || unit.id === meant.subject
}

function isNearThose(character: PlacedCharacter, filter: Filter, { field, meant }: FilterScope): boolean {
  const { characters, objectives, lengths } = field
  const characterOf = (id: string | null) => characters.find((one) => one.id === id)
  const isWithin = (other: PlacedObject | undefined, range: number) =>
    other !== undefined && isWithinRange(character, other, range, lengths)
  const isHolding = (other: PlacedCharacter | undefined) =>
    other !== undefined && isEngagedWith(field, character, other)
  if (filter.nearNamed !== null && !isWithin(characterOf(meant.named), filter.nearNamed)) return false
  if (filter.engagedWithNamed && !isHolding(characterOf(meant.named))) return false
  if (filter.engagedWithTarget && !isHolding(characterOf(meant.target))) return false
  if (filter.seesTarget !== null && !isWatching(character, filter.seesTarget, { field, meant })) return false
  const objective = objectives.find(({ id }) => id === meant.objective)
  if (filter.nearObjective !== null && !isWithin(objective, filter.nearObjective)) return false
  return !filter.contestsObjective || contestedBy(character, field).includes(meant.objective ?? '')
}

/** Whether a character that is not of the attacking unit sees the target within a range. */
function isWatching(
  character: PlacedCharacter,
  range: number,
  { field, meant }: Pick<FilterScope, 'field' | 'meant'>,
): boolean {
  const [attacker, target] = [meant.attacker, meant.target].map((id) => field.characters.find((one) => one.id === id))
  if (attacker === undefined || target === undefined || attacker.unit === character.unit) return false
  return isWithinRange(character, target, range, field.lengths) && sees(field, character, target)
}
