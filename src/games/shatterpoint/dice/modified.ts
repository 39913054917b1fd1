import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Count, Icon } from '../vocabulary.ts'
import { ShownAttack, ShownDefence } from './roll.ts'

export const ModificationStepName = z
  .enum(['conditions', 'attackerOnAttack', 'defenderOnAttack', 'attackerOnDefence', 'defenderOnDefence'])
  .meta({ id: 'ShatterpointModificationStepName' })
export type ModificationStepName = z.infer<typeof ModificationStepName>

const ModificationStep = z
  .object({
    step: ModificationStepName,
    attack: ShownAttack.describe('The attack roll after it, all expertise dice included.'),
    defence: ShownDefence.describe('The defence roll after it, all expertise dice included.'),
  })
  .meta({ id: 'ShatterpointModificationStep' })
export type ModificationStep = z.infer<typeof ModificationStep>

const ExpertiseUsed = z.object({ attack: Count, defence: Count }).meta({ id: 'ShatterpointExpertiseUsed' })
const icons = z.array(Icon).readonly()

/** Both rolls after modification, and what the expertise tables do besides. */
export const Modified = z
  .object({
    attack: ShownAttack.describe('The final attack roll, without the expertise dice that were used.'),
    defence: ShownDefence.describe('The final defence roll, without the expertise dice that were used.'),
    expertiseUsed: ExpertiseUsed.describe('Expertise dice that a table has used; they count for nothing more.'),
    steps: z.array(ModificationStep),
    poolDamage: Count.describe('Damage of the attack table, for the damage pool.'),
    attackerDamage: Count.describe('Damage of the defence table: the attacking unit suffers it after the attack.'),
    queuedAttacker: icons.describe('Icons of the attack table that wait until after the attack, in order.'),
    queuedDefender: icons.describe('Icons of the defence table that wait, in order, without cancelled ones.'),
    negatedByAttacker: icons.describe('Icons of the defence table that the attack table cancels.'),
    negatedByDefender: icons.describe('Icons of the attack that the defence table cancels: those of the tree first.'),
    losesDisarmed: z.boolean().describe('Whether the attacking unit loses disarmed once results are determined.'),
    losesExposed: z.boolean().describe('Whether the defending unit loses exposed once results are determined.'),
  })
  .meta({ id: 'ShatterpointModified' })
export type Modified = z.infer<typeof Modified>

const first = z
  .array(wholeNumber(0, 11))
  .max(12)
  .default([])
  .refine((indexes) => new Set(indexes).size === indexes.length, { message: 'An entry is named twice.' })

/** The entries that an owner applies first, by their place in the row from 0; the others follow as printed. */
export const EntryOrder = z
  .strictObject({ attack: first, defence: first })
  .describe('Entries to apply first, by their place in the row from 0; the others follow as printed.')
  .meta({ id: 'ShatterpointEntryOrder' })
export type EntryOrder = z.infer<typeof EntryOrder>
