import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql/index.js'

/**
 * How many items a list of introspection has. In the list of all types it is the mean, so that the whole is right;
 * of a type that is reached in another way it may be the most that any type has.
 */
export type IntrospectionSizes = (type: string, field: string, isOfAllTypes: boolean) => number

type Sizes = { readonly mean: number; readonly max: number }

export function createIntrospectionSizes(schema: GraphQLSchema): IntrospectionSizes {
  const types = Object.values(schema.getTypeMap())
  const directives = schema.getDirectives()
  const lists: Readonly<Record<string, Sizes>> = {
    '__Schema.types': fixedSizes(types.length),
    '__Schema.directives': fixedSizes(directives.length),
    '__Directive.locations': fixedSizes(Math.max(...directives.map(({ locations }) => locations.length))),
    '__Directive.args': fixedSizes(Math.max(...directives.map(({ args }) => args.length))),
    '__Type.fields': sizesOf(types.map((type) => fieldsOf(type).length)),
    '__Type.interfaces': sizesOf(types.map((type) => (isObjectType(type) ? type.getInterfaces().length : 0))),
    '__Type.possibleTypes': sizesOf(types.map((type) => possibleTypes(schema, type))),
    '__Type.enumValues': sizesOf(types.map((type) => (isEnumType(type) ? type.getValues().length : 0))),
    '__Type.inputFields': sizesOf(types.map(inputFields)),
    '__Field.args': sizesOf(types.flatMap((type) => fieldsOf(type).map(({ args }) => args.length))),
  }
  return (type, field, isOfAllTypes) => {
    const sizes = lists[`${type}.${field}`]
    return isOfAllTypes ? (sizes?.mean ?? 1) : (sizes?.max ?? 1)
  }
}

function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
}

function possibleTypes(schema: GraphQLSchema, type: GraphQLNamedType): number {
  return isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type).length : 0
}

function inputFields(type: GraphQLNamedType): number {
  return isInputObjectType(type) ? Object.keys(type.getFields()).length : 0
}

function fixedSizes(size: number): Sizes {
  return { mean: size, max: size }
}

function sizesOf(sizes: readonly number[]): Sizes {
  const sum = sizes.reduce((total, size) => total + size, 0)
  return { mean: sum / Math.max(1, sizes.length), max: Math.max(0, ...sizes) }
}
