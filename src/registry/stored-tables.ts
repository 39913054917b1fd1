import type { z } from 'zod'
import type { UsedTable } from '../contract/ruling-store.ts'
import { isStoredAlong, StoredTableReference } from '../contract/stored-table.ts'
import type { StoredTable } from '../contract/table-store.ts'
import type { JsonObject } from '../lib/json.ts'

type Schema = z.core.$ZodType
/** The fields that lead to a table in an input. */
type Place = readonly string[]

/** Where an input may hold a table, and the fields beside it that a stored one may bring along. */
type TablePlace = { readonly place: Place; readonly along: readonly string[] }

/** A table that an input names instead of drawing it. */
export type NamedTable = TablePlace & { readonly reference: string }

/** A stored table as a question has it: drawn, and what stands beside it. */
export type FoundTable = Pick<StoredTable, 'id' | 'name' | 'game'> & {
  readonly drawn: JsonObject
  readonly beside: JsonObject
}

/** An input with every stored table drawn, and which ones they were. */
export type DrawnInput = { readonly input: unknown; readonly tables: readonly UsedTable[] }

/** Finds a stored table of whoever asks; `path` is the field that names it. */
export type FindTable = (reference: string, path: string) => Promise<FoundTable>

const known = new WeakMap<Schema, readonly TablePlace[]>()

function placesOf(schema: Schema): readonly TablePlace[] {
  const places = known.get(schema) ?? uniquePlaces(findPlaces(schema, { place: [], along: [] }))
  known.set(schema, places)
  return places
}

/** Where an input of this schema may hold a table. */
export const tablePlaces = (schema: Schema): readonly Place[] => placesOf(schema).map(({ place }) => place)

/** The stored tables that an input names; `null` if none, which takes a look at the few places where one may stand. */
export function namedTables(schema: Schema, input: unknown): readonly NamedTable[] | null {
  let named: NamedTable[] | null = null
  for (const one of placesOf(schema)) {
    const reference = referenceAt(one.place, input)
    if (reference === null) continue
    named ??= []
    named.push({ ...one, reference })
  }
  return named
}

/** The input with its stored tables drawn. */
export async function drawTables(input: unknown, named: readonly NamedTable[], find: FindTable): Promise<DrawnInput> {
  const found = new Map<NamedTable, FoundTable>()
  for (const one of named) found.set(one, await find(one.reference, one.place.join('.')))
  return drawNamed(input, named, (one) => found.get(one))
}

/** The same with tables that were found already. */
export function drawNamed(
  input: unknown,
  named: readonly NamedTable[],
  find: (named: NamedTable) => FoundTable | undefined,
): DrawnInput {
  const tables: UsedTable[] = []
  let drawn = input
  for (const one of named) {
    const stored = find(one)
    if (stored === undefined) continue
    tables.push({ path: one.place.join('.'), name: stored.name, id: stored.id })
    drawn = drawAt(drawn, one, stored)
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

/** The value with the table drawn, and with what the question leaves out beside it. */
function drawAt(value: unknown, { place, along }: TablePlace, found: FoundTable): unknown {
  const [key, ...rest] = place
  if (key === undefined || !isObject(value)) return value
  if (rest.length > 0) return { ...value, [key]: drawAt(value[key], { place: rest, along }, found) }
  const brought = Object.entries(found.beside).filter(([name]) => along.includes(name) && value[name] == null)
  return { ...value, ...Object.fromEntries(brought), [key]: { drawn: found.drawn } }
}

const MAX_DEPTH = 6

/** Walks through objects and unions; tables do not stand in lists. */
function findPlaces(schema: Schema, at: TablePlace): TablePlace[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (at.place.length > MAX_DEPTH) return []
  switch (def.type) {
    case 'object': {
      const fields = Object.entries<Schema>(def.shape)
      const along = fields.flatMap(([key, field]) => (isStoredAlong(field) ? [key] : []))
      return fields.flatMap(([key, field]) => findPlaces(field, { place: [...at.place, key], along }))
    }
    case 'union':
      if (def.options.some(isStoredForm)) return [at]
      return def.options.flatMap((option) => findPlaces(option, at))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return findPlaces(def.innerType, at)
    case 'pipe':
      return findPlaces(def.in, at)
    default:
      return []
  }
}

const isStoredForm = (option: Schema): boolean => option === StoredTableReference

function uniquePlaces(places: readonly TablePlace[]): TablePlace[] {
  return [...new Map(places.map((one) => [one.place.join('.'), one])).values()]
}
