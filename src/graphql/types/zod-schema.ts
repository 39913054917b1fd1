import { z } from 'zod'

export type Schema = z.core.$ZodType
export type ObjectDef = z.core.$ZodObjectDef

/** The schema itself or the one it was refined or described from, which carries the id. */
export function holderOf(schema: Schema): Schema | null {
  for (let current: Schema | undefined = schema; current !== undefined; current = current._zod.parent) {
    if (ownIdOf(current) !== null) return current
  }
  return null
}

/** The schema that was there before refinements and descriptions, which keep the structure. */
export function originOf(schema: Schema): Schema {
  let origin = schema
  while (origin._zod.parent !== undefined) origin = origin._zod.parent
  return origin
}

export function idOf(schema: Schema): string | null {
  const holder = holderOf(schema)
  return holder === null ? null : ownIdOf(holder)
}

export function ownIdOf(schema: Schema): string | null {
  return z.globalRegistry.get(schema)?.id ?? null
}

export function descriptionOf(schema: Schema): string | null {
  return z.globalRegistry.get(schema)?.description ?? null
}

export function defOf(schema: Schema) {
  return (schema as z.core.$ZodTypes)._zod.def
}

export function objectDefOf(schema: Schema): ObjectDef {
  return (schema as z.core.$ZodObject)._zod.def
}

/** The texts that a schema of constants allows; `null` for any other schema. */
export function textsOf(schema: Schema): string[] | null {
  const def = defOf(schema)
  if (def.type !== 'enum' && def.type !== 'literal') return null
  const values: readonly unknown[] = def.type === 'enum' ? Object.values(def.entries) : def.values
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length ? texts : null
}

export function isAnyJson(schema: Schema): boolean {
  const def = defOf(schema)
  if (def.type !== 'union') return false
  const types = new Set(def.options.map((option) => defOf(option).type))
  return ['string', 'number', 'boolean', 'null', 'array', 'record'].every((type) => types.has(type as 'string'))
}

const INT_MIN = -(2 ** 31)
const INT_MAX = 2 ** 31 - 1

export function fitsInt(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= INT_MIN && Number(value) <= INT_MAX
}

/** GraphQL's Int has 32 bits, so an integer without narrow bounds is a Float. */
export function isSmallInteger(def: z.core.$ZodNumberDef): boolean {
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as readonly Partial<NumberCheck>[]
  const formats = checks.flatMap(({ format }) => format ?? [])
  if (formats.includes('int32')) return true
  const bounds = (kind: string) => checks.flatMap(({ check, value }) => (check === kind ? Number(value) : []))
  const isBounded = Math.max(...bounds('greater_than')) >= INT_MIN && Math.min(...bounds('less_than')) <= INT_MAX
  return isBounded && formats.some((format) => format === 'safeint' || format === 'uint32')
}

type NumberCheck = { readonly check: string; readonly format: string; readonly value: unknown }
