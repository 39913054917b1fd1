import { z } from 'zod'
import type { Json, JsonObject } from '../../src/lib/json.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

export const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def

/** One place of an input: what may stand there, and what does; nothing, where it was left out. */
export type Place = {
  readonly keys: readonly (string | number)[]
  readonly schema: Schema
  readonly value: Json | undefined
  readonly mayBeLeftOut: boolean
}

const DEEPEST = 12

/** Every place of an input, optional ones that were left out too. */
export function placesOf(schema: Schema, value: Json | undefined, keys: Place['keys'] = [], optional = false): Place[] {
  const { inner, mayBeLeftOut } = bare(schema, optional)
  const place = { keys, schema: inner, value, mayBeLeftOut }
  if (value === undefined || keys.length > DEEPEST) return [place]
  return [place, ...placesInside(inner, value, keys)]
}

function placesInside(schema: Schema, value: Json, keys: Place['keys']): Place[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return isObject(value)
        ? Object.entries(def.shape).flatMap(([key, inner]) => placesOf(inner, value[key], [...keys, key]))
        : []
    case 'record':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) => placesOf(def.valueType, inner, [...keys, key], true))
        : []
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item: Json, index) => placesOf(def.element, item, [...keys, index]))
        : []
    case 'tuple':
      return Array.isArray(value)
        ? value.flatMap((item: Json, index) => {
            const inner = def.items[index]
            return inner === undefined ? [] : placesOf(inner, item, [...keys, index])
          })
        : []
    case 'union': {
      const meant = def.options.find((option) => z.safeParse(option, value).success)
      return meant === undefined ? [] : placesOf(meant, value, keys).slice(1)
    }
    case 'intersection':
      return [...placesInside(def.left, value, keys), ...placesInside(def.right, value, keys)]
    default:
      return []
  }
}

/** The type without what only says that it may be left out. */
export function bare(schema: Schema, optional = false): { readonly inner: Schema; readonly mayBeLeftOut: boolean } {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return bare(def.innerType, true)
    case 'nullable':
    case 'readonly':
      return bare(def.innerType, optional)
    case 'lazy':
      return bare(def.getter(), optional)
    case 'pipe':
      return bare(def.in, optional)
    default:
      return { inner: schema, mayBeLeftOut: optional }
  }
}

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
