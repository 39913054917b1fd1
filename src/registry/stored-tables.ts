import type { z } from 'zod'
import type { UsedTable } from '../contract/ruling-store.ts'
import { StoredTableReference } from '../contract/stored-table.ts'
import type { StoredTable } from '../contract/table-store.ts'

type Schema = z.core.$ZodType
/** The fields that lead to a table in an input. */
type Place = readonly string[]

/** A table that an input names instead of drawing it. */
export type NamedTable = { readonly place: Place; readonly reference: string }

/** An input with every stored table drawn, and which ones they were. */
export type DrawnInput = { readonly input: unknown; readonly tables: readonly UsedTable[] }

/** Finds a stored table of whoever asks; `path` is the field that names it. */
export type FindTable = (reference: string, path: string) => Promise<StoredTable>

const known = new WeakMap<Schema, readonly Place[]>()

/** Where an input of this schema may hold a table. */
export function tablePlaces(schema: Schema): readonly Place[] {
  const places = known.get(schema) ?? uniquePlaces(findPlaces(schema, []))
  known.set(schema, places)
  return places
}

/** The stored tables that an input names; `null` if none, which takes a look at the few places where one may stand. */
export function namedTables(schema: Schema, input: unknown): readonly NamedTable[] | null {
  let named: NamedTable[] | null = null
  for (const place of tablePlaces(schema)) {
    const reference = referenceAt(place, input)
    if (reference === null) continue
    named ??= []
    named.push({ place, reference })
  }
  return named
}

/** The input with its stored tables drawn. */
export async function drawTables(input: unknown, named: readonly NamedTable[], find: FindTable): Promise<DrawnInput> {
  const found = new Map<NamedTable, StoredTable>()
  for (const one of named) found.set(one, await find(one.reference, one.place.join('.')))
  return drawNamed(input, named, (one) => found.get(one))
}

/** The same with tables that were found already. */
export function drawNamed(
  input: unknown,
  named: readonly NamedTable[],
  find: (named: NamedTable) => StoredTable | undefined,
): DrawnInput {
  const tables: UsedTable[] = []
  let drawn = input
  for (const one of named) {
    const stored = find(one)
    if (stored === undefined) continue
    tables.push({ path: one.place.join('.'), name: stored.name, id: stored.id })
    drawn = replaceAt(drawn, one.place, { drawn: stored.table })
  }
  return { input: drawn, tables }
}

function referenceAt(place: Place, input: unknown): string | null {
  let value = input
  for (const key of place) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return null
    value = value[key]
  }
  return isObject(value) && isReference(value) ? value.stored : null
}

const isReference = (value: Record<string, unknown>): value is { stored: string } =>
  typeof value.stored === 'string' && Object.keys(value).length === 1

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function replaceAt(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (!isObject(value)) return value
  return { ...value, [key]: replaceAt(value[key], rest, replacement) }
}

const MAX_DEPTH = 6

/** Walks through objects and unions; tables do not stand in lists. */
function findPlaces(schema: Schema, place: Place): Place[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (place.length > MAX_DEPTH) return []
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => findPlaces(field, [...place, key]))
    case 'union':
      if (def.options.some(isStoredForm)) return [place]
      return def.options.flatMap((option) => findPlaces(option, place))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return findPlaces(def.innerType, place)
    case 'pipe':
      return findPlaces(def.in, place)
    default:
      return []
  }
}

const isStoredForm = (option: Schema): boolean => option === StoredTableReference

function uniquePlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.join('.'), place])).values()]
}
