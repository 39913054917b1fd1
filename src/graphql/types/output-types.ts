import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql/index.js'
import type { z } from 'zod'
import { pascalCase } from '../../lib/names.ts'
import type { GraphqlContext } from '../context.ts'
import { JSON_SCALAR } from './json-scalar.ts'
import { createNamedTypes, type EnumTypes, NO_EXTENSIONS } from './named-types.ts'
import type { Fields, Named, ScalarName, Shape, Slot, VariantsShape } from './shape.ts'
import { readSlot } from './shape-reader.ts'
import { descriptionOf } from './zod-schema.ts'

export const SCALARS: Readonly<Record<ScalarName, GraphQLScalarType>> = {
  Boolean: GraphQLBoolean,
  Float: GraphQLFloat,
  Int: GraphQLInt,
  JSON: JSON_SCALAR,
  String: GraphQLString,
}

/** Makes the types of what the service answers. */
export type OutputTypes = (schema: z.ZodType, name: string) => GraphQLOutputType

type NullableOutput = GraphQLOutputType & GraphQLNullableType

/** Fields that a type has besides those of its schema, by the name of the type. */
export type MoreFields<Source> = (name: string, outputs: OutputTypes) => GraphQLFieldConfigMap<Source, GraphqlContext>

/** One set of output types; within it, one schema is one type. */
export function createOutputTypes<Source>(enums: EnumTypes, moreOf: MoreFields<Source> = () => ({})): OutputTypes {
  const named = createNamedTypes<NullableOutput>()
  const objects = createNamedTypes<GraphQLObjectType>()

  function typeOfSlot({ shape, nullable, optional }: Slot): GraphQLOutputType {
    const type = typeOf(shape)
    return nullable || optional ? type : new GraphQLNonNull(type)
  }

  function typeOf(shape: Shape): NullableOutput {
    switch (shape.kind) {
      case 'scalar':
        return SCALARS[shape.scalar]
      case 'enum':
        return enums(shape)
      case 'list':
        return new GraphQLList(typeOfSlot(shape.item))
      case 'object':
        return objectType(shape, shape.fields)
      case 'choice':
        return objectType(shape, withoutDuty(shape.fields))
      case 'variants':
        return named(shape.name, shape, () => unionType(shape))
    }
  }

  function objectType(shape: Named, fields: Fields): GraphQLObjectType {
    const { name, description } = shape
    const all = () => ({ ...fieldsOf(fields), ...moreOf(name, outputs) })
    const config = { name, description, fields: all, extensions: NO_EXTENSIONS }
    return objects(name, shape, () => new GraphQLObjectType<Source, GraphqlContext>(config))
  }

  function fieldsOf(fields: Fields): GraphQLFieldConfigMap<unknown, unknown> {
    return Object.fromEntries([...fields].map(([key, slot]) => [key, fieldOf(slot)]))
  }

  function fieldOf(slot: Slot): GraphQLFieldConfig<unknown, unknown> {
    return { type: typeOfSlot(slot), description: slot.description, extensions: NO_EXTENSIONS }
  }

  function unionType({ name, description, discriminator, variants }: VariantsShape): GraphQLUnionType {
    const types = [...variants.values()].map((variant) => objectType(variant, variant.fields))
    const resolveType = (value: Record<string, unknown>) => variants.get(String(value[discriminator]))?.name
    return new GraphQLUnionType({ name, description, types, resolveType })
  }

  const outputs: OutputTypes = (schema, name) => typeOfSlot(readSlot(schema, 'output', name))
  return outputs
}

/** Of a choice exactly one field is there, so each may be missing. */
function withoutDuty(fields: Fields): Fields {
  return new Map([...fields].map(([key, slot]) => [key, { ...slot, optional: true }]))
}

/** The fields of a schema of an object, for a type that has more than those. */
export function fieldsOfSchema<Source>(
  outputs: OutputTypes,
  { shape }: Pick<z.ZodObject, 'shape'>,
  name: string,
): GraphQLFieldConfigMap<Source, GraphqlContext> {
  const fields = Object.entries(shape as Record<string, z.ZodType>).map(([key, schema]) => [
    key,
    { type: outputs(schema, name + pascalCase(key)), description: descriptionOf(schema) },
  ])
  return Object.fromEntries(fields)
}
