import { z } from 'zod'

/** Reads a value by its schema; the issues keep what was sent, for messages in every language name its type. */
export const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => schema.safeParse(value, { reportInput: true })

/** Reads values by a schema that is read by often. It is compiled when it is first needed, for compiling takes a while. */
export function parserOf<Schema extends z.ZodType>(
  schema: Schema,
): (value: unknown) => z.ZodSafeParseResult<z.output<Schema>> {
  let compiled: Schema | undefined
  return (value) => {
    compiled ??= z.compile(schema)
    return parse(compiled, value)
  }
}
