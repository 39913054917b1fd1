import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { DefenceFace } from '../setup/mission-set.ts'
import { AttackType, Condition, Id, Range, UnitType } from '../vocabulary.ts'
import { TriggerEvent } from './trigger.ts'

/**
 * The language of abilities: a closed vocabulary of whom, on which condition and what. It does not nest, so that an
 * ability may be part of a question.
 */

const few = wholeNumber(1, 10)

/** Whom a step affects. */
const WHO = [
  'thisUnit',
  'eachCharacter',
  'oneCharacter',
  'each',
  'one',
  'chosen',
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
    'This unit; each or one of its characters; each or one that fits the filter; the one chosen before; a side of the attack; the unit of the trigger event or one of its characters; a character that was attacked; the player.',
  )
  .meta({ id: 'ShatterpointWho' })
export type Who = z.infer<typeof Who>

/** Whom `each` and `one` may mean. */
export const Filter = z
  .strictObject({
    side: z.enum(['allied', 'enemy']).meta({ id: 'ShatterpointAlliance' }),
    others: z.boolean().default(false).describe('Not of this unit.'),
    tags: z.array(Id).max(4).default([]),
    unitTypes: z.array(UnitType).max(3).default([]).describe('Any type if empty.'),
    within: Range.nullable().default(null).describe('Of a character of this unit.'),
  })
  .meta({ id: 'ShatterpointFilter' })
export type Filter = z.infer<typeof Filter>

const Near = z
  .strictObject({ range: Range, tags: z.array(Id).max(4).default([]) })
  .describe('Another allied character with these tags within the range.')
  .meta({ id: 'ShatterpointNear' })

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
      .describe('For the target of the attack; the attacker himself does not count.')
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
  ])
  .meta({ id: 'ShatterpointTest' })
export type Test = z.infer<typeof Test>

const GrantedMove = z.enum(['advance', 'climb', 'dash', 'jump', 'reposition']).meta({ id: 'ShatterpointGrantedMove' })
const Keyword = z
  .enum(['impact', 'sharpshooter', 'scale', 'protection', 'steadfast'])
  .meta({ id: 'ShatterpointKeyword' })

const AttackOffer = z
  .strictObject({
    dice: few.nullable().default(null).describe('Instead of the rating; null for the rating.'),
    type: AttackType.nullable().default(null).describe('null for either type.'),
    target: z
      .enum(['any', 'sameTarget', 'attacker', 'otherUnit'])
      .default('any')
      .describe('Anyone legal; one who was just attacked; the attacker; a character of another enemy unit.')
      .meta({ id: 'ShatterpointOfferedTarget' }),
    within: Range.nullable().default(null),
  })
  .meta({ id: 'ShatterpointAttackOffer' })

const PoolDice = z
  .strictObject({
    dice: few,
    per: z.enum(['damage', 'injury']).nullable().default(null).meta({ id: 'ShatterpointPoolDiceFor' }),
    each: few.default(1).describe('For how many damage or injuries.'),
  })
  .meta({ id: 'ShatterpointPoolDice' })

/** What happens. */
export const AbilityEffect = z
  .union([
    z.strictObject({ move: GrantedMove }).meta({ id: 'ShatterpointMoveEffect' }),
    z.strictObject({ push: Range }).describe('Away from this unit.').meta({ id: 'ShatterpointPushEffect' }),
    z.strictObject({ pull: Range }).describe('Towards this unit.').meta({ id: 'ShatterpointPullEffect' }),
    z.strictObject({ attack: AttackOffer }).meta({ id: 'ShatterpointAttackEffect' }),
    z.strictObject({ damage: few }).meta({ id: 'ShatterpointDamageEffect' }),
    z
      .strictObject({ poolDamage: z.enum(['half', 'rest']).meta({ id: 'ShatterpointPoolShare' }) })
      .describe('Half of the damage pool, rounded up, or what is left of it.')
      .meta({ id: 'ShatterpointPoolDamageEffect' }),
    z.strictObject({ heal: few }).describe('So many times.').meta({ id: 'ShatterpointHealEffect' }),
    z.strictObject({ condition: Condition }).meta({ id: 'ShatterpointConditionEffect' }),
    z.strictObject({ loseConditions: few }).meta({ id: 'ShatterpointLoseConditionsEffect' }),
    z.strictObject({ hunker: few }).meta({ id: 'ShatterpointHunkerEffect' }),
    z.strictObject({ refreshForce: few }).meta({ id: 'ShatterpointRefreshEffect' }),
    z
      .strictObject({ struggleMove: few })
      .describe('The struggle token moves so many squares to the player’s side.')
      .meta({ id: 'ShatterpointStruggleEffect' }),
    z.strictObject({ injuries: few }).meta({ id: 'ShatterpointInjuryEffect' }),
    z.strictObject({ loseWounds: few }).meta({ id: 'ShatterpointLoseWoundsEffect' }),
    z.strictObject({ loseAllDamage: z.literal(true) }).meta({ id: 'ShatterpointLoseDamageEffect' }),
    z
      .strictObject({
        keyword: z
          .strictObject({ name: Keyword, value: few.nullable().default(null) })
          .meta({ id: 'ShatterpointKeywordValue' }),
      })
      .meta({ id: 'ShatterpointKeywordEffect' }),
    z.strictObject({ attackDice: PoolDice }).meta({ id: 'ShatterpointAttackDiceEffect' }),
    z
      .strictObject({ defenceResult: DefenceFace })
      .describe('Is added to the defence roll.')
      .meta({ id: 'ShatterpointDefenceResultEffect' }),
    z
      .strictObject({
        action: z.enum(['move', 'focus', 'combat', 'recover', 'takeCover']).meta({ id: 'ShatterpointGrantedAction' }),
      })
      .meta({ id: 'ShatterpointActionEffect' }),
    z.strictObject({ flipStance: z.literal(true) }).meta({ id: 'ShatterpointFlipEffect' }),
    z.strictObject({ ignoreCover: z.literal(true) }).meta({ id: 'ShatterpointIgnoreCoverEffect' }),
    z
      .strictObject({ forbidTargets: z.array(UnitType).min(1).max(3) })
      .describe('Enemies engaged with this unit cannot target allied characters of these types.')
      .meta({ id: 'ShatterpointForbidTargetsEffect' }),
    z.strictObject({ repositionForAdvance: z.literal(true) }).meta({ id: 'ShatterpointRepositionEffect' }),
    z.strictObject({ payWithDamage: z.literal(true) }).meta({ id: 'ShatterpointPayWithDamageEffect' }),
    z.strictObject({ reserveDiscount: few }).meta({ id: 'ShatterpointReserveDiscountEffect' }),
    z.strictObject({ reserveUnderDeck: z.literal(true) }).meta({ id: 'ShatterpointReserveUnderDeckEffect' }),
  ])
  .meta({ id: 'ShatterpointAbilityEffect' })
export type AbilityEffect = z.infer<typeof AbilityEffect>

/** One step of an ability. */
export const AbilityStep = z
  .strictObject({
    on: TriggerEvent.nullable()
      .default(null)
      .describe('The trigger event that this step answers; null if it always counts.'),
    if: z.array(Test).max(3).default([]).describe('All of them have to hold.'),
    ifDone: z.boolean().default(false).describe('Only if the step before was carried out.'),
    may: z.boolean().default(false).describe('The player may decline.'),
    who: Who,
    filter: Filter.nullable().default(null).describe('For `each` and `one`.'),
    does: z.array(AbilityEffect).min(1).max(4).describe('One of them, by choice.'),
  })
  .refine(({ who, filter }) => (who === 'each' || who === 'one') === (filter !== null), {
    message: 'A filter belongs to “each” and “one”.',
  })
  .meta({ id: 'ShatterpointAbilityStep' })
export type AbilityStep = z.infer<typeof AbilityStep>
