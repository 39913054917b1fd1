import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { unknownThing } from '../table/named-objects.ts'
import { placeField } from '../table/place-field.ts'
import type { PlacedCharacter, PlacedField } from '../table/placed-field.ts'
import { Id } from '../vocabulary.ts'
import { type Engagement, engagementsOf, isUnitEngaged } from './engagement.ts'
/** Whose engagements are asked about. */
export const Subject = z
  .union([z.strictObject({ character: Id }), z.strictObject({ unit: Id })])
  .describe('A character or a whole unit.')
  .meta({ id: 'ShatterpointEngagementSubject' })
export type Subject = z.infer<typeof Subject>

export const nameOf = (of: Subject): string => ('unit' in of ? of.unit : of.character)

/** The characters that are asked about. */
export const subjectsOf = ({ characters }: PlacedField, of: Subject): PlacedCharacter[] =>
  characters.filter(({ id, unit }) => ('unit' in of ? unit.id === of.unit : id === of.character))

/** Whom a character or a unit is engaged with, what that keeps it from, and what hunker it loses. */
export function judgeEngagement(
  { battlefield, of }: { readonly battlefield: Battlefield; readonly of: Subject },
  { content, trace }: ShatterpointContext,
) {
  const field = placeField(battlefield, content)
  if (field instanceof Refusal) return field
  const asked = subjectsOf(field, of)
  const unit = asked[0]?.unit
  if (unit === undefined) return refuse([unknownThing(nameOf(of), ['of', 'unit' in of ? 'unit' : 'character'])])
  const engagements = asked.flatMap((character) => engagementsOf(field, character, trace))
  const held = heldBy(engagements)
  const isUnit = isUnitEngaged(field, unit)
  if ('unit' in of) trace.applied('shatterpoint.engaged.unit', { unit: of.unit, engaged: isUnit })
  if (isUnit) trace.applied('shatterpoint.hunker.lose', { unit: unit.id, tokens: unit.hunker })
  return {
    engaged: engagements.some(({ engaged }) => engaged),
    held,
    restricts: { advance: held.length > 0, climb: held.length > 0, ranged: held.length > 0 },
    hunkerLost: isUnit ? unit.hunker : 0,
    mayReceiveHunker: !isUnit,
    engagements,
  }
}

/** The characters that are kept from advancing, climbing and shooting. */
const heldBy = (engagements: readonly Engagement[]): string[] => [
  ...new Set(engagements.filter(({ restricts }) => restricts).map(({ character }) => character)),
]
