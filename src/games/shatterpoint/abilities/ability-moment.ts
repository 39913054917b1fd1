import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { AttackRoll } from '../dice/roll.ts'
import { Action } from '../turn/action.ts'
import { AttackType, Condition, Id, LIMITS, UnitType } from '../vocabulary.ts'
import { RESOLVING } from './ability.rules.ts'
import { STATED_TESTS } from './ability-test.ts'
import { AttackRole, type Trigger, TriggerEvent } from './trigger.ts'

const Side = z.enum(['thisUnit', 'allied', 'enemy']).meta({ id: 'ShatterpointEventSide' })

/** The smallest range that reaches. */
const Reach = wholeNumber(1, 6).describe('The smallest range that reaches; 6 if none does.')

/** What has just happened, as seen from the unit that has the ability. */
export const OpenEvent = z
  .strictObject({
    event: TriggerEvent,
    side: Side.describe('To whom it happened or who did it.'),
    source: Side.nullable().default(null).describe('Who caused it.'),
    role: AttackRole.nullable().default(null).describe('Of the unit in question in the attack.'),
    attackType: AttackType.nullable().default(null),
    action: Action.nullable().default(null).describe('The action that was resolved, or that the attack is part of.'),
    tags: z.array(Id).max(8).default([]).describe('Of the unit in question.'),
    sourceTags: z.array(Id).max(8).default([]).describe('Of who caused it.'),
    unitType: UnitType.nullable().default(null).describe('Of the unit in question.'),
    reach: Reach.nullable().default(null).describe('From this unit to the unit in question.'),
  })
  .meta({ id: 'ShatterpointOpenEvent' })
export type OpenEvent = z.infer<typeof OpenEvent>

/** The moment at which an ability is to be used. */
export const Moment = z
  .strictObject({
    ownActivation: z.boolean().default(true).describe('Whether this unit is the one that activates.'),
    resolving: z.enum(RESOLVING).default('nothing').meta({ id: 'ShatterpointResolving' }),
    event: OpenEvent.nullable().default(null),
    timesUsed: wholeNumber(0, 10).default(0).describe('How often the unit has used this ability this turn.'),
    reactiveUsed: z.boolean().default(false).describe('Whether its player has used a reactive ability for this event.'),
    actionsLeft: wholeNumber(0, 4).default(2),
    abilityActionTaken: z.boolean().default(false),
    byIcon: z.boolean().default(false).describe('Whether an active-ability icon waives the Force cost.'),
  })
  .meta({ id: 'ShatterpointMoment' })
export type Moment = z.infer<typeof Moment>

/** What the conditions of abilities ask about; what is left out is not known. */
export const Circumstances = z
  .strictObject({
    attackRoll: AttackRoll.exactOptional().describe('The final one, after dice were modified.'),
    damagePool: wholeNumber(0, LIMITS.damage).exactOptional(),
    woundedTypes: z
      .array(UnitType)
      .max(6)
      .exactOptional()
      .describe('Enemy units that this unit wounded in this activation.'),
    woundedByAttack: z.boolean().exactOptional(),
    near: z.boolean().exactOptional().describe('Whether an ally that the ability asks for is near enough.'),
    targetNear: z.boolean().exactOptional().describe('Whether such an ally is near enough to the target.'),
    targetEngaged: z.boolean().exactOptional().describe('Whether the target is engaged with such an ally.'),
    targetReach: Reach.exactOptional().describe('From the nearest character of this unit to the target.'),
    farthestReach: Reach.exactOptional().describe('From the farthest character of this unit to the target.'),
    candidates: wholeNumber(0, LIMITS.charactersInAll)
      .exactOptional()
      .describe('How many characters fit what the ability has to choose first.'),
    contests: z.boolean().exactOptional().describe('Whether the character contests an active objective.'),
    leftEngagement: z.boolean().exactOptional(),
    stated: z
      .array(
        z
          .strictObject({
            test: z.enum(STATED_TESTS).meta({ id: 'ShatterpointStatedTestName' }),
            holds: z.boolean(),
          })
          .meta({ id: 'ShatterpointStatedTest' }),
      )
      .max(STATED_TESTS.length)
      .exactOptional()
      .describe('Other conditions of the ability, by their names in the language of abilities.'),
    removes: Condition.exactOptional().describe('The condition that is removed, if there is a choice.'),
  })
  .meta({ id: 'ShatterpointCircumstances' })
export type Circumstances = z.infer<typeof Circumstances>

/** Whether an event is the one that a trigger names. */
export function answers(trigger: Trigger, event: OpenEvent): boolean {
  return (
    trigger.event === event.event &&
    isBy(trigger.by, event.side) &&
    (trigger.source === null || (event.source !== null && isBy(trigger.source, event.source))) &&
    (trigger.role === null || trigger.role === event.role) &&
    (trigger.attackType === null || trigger.attackType === event.attackType) &&
    (trigger.action === null || trigger.action === event.action) &&
    trigger.tags.every((tag) => event.tags.includes(tag)) &&
    (trigger.anyTags.length === 0 || trigger.anyTags.some((tag) => event.tags.includes(tag))) &&
    trigger.sourceTags.every((tag) => event.sourceTags.includes(tag)) &&
    (trigger.unitTypes.length === 0 || (event.unitType !== null && trigger.unitTypes.includes(event.unitType))) &&
    (trigger.within === null || isWithin(event, trigger.within))
  )
}

const SIDES: Readonly<Record<Trigger['by'], readonly OpenEvent['side'][]>> = {
  thisUnit: ['thisUnit'],
  ally: ['thisUnit', 'allied'],
  otherAlly: ['allied'],
  enemy: ['enemy'],
  anyone: ['thisUnit', 'allied', 'enemy'],
}

const isBy = (by: Trigger['by'], side: OpenEvent['side']): boolean => SIDES[by].includes(side)

/** A unit is within every range of itself. */
const isWithin = ({ side, reach }: OpenEvent, range: number): boolean =>
  side === 'thisUnit' || (reach !== null && reach <= range)
