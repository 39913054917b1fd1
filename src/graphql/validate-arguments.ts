import { type GraphQLFieldConfigArgumentMap, GraphQLInputObjectType } from 'graphql/index.js'
import type { z } from 'zod'
import { failure } from '../contract/errors.ts'
import { parse } from '../contract/parse.ts'
import type { Locale } from '../lib/locale.ts'
import { invalidInput } from '../registry/ask.ts'
import { AnsweredProblem, answerProblem } from './problems.ts'
import type { InputForm, InputForms } from './types/input-forms.ts'
import { coerce } from './variables.ts'

/** Checks what a field was asked with by the schema that every transport shares; null means absent. */
export function checkArguments<Schema extends z.ZodType>(
  schema: Schema,
  given: object,
  locale: Locale,
): z.output<Schema> {
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const read = parse(schema, Object.fromEntries(present))
  if (!read.success) throw new AnsweredProblem(invalidInput(read.error.issues, locale))
  return read.data
}

/** The arguments of a field that takes what a schema of an object describes. */
export function argumentsOf(inputs: InputForms, schema: z.ZodObject, name: string): GraphQLFieldConfigArgumentMap {
  const { type } = inputs(schema, name)
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(`The arguments of ${name} are no object.`)
  const fields = Object.values(type.getFields())
  return Object.fromEntries(
    fields.map(({ name: key, type, description, defaultValue }) => {
      return [key, { type, description, defaultValue }]
    }),
  )
}

/** Reads a value that came as plain JSON as if it had come by its type. */
export function readInput(form: InputForm, given: unknown, path: string, locale: Locale): unknown {
  const { value, errors } = coerce(given, form.type, path, locale)
  if (errors.length === 0) return form.read(value)
  throw answerProblem(failure('input.invalid', 'fields', { fields: path }), locale, errors)
}
