import { z } from 'zod'

/** What opens a creature to backstabs. */
export const BackstabTrigger = z
  .enum(['moveFromContact', 'runIntoContact', 'forcedSummon'])
  .describe('It moves while in contact, comes into contact by running, or is summoned by force near enemies.')
  .meta({ id: 'SignumBackstabTrigger' })
export type BackstabTrigger = z.infer<typeof BackstabTrigger>
