import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { MembersOf } from '../../../lib/keyed.ts'
import { Face } from '../dice/roll.ts'
import { DefenceFace } from '../setup/mission-set.ts'
import { AttackType, Condition, Id, Range, UnitType } from '../vocabulary.ts'
import { Filter } from './whom.ts'

const few = wholeNumber(1, 10)
const Tags = z.array(Id).min(1).max(4)

/** Where an order card may lie; what is neither in the deck nor in the reserve was revealed. */
export const OrderPlace = z.enum(['deck', 'reserve', 'revealed']).meta({ id: 'ShatterpointOrderPlace' })
export type OrderPlace = z.infer<typeof OrderPlace>

const Near = z
  .strictObject({ range: Range, tags: z.array(Id).max(4).default([]) })
  .describe('Another allied character with these tags within the range.')
  .meta({ id: 'ShatterpointNear' })

export const Counted = z
  .strictObject({
    filter: Filter,
    min: wholeNumber(0, 16).default(0),
    max: wholeNumber(0, 16).nullable().default(null).describe('null for any number.'),
  })
  .meta({ id: 'ShatterpointCounted' })

/** What has to hold. */
export const Test = z
  .union([
    z
      .strictObject({ wounded: z.boolean() })
      .describe('Whether this unit is wounded.')
      .meta({ id: 'ShatterpointWoundedTest' }),
    z
      .strictObject({ hunker: z.literal(true) })
      .describe('This unit has hunker tokens.')
      .meta({ id: 'ShatterpointHunkerTest' }),
    z
      .strictObject({ failures: few })
      .describe('The final attack roll shows at least so many failures.')
      .meta({ id: 'ShatterpointFailuresTest' }),
    z.strictObject({ attackType: AttackType }).meta({ id: 'ShatterpointAttackTypeTest' }),
    z
      .strictObject({ subjectType: z.array(UnitType).min(1).max(3) })
      .describe('The unit of the trigger event is of one of these types.')
      .meta({ id: 'ShatterpointSubjectTest' }),
    z
      .strictObject({ woundedThisActivation: z.array(UnitType).min(1).max(3) })
      .describe('This unit wounded an enemy unit of one of these types in this activation.')
      .meta({ id: 'ShatterpointWoundingTest' }),
    z
      .strictObject({ woundedByAttack: z.literal(true) })
      .describe('The attack wounded this unit.')
      .meta({ id: 'ShatterpointWoundedByAttackTest' }),
    z.strictObject({ near: Near }).describe('For a character of this unit.').meta({ id: 'ShatterpointNearTest' }),
    z
      .strictObject({ targetNear: Near })
      .describe('For the target of the attack; the attacker does not count.')
      .meta({ id: 'ShatterpointTargetNearTest' }),
    z
      .strictObject({ targetEngagedWith: z.array(Id).min(1).max(4) })
      .describe('The target is engaged with another allied character with these tags.')
      .meta({ id: 'ShatterpointTargetEngagedTest' }),
    z
      .strictObject({ targetWithin: Range })
      .describe('The target is within this range of a character of this unit.')
      .meta({ id: 'ShatterpointTargetWithinTest' }),
    z
      .strictObject({ targetWithinOfAll: Range })
      .describe('The target is within this range of every character of this unit.')
      .meta({ id: 'ShatterpointTargetWithinOfAllTest' }),
    z
      .strictObject({ contests: z.literal(true) })
      .describe('The character contests an active objective.')
      .meta({ id: 'ShatterpointContestsTest' }),
    z
      .strictObject({ leftEngagement: z.literal(true) })
      .describe('The movement was an advance or a dash out of engagement with this unit.')
      .meta({ id: 'ShatterpointLeftEngagementTest' }),
    z
      .strictObject({ endedEngaged: z.literal(true) })
      .describe('The movement was an advance, a dash, a jump or a climb that ended engaged with this unit.')
      .meta({ id: 'ShatterpointEndedEngagedTest' }),
    z
      .strictObject({ injured: z.boolean() })
      .describe('Whether this unit has injury tokens.')
      .meta({ id: 'ShatterpointInjuredTest' }),
    z
      .strictObject({ stance: Id })
      .describe('The side of this unit’s stance card that is face up.')
      .meta({ id: 'ShatterpointStanceTest' }),
    z
      .strictObject({ orderCard: z.array(OrderPlace).min(1).max(3) })
      .describe('Where the order card of this unit lies.')
      .meta({ id: 'ShatterpointOrderCardTest' }),
    z
      .strictObject({ engaged: z.boolean() })
      .describe('Whether a character of this unit is engaged.')
      .meta({ id: 'ShatterpointUnitEngagedTest' }),
    z
      .strictObject({ engagedWithType: z.array(UnitType).min(1).max(3) })
      .describe('The character is engaged with an enemy of one of these types.')
      .meta({ id: 'ShatterpointEngagedWithTypeTest' }),
    z
      .strictObject({ enemyNear: Range })
      .describe('An enemy character is within this range of a character of this unit.')
      .meta({ id: 'ShatterpointEnemyNearTest' }),
    z
      .strictObject({ subjectTags: Tags })
      .describe('The unit of the trigger event has all of these tags.')
      .meta({ id: 'ShatterpointSubjectTagsTest' }),
    z
      .strictObject({ subjectHunker: z.literal(true) })
      .describe('The unit of the trigger event has hunker tokens.')
      .meta({ id: 'ShatterpointSubjectHunkerTest' }),
    z
      .strictObject({ chosenTags: Tags })
      .describe('The unit of the one chosen before has all of these tags.')
      .meta({ id: 'ShatterpointChosenTagsTest' }),
    z
      .strictObject({ attackerTags: Tags })
      .describe('The attacking unit has all of these tags.')
      .meta({ id: 'ShatterpointAttackerTagsTest' }),
    z
      .strictObject({ attackerLacksTags: Tags })
      .describe('The attacking unit has none of these tags.')
      .meta({ id: 'ShatterpointAttackerLacksTagsTest' }),
    z
      .strictObject({ inCombatAction: z.literal(true) })
      .describe('The attack is part of a combat action.')
      .meta({ id: 'ShatterpointInCombatTest' }),
    z
      .strictObject({ targetType: z.array(UnitType).min(1).max(3) })
      .describe('The target is of one of these types.')
      .meta({ id: 'ShatterpointTargetTypeTest' }),
    z
      .strictObject({ targetContests: z.literal(true) })
      .describe('The target contests an active objective.')
      .meta({ id: 'ShatterpointTargetContestsTest' }),
    z
      .strictObject({ targetHeldBy: Tags })
      .describe('The target is engaged with an allied character with these tags whose unit is not wounded.')
      .meta({ id: 'ShatterpointTargetHeldTest' }),
    z
      .strictObject({ suffered: few })
      .describe('The defending unit suffered at least so much damage in the attack.')
      .meta({ id: 'ShatterpointSufferedTest' }),
    z
      .strictObject({ defenceShows: DefenceFace })
      .describe('The defence roll shows this result.')
      .meta({ id: 'ShatterpointDefenceShowsTest' }),
    z
      .strictObject({ count: Counted })
      .describe('So many characters on the table fit.')
      .meta({ id: 'ShatterpointCountTest' }),
    z
      .strictObject({ has: Condition })
      .describe('This unit has this condition.')
      .meta({ id: 'ShatterpointHasConditionTest' }),
    z
      .strictObject({ lacks: Condition })
      .describe('This unit does not have this condition.')
      .meta({ id: 'ShatterpointLacksConditionTest' }),
    z
      .strictObject({ ownActivation: z.boolean() })
      .describe('Whether this unit is the one that activates.')
      .meta({ id: 'ShatterpointOwnActivationTest' }),
    z
      .strictObject({ attacks: z.boolean() })
      .describe('Whether this unit makes the attack, or is attacked.')
      .meta({ id: 'ShatterpointAttacksTest' }),
    z
      .strictObject({ attackLacks: Face })
      .describe('The final attack roll does not show this result.')
      .meta({ id: 'ShatterpointAttackLacksTest' }),
    z
      .strictObject({ causeTags: Tags })
      .describe('Who caused the trigger event has all of these tags.')
      .meta({ id: 'ShatterpointCauseTagsTest' }),
    z
      .strictObject({ woundedNobody: z.literal(true) })
      .describe('This unit wounded no enemy unit in this activation.')
      .meta({ id: 'ShatterpointWoundedNobodyTest' }),
    z
      .strictObject({ reserved: Tags })
      .describe('The reserved order card is of another unit with all of these tags.')
      .meta({ id: 'ShatterpointReservedTest' }),
    z
      .strictObject({ anyReserved: z.literal(true) })
      .describe('The player has an order card in reserve.')
      .meta({ id: 'ShatterpointAnyReservedTest' }),
    z
      .strictObject({ chosenCard: z.array(OrderPlace).min(1).max(3) })
      .describe('Where the order card of the chosen one’s unit lies.')
      .meta({ id: 'ShatterpointChosenCardTest' }),
    z
      .strictObject({ chosenDamaged: z.boolean() })
      .describe('Whether the unit of the chosen one has damage.')
      .meta({ id: 'ShatterpointChosenDamagedTest' }),
    z
      .strictObject({ chosenWounded: z.literal(true) })
      .describe('This ability has wounded the unit of the chosen one.')
      .meta({ id: 'ShatterpointChosenWoundedTest' }),
    z
      .strictObject({ chosenLacksTags: Tags })
      .describe('The unit of the one chosen before has none of these tags.')
      .meta({ id: 'ShatterpointChosenLacksTagsTest' }),
    z
      .strictObject({ rolled: z.array(Face).min(1).max(4) })
      .describe('The dice that this ability has rolled show one of these results.')
      .meta({ id: 'ShatterpointRolledTest' }),
  ])
  .meta({ id: 'ShatterpointTest' })
export type Test = z.infer<typeof Test>

/** The tests by their names. */
export type Tests = MembersOf<Test>
export type TestName = keyof Tests

/** Conditions that only the table or the cards tell. */
export const STATED_TESTS = [
  'endedEngaged',
  'stance',
  'orderCard',
  'engaged',
  'engagedWithType',
  'enemyNear',
  'subjectHunker',
  'chosenTags',
  'attackerTags',
  'attackerLacksTags',
  'targetType',
  'targetContests',
  'targetHeldBy',
  'suffered',
  'defenceShows',
  'rolled',
  'count',
  'has',
  'lacks',
  'ownActivation',
  'attacks',
  'attackLacks',
  'causeTags',
  'woundedNobody',
  'reserved',
  'anyReserved',
  'chosenCard',
  'chosenDamaged',
  'chosenWounded',
  'chosenLacksTags',
] as const satisfies readonly TestName[]
