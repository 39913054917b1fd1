import { z } from 'zod'

type JsonSchema = {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** A source of whole numbers below a bound. */
export type Below = (bound: number) => number

/** A source that gives the same numbers for the same seed (mulberry32). */
export function numbersOf(seed: number): Below {
  let state = seed >>> 0
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '<b>&amp;',
  'toString',
  '__proto__',
  'x'.repeat(300),
  '¿Qué?',
  '−1',
]
const DEEPEST = 12

/** Values that a Zod type takes, as its published JSON Schema says, with their limits visited more often. */
export class SchemaValues {
  readonly #root: JsonSchema
  readonly #below: Below
  readonly #texts: readonly string[]

  constructor(type: z.ZodType, below: Below, texts: readonly string[]) {
    this.#root = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    this.#below = below
    this.#texts = texts
  }

  next(): unknown {
    return this.#value(this.#root, 0)
  }

  #value(schema: JsonSchema, depth: number): unknown {
    if (this.#below(400) === 0) return this.#pick([null, true, -1, 1e308, [], {}, 'x', [[[]]]])
    if (schema.$ref !== undefined) return this.#value(this.#resolve(schema.$ref), depth)
    if ('const' in schema) return schema.const
    if (schema.enum !== undefined) return this.#pick(schema.enum)
    const forms = schema.anyOf ?? schema.oneOf
    if (forms !== undefined) return this.#value(this.#pick(forms), depth)
    if (schema.allOf !== undefined) return this.#value(this.#pick(schema.allOf), depth)
    switch (schema.type) {
      case 'object':
        return this.#object(schema, depth)
      case 'array':
        return this.#array(schema, depth)
      case 'integer':
      case 'number':
        return this.#number(schema)
      case 'boolean':
        return this.#below(2) === 0
      case 'null':
        return null
      default:
        return this.#text()
    }
  }

  #resolve(reference: string): JsonSchema {
    return reference === '#' ? this.#root : (this.#root.$defs?.[reference.replace('#/$defs/', '')] ?? {})
  }

  #object(schema: JsonSchema, depth: number): unknown {
    const required = new Set(schema.required ?? [])
    const chosen = Object.entries(schema.properties ?? {}).filter(
      ([name]) => required.has(name) || (depth < DEEPEST && this.#below(2) === 0),
    )
    const known = chosen.map(([name, inner]) => [name, this.#value(inner, depth + 1)])
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null
    const extra = more === null ? [] : [[this.#text(), this.#value(more, depth + 1)]]
    return Object.fromEntries([...known, ...extra])
  }

  #array(schema: JsonSchema, depth: number): unknown[] {
    const min = schema.minItems ?? 0
    const max = Math.min(schema.maxItems ?? 8, depth > DEEPEST ? min : 40)
    const length = this.#below(20) === 0 ? max : min + this.#below(Math.max(1, Math.min(5, max - min + 1)))
    return Array.from({ length }, () => this.#value(schema.items ?? {}, depth + 1))
  }

  #number({ type, minimum = -1000, maximum = 1000 }: JsonSchema): number {
    const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
    const where = this.#below(8)
    if (where === 0) return min
    if (where === 1) return max
    const near = min + this.#below(Math.max(1, Math.min(20, Math.floor(max - min) + 1)))
    return type === 'number' && where > 5 ? near + this.#below(1000) / 1000 : near
  }

  #text(): string {
    return this.#below(6) === 0 ? this.#pick(ODD_TEXTS) : this.#pick(this.#texts)
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)] as Item
  }
}
