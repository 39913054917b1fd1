import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import type { UnitState } from '../../damage/unit-state.ts'
import { EntryOrder } from '../../dice/modified.ts'
import { Modifiers, Side } from '../../dice/modifier.ts'
import { attackPoolFields, defencePoolFields } from '../../dice/pools.ts'
import { AttackRoll, DefenceRoll } from '../../dice/roll.ts'
import { ShoveChoice } from '../../movement/push/shove.ts'
import { CoverVariant } from '../../sight/cover.ts'
import { Battlefield } from '../../table/battlefield.ts'
import type { Drawn } from '../../table/drawn-battlefield.ts'
import { AttackType, Condition, Id } from '../../vocabulary.ts'
import { StanceSource } from '../stance/stance-source.ts'
import { TreeGoal } from '../tree/best-path.ts'
import { UnitInAttack } from './attack-units.ts'
import { DECIDERS } from './decision.ts'

const character = Id.exactOptional().describe('On the battlefield; the first of its unit if it is left out.')

const Attacker = z
  .strictObject({
    unit: UnitInAttack.default({}),
    character,
    stance: StanceSource,
    ...attackPoolFields,
    activating: z.boolean().default(true).describe('Whether it is the activation of this unit.'),
  })
  .meta({ id: 'ShatterpointAttacker' })

const Defender = z
  .strictObject({
    unit: UnitInAttack.default({}),
    character,
    stance: StanceSource,
    ...defencePoolFields,
    protection: z.boolean().default(false).describe('Whether the character has Protection.'),
    steadfast: z.boolean().default(false).describe('Whether the character has Steadfast.'),
    activating: z.boolean().default(false).describe('Whether it is the activation of this unit.'),
  })
  .meta({ id: 'ShatterpointDefender' })

const TreeChoice = z
  .union([
    z.strictObject({ path: z.array(Id).max(24) }).meta({ id: 'ShatterpointChosenPath' }),
    z.strictObject({ goal: TreeGoal }).meta({ id: 'ShatterpointChosenGoal' }),
  ])
  .describe('The options as the attacker chooses them, or what the best path is wanted for.')
  .meta({ id: 'ShatterpointTreeChoice' })

const PoolEffect = z
  .strictObject({
    name: Id,
    by: Side,
    effect: z
      .enum(['add', 'remove', 'shareHalf'])
      .describe('Damage added or removed; or the attacking unit suffers what is left over half of the pool.')
      .meta({ id: 'ShatterpointPoolChange' }),
    amount: wholeNumber(0, 20).default(0).describe('Of damage that is added or removed.'),
    ability: z.boolean().default(true).describe('Whether it is a reactive ability, which sets off strained.'),
  })
  .describe('What an ability does to the damage pool before it is suffered.')
  .meta({ id: 'ShatterpointPoolEffect' })
export type PoolEffect = z.infer<typeof PoolEffect>

const AfterEffect = z
  .strictObject({
    name: Id,
    by: z.enum(['attacker', 'defender', 'nobody']).meta({ id: 'ShatterpointEffectOwner' }),
    to: Side.describe('The unit that it affects.'),
    needs: z
      .enum(['nothing', 'failure', 'success'])
      .default('nothing')
      .describe('What it needs: a failure in the final attack roll, or a success of the attack.')
      .meta({ id: 'ShatterpointEffectNeed' }),
    damage: wholeNumber(0, 20).default(0),
    conditions: z.array(Condition).max(4).default([]),
    ability: z.boolean().default(true).describe('Whether it is a reactive ability, which sets off strained.'),
  })
  .describe('An ability or a special rule that is used after the attack.')
  .meta({ id: 'ShatterpointAfterEffect' })
export type AfterEffect = z.infer<typeof AfterEffect>

/** What is said about who attacks whom, with what, and where. */
export const declarationFields = {
  type: AttackType,
  weapon: Id.exactOptional().describe('The first weapon of this type if it is left out.'),
  attacker: Attacker,
  defender: Defender,
  battlefield: Battlefield.exactOptional().describe(
    'The target is checked and cover is found on it. Without it the target counts as legal.',
  ),
  coverVariant: CoverVariant.default('printed'),
  ignoresCover: z.boolean().default(false).describe('Whether an effect denies the defender all cover.'),
}

/** Everything that is said about an attack. */
export const attackFields = {
  ...declarationFields,
  attackRoll: AttackRoll.exactOptional().describe('The attack dice as rolled; the service rolls if it is left out.'),
  defenceRoll: DefenceRoll.exactOptional().describe('The defence dice as rolled; the service rolls if it is left out.'),
  modifiers: Modifiers,
  entryOrder: EntryOrder.default({ attack: [], defence: [] }),
  tree: TreeChoice.exactOptional().describe('Asked option by option if it is left out.'),
  poolEffects: z.array(PoolEffect).max(6).default([]),
  afterEffects: z.array(AfterEffect).max(12).default([]),
  shoves: z
    .array(ShoveChoice)
    .max(12)
    .default([])
    .describe('How each shove of the attack is made, in order. Shoves beyond the list are asked about.'),
  decide: z
    .enum(DECIDERS)
    .default('ask')
    .describe('What is done at a choice that is not answered: stop and ask, or take the first option.')
    .meta({ id: 'ShatterpointDecide' }),
  answers: z.array(Id).max(1000).default([]).describe('The options chosen so far, in the order of the choices.'),
  seed: Seed.optional(),
}
const AttackQuestion = z.strictObject(attackFields)
export type AttackQuestion = z.infer<typeof AttackQuestion>
export type AttackQuestionInput = z.input<typeof AttackQuestion>

type WithState<Fighter> = Omit<Fighter, 'unit'> & { readonly unit: UnitState }

/** An attack with the state of both units and the table that it is made on. */
export type ReadyAttack = Omit<AttackQuestion, 'attacker' | 'defender' | 'battlefield'> & {
  readonly attacker: WithState<AttackQuestion['attacker']>
  readonly defender: WithState<AttackQuestion['defender']>
  readonly drawn: Drawn | null
}
