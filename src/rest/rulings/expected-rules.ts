import { z } from 'zod'

/** The header by which a caller refuses to be answered by other rules than those it was written for. */
export const ExpectHeaders = z.object({
  'expect-rules': z
    .string()
    .optional()
    .describe('Rules that the answer must follow, as `apex@1.2.0`, several with commas; else the answer is 412.'),
})
