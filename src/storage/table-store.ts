import { InvalidCursor, type Page } from '../contract/ruling-store.ts'
import { TABLE_ID } from '../contract/stored-table.ts'
import type { StoredTable, TableFilter, TableStore, TableSummary } from '../contract/table-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Run } from './backend.ts'
import * as statements from './table-statements.ts'
import { isUuid, newUuid } from './uuid.ts'

type SummaryRow = { readonly id: string; readonly name: string; readonly game: string; readonly stored_at: Date }
type TableRow = SummaryRow & { readonly drawn: JsonObject }
type ListedRow = SummaryRow & { readonly sequence: string }

const LAST_SEQUENCE = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Keeps tables by single statements, each of which names their owner. */
export function createTableStore(run: Run): TableStore {
  return {
    async put(given) {
      const storedAt = new Date()
      const { table, ...named } = given
      const values = { ...named, drawn: JSON.stringify(table), sequence: newUuid(), storedAt: storedAt.toISOString() }
      await run(statements.PUT, statements.PUT.values(values))
      const { id, name, game } = given
      return { id, name, game, table, storedAt }
    },
    async find(owner, reference) {
      if (isUnwritable(reference)) return null
      const statement = TABLE_ID.test(reference) ? statements.FIND_BY_ID : statements.FIND_BY_NAME
      const { rows } = await run(statement, statement.values({ owner, reference }))
      // The columns are those that the statement names.
      const [row] = rows as readonly TableRow[]
      return row === undefined ? null : { ...summaryOf(row), table: row.drawn }
    },
    list: (owner, filter, page) => list(run, owner, filter, page),
    async delete(owner, reference) {
      if (isUnwritable(reference)) return false
      const statement = TABLE_ID.test(reference) ? statements.DELETE_BY_ID : statements.DELETE_BY_NAME
      return (await run(statement, statement.values({ owner, reference }))).rows.length > 0
    },
    async countOf(countedFor, max) {
      const { rows } = await run(statements.COUNT, statements.COUNT.values({ countedFor, max }))
      return Number(rows[0]?.count ?? 0)
    },
  }
}

/** PostgreSQL refuses a text with the NUL character, so no column can hold one. */
const isUnwritable = (text: string | undefined): boolean => text?.includes('\u0000') === true

const summaryOf = ({ id, name, game, stored_at }: SummaryRow): Omit<StoredTable, 'table'> => ({
  id,
  name,
  game,
  storedAt: stored_at,
})

async function list(
  run: Run,
  owner: string,
  { game, name }: TableFilter,
  { limit, after = LAST_SEQUENCE }: { readonly limit: number; readonly after?: string | undefined },
): Promise<Page<TableSummary>> {
  if (!isUuid(after)) throw new InvalidCursor(after)
  if (isUnwritable(game) || isUnwritable(name)) return { items: [], next: null }
  // One row more than asked for tells whether another page follows.
  const values = { owner, before: after, game: game ?? null, name: name ?? null, limit: limit + 1 }
  const { rows } = await run(statements.LIST, statements.LIST.values(values))
  const listed = (rows as readonly ListedRow[]).slice(0, limit)
  return { items: listed.map(summaryOf), next: rows.length > limit ? (listed.at(-1)?.sequence ?? null) : null }
}
