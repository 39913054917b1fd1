import type { Appended, Batch, MatchFilter, MatchStore, MatchSummary, StoredMatch } from '../contract/match-store.ts'
import { InvalidCursor, type Page } from '../contract/ruling-store.ts'
import type { AppendNotifications } from './append-notifications.ts'
import type { Run } from './backend.ts'
import {
  batchValues,
  commandRecord,
  headerValues,
  keyHash,
  type ListedRow,
  logEntry,
  matchSummary,
  repeatedOf,
  type StandingRow,
  snapshotOf,
  storedMatch,
} from './match-rows.ts'
import * as statements from './match-statements.ts'
import type { NamedStatement } from './named-values.ts'
import { isUuid } from './uuid.ts'

/** The last id and the last number that a column can hold. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const LAST_NUMBER = 2 ** 31 - 1

const UNIQUE_VIOLATION = '23505'

/** Keeps matches by single statements, each of which sees and changes everything at one moment. */
export function createMatchStore(run: Run, notifications: AppendNotifications, isDeaf = false): MatchStore {
  /** The rows of a match, of which there are none under an id that cannot be one. */
  async function rowsOf<Name extends string, Row, Value>(
    statement: NamedStatement<Name>,
    values: Readonly<Record<Name, unknown>> & { readonly id: string },
    read: (row: Row) => Value,
  ): Promise<readonly Value[]> {
    if (!isUuid(values.id)) return []
    const { rows } = await run(statement, statement.values(values))
    // The columns are those that the statement names, of the types that the tables give them.
    return (rows as readonly Row[]).map(read)
  }

  return {
    async create({ header, rights, batch, owner = null }) {
      const written = batchValues(header.id, batch, [...rights, ...batch.granted])
      const countedFor = batch.status === 'ended' ? null : owner
      await run(statements.CREATE, statements.CREATE.values({ ...written, ...headerValues(header), countedFor }))
      notifications.announce(header.id, versionAfter(batch))
    },
    async countOf(owner, kind, max) {
      const { rows } = await run(statements.COUNT, statements.COUNT.values({ owner, areForks: kind === 'forks', max }))
      return Number(rows[0]?.count ?? 0)
    },
    async load(id): Promise<StoredMatch | null> {
      const [match] = await rowsOf(statements.LOAD, { id }, storedMatch)
      return match ?? null
    },
    async append(id, batch): Promise<Appended> {
      if (!isUuid(id)) return { kind: 'gone' }
      if (await isAppended(run, id, batch)) {
        notifications.announce(id.toLowerCase(), versionAfter(batch))
        return { kind: 'appended' }
      }
      const values = { id, keyHash: batch.key && keyHash(batch.key.key) }
      const [why] = await rowsOf(statements.STANDING, values, whyNot)
      return why ?? { kind: 'gone' }
    },
    async answered(id, key) {
      const [repeated] = await rowsOf(statements.STANDING, { id, keyHash: keyHash(key) }, repeatedOf)
      return repeated ?? null
    },
    async log(id, after, limit) {
      const before = numberIn(after)
      return rowsOf(statements.LOG, { id, after: before, last: numberIn(before + limit) }, logEntry)
    },
    async records(id) {
      return rowsOf(statements.RECORDS, { id }, commandRecord)
    },
    async snapshotBefore(id, version) {
      const [snapshot] = await rowsOf(statements.SNAPSHOT, { id, version: numberIn(version) }, snapshotOf)
      return snapshot ?? null
    },
    list: (filter, page) => list(run, filter, page),
    async delete(id) {
      return (await rowsOf(statements.DELETE, { id }, () => true)).length > 0
    },
    isDeaf,
    onAppend: notifications.onAppend,
  }
}

/** The nearest number that a column can hold. */
const numberIn = (number: number): number => Math.max(0, Math.min(number, LAST_NUMBER))

const versionAfter = ({ expectedVersion, entries }: Batch): number => entries.at(-1)?.number ?? expectedVersion

/** Rights alone do not raise the version, so two such batches may meet at the key; the later one has done nothing. */
async function isAppended(run: Run, id: string, batch: Batch): Promise<boolean> {
  try {
    const { expectedVersion } = batch
    const { rows } = await run(
      statements.APPEND,
      statements.APPEND.values({ ...batchValues(id, batch), expectedVersion }),
    )
    return rows.length > 0
  } catch (error) {
    if (batch.key !== null && batch.entries.length === 0 && codeOf(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Versions only grow and keys stay, so whatever kept a batch from being appended is still to be seen. */
function whyNot(row: StandingRow): Appended {
  const repeated = repeatedOf(row)
  return repeated === null ? { kind: 'stale', version: row.version } : { kind: 'repeated', ...repeated }
}

async function list(
  run: Run,
  { tokenHash, game, status }: MatchFilter,
  { limit, after = LAST_ID }: { readonly limit: number; readonly after?: string | undefined },
): Promise<Page<MatchSummary>> {
  if (!isUuid(after)) throw new InvalidCursor(after)
  // PostgreSQL refuses a text with the NUL character, so no column can hold one.
  if ([tokenHash, game].some((text) => text?.includes('\u0000'))) return { items: [], next: null }

  // One row more than asked for tells whether another page follows.
  const values = { tokenHash, before: after, game: game ?? null, status: status ?? null, limit: limit + 1 }
  const { rows } = await run(statements.LIST, statements.LIST.values(values))
  const items = (rows as readonly ListedRow[]).slice(0, limit).map(matchSummary)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
