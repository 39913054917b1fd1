import { z } from 'zod'
import { Condition, Id, Range, UnitType } from '../vocabulary.ts'

/** Whom a step affects. */
const WHO = [
  'thisUnit',
  'eachCharacter',
  'oneCharacter',
  'each',
  'one',
  'eachUnit',
  'oneUnit',
  'chosen',
  'chosenUnit',
  'attacker',
  'attackingUnit',
  'defendingUnit',
  'subject',
  'subjectCharacter',
  'causer',
  'named',
  'namedUnit',
  'oneTarget',
  'controller',
] as const
export const Who = z
  .enum(WHO)
  .describe(
    'This unit; each or one of its characters; each or one that fits the filter; each or one unit of which a character fits; the one chosen before, or all of its unit; a side of the attack; the unit of the trigger event or one of its characters; each character of the unit that caused it; the one that was named, or its unit; a character that was attacked; the player.',
  )
  .meta({ id: 'ShatterpointWho' })
export type Who = z.infer<typeof Who>

/** Those of whom a filter says whom it means. */
const FILTERED: readonly Who[] = ['each', 'one', 'eachUnit', 'oneUnit']
export const isFiltered = (who: Who): boolean => FILTERED.includes(who)

/** Whom those who are looked for have to be. */
export const Filter = z
  .strictObject({
    side: z.enum(['allied', 'enemy', 'any']).meta({ id: 'ShatterpointAlliance' }),
    others: z.boolean().default(false).describe('Not of this unit.'),
    orThis: z.boolean().default(false).describe('This unit fits in any case.'),
    tags: z.array(Id).max(4).default([]).describe('All of them.'),
    anyTags: z.array(Id).max(4).default([]).describe('One of them, if any are named.'),
    unitTypes: z.array(UnitType).max(3).default([]).describe('Any type if empty.'),
    within: Range.nullable().default(null).describe('Of a character of this unit.'),
    engaged: z.boolean().default(false).describe('With a character of this unit.'),
    hunker: z.boolean().default(false).describe('Their unit has hunker tokens.'),
    notTarget: z.boolean().default(false).describe('Not the target of the attack.'),
    notDefending: z.boolean().default(false).describe('Not of the unit that is attacked.'),
    noTags: z.array(Id).max(4).default([]).describe('None of them.'),
    wounded: z.boolean().nullable().default(null).describe('Whether their unit is wounded; null for either.'),
    harmed: z.boolean().default(false).describe('Their unit has wound or injury tokens.'),
    condition: Condition.nullable().default(null).describe('That their unit has.'),
    unengaged: z.boolean().default(false).describe('Engaged with nobody.'),
    seen: z.boolean().default(false).describe('In line of sight of a character of this unit.'),
    contests: z.boolean().default(false).describe('They contest an active objective.'),
    seesTarget: Range.nullable()
      .default(null)
      .describe('Within this range and in line of sight of the target, and not of the attacking unit.'),
    ownOnly: z.boolean().default(false).describe('Of this unit.'),
    notChosen: z.boolean().default(false).describe('Not of the unit that was chosen before.'),
    ofSubject: z.boolean().default(false).describe('Of the unit of the trigger event.'),
    named: z.boolean().default(false).describe('The one that was named.'),
    engagedWithTarget: z.boolean().default(false).describe('With the target of the attack.'),
    nearNamed: Range.nullable().default(null).describe('Of the one that was named.'),
    engagedWithNamed: z.boolean().default(false).describe('With the one that was named.'),
    nearObjective: Range.nullable().default(null).describe('Of the objective that was chosen.'),
    contestsObjective: z.boolean().default(false).describe('They contest the objective that was chosen.'),
  })
  .meta({ id: 'ShatterpointFilter' })
export type Filter = z.infer<typeof Filter>
