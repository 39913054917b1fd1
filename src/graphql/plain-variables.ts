import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql/index.js'
import { JSON_SCALAR } from './types/json-scalar.ts'

const ANY_JSON: NamedTypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: JSON_SCALAR.name } }

/**
 * Declares the variables of a validated operation as plain JSON, if coercing what fits their types would only copy it.
 * Whoever executes the operation then takes their values as they are; that they fit has to be checked before.
 */
export function createVariablePassage(schema: GraphQLSchema): (operation: OperationDefinitionNode) => boolean {
  const known = new WeakMap<OperationDefinitionNode, boolean>()
  const isPlain = createPlainness()
  const hasJson = schema.getType(JSON_SCALAR.name) !== undefined

  function pass({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
    const types = variableDefinitions.map(({ type, defaultValue }) => {
      return defaultValue === undefined ? typeFromAST(schema, type) : undefined
    })
    if (!hasJson || !types.every((type) => isInputType(type) && isNonNullType(type) && isPlain(type))) return false
    for (const definition of variableDefinitions) Object.assign(definition, { type: ANY_JSON })
    return true
  }

  return (operation) => {
    const isPassed = known.get(operation) ?? pass(operation)
    known.set(operation, isPassed)
    return isPassed
  }
}

/** A type is plain if its values mean what they are: no value of an enum in it has another name. */
function createPlainness(): (type: GraphQLInputType) => boolean {
  const known = new Map<GraphQLInputType, boolean>()
  return function isPlain(type): boolean {
    const named = getNamedType(type)
    const found = known.get(named)
    if (found !== undefined) return found
    known.set(named, true)
    const answer = isEnumType(named)
      ? named.getValues().every(({ name, value }) => name === value)
      : !isInputObjectType(named) || Object.values(named.getFields()).every((field) => isPlain(field.type))
    known.set(named, answer)
    return answer
  }
}
