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

export type Variables = Readonly<Record<string, unknown>>

const MOST_ERRORS = 20

/** What is wrong with the variables of an operation, each with the way to it: `input.from.cell`. */
export function variableErrors(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Variables,
): FieldError[] {
  return definitions.flatMap((definition) => errorsOf(schema, definition, variables)).slice(0, MOST_ERRORS)
}

function errorsOf(schema: GraphQLSchema, definition: VariableDefinitionNode, variables: Variables): FieldError[] {
  const name = definition.variable.name.value
  const type = inputTypeOf(schema, definition)
  if (type === null) return []
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (value === undefined) {
    const isMissing = isNonNullType(type) && definition.defaultValue === undefined
    return isMissing ? [{ path: name, message: `The variable of type ${type} is missing.` }] : []
  }
  const errors: FieldError[] = []
  coerceInputValue(value, type, (path, _value, { message }) => {
    errors.push({ path: formatPath([name, ...path]), message })
  })
  return errors
}

function inputTypeOf(schema: GraphQLSchema, { type }: VariableDefinitionNode): GraphQLInputType | null {
  const found = typeFromAST(schema, type)
  return isInputType(found) ? found : null
}
