import { GraphQLError, GraphQLScalarType, Kind, type ObjectValueNode, type ValueNode } from 'graphql/index.js'

type Variables = Readonly<Record<string, unknown>>

/** Whatever checks a value recurses into it, so values nest no deeper than the bodies of requests. */
const DEEPEST = 32

/** Any JSON value, for facts and data that each rule and each kind of content shape differently. */
export const JSON_SCALAR = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => boundDepth(value, 0),
  parseLiteral: (node, variables) => valueOfNode(node, variables ?? {}, 0),
})

function boundDepth(value: unknown, depth: number): unknown {
  checkDepth(depth)
  if (Array.isArray(value)) for (const item of value) boundDepth(item, depth + 1)
  else if (isJsonObject(value)) for (const name in value) boundDepth(value[name], depth + 1)
  return value
}

const isJsonObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function valueOfNode(node: ValueNode, variables: Variables, depth: number): unknown {
  checkDepth(depth)
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map((item) => valueOfNode(item, variables, depth + 1))
    case Kind.OBJECT:
      return objectOfNode(node, variables, depth)
    case Kind.VARIABLE:
      return variables[node.name.value]
  }
}

function objectOfNode({ fields }: ObjectValueNode, variables: Variables, depth: number): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, value }) => [name.value, valueOfNode(value, variables, depth + 1)]))
}

function checkDepth(depth: number): void {
  if (depth > DEEPEST) throw new GraphQLError(`The value nests deeper than ${DEEPEST} levels.`)
}
