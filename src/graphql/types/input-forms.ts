import {
  GraphQLBoolean,
  type GraphQLEnumType,
  type GraphQLInputFieldConfig,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
} from 'graphql/index.js'
import type { z } from 'zod'
import { camelCase } from '../../lib/names.ts'
import { inputName } from '../names.ts'
import { createNamedTypes, type EnumTypes, NO_EXTENSIONS } from './named-types.ts'
import { SCALARS } from './output-types.ts'
import type { ChoiceShape, Fields, ListShape, Named, ObjectShape, Shape, Slot, VariantsShape } from './shape.ts'
import { readSlot } from './shape-reader.ts'

/** A GraphQL type with the way from a value of it to a value for Zod, and back. */
export type InputForm = {
  readonly type: GraphQLInputType & GraphQLNullableType
  /** From the argument of a resolver to what the operation checks. */
  read(value: unknown): unknown
  /** From an input as the operation takes it to the variables of a query. */
  write(value: unknown): unknown
}

/** Makes the forms of what callers send. */
export type InputForms = (schema: z.ZodType, name: string) => InputForm

type Bag = Readonly<Record<string, unknown>>

/** One field of an input object: what it is called here and there, and how its value is converted. */
type Entry = { readonly key: string; readonly slot: Slot; readonly form: InputForm }

/** One set of input forms; within it, one schema is one type. */
export function createInputForms(enums: EnumTypes): InputForms {
  const named = createNamedTypes<InputForm>()
  const namedVariants = createNamedTypes<InputForm>()

  function formOf(shape: Shape): InputForm {
    switch (shape.kind) {
      case 'scalar':
        return { type: SCALARS[shape.scalar], read: asItIs, write: asItIs }
      case 'enum':
        return enumForm(enums(shape))
      case 'list':
        return listForm(shape, formOf(shape.item.shape))
      case 'object':
        if (shape.fields.size === 0) return NOTHING_TO_SAY
        return named(inputName(shape.name), shape, () => objectForm(shape, entriesOf(shape.fields)))
      case 'choice':
        return named(inputName(shape.name), shape, () => choiceForm(shape, entriesOf(shape.fields)))
      case 'variants':
        return named(inputName(shape.name), shape, () => variantsForm(shape, variantForms(shape)))
    }
  }

  function entriesOf(fields: Fields): Entry[] {
    return [...fields].map(([key, slot]) => ({ key, slot, form: formOf(slot.shape) }))
  }

  function variantForms({ discriminator, variants }: VariantsShape): Map<string, InputForm> {
    return new Map([...variants].map(([value, variant]) => [value, variantForm(variant, discriminator)]))
  }

  /** The key of the choice says what the discriminator would, so the variant goes without it. */
  function variantForm(variant: ObjectShape, discriminator: string): InputForm {
    const fields = new Map([...variant.fields].filter(([key]) => key !== discriminator))
    if (fields.size === 0) return NOTHING_TO_SAY
    return namedVariants(inputName(variant.name), variant, () => objectForm(variant, entriesOf(fields)))
  }

  return (schema, name) => formOf(readSlot(schema, 'input', name).shape)
}

/** GraphQL knows no object without fields, so `true` stands for one. */
const NOTHING_TO_SAY: InputForm = {
  type: GraphQLBoolean,
  read: (chosen) => (chosen ? {} : null),
  write: () => true,
}

/** The duty to give a value: a place that may be null or absent, or has a fallback, has none. */
function dutiful({ nullable, optional }: Slot, type: InputForm['type']): GraphQLInputType {
  return nullable || optional ? type : new GraphQLNonNull(type)
}

function enumForm(type: GraphQLEnumType): InputForm {
  // GraphQL itself turns the names into the values.
  return { type, read: asItIs, write: (value) => type.serialize(value) }
}

function listForm({ item }: ListShape, form: InputForm): InputForm {
  const type = new GraphQLList(dutiful(item, form.type))
  const each = (convert: InputForm['read']) => (list: unknown) =>
    Array.isArray(list) ? list.map((value) => (value === null ? null : convert(value))) : list
  return { type, read: form.read === asItIs ? asItIs : each(form.read), write: each(form.write) }
}

function objectForm({ name, description }: Named, entries: readonly Entry[]): InputForm {
  const fields = Object.fromEntries(entries.map((entry) => [entry.key, fieldConfig(entry)]))
  return {
    type: inputType({ name, description }, fields),
    read: (value) => readObject(entries, value as Bag),
    write: (value) => writeObject(entries, value as Bag),
  }
}

function inputType(
  { name, description }: Pick<Named, 'name' | 'description'>,
  fields: GraphQLInputFieldConfigMap,
  { isOneOf = false } = {},
): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: inputName(name),
    description,
    fields,
    isOneOf,
    extensions: NO_EXTENSIONS,
  })
}

function fieldConfig({ slot, form }: Entry): GraphQLInputFieldConfig {
  const type = dutiful(slot, form.type)
  const shown = ['string', 'number', 'boolean'].includes(typeof slot.fallback) ? { defaultValue: slot.fallback } : {}
  return { type, description: slot.description, extensions: NO_EXTENSIONS, ...shown }
}

/**
 * GraphQL does not tell null from absent where Zod does: null in a place that is only optional means absent,
 * and absent in a place that is only nullable means null.
 */
function readObject(entries: readonly Entry[], value: Bag): Bag {
  const read: Record<string, unknown> = {}
  for (const { key, slot, form } of entries) {
    const isGiven = value[key]
    if (isGiven !== undefined && isGiven !== null) read[key] = form.read(isGiven)
    else if (slot.nullable && (isGiven === null || !slot.optional)) read[key] = null
  }
  return read
}

function writeObject(entries: readonly Entry[], value: Bag): Bag {
  const present = entries.filter(({ key }) => value[key] !== undefined)
  return Object.fromEntries(present.map(({ key, form }) => [key, value[key] === null ? null : form.write(value[key])]))
}

function choiceForm({ name, description }: ChoiceShape, entries: readonly Entry[]): InputForm {
  const fields = Object.fromEntries(
    entries.map(({ key, slot, form }) => [
      key,
      { type: form.type, description: slot.description, extensions: NO_EXTENSIONS },
    ]),
  )
  return {
    type: inputType({ name, description }, fields, { isOneOf: true }),
    read: (value) =>
      readObject(
        entries.filter(({ key }) => isGiven(value as Bag, key)),
        value as Bag,
      ),
    write: (value) => writeObject(entries, value as Bag),
  }
}

function variantsForm(shape: VariantsShape, forms: ReadonlyMap<string, InputForm>): InputForm {
  const { name, description, discriminator } = shape
  const fields = [...forms].map(([value, { type }]) => [
    camelCase(value),
    { type, description: shape.variants.get(value)?.description ?? null, extensions: NO_EXTENSIONS },
  ])
  return {
    type: inputType({ name, description }, Object.fromEntries(fields), { isOneOf: true }),
    read: (value) => readVariant(discriminator, forms, value as Bag),
    write: (value) => writeVariant(discriminator, forms, value as Bag),
  }
}

function readVariant(discriminator: string, forms: ReadonlyMap<string, InputForm>, value: Bag): unknown {
  const chosen = [...forms].find(([constant]) => isGiven(value, camelCase(constant)))
  if (chosen === undefined) return value
  const [constant, form] = chosen
  const rest = form.read(value[camelCase(constant)])
  return rest === null ? {} : { [discriminator]: constant, ...(rest as Bag) }
}

function writeVariant(discriminator: string, forms: ReadonlyMap<string, InputForm>, value: Bag): unknown {
  const constant = String(value[discriminator])
  return { [camelCase(constant)]: forms.get(constant)?.write(value) }
}

function isGiven(value: Bag, key: string): boolean {
  return value[key] !== undefined && value[key] !== null
}

function asItIs(value: unknown): unknown {
  return value
}
