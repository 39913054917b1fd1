import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Face, RollName } from '../dice/roll.ts'
import { DefenceFace } from '../setup/mission-set.ts'
import { AttackType, Condition, Id, Range, UnitType } from '../vocabulary.ts'
import { Test } from './ability-test.ts'
import { TriggerEvent } from './trigger.ts'
import { Filter, isFiltered, Who } from './whom.ts'

/**
 * The language of abilities: a closed vocabulary of whom, on which condition and what. It does not nest, so that an
 * ability may be part of a question.
 */

const few = wholeNumber(1, 10)

const GrantedMove = z.enum(['advance', 'climb', 'dash', 'jump', 'reposition']).meta({ id: 'ShatterpointGrantedMove' })
export const Keyword = z
  .enum(['impact', 'sharpshooter', 'cover', 'scale', 'protection', 'steadfast'])
  .meta({ id: 'ShatterpointKeyword' })
export type Keyword = z.infer<typeof Keyword>

const AttackOffer = z
  .strictObject({
    dice: few.nullable().default(null).describe('Instead of the rating; null for the rating.'),
    type: AttackType.nullable().default(null).describe('null for either type.'),
    target: z
      .enum(['any', 'sameTarget', 'sameUnit', 'attacker', 'source', 'subject', 'otherUnit'])
      .default('any')
      .describe(
        'Anyone legal; one who was just attacked, or any of that unit; the attacker; who caused the event; the unit of the event; a character of another enemy unit.',
      )
      .meta({ id: 'ShatterpointOfferedTarget' }),
    within: Range.nullable().default(null),
    targetTypes: z.array(UnitType).max(3).default([]).describe('Of the unit that is attacked; any type if empty.'),
  })
  .meta({ id: 'ShatterpointAttackOffer' })

const PoolDice = z
  .strictObject({
    dice: few,
    per: z
      .enum(['damage', 'injury', 'paid', 'character', 'unit'])
      .nullable()
      .default(null)
      .describe('So many for every damage or injury of this unit, for what was paid, or for those that fit.')
      .meta({ id: 'ShatterpointPoolDiceFor' }),
    each: few.default(1).describe('For how many damage or injuries.'),
    of: Filter.nullable().default(null).describe('The characters or units that are counted.'),
  })
  .refine(({ per, of }) => (per === 'character' || per === 'unit') === (of !== null), {
    message: 'A filter belongs to characters or units that are counted, and only to them.',
  })
  .meta({ id: 'ShatterpointPoolDice' })

const MoveTowards = z
  .strictObject({
    kind: GrantedMove,
    to: z
      .enum(['enemy', 'subject', 'named', 'target', 'attacker', 'objective', 'anyObjective'])
      .describe(
        'An enemy character; a character of the unit of the event; the one that was named; the target or the attacker of the attack; the objective that was chosen; any active objective.',
      )
      .meta({ id: 'ShatterpointMoveGoal' }),
    away: z.boolean().default(false).describe('Away from it instead.'),
  })
  .meta({ id: 'ShatterpointMoveTowards' })

const WantedObjective = z
  .strictObject({
    face: z
      .enum(['active', 'inactive'])
      .nullable()
      .default('active')
      .describe('null for either.')
      .meta({ id: 'ShatterpointWantedFace' }),
    within: Range.nullable().default(null).describe('Of a character of this unit.'),
    contested: z.boolean().default(false).describe('A character of this unit contests it.'),
    byNamed: z.boolean().default(false).describe('The one that was named contests it.'),
    controlledBy: z
      .enum(['you', 'opponent', 'notYou'])
      .nullable()
      .default(null)
      .meta({ id: 'ShatterpointWantedController' }),
  })
  .describe('Later steps mean the objective that is chosen here.')
  .meta({ id: 'ShatterpointWantedObjective' })

const DiceReroll = z
  .strictObject({
    roll: RollName,
    faces: z.array(Face).min(1).max(4).describe('Which results may be rolled again.'),
    upTo: few,
    per: z
      .enum(['enemyObjective'])
      .nullable()
      .default(null)
      .describe('So many for each active objective that the opponent controls.')
      .meta({ id: 'ShatterpointRerollFor' }),
  })
  .meta({ id: 'ShatterpointDiceReroll' })

const DiceTurn = z
  .strictObject({
    roll: RollName,
    from: Face,
    to: Face,
    count: few.default(1),
    perPaid: z.boolean().default(false).describe('So many for each that was paid.'),
  })
  .meta({ id: 'ShatterpointDiceTurn' })

const Payment = z
  .strictObject({
    of: z.enum(['force', 'hunker', 'momentum']).meta({ id: 'ShatterpointPaidWith' }),
    upTo: few.describe('From none to so many.'),
  })
  .describe('What later steps count.')
  .meta({ id: 'ShatterpointPayment' })

export const Lasting = z.enum(['turn', 'game']).describe('How long.').meta({ id: 'ShatterpointLasting' })
export type Lasting = z.infer<typeof Lasting>

const GainedTag = z
  .strictObject({
    tags: z.array(Id).max(8).default([]),
    ofNamed: z.boolean().default(false).describe('A tag of the one that was named.'),
    until: Lasting,
  })
  .meta({ id: 'ShatterpointGainedTag' })

const DiceToThrow = z
  .strictObject({
    die: RollName,
    dice: few,
  })
  .describe('What later steps read.')
  .meta({ id: 'ShatterpointDiceToThrow' })

/** What happens. */
export const AbilityEffect = z
  .union([
    z.strictObject({ move: GrantedMove }).meta({ id: 'ShatterpointMoveEffect' }),
    z.strictObject({ moveTowards: MoveTowards }).meta({ id: 'ShatterpointMoveTowardsEffect' }),
    z
      .strictObject({ moveEnemy: GrantedMove })
      .describe('It moves, and the player of this unit moves it.')
      .meta({ id: 'ShatterpointMoveEnemyEffect' }),
    z
      .strictObject({ name: z.literal(true) })
      .describe('Nothing happens; later steps mean this one as the one that was named.')
      .meta({ id: 'ShatterpointNameEffect' }),
    z.strictObject({ objective: WantedObjective }).meta({ id: 'ShatterpointObjectiveEffect' }),
    z.strictObject({ push: Range }).describe('Away from this unit.').meta({ id: 'ShatterpointPushEffect' }),
    z.strictObject({ pull: Range }).describe('Towards this unit.').meta({ id: 'ShatterpointPullEffect' }),
    z
      .strictObject({ shove: z.literal(true) })
      .describe('By this unit: it may be pushed away, and the character that shoves may follow.')
      .meta({ id: 'ShatterpointAbilityShoveEffect' }),
    z.strictObject({ attack: AttackOffer }).meta({ id: 'ShatterpointAttackEffect' }),
    z.strictObject({ damage: few }).meta({ id: 'ShatterpointDamageEffect' }),
    z
      .strictObject({ poolDamage: z.enum(['half', 'rest']).meta({ id: 'ShatterpointPoolShare' }) })
      .describe('Half of the damage pool, rounded up, or what is left of it.')
      .meta({ id: 'ShatterpointPoolDamageEffect' }),
    z
      .strictObject({ damagePer: z.array(Face).min(1).max(4) })
      .describe('1 damage for each of these results of the dice that this ability has rolled.')
      .meta({ id: 'ShatterpointDamagePerEffect' }),
    z.strictObject({ throwDice: DiceToThrow }).meta({ id: 'ShatterpointThrowEffect' }),
    z.strictObject({ heal: few }).describe('So many times.').meta({ id: 'ShatterpointHealEffect' }),
    z.strictObject({ condition: Condition }).meta({ id: 'ShatterpointConditionEffect' }),
    z.strictObject({ loseConditions: few }).meta({ id: 'ShatterpointLoseConditionsEffect' }),
    z.strictObject({ hunker: few }).meta({ id: 'ShatterpointHunkerEffect' }),
    z.strictObject({ loseHunker: z.literal(true) }).meta({ id: 'ShatterpointLoseHunkerEffect' }),
    z.strictObject({ removeDamage: few }).meta({ id: 'ShatterpointRemoveDamageEffect' }),
    z.strictObject({ momentum: few }).meta({ id: 'ShatterpointMomentumEffect' }),
    z
      .strictObject({ removeControl: z.literal(true) })
      .describe('An opponent loses control of an active objective of this player’s choice.')
      .meta({ id: 'ShatterpointRemoveControlEffect' }),
    z
      .strictObject({ loseControl: z.literal(true) })
      .describe('Whoever controls the objective that was chosen controls it no longer.')
      .meta({ id: 'ShatterpointLoseControlEffect' }),
    z
      .strictObject({ addDamage: few })
      .describe('To the damage pool, after dice were modified.')
      .meta({ id: 'ShatterpointAddDamageEffect' }),
    z
      .strictObject({ lessCover: few })
      .describe('Targets of its ranged attacks have so much less cover.')
      .meta({ id: 'ShatterpointLessCoverEffect' }),
    z
      .strictObject({ noSurcharge: z.literal(true) })
      .describe('Wounds and injuries do not make its abilities cost more.')
      .meta({ id: 'ShatterpointNoSurchargeEffect' }),
    z
      .strictObject({ actionTwice: z.enum(['move', 'combat']).meta({ id: 'ShatterpointRepeatedAction' }) })
      .describe('It may perform this action twice in its activation.')
      .meta({ id: 'ShatterpointActionTwiceEffect' }),
    z.strictObject({ pay: Payment }).meta({ id: 'ShatterpointPayEffect' }),
    z
      .strictObject({ gainTag: GainedTag })
      .describe('Of several the player chooses one; of none named, one that a card of this match has.')
      .meta({ id: 'ShatterpointGainTagEffect' }),
    z
      .strictObject({ swapReserve: z.literal(true) })
      .describe('The reserved card goes on top of the deck or under it, and the revealed one into the reserve.')
      .meta({ id: 'ShatterpointSwapReserveEffect' }),
    z
      .strictObject({ shuffleCard: z.literal(true) })
      .describe('The order card of this unit is shuffled into the deck.')
      .meta({ id: 'ShatterpointShuffleCardEffect' }),
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
      .describe('Until the end of the turn, unless the ability is always in effect.')
      .meta({ id: 'ShatterpointKeywordEffect' }),
    z.strictObject({ immunity: Condition }).meta({ id: 'ShatterpointImmunityEffect' }),
    z.strictObject({ attackDice: PoolDice }).meta({ id: 'ShatterpointAttackDiceEffect' }),
    z.strictObject({ defenceDice: PoolDice }).meta({ id: 'ShatterpointDefenceDiceEffect' }),
    z.strictObject({ reroll: DiceReroll }).meta({ id: 'ShatterpointAbilityRerollEffect' }),
    z.strictObject({ turnDice: DiceTurn }).meta({ id: 'ShatterpointTurnDiceEffect' }),
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
      .strictObject({ ignoreProtection: z.literal(true) })
      .describe('Protection of its targets does not count.')
      .meta({ id: 'ShatterpointIgnoreProtectionEffect' }),
    z
      .strictObject({ notTargeted: AttackType })
      .describe('Attacks of this type cannot target it.')
      .meta({ id: 'ShatterpointNotTargetedEffect' }),
    z
      .strictObject({ notMoved: z.literal(true) })
      .describe('Abilities neither push nor pull it.')
      .meta({ id: 'ShatterpointNotMovedEffect' }),
    z
      .strictObject({ climbEngaged: z.literal(true) })
      .describe('It may climb while it is engaged.')
      .meta({ id: 'ShatterpointClimbEngagedEffect' }),
    z
      .strictObject({ keepHunker: z.literal(true) })
      .describe('It gains and keeps hunker tokens while it is engaged.')
      .meta({ id: 'ShatterpointKeepHunkerEffect' }),
    z
      .strictObject({ winTies: z.literal(true) })
      .describe('Its player takes control of an active objective that it contests in a tie.')
      .meta({ id: 'ShatterpointWinTiesEffect' }),
    z
      .strictObject({ noReserve: z.literal(true) })
      .describe('Its order card cannot be put in reserve.')
      .meta({ id: 'ShatterpointNoReserveEffect' }),
    z
      .strictObject({ forbidTargets: z.array(UnitType).min(1).max(3) })
      .describe('Enemies engaged with this unit cannot target allied characters of these types.')
      .meta({ id: 'ShatterpointForbidTargetsEffect' }),
    z
      .strictObject({ deployWithin: Range })
      .describe('Its characters are deployed within this range of the first character of their squad.')
      .meta({ id: 'ShatterpointDeployWithinEffect' }),
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
    unlessDone: z.boolean().default(false).describe('Only if the step before was not carried out.'),
    waits: z
      .enum(['attackResolved', 'nextAttack', 'nextAttackResolved'])
      .nullable()
      .default(null)
      .describe(
        'Until this attack is resolved; for the next attack of this unit in this activation, or until that one is resolved.',
      )
      .meta({ id: 'ShatterpointWaiting' }),
    may: z.boolean().default(false).describe('The player may decline.'),
    who: Who,
    filter: Filter.nullable().default(null).describe('For those who are looked for.'),
    does: z.array(AbilityEffect).min(1).max(4).describe('One of them, by choice.'),
  })
  .refine(({ who, filter }) => isFiltered(who) === (filter !== null), {
    message: 'A filter belongs to those who are looked for, and only to them.',
  })
  .refine(({ ifDone, unlessDone }) => !(ifDone && unlessDone), {
    message: 'A step does not depend on a step both done and not done.',
  })
  .meta({ id: 'ShatterpointAbilityStep' })
export type AbilityStep = z.infer<typeof AbilityStep>
