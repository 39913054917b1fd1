import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql/index.js'
import type { FieldError } from '../contract/errors.ts'
import { formatPath } from '../contract/problem.ts'
import { DEFAULT_LOCALE, type Locale, type Localized } from '../lib/locale.ts'

export type Variables = Readonly<Record<string, unknown>>

const MAX_ERRORS = 20

/** What is wrong with the variables of an operation, each with the way to it: `input.from.cell`. */
export function variableErrors(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Variables,
  locale: Locale,
): FieldError[] {
  return definitions.flatMap((definition) => errorsOf(schema, definition, variables, locale)).slice(0, MAX_ERRORS)
}

function errorsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Variables,
  locale: Locale,
): readonly FieldError[] {
  const name = definition.variable.name.value
  const type = inputTypeOf(schema, definition)
  if (type === null) return []
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (value === undefined) {
    const isMissing = isNonNullType(type) && definition.defaultValue === undefined
    return isMissing ? [{ path: name, message: missing(type)[locale] }] : []
  }
  return coerce(value, type, name, locale).errors
}

/** The values of variables that were found right, as GraphQL reads them: one item as a list of it, for example. */
export function coerceVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Variables,
): Variables {
  const values = definitions.flatMap((definition) => {
    const name = definition.variable.name.value
    const type = inputTypeOf(schema, definition)
    return type === null || !Object.hasOwn(variables, name)
      ? []
      : [[name, coerce(variables[name], type, name, DEFAULT_LOCALE).value]]
  })
  return Object.fromEntries(values)
}

const missing = (type: GraphQLInputType): Localized => ({
  en: `The variable of type ${type} is missing.`,
  es: `Falta la variable de tipo ${type}.`,
})

/** What the library of GraphQL says, which it says in English only. */
const quote = (message: string): Localized => ({ en: message, es: `GraphQL dice: «${message}»` })

type Coerced = { readonly value: unknown; readonly errors: readonly FieldError[] }

/** Thrown to end a coercion: each of a million wrong items would cost a message that nobody reads. */
const ENOUGH = new Error('The first errors are enough.')

/** Reads a value by its type, and says what is wrong with it. */
export function coerce(given: unknown, type: GraphQLInputType, name: string, locale: Locale): Coerced {
  const errors: FieldError[] = []
  try {
    const value = coerceInputValue(given, type, (path, _value, { message }) => {
      errors.push({ path: formatPath([name, ...path]), message: quote(message)[locale] })
      if (errors.length === MAX_ERRORS) throw ENOUGH
    })
    return { value, errors }
  } catch (error) {
    if (error !== ENOUGH) throw error
    return { value: undefined, errors }
  }
}

function inputTypeOf(schema: GraphQLSchema, { type }: VariableDefinitionNode): GraphQLInputType | null {
  const found = typeFromAST(schema, type)
  return isInputType(found) ? found : null
}
