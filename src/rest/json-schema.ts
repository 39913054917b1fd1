import { z } from 'zod'

type JsonSchema = { [key: string]: unknown }

/** JSON Schemas of Zod types; the named ones are collected, and referred to by name. */
export class SchemaCollection {
  readonly #named = new Map<string, JsonSchema>()

  /** The schema of what is sent to the service or of what it answers. */
  schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs = {}, $schema: _dialect, ...root } = withComponents(z.toJSONSchema(type, { io }))
    for (const [name, schema] of Object.entries($defs)) this.#add(name, schema)
    return root
  }

  /** Every named schema, by name. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  #add(name: string, schema: JsonSchema): void {
    const known = this.#named.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} names two different schemas; give one of them another id.`)
    }
    this.#named.set(name, schema)
  }
}

/** Points the references at the document's components. */
function withComponents(schema: object): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
