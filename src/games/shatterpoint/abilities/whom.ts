import { z } from 'zod'
import { Id, Range, UnitType } from '../vocabulary.ts'

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
  'oneTarget',
  'controller',
] as const
export const Who = z
  .enum(WHO)
  .describe(
    'This unit; each or one of its characters; each or one that fits the filter; each or one unit of which a character fits; the one chosen before, or all of its unit; a side of the attack; the unit of the trigger event or one of its characters; a character that was attacked; the player.',
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
    notDefending: z.boolean().default(false).describe('Not of the unit that is attacked.'),
  })
  .meta({ id: 'ShatterpointFilter' })
export type Filter = z.infer<typeof Filter>
