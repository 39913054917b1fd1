import type { z } from 'zod'

/** Reads a value by its schema; the issues keep what was sent, for messages in every language name its type. */
export const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => schema.safeParse(value, { reportInput: true })
