import { z } from 'zod'
import { RulingVisibility } from '../registry/ruling.ts'

const Visibility = RulingVisibility.describe(
  'Who may read it: its owner alone, whoever knows its address, or everybody. By default `private` with a token or a key, else `link`.',
)

const MAX_LABELS = 10
const Label = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:#-]{0,39}$/u, 'Up to 40 letters, digits, spaces and _ . : # -')
  .describe('Up to 40 letters, digits, spaces and _ . : # -')
  .meta({ examples: ['night'] })

export const Labels = z.array(Label).max(MAX_LABELS).describe(`At most ${MAX_LABELS} labels of your own.`)

/** Labels in an address, with commas between. */
export const LabelList = z
  .string()
  .max(500)
  .transform((text) => text.split(',').map((label) => label.trim()))
  .pipe(Labels)

/** How a ruling is to be saved. */
export const SavingQuery = z.strictObject({
  visibility: Visibility.optional(),
  labels: LabelList.optional().describe('Labels of your own, with commas between.'),
})

/** What may be changed about a saved ruling. */
export const RulingChange = z
  .strictObject({ visibility: Visibility.optional(), labels: Labels.optional() })
  .meta({ id: 'RulingChange', examples: [{ visibility: 'link', labels: ['night', 'table 4'] }] })

const Moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .describe('A day, as 2026-11-18, or a moment, as 2026-11-18T17:15:00Z.')

/** Which saved rulings are meant. */
export const RulingFilterQuery = z.strictObject({
  of: z
    .enum(['own', 'public'])
    .optional()
    .describe('Those of the sender, or those that everybody may read; by default `own` with a token or a key.')
    .meta({ id: 'RulingsOf' }),
  game: z.string().max(40).optional(),
  operation: z.string().max(80).optional().describe('The short name, as in `line-of-sight`.'),
  rule: z.string().max(120).optional().describe('Only rulings that cite this rule.'),
  label: z.string().max(40).optional(),
  q: z.string().max(100).optional().describe('Words that stand in its answer or its labels, in either language.'),
  from: Moment.optional().describe('Saved at this time or later.'),
  to: Moment.optional().describe('Saved before this time.'),
})
