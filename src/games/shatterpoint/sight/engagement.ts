import { z } from 'zod'
import { BOOK } from '../content/book-numbers.ts'
import { gapOf, isWithinRange } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import { areEnemies, type PlacedCharacter, type PlacedField, type PlacedUnit } from '../table/placed-field.ts'
import { Id, Length, LIMITS } from '../vocabulary.ts'
import { sees } from './line-of-sight.ts'

export const Engagement = z
  .object({
    character: Id,
    enemy: Id,
    gap: Length.max(4 * LIMITS.millimetres).describe('Between the two bases.'),
    isWithin: z.boolean().describe('Whether they are within range 2.'),
    isLevel: z.boolean().describe('Whether they are at the same elevation.'),
    inSight: z.boolean().nullable().describe('null if it did not matter.'),
    engaged: z.boolean(),
    restricts: z.boolean().describe('Whether it keeps the character from advancing, climbing and shooting.'),
  })
  .meta({ id: 'ShatterpointEngagement' })
export type Engagement = z.infer<typeof Engagement>

/** Whether a character is engaged with an enemy; it is asked from the character’s side. */
export function isEngagedWith(field: PlacedField, character: PlacedCharacter, enemy: PlacedCharacter): boolean {
  return (
    areEnemies(character, enemy) &&
    isWithinRange(character, enemy, BOOK.engagementRange, field.lengths) &&
    relationOf(character.z, enemy.z, field) === 'same' &&
    sees(field, character, enemy)
  )
}

/** The enemies that a character is engaged with. */
export const engagedEnemies = (field: PlacedField, character: PlacedCharacter): PlacedCharacter[] =>
  field.characters.filter((enemy) => isEngagedWith(field, character, enemy))

/** Whether any character of a unit is engaged. */
export const isUnitEngaged = (field: PlacedField, unit: PlacedUnit): boolean =>
  unit.characters.some((character) => field.characters.some((enemy) => isEngagedWith(field, character, enemy)))

/** Whether a character is engaged with an enemy, with the reason. */
export function engagementOf(
  field: PlacedField,
  character: PlacedCharacter,
  enemy: PlacedCharacter,
  trace: ShatterpointTrace,
): Engagement {
  const isWithin = isWithinRange(character, enemy, BOOK.engagementRange, field.lengths)
  const isLevel = relationOf(character.z, enemy.z, field) === 'same'
  const inSight = isWithin && isLevel ? sees(field, character, enemy) : null
  const engaged = inSight === true
  const found = {
    character: character.id,
    enemy: enemy.id,
    gap: gapOf(character, enemy),
    isWithin,
    isLevel,
    inSight,
    engaged,
  }
  trace.applied('shatterpoint.engaged.def', found)
  const restricts = engaged && !enemy.unit.isWounded
  if (engaged && !restricts) {
    trace.applied('shatterpoint.wounded.no-restrict', { character: character.id, enemy: enemy.id, unit: enemy.unit.id })
  }
  return { ...found, restricts }
}

/** What every enemy is to a character, and what that keeps it from. */
export function engagementsOf(field: PlacedField, character: PlacedCharacter, trace: ShatterpointTrace): Engagement[] {
  const found = field.characters
    .filter((enemy) => areEnemies(character, enemy))
    .map((enemy) => engagementOf(field, character, enemy, trace))
  const enemies = found.filter(({ restricts }) => restricts).map(({ enemy }) => enemy)
  if (enemies.length > 0) {
    trace.applied('shatterpoint.move.engaged-advance', { character: character.id })
    trace.applied('shatterpoint.move.engaged-climb', { character: character.id })
    trace.applied('shatterpoint.attack.ranged-engaged', { attacker: character.id, enemies })
  }
  return found
}

/** How many hunker tokens a unit really holds: none while it is engaged. */
export function hunkerOf(field: PlacedField, unit: PlacedUnit, trace: ShatterpointTrace): number {
  if (unit.hunker === 0 || unit.keepsHunker === true || !isUnitEngaged(field, unit)) return unit.hunker
  trace.applied('shatterpoint.hunker.lose', { unit: unit.id, tokens: unit.hunker })
  return 0
}
