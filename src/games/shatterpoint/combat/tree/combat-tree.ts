import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Icon, Id } from '../../vocabulary.ts'

/** What a chosen option does: damage, or an icon. */
export const OptionEffect = z
  .union([
    z.strictObject({ damage: wholeNumber(1, 10) }).meta({ id: 'ShatterpointOptionDamage' }),
    z.strictObject({ icon: Icon }).meta({ id: 'ShatterpointOptionIcon' }),
  ])
  .meta({ id: 'ShatterpointOptionEffect' })
export type OptionEffect = z.infer<typeof OptionEffect>

/** One option of a combat tree. */
export const TreeOption = z
  .strictObject({
    id: Id,
    column: wholeNumber(1, 20),
    row: wholeNumber(0, 20),
    start: z.boolean().default(false).describe('Whether it is one of the orange options.'),
    effects: z.array(OptionEffect).max(8),
  })
  .meta({ id: 'ShatterpointTreeOption' })
export type TreeOption = z.infer<typeof TreeOption>

/** A combat tree: options, and the paths that join them. */
export const CombatTree = z
  .strictObject({
    options: z.array(TreeOption).max(24),
    paths: z
      .array(z.strictObject({ from: Id, to: Id }).meta({ id: 'ShatterpointTreeLink' }))
      .max(60)
      .describe('Each joins two options; either end may be named first.'),
  })
  .meta({ id: 'ShatterpointCombatTree' })
export type CombatTree = z.infer<typeof CombatTree>
