import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { AbilityStep } from './ability-effect.ts'
import { Test, type TestName } from './ability-test.ts'
import { Trigger } from './trigger.ts'

const ABILITY_TYPES = ['active', 'reactive', 'innate', 'tactic', 'identity'] as const
export const AbilityType = z.enum(ABILITY_TYPES).meta({ id: 'ShatterpointAbilityType' })
export type AbilityType = z.infer<typeof AbilityType>

/** Abilities of these types are used and paid for; the others are always in effect. */
export const isPaid = (type: AbilityType): boolean => type === 'active' || type === 'reactive'

const CHOSEN_TESTS: readonly TestName[] = [
  'chosenTags',
  'chosenLacksTags',
  'chosenDamaged',
  'chosenWounded',
  'chosenCard',
]

const PICKING: readonly AbilityStep['who'][] = ['oneCharacter', 'one', 'oneUnit', 'subjectCharacter', 'oneTarget']

/** Whether every step that reads something comes after one that makes it. */
function hasSoundSteps({ steps }: { readonly steps: readonly AbilityStep[] }): boolean {
  return steps.every((step, index) => {
    const before = steps.slice(0, index)
    const readsDice = step.if.some((test) => 'rolled' in test) || hasEffect([step], ['damagePer'])
    const readsChoice = step.who === 'chosen' || step.who === 'chosenUnit' || step.if.some((test) => readsChosen(test))
    const readsName = step.does.some((effect) => 'moveTowards' in effect && effect.moveTowards.to === 'named')
    return (
      (!readsDice || hasEffect(before, ['throwDice'])) &&
      (!readsChoice || before.some(({ who }) => PICKING.includes(who))) &&
      (!readsName || hasEffect(before, ['name']))
    )
  })
}

/** Whether a test asks about the one that was chosen. */
const readsChosen = (test: Test): boolean => CHOSEN_TESTS.some((name) => name in test)

const hasEffect = (steps: readonly AbilityStep[], names: readonly string[]): boolean =>
  steps.some(({ does }) => does.some((effect) => names.some((name) => name in effect)))

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
    limit: z
      .enum(['turn'])
      .nullable()
      .default(null)
      .describe('Once a turn, for an ability that costs nothing.')
      .meta({ id: 'ShatterpointAbilityLimit' }),
    triggers: z.array(Trigger).max(3).default([]),
    requires: z.array(Test).max(3).default([]).describe('What must hold for it to be used or in effect.'),
    steps: z.array(AbilityStep).max(8).default([]).describe('What it does, in order.'),
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
  .refine(({ type, limit }) => limit === null || !isPaid(type), {
    message: 'An ability that is paid for has its uses, not a limit.',
  })
  .refine(hasSoundSteps, { message: 'A step reads dice, or a choice, or a name, that an earlier step makes.' })
  .meta({ id: 'ShatterpointAbility' })
export type Ability = z.infer<typeof Ability>
