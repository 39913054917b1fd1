import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { AbilityStep, Test } from './ability-effect.ts'
import { Trigger } from './trigger.ts'

const ABILITY_TYPES = ['active', 'reactive', 'innate', 'tactic', 'identity'] as const
export const AbilityType = z.enum(ABILITY_TYPES).meta({ id: 'ShatterpointAbilityType' })
export type AbilityType = z.infer<typeof AbilityType>

/** Abilities of these types are used and paid for; the others are always in effect. */
export const isPaid = (type: AbilityType): boolean => type === 'active' || type === 'reactive'

/** An ability as data: when it is used, what it costs, and what it does. */
export const Ability = z
  .strictObject({
    name: PrintedName,
    type: AbilityType,
    cost: wholeNumber(0, 10)
      .nullable()
      .default(null)
      .describe('In Force; null for abilities that are always in effect.'),
    maxCost: wholeNumber(1, 10)
      .nullable()
      .default(null)
      .describe('The most Force that may be spent, if the cost varies.'),
    action: z.boolean().default(false).describe('Whether it begins with “Action:”.'),
    uses: wholeNumber(1, 3).default(1).describe('How often a unit may use it in a turn.'),
    triggers: z.array(Trigger).max(3).default([]),
    requires: z.array(Test).max(3).default([]).describe('What must hold for it to be used or in effect.'),
    steps: z.array(AbilityStep).max(6).default([]).describe('What it does, in order.'),
  })
  .refine(({ type, cost }) => isPaid(type) === (cost !== null), {
    message: 'Active and reactive abilities have a Force cost, the others have none.',
  })
  .refine(({ cost, maxCost }) => maxCost === null || (cost !== null && cost < maxCost), {
    message: 'The most that may be spent is more than the least.',
  })
  .refine(({ type, action }) => !action || type === 'active', { message: 'Only an active ability may cost an action.' })
  .refine(
    ({ type, triggers }) => (type === 'reactive' ? triggers.length > 0 : type !== 'active' || triggers.length === 0),
    {
      message: 'A reactive ability answers a trigger event, an active one none.',
    },
  )
  .meta({ id: 'ShatterpointAbility' })
export type Ability = z.infer<typeof Ability>
