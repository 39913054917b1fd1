import { z } from 'zod'

/** The caller's name for a Legend, a card or a token: an id of the content where there is one, or any plain word. */
export const Label = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:-]{0,63}$/u)
  .describe('Letters, digits, space and _ . : -')
