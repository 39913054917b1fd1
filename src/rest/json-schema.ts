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
    const { $defs = {}, $schema: _dialect, ...root } = withUnsettledReferences(z.toJSONSchema(type, { io }), io)
    for (const [name, schema] of Object.entries($defs)) this.#add(io, name, JSON.stringify(schema))
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
    )
  }

  #add(io: Direction, name: string, schema: string): void {
    const known = this.#named[io].get(name)
    if (known !== undefined && known !== schema) throw new Error(`${name} names two different schemas.`)
    this.#named[io].set(name, schema)
  }

  #settled(io: Direction, name: string): string {
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

const PREFIX = '#/components/schemas/'
const REFERENCE = /"#\/components\/schemas\/(input|output):([^"]+)"/g

function withUnsettledReferences(schema: object, io: Direction): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${PREFIX}${io}:`))
}
