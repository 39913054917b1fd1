import type { Capped, Holder } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { Game } from '../contract/game.ts'
import type { Keeper } from '../contract/keeper.ts'
import { parserOf } from '../contract/parse.ts'
import type { Scene } from '../contract/scene.ts'
import type { TableKind } from '../contract/stored-table.ts'
import type { StoredTable, TableStore, TableSummary } from '../contract/table-store.ts'
import { applyPatch, PatchFailure, type SentOperation } from '../lib/apply-patch.ts'
import { hashOf } from '../lib/hash.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { invalidInput } from '../registry/ask.ts'
import { refusalProblem } from '../registry/refusal.ts'
import type { Registry } from '../registry/registry.ts'
import type { FindTable, FoundTable } from '../registry/stored-tables.ts'
import { unknownGame } from '../registry/unknown-names.ts'
import { type Failed, fail } from './host.ts'

/** Where tables are stored, and who says whether there is room for another. */
export type TableHost = {
  readonly registry: Registry
  readonly tables: TableStore
  readonly requireRoom: (
    holder: Holder,
    kind: Capped,
    countOf: (owner: string, max: number) => Promise<number>,
  ) => Promise<void>
}

/** A table that was asked to be stored under a name. */
export type WantedTable = { readonly name: string; readonly game: string; readonly table: unknown }

export type Stored = { readonly kind: 'stored'; readonly table: StoredTable }

/** A stored table may be so long as JSON. */
const MAX_TABLE_CHARACTERS = 512 * 1024

export const tableHref = (id: string): string => `/v1/tables/${id}`

/** Checks a table by its game and stores it; from now on the name means it. */
export async function storeTable(
  host: TableHost,
  keeper: Keeper,
  { name, game: id, table: raw }: WantedTable,
  locale: Locale,
): Promise<Stored | Failed> {
  const game = requireGame(host.registry, id)
  const read = readTable(host.registry, game, raw, locale)
  if (read.kind === 'problem') return read
  const { owner, holder } = keeper
  if (holder !== null && (await host.tables.find(owner, name)) === null) {
    await host.requireRoom(holder, 'tables', host.tables.countOf)
  }
  const { table } = read
  const kept = { id: hashOf({ game: game.id, table }), name, game: game.id, table }
  const stored = await host.tables.put({ ...kept, owner, countedFor: holder?.owner ?? owner })
  return { kind: 'stored', table: stored }
}

const parsers = new WeakMap<TableKind, ReturnType<typeof parserOf>>()

function parserFor(kind: TableKind): ReturnType<typeof parserOf> {
  const parser = parsers.get(kind) ?? parserOf(kind.schema)
  parsers.set(kind, parser)
  return parser
}

/** The table as the game reads it, with everything spelled out that was left to it. */
function readTable(
  registry: Registry,
  game: Game,
  raw: unknown,
  locale: Locale,
): { readonly kind: 'read'; readonly table: JsonObject } | Failed {
  const kind = requireKind(game)
  const read = parserFor(kind)(raw)
  if (!read.success) return fail(invalidInput(read.error.issues.map(ofTable), locale))
  const refusal = kind.check(read.data)
  if (refusal !== null) return fail(refusalProblem(registry, refusal.violations, locale))
  if (JSON.stringify(read.data).length > MAX_TABLE_CHARACTERS) throw new ApiError('patch.failed', 'tooLarge')
  return { kind: 'read', table: read.data as JsonObject }
}

const ofTable = <Issue extends { readonly path: PropertyKey[] }>(issue: Issue): Issue => ({
  ...issue,
  path: ['table', ...issue.path],
})

/** Changes a stored table, which makes another one of it, under the same name if no other is given. */
export async function patchTable(
  host: TableHost,
  keeper: Keeper,
  { reference, patch, name }: { reference: string; patch: readonly SentOperation[]; name?: string | undefined },
  locale: Locale,
): Promise<Stored | Failed> {
  const before = await requireTable(host, keeper, reference)
  const table = patched(before.table, patch)
  return storeTable(host, keeper, { name: name ?? before.name, game: before.game, table }, locale)
}

function patched(table: JsonObject, patch: readonly SentOperation[]): Json {
  try {
    return applyPatch(table, patch, MAX_TABLE_CHARACTERS)
  } catch (error) {
    if (!(error instanceof PatchFailure)) throw error
    const { reason, pointer, number } = error
    throw reason === 'tooLarge'
      ? new ApiError('patch.failed', 'tooLarge')
      : new ApiError('patch.failed', reason, { pointer, number })
  }
}

/** The table of its owner; to everybody else there is none. */
export async function requireTable(
  { tables }: Pick<TableHost, 'tables'>,
  { owner }: Keeper,
  reference: string,
): Promise<StoredTable> {
  return (await tables.find(owner, reference)) ?? (await throwUnknown(tables, owner, reference))
}

const NAMES_LOOKED_AT = 100

/** There is no such table; the latest names of its owner may come near it. */
async function throwUnknown(tables: TableStore, owner: string, reference: string): Promise<never> {
  const { items } = await tables.list(owner, {}, { limit: NAMES_LOOKED_AT })
  const names = items.map(({ name }) => name)
  throw new ApiError('table.not-found', { reference }).suggesting(reference, names)
}

/** Finds the tables that a question about a game names. */
export function tableFinder(
  host: Pick<TableHost, 'tables' | 'registry'>,
  keeperOf: () => Keeper,
  game: string,
): FindTable {
  return async (reference, path) => {
    const found = await requireTable(host, keeperOf(), reference)
    if (found.game === game) return takeApart(found, host.registry.game(game)?.table?.along ?? [])
    const nameOf = (id: string) => host.registry.game(id)?.name ?? id
    const facts = { reference, found: nameOf(found.game), game: nameOf(game), path: `${path}.stored` }
    throw new ApiError('table.other-game', facts)
  }
}

/** A stored table as a question has it, with the fields beside it that it holds, too. */
function takeApart({ id, name, game, table }: StoredTable, along: readonly string[]): FoundTable {
  const part = (isBeside: boolean): JsonObject =>
    Object.fromEntries(Object.entries(table).filter(([key]) => along.includes(key) === isBeside))
  return { id, name, game, drawn: part(false), beside: part(true) }
}

export async function deleteTable({ tables }: TableHost, { owner }: Keeper, reference: string): Promise<void> {
  if (!(await tables.delete(owner, reference))) await throwUnknown(tables, owner, reference)
}

/** A table as a picture, under its name. */
export function tablePicture({ registry }: TableHost, { game, name, table }: StoredTable, locale: Locale): Scene {
  return requireKind(requireGame(registry, game)).picture(table, { headline: name, locale })
}

function requireGame(registry: Registry, id: string): Game {
  const game = registry.game(id)
  if (game === undefined) throw unknownGame(registry, id)
  return game
}

function requireKind({ table, name }: Game): TableKind {
  if (table === undefined) throw new ApiError('table.none', { game: name })
  return table
}

export const summaryAnswer = ({ id, name, game, storedAt }: TableSummary) => ({
  id,
  name,
  game,
  storedAt: storedAt.toISOString(),
  href: tableHref(id),
})

export const tableAnswer = (stored: StoredTable) => ({ ...summaryAnswer(stored), table: stored.table })
