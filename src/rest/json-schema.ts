import { z } from 'zod'

type JsonSchema = { [key: string]: unknown }
type Direction = 'input' | 'output'

/**
 * JSON Schemas of Zod types; the named ones are collected, and referred to by name. A type with defaults looks
 * different when it is sent than when it is answered: then the sent form is called `XInput`.
 */
export class SchemaCollection {
  readonly #named: Readonly<Record<Direction, Map<string, string>>> = { input: new Map(), output: new Map() }
  /** As texts, because whoever is given a schema may change it. */
  readonly #known: Readonly<Record<Direction, WeakMap<z.ZodType, string>>> = {
    input: new WeakMap(),
    output: new WeakMap(),
  }

  /** The schema of what is sent to the service or of what it answers. Its references are settled at the end. */
  schemaOf(type: z.ZodType, io: Direction): JsonSchema {
    const known = this.#known[io].get(type) ?? JSON.stringify(this.#convert(type, io))
    this.#known[io].set(type, known)
    return JSON.parse(known)
  }

  #convert(type: z.ZodType, io: Direction): JsonSchema {
    const {
      $defs = {},
      $schema: _dialect,
      ...root
    } = withUnsettledReferences(z.toJSONSchema(type, { io, override: tidy }), io)
    for (const [name, schema] of Object.entries($defs)) {
      this.#add(io, name, JSON.stringify(isAnyJson(name, schema) ? ANY_JSON : schema))
    }
    return root
  }

  /** Says of a field of a named answer that it has one of several forms. */
  specify(name: string, field: string, forms: readonly object[]): void {
    const schema = JSON.parse(this.#named.output.get(name) ?? '{}')
    const { description } = schema.properties?.[field] ?? {}
    if (schema.properties === undefined) return
    schema.properties[field] = { description, anyOf: forms }
    this.#named.output.set(name, JSON.stringify(schema))
  }

  /** Adds every named schema to a document and settles all references in it. */
  complete<Document extends { components?: object | undefined }>(document: Document): Document {
    const schemas = (['output', 'input'] as const).flatMap((io) =>
      [...this.#named[io]].map(([name, schema]): [string, unknown] => [this.#settled(io, name), JSON.parse(schema)]),
    )
    const named = Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1)))
    const text = JSON.stringify({ ...document, components: { ...document.components, schemas: named } })
    return JSON.parse(
      text.replace(REFERENCE, (_all, io: Direction, name: string) => `"${PREFIX}${this.#settled(io, name)}"`),
      withoutRepetition,
    )
  }

  #add(io: Direction, name: string, schema: string): void {
    const known = this.#named[io].get(name)
    if (known !== undefined && known !== schema) throw new Error(`${name} names two different schemas.`)
    this.#named[io].set(name, schema)
  }

  #settled(io: Direction, name: string): string {
    if (UNNAMED.test(name)) return 'JsonValue'
    return io === 'input' && this.#differs(name) ? `${name}Input` : name
  }

  /** Whether a name is sent and answered in different forms, by itself or by what it refers to. */
  #differs(name: string, asked: ReadonlySet<string> = new Set()): boolean {
    const [sent, answered] = [this.#named.input.get(name), this.#named.output.get(name)]
    if (sent === undefined || answered === undefined || asked.has(name)) return false
    if (sent.replace(REFERENCE, '"$2"') !== answered.replace(REFERENCE, '"$2"')) return true
    const sofar = new Set([...asked, name])
    return [...sent.matchAll(REFERENCE)].some(([, , inner = '']) => this.#differs(inner, sofar))
  }
}

function tidy(node: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  leaveOutNever(node)
  showExample(node)
}

/** Strings as callers would send them; what reads this document would otherwise make some up from the pattern. */
const SAMPLES = [
  '2026-11-18T17:15:00Z',
  '2026-11-18',
  'outcome,text',
  `hmac-sha256,1,${'0'.repeat(64)}`,
  '/objects/0/kind',
  '2v2',
  'AB',
  'Rex',
]

/** A string of a certain form is shown with an example. A date is told by its format, which is shorter than a pattern. */
function showExample({ jsonSchema: schema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? [])
  if (schema.type !== 'string' || patterns.length === 0 || schema.examples !== undefined) return
  const fits = (sample: string) => patterns.every((pattern) => new RegExp(pattern, 'u').test(sample))
  const sample = SAMPLES.find(fits)
  if (sample !== undefined) schema.examples = [sample]
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern
}

/** What is never answered, such as the name of a stored table, is no form of an answer. */
function leaveOutNever({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.anyOf !== undefined) jsonSchema.anyOf = jsonSchema.anyOf.filter((form) => !isNever(form))
}

const isNever = (form: z.core.JSONSchema.BaseSchema): boolean =>
  Object.keys(form).length === 1 && form.not !== undefined && Object.keys(form.not).length === 0

/** What Zod calls a schema without a name that refers to itself; the values of JSON are the only ones. */
const UNNAMED = /^__schema\d+$/
/** As it is usual: generators of clients stumble over a type that is nothing but itself in lists and objects. */
const ANY_JSON: JsonSchema = { description: 'Any JSON value.' }

function isAnyJson(name: string, { anyOf }: JsonSchema): boolean {
  if (!UNNAMED.test(name)) return false
  if (!Array.isArray(anyOf) || anyOf.length !== 6) throw new Error('A schema that refers to itself needs a name.')
  return true
}

/** Events without anything to say, or with the same to say, are one form. */
function withoutRepetition(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('anyOf' in value) || !Array.isArray(value.anyOf)) return value
  return { ...value, anyOf: [...new Map(value.anyOf.map((form) => [JSON.stringify(form), form])).values()] }
}

const PREFIX = '#/components/schemas/'
const REFERENCE = /"#\/components\/schemas\/(input|output):([^"]+)"/g

function withUnsettledReferences(schema: object, io: Direction): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${PREFIX}${io}:`))
}
