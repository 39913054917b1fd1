import { GraphQLEnumType } from 'graphql/index.js'
import { enumValueName } from '../names.ts'
import type { EnumShape, Named } from './shape.ts'

/**
 * What a type, field or value says beyond GraphQL: nothing. GraphQL makes an object of its own for each that says
 * nothing, and there are twenty thousand of them.
 */
export const NO_EXTENSIONS: Readonly<Record<string, unknown>> = Object.freeze(Object.create(null))

/** Types by name: one schema gives one type, and two schemas of one name stop the service at start. */
export type NamedTypes<Type> = (name: string, shape: Named, make: () => Type) => Type

export function createNamedTypes<Type>(): NamedTypes<Type> {
  const made = new Map<string, { readonly schema: Named['schema']; readonly type: Type }>()
  return (name, { schema }, make) => {
    const known = made.get(name)
    if (known !== undefined && known.schema !== schema) throw new Error(`Two different schemas are called ${name}.`)
    if (known !== undefined) return known.type
    const type = make()
    made.set(name, { schema, type })
    return type
  }
}

/** Enums serve inputs and outputs alike, so both take them from here. */
export type EnumTypes = (shape: EnumShape) => GraphQLEnumType

export function createEnumTypes(): EnumTypes {
  const types = createNamedTypes<GraphQLEnumType>()
  return (shape) => types(shape.name, shape, () => enumType(shape))
}

function enumType({ name, description, values }: EnumShape): GraphQLEnumType {
  const named = new Map(values.map((value) => [enumValueName(value), value]))
  if (named.size < values.length) throw new Error(`Two values of the enum ${name} have one name in GraphQL.`)
  const entries = [...named].map(([valueName, value]) => [valueName, { value, extensions: NO_EXTENSIONS }])
  return new GraphQLEnumType({ name, description, values: Object.fromEntries(entries), extensions: NO_EXTENSIONS })
}
