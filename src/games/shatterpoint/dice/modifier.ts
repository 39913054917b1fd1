import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { LIMITS } from '../vocabulary.ts'
import { Face, hasFace, RollName } from './roll.ts'

/** Who does something in an attack. */
export const Side = z.enum(['attacker', 'defender']).meta({ id: 'ShatterpointSide' })
export type Side = z.infer<typeof Side>

const count = wholeNumber(1, LIMITS.dice).default(1)
const FaceCount = z.strictObject({ face: Face, count }).meta({ id: 'ShatterpointFaceCount' })

export const Reroll = z
  .strictObject({
    count: wholeNumber(1, LIMITS.dice),
    faces: z.array(Face).min(1).max(4).describe('Which results may be rolled again; those named first go first.'),
    results: z
      .array(Face)
      .max(LIMITS.dice)
      .exactOptional()
      .describe('What the dice show now; the service rolls if it is left out.'),
  })
  .describe('All dice with these results, up to so many, are rolled again.')
  .meta({ id: 'ShatterpointReroll' })
export type Reroll = z.infer<typeof Reroll>

const ModifierEffect = z
  .union([
    z.strictObject({ add: FaceCount }).meta({ id: 'ShatterpointAddEffect' }),
    z.strictObject({ remove: FaceCount }).meta({ id: 'ShatterpointRemoveEffect' }),
    z
      .strictObject({ change: z.strictObject({ from: Face, to: Face, count }).meta({ id: 'ShatterpointTurn' }) })
      .meta({ id: 'ShatterpointChangeEffect' }),
    z.strictObject({ reroll: Reroll }).meta({ id: 'ShatterpointRerollEffect' }),
  ])
  .meta({ id: 'ShatterpointModifierEffect' })
type ModifierEffect = z.infer<typeof ModifierEffect>

/** What an ability or a special rule does to one of the rolls. */
export const Modifier = z
  .strictObject({
    by: Side.describe('In whose part of the step it is done.'),
    roll: RollName,
    afterTable: z.boolean().default(false).describe('Whether its owner applies it after their expertise table.'),
    effect: ModifierEffect,
  })
  .refine(({ roll, effect }) => facesOf(effect).every((face) => hasFace(roll, face)), {
    message: 'The dice of that roll have no such face.',
  })
  .meta({ id: 'ShatterpointModifier' })
export type Modifier = z.infer<typeof Modifier>

/** All extra modifications of one attack. */
export const Modifiers = z.array(Modifier).max(12).default([])

function facesOf(effect: ModifierEffect): readonly Face[] {
  if ('add' in effect) return [effect.add.face]
  if ('remove' in effect) return [effect.remove.face]
  if ('change' in effect) return [effect.change.from, effect.change.to]
  return [...effect.reroll.faces, ...(effect.reroll.results ?? [])]
}
