import { z } from 'zod'

/** How much a text tells: the answer with what follows from it, or every step as well. */
export const TextDetail = z
  .enum(['brief', 'full'])
  .describe(
    'How much the text tells: `brief` is the answer and what follows from it in under 600 characters, `full` adds every step of the argument, in at most 2,000.',
  )
  .meta({ id: 'TextDetail' })
export type TextDetail = z.infer<typeof TextDetail>
export const DEFAULT_DETAIL: TextDetail = 'full'
