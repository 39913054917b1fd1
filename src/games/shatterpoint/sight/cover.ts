import { z } from 'zod'
import { compareGapToPolygon, gapToPolygon } from '../../../geometry/disc/disc.ts'
import { hullMeets } from '../../../geometry/disc/disc-hull.ts'
import { BOOK } from '../content/book-numbers.ts'
import { TOLERANCE } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import { millimetres, rangeLength } from '../table/lengths.ts'
import type { PlacedCharacter, PlacedField, PlacedPart } from '../table/placed-field.ts'
import { type AttackType, Count, Id, Length, LIMITS } from '../vocabulary.ts'
import { hunkerOf } from './engagement.ts'

/** Cover as the rulebook prints it, or as a later clarification has it: only for units with a hunker token. */
export const CoverVariant = z.enum(['printed', 'requiresHunker']).meta({ id: 'ShatterpointCoverVariant' })
export type CoverVariant = z.infer<typeof CoverVariant>

const CoverPart = z
  .object({
    part: Id,
    gap: Length.max(4 * LIMITS.millimetres).describe('From the defender.'),
    isNear: z.boolean().describe('Whether the defender is within range 1 of it.'),
    isHighEnough: z.boolean().describe('Whether it is not lower than the attacker.'),
    gives: z.boolean(),
  })
  .meta({ id: 'ShatterpointCoverPart' })
type CoverPart = z.infer<typeof CoverPart>

export const Cover = z
  .object({
    cover: Count.describe('The value of Cover against this attack, which is the number of defence dice it adds.'),
    terrain: Count,
    hunker: Count,
    other: Count,
    parts: z.array(CoverPart).max(LIMITS.partsInAll).describe('The parts that lines from base to base pass through.'),
  })
  .meta({ id: 'ShatterpointCover' })
export type Cover = z.infer<typeof Cover>

/** What cover depends on besides the table. */
export type CoverQuestion = {
  readonly type: AttackType
  readonly other: number
  readonly isIgnored: boolean
  readonly variant: CoverVariant
}

/** The cover that a defender has against an attack, with the reason. */
export function coverOf(
  field: PlacedField,
  attacker: PlacedCharacter,
  defender: PlacedCharacter,
  question: CoverQuestion,
  trace: ShatterpointTrace,
): Cover {
  const { type, other, isIgnored, variant } = question
  const facts = { attacker: attacker.id, defender: defender.id }
  if (type === 'melee') {
    trace.applied('shatterpoint.cover.dice', { ...facts, type, cover: 0 })
    return NONE
  }
  if (isIgnored) {
    trace.applied('shatterpoint.effect.card-beats-rule', { ...facts, effect: 'noCover' })
    return NONE
  }
  const hunker = hunkerOf(field, defender.unit, trace)
  const parts = partsBetween(field, attacker, defender)
  const terrain = terrainCover(attacker, defender, parts, variant === 'printed' || hunker > 0, trace)
  if (hunker > 0) trace.applied('shatterpoint.cover.hunker', { unit: defender.unit.id, tokens: hunker })
  const cover = terrain + hunker + other
  trace.applied('shatterpoint.cover.dice', { ...facts, type, cover })
  return { cover, terrain, hunker, other, parts }
}

const NONE: Cover = { cover: 0, terrain: 0, hunker: 0, other: 0, parts: [] }

/** The parts that a line from base to base passes through, and whether each gives cover. */
function partsBetween(field: PlacedField, attacker: PlacedCharacter, defender: PlacedCharacter): CoverPart[] {
  const reach = rangeLength(BOOK.coverRange, field.lengths) + TOLERANCE
  return field.parts
    .filter(({ outline }) => hullMeets(attacker.disc, defender.disc, outline))
    .map((part: PlacedPart) => {
      const isNear = compareGapToPolygon(defender.disc, part.outline, reach) <= 0
      const isHighEnough = relationOf(part.top, attacker.z, field) !== 'lower'
      const gap = millimetres(Math.max(0, gapToPolygon(defender.disc, part.outline)))
      return { part: part.id, gap, isNear, isHighEnough, gives: isNear && isHighEnough }
    })
}

/** One, however many parts shelter the defender. */
function terrainCover(
  attacker: PlacedCharacter,
  defender: PlacedCharacter,
  parts: readonly CoverPart[],
  isAllowed: boolean,
  trace: ShatterpointTrace,
): number {
  const giving = parts.find(({ gives }) => gives)
  const facts = { attacker: attacker.id, defender: defender.id }
  for (const { part, gap, isNear, isHighEnough } of giving === undefined ? parts : [giving]) {
    trace.applied('shatterpoint.cover.terrain', { ...facts, part, gap, isNear, isHighEnough, isAllowed })
  }
  return giving !== undefined && isAllowed ? 1 : 0
}
