import { gapOf, isWithinRange, nearestPair } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { PlacedCharacter, PlacedField, PlacedUnit } from '../table/placed-field.ts'
import type { Filter } from './ability-effect.ts'

/** Whether a character may be affected, or the first thing that stands against it. */
export const TARGET_REASONS = ['fits', 'side', 'ownUnit', 'type', 'tags', 'range'] as const
export type TargetReason = (typeof TARGET_REASONS)[number]

export type AbilityTarget = {
  readonly character: PlacedCharacter
  readonly reason: TargetReason
  /** The character of the unit that is nearest, and what lies between. */
  readonly from: string
  readonly gap: number
}

/** Judges every character on the table by the filter of an effect. */
export function abilityTargets(
  unit: PlacedUnit,
  filter: Filter,
  tagsOf: (unit: string) => readonly string[],
  { characters, lengths }: PlacedField,
  trace: ShatterpointTrace,
): AbilityTarget[] {
  return characters.map((character) => {
    const [source] = nearestPair(unit.characters, [character])
    const gap = gapOf(source, character)
    const reason = reasonFor(unit, character, filter, tagsOf)
    if (reason === 'side') {
      const facts = { one: unit.id, other: character.id, areAllied: unit.player === character.unit.player }
      trace.applied('shatterpoint.effect.allied-enemy', facts)
    }
    if (reason !== 'fits' || filter.within === null) return { character, reason, from: source.id, gap }
    const isWithin = isWithinRange(source, character, filter.within, lengths)
    const facts = { from: source.id, to: character.id, range: filter.within, gap, isWithin }
    trace.applied('shatterpoint.effect.measure-from', { ...facts, characters: unit.characters.length })
    return { character, reason: isWithin ? reason : 'range', from: source.id, gap }
  })
}

function reasonFor(
  unit: PlacedUnit,
  { unit: other }: PlacedCharacter,
  { side, others, tags, unitTypes }: Filter,
  tagsOf: (unit: string) => readonly string[],
): TargetReason {
  if ((other.player === unit.player) !== (side === 'allied')) return 'side'
  if (others && other === unit) return 'ownUnit'
  if (unitTypes.length > 0 && !unitTypes.includes(other.type)) return 'type'
  return tags.every((tag) => tagsOf(other.id).includes(tag)) ? 'fits' : 'tags'
}
