import { GraphQLInputObjectType, type GraphQLNamedType, getNamedType, isObjectType, printType } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createInputForms } from '../../src/graphql/types/input-forms.ts'
import { createEnumTypes } from '../../src/graphql/types/named-types.ts'
import { createOutputTypes } from '../../src/graphql/types/output-types.ts'

const freshTypes = () => {
  const enums = createEnumTypes()
  return { inputs: createInputForms(enums), outputs: createOutputTypes(enums) }
}

const outputType = (schema: z.ZodType, name = 'Probe') => getNamedType(freshTypes().outputs(schema, name))
const inputForm = (schema: z.ZodType, name = 'Probe') => freshTypes().inputs(schema, name)
const printed = (type: GraphQLNamedType) => printType(type)

/** The type that a field of this schema has in an outcome and in an input. */
function fieldTypes(schema: z.ZodType): [string, string] {
  const output = outputType(z.object({ field: schema }))
  const input = inputForm(z.object({ field: schema })).type
  if (!isObjectType(output) || !(input instanceof GraphQLInputObjectType))
    throw new Error('A field stands in an object.')
  return [String(output.getFields().field?.type), String(input.getFields().field?.type)]
}

describe('the type of a field', () => {
  const Named = z.object({ a: z.string() }).meta({ id: 'Named' })

  test.each<[string, z.ZodType, string, string]>([
    ['a text', z.string(), 'String!', 'String!'],
    ['a text with a format', z.iso.datetime(), 'String!', 'String!'],
    ['a boolean', z.boolean(), 'Boolean!', 'Boolean!'],
    ['a number', z.number(), 'Float!', 'Float!'],
    ['an integer of any size', z.int(), 'Float!', 'Float!'],
    ['an integer of 32 bits', z.int32(), 'Int!', 'Int!'],
    ['an integer within 32 bits', z.int().min(0).max(9), 'Int!', 'Int!'],
    ['a number checked to be an integer within 32 bits', z.number().int().gt(0).lt(9), 'Int!', 'Int!'],
    ['an integer bounded on one side', z.int().min(0), 'Float!', 'Float!'],
    [
      'an integer beyond 32 bits',
      z
        .int()
        .min(0)
        .max(2 ** 31),
      'Float!',
      'Float!',
    ],
    ['an optional text', z.string().optional(), 'String', 'String'],
    ['a nullable text', z.string().nullable(), 'String', 'String'],
    ['a text with a default', z.string().default('x'), 'String!', 'String'],
    ['a list', z.array(z.string().nullable()), '[String]!', '[String]!'],
    ['a record', z.record(z.string(), z.int()), 'JSON!', 'JSON!'],
    ['any JSON', z.json(), 'JSON', 'JSON'],
    ['anything', z.unknown(), 'JSON', 'JSON'],
    ['a constant text', z.literal('x'), 'String!', 'String!'],
    ['constant numbers', z.literal([1, 2]), 'Int!', 'Int!'],
    ['a union with null', z.union([Named, z.null()]), 'Named', 'NamedInput'],
    ['a union of numbers', z.union([z.literal(1), z.number()]), 'Float!', 'Float!'],
    ['an enum without an id', z.enum(['a', 'b']), 'ProbeField!', 'ProbeField!'],
    ['an object without an id', z.object({ a: z.string() }), 'ProbeField!', 'ProbeFieldInput!'],
    ['a list of objects without an id', z.array(z.object({ a: z.string() })), '[ProbeField!]!', '[ProbeFieldInput!]!'],
    ['a described object', Named.describe('Here.'), 'Named!', 'NamedInput!'],
    ['a refined object', Named.refine(() => true), 'Named!', 'NamedInput!'],
    ['a readonly object', Named.readonly(), 'Named!', 'NamedInput!'],
  ])('%s', (_name, schema, output, input) => {
    expect(fieldTypes(schema)).toEqual([output, input])
  })

  test('a transformed text is read as the text', () => {
    expect(String(inputForm(z.object({ field: z.string().transform(Number) })).type)).toBe('ProbeInput')
  })
})

describe('named types', () => {
  test('texts of several constants are one enum; values that are no names are rewritten', () => {
    const type = outputType(z.union([z.literal('low'), z.enum(['half-high', 'high'])]).meta({ id: 'Height' }))
    expect(printed(type)).toBe('enum Height {\n  low\n  HALF_HIGH\n  high\n}')
  })

  test('a schema describes its type, and a use of it the field', () => {
    const Cell = z.object({ x: z.int32().describe('From the left.') }).meta({ id: 'Cell', description: 'One cell.' })
    const type = outputType(z.object({ from: Cell.describe('The start.'), to: Cell }))
    expect(printed(type)).toBe('type Probe {\n  """The start."""\n  from: Cell!\n  to: Cell!\n}')
    expect(printed(outputType(Cell))).toBe('"""One cell."""\ntype Cell {\n  """From the left."""\n  x: Int!\n}')
  })

  test('one schema is one type, however often it is used', () => {
    const { outputs } = freshTypes()
    const Cell = z.object({ x: z.int32() }).meta({ id: 'Cell' })
    expect(getNamedType(outputs(z.array(Cell), 'A'))).toBe(getNamedType(outputs(Cell.describe('Again.'), 'B')))
  })

  test('an enum is the same type in inputs and in outcomes', () => {
    const { inputs, outputs } = freshTypes()
    const Mood = z.enum(['calm']).meta({ id: 'Mood' })
    expect(getNamedType(outputs(Mood, 'A'))).toBe(inputs(Mood, 'B').type)
  })

  test('two schemas of one id stop the service', () => {
    const { outputs } = freshTypes()
    outputs(z.object({ x: z.int32() }).meta({ id: 'Cell' }), 'A')
    const other = z.object({ y: z.int32() }).meta({ id: 'Cell' })
    expect(() => outputs(other, 'B')).toThrow('Two different schemas are called Cell.')
  })
})

describe('unions of objects', () => {
  const End = z.union([z.strictObject({ cell: z.int32() }), z.strictObject({ corner: z.string() })]).meta({ id: 'End' })
  const Missile = z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('heavy-stone'), weight: z.int32() }).meta({ id: 'Stone' }),
      z.object({ kind: z.literal('pebble') }),
    ])
    .meta({ id: 'Missile' })

  test('a choice of one field is a @oneOf input and an outcome whose fields may be missing', () => {
    expect(printed(getNamedType(inputForm(End).type))).toBe('input EndInput @oneOf {\n  cell: Int\n  corner: String\n}')
    expect(printed(outputType(End))).toBe('type End {\n  cell: Int\n  corner: String\n}')
  })

  test('variants are a @oneOf input keyed by the constant and a union in an outcome', () => {
    const { type } = inputForm(Missile)
    expect(printed(getNamedType(type))).toBe(
      'input MissileInput @oneOf {\n  heavyStone: StoneInput\n  pebble: Boolean\n}',
    )
    expect(printed(outputType(Missile))).toBe('union Missile = Stone | MissilePebble')
  })

  test('variants are also told apart by a constant that is not declared to do so', () => {
    const Plain = z.union([
      z.object({ size: z.int32(), kind: z.literal('a') }),
      z.object({ size: z.int32(), kind: z.literal('b') }),
    ])
    expect(printed(outputType(Plain))).toBe('union Probe = ProbeA | ProbeB')
  })

  test.each([
    ['a variant', { heavyStone: { weight: 2 } }, { kind: 'heavy-stone', weight: 2 }],
    ['a variant without fields', { pebble: true }, { kind: 'pebble' }],
  ])('%s is converted to its Zod form and back', (_name, graphql, zod) => {
    const form = inputForm(Missile)
    expect(form.read(graphql)).toEqual(zod)
    expect(form.write(zod)).toEqual(graphql)
  })

  test('a variant that is not chosen is left for Zod to refuse', () => {
    expect(inputForm(Missile).read({ pebble: false })).toEqual({})
  })
})

describe('null and absence in an input', () => {
  const form = inputForm(
    z.object({
      optional: z.string().optional(),
      nullable: z.string().nullable(),
      both: z.string().nullish(),
      fallback: z.int32().default(3),
    }),
  )

  test('null means absent where only absence is allowed', () => {
    expect(form.read({ optional: null, nullable: null, both: null, fallback: null })).toEqual({
      nullable: null,
      both: null,
    })
  })

  test('absent means null where only null is allowed', () => {
    expect(form.read({})).toEqual({ nullable: null })
  })

  test('a default is shown', () => {
    expect(printed(getNamedType(form.type))).toContain('fallback: Int = 3')
  })
})

describe('what GraphQL has no type for stops the service and is named', () => {
  type Tree = { children: Tree[] }
  const Tree: z.ZodType<Tree> = z.object({
    get children() {
      return z.array(Tree)
    },
  })

  test.each<[string, z.ZodType, string]>([
    ['a date', z.object({ when: z.array(z.date()) }), 'GraphQL has no type for the date at Probe.when[].'],
    ['a field name', z.object({ 'a-b': z.string() }), 'GraphQL has no type for the field name at Probe.a-b.'],
    [
      'a mixed union',
      z.union([z.string(), z.int()]),
      'GraphQL has no type for the union of different scalars at Probe.',
    ],
    ['a tuple', z.tuple([z.int()]), 'GraphQL has no type for the tuple at Probe.'],
    [
      'objects alike',
      z.union([z.object({ a: z.int(), b: z.int() }), z.object({ a: z.int(), c: z.int() })]),
      'GraphQL has no type for the union of objects that no constant tells apart at Probe.',
    ],
    ['a schema in itself', Tree, 'GraphQL has no type for the schema that contains itself at Probe.children[].'],
  ])('%s', (_name, schema, message) => {
    expect(() => outputType(schema)).toThrow(message)
  })
})
