import { z } from 'zod'
import { wholeNumber } from '../../contract/whole-number.ts'
import { MOST } from './vocabulary.ts'

export const ATTACK_FACES = ['crit', 'hit', 'expertise', 'failure'] as const
export const DEFENCE_FACES = ['block', 'expertise', 'failure'] as const
export const Face = z.enum(['crit', 'hit', 'block', 'expertise', 'failure']).meta({ id: 'ShatterpointFace' })
export type Face = z.infer<typeof Face>

/** The two rolls of an attack. */
export const RollName = z.enum(['attack', 'defence']).meta({ id: 'ShatterpointRollName' })
export type RollName = z.infer<typeof RollName>

const dice = wholeNumber(0, 2 * MOST.dice).default(0)

/** How many attack dice show each result. */
export const AttackRoll = z
  .strictObject({ crit: dice, hit: dice, expertise: dice, failure: dice })
  .meta({ id: 'ShatterpointAttackRoll' })
export type AttackRoll = z.infer<typeof AttackRoll>

/** How many defence dice show each result. */
export const DefenceRoll = z
  .strictObject({ block: dice, expertise: dice, failure: dice })
  .meta({ id: 'ShatterpointDefenceRoll' })
export type DefenceRoll = z.infer<typeof DefenceRoll>

export type Rolls = { readonly attack: AttackRoll; readonly defence: DefenceRoll }

export const attackDice = ({ crit, hit, expertise, failure }: AttackRoll): number => crit + hit + expertise + failure
export const defenceDice = ({ block, expertise, failure }: DefenceRoll): number => block + expertise + failure
