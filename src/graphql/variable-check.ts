import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql/index.js'
import type { Variables } from './variables.ts'

type Fits = (value: unknown) => boolean
type VariablesFit = (variables: Variables) => boolean

/** The variables of an operation as they were declared, and the quick check whether values fit them. */
export type VariableCheck = { readonly definitions: readonly VariableDefinitionNode[]; readonly fits: VariablesFit }

/**
 * Makes a quick check whether variables fit the types of an operation. It says yes only when GraphQL's own, slower
 * check would; whatever it does not know for sure it leaves to that one.
 */
export function createVariableCheck(schema: GraphQLSchema) {
  const typeChecks = new Map<GraphQLInputType, Fits>()
  const operationChecks = new WeakMap<OperationDefinitionNode, VariableCheck>()

  function checkOf(type: GraphQLInputType): Fits {
    const known = typeChecks.get(type)
    if (known !== undefined) return known
    // A type may contain itself, so it is known before it is made.
    typeChecks.set(type, (value) => check(value))
    const check = makeCheck(type, checkOf)
    typeChecks.set(type, check)
    return check
  }

  function checkOfVariable({ variable, type: node, defaultValue }: VariableDefinitionNode): VariablesFit {
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) return () => false
    const name = variable.name.value
    const fits = checkOf(type)
    const mayBeAbsent = !isNonNullType(type) || defaultValue !== undefined
    return (variables) => (Object.hasOwn(variables, name) ? fits(variables[name]) : mayBeAbsent)
  }

  return (operation: OperationDefinitionNode): VariableCheck => {
    const known = operationChecks.get(operation)
    if (known !== undefined) return known
    const definitions = (operation.variableDefinitions ?? []).map((definition) => ({ ...definition }))
    const checks = definitions.map(checkOfVariable)
    const check = { definitions, fits: (given: Variables) => checks.every((fits) => fits(given)) }
    operationChecks.set(operation, check)
    return check
  }
}

function makeCheck(type: GraphQLInputType, checkOf: (type: GraphQLInputType) => Fits): Fits {
  if (isNonNullType(type)) {
    const fits = checkOf(type.ofType)
    return (value) => value !== null && fits(value)
  }
  if (isListType(type)) return listCheck(checkOf(type.ofType))
  return isInputObjectType(type) ? objectCheck(type, checkOf) : leafCheck(type)
}

function listCheck(fits: Fits): Fits {
  return (value) => value === null || (Array.isArray(value) && value.every(fits))
}

function objectCheck(type: GraphQLInputObjectType, checkOf: (type: GraphQLInputType) => Fits): Fits {
  const fields = Object.values(type.getFields())
  const checks = new Map(fields.map((field) => [field.name, checkOf(field.type)]))
  const required = fields.filter(isRequiredInputField).map(({ name }) => name)
  const hasRightCount = type.isOneOf ? isOnlyOne : () => true
  return (value) => {
    if (value === null) return true
    if (typeof value !== 'object' || Array.isArray(value)) return false
    const given = value as Readonly<Record<string, unknown>>
    for (const name of required) if (!Object.hasOwn(given, name)) return false
    for (const key in given) if (checks.get(key)?.(given[key]) !== true) return false
    return hasRightCount(given)
  }
}

function isOnlyOne(given: Readonly<Record<string, unknown>>): boolean {
  const [only, ...others] = Object.values(given)
  return others.length === 0 && only !== undefined && only !== null
}

const PLAIN: Readonly<Record<string, Fits>> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: (value) => typeof value === 'number',
  Int: (value) => typeof value === 'number' && (value | 0) === value,
  String: (value) => typeof value === 'string',
}

function leafCheck(type: GraphQLLeafType): Fits {
  const fits = PLAIN[type.name] ?? ((value: unknown) => isParsed(type, value))
  return (value) => value === null || fits(value)
}

function isParsed(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}
