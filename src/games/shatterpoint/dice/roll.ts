import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Count, LIMITS } from '../vocabulary.ts'

export const ATTACK_FACES = ['crit', 'hit', 'expertise', 'failure'] as const
export type AttackFace = (typeof ATTACK_FACES)[number]
export const DEFENCE_FACES = ['block', 'expertise', 'failure'] as const
export type DefenceFace = (typeof DEFENCE_FACES)[number]
export const Face = z.enum(['crit', 'hit', 'block', 'expertise', 'failure']).meta({ id: 'ShatterpointFace' })
export type Face = z.infer<typeof Face>

/** The two rolls of an attack. */
export const RollName = z.enum(['attack', 'defence']).meta({ id: 'ShatterpointRollName' })
export type RollName = z.infer<typeof RollName>

const FACES_OF: Readonly<Record<RollName, readonly Face[]>> = { attack: ATTACK_FACES, defence: DEFENCE_FACES }
/** Whether the dice of a roll have a face. */
export const hasFace = (roll: RollName, face: Face): boolean => FACES_OF[roll].includes(face)

const dice = wholeNumber(0, 2 * LIMITS.dice).default(0)

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

/** What attack dice show in an answer. */
export const ShownAttack = z
  .object({ crit: Count, hit: Count, expertise: Count, failure: Count })
  .meta({ id: 'ShatterpointShownAttack' })
/** What defence dice show in an answer. */
export const ShownDefence = z
  .object({ block: Count, expertise: Count, failure: Count })
  .meta({ id: 'ShatterpointShownDefence' })

export type Rolls = { readonly attack: AttackRoll; readonly defence: DefenceRoll }

export const attackDice = ({ crit, hit, expertise, failure }: AttackRoll): number => crit + hit + expertise + failure
export const defenceDice = ({ block, expertise, failure }: DefenceRoll): number => block + expertise + failure
