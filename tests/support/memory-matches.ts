import type {
  Appended,
  Batch,
  CommandRecord,
  LogEntry,
  MatchFilter,
  MatchHeader,
  MatchStatus,
  MatchStore,
  MatchSummary,
  Repeated,
  Right,
  Snapshot,
  StoredMatch,
} from '../../src/contract/match-store.ts'
import { InvalidCursor } from '../../src/contract/ruling-store.ts'
import { sameRight } from '../../src/matches/seats/tokens.ts'

type Kept = {
  header: MatchHeader
  owner: string | null
  status: MatchStatus
  updatedAt: Date
  rights: Right[]
  entries: LogEntry[]
  records: CommandRecord[]
  snapshots: Snapshot[]
  answers: Map<string, Repeated>
}

/** Keeps matches in memory, as a database would: what is read is a copy, what is appended is checked. */
export function createMemoryMatches(): MatchStore {
  const kept = new Map<string, Kept>()
  const listeners = new Set<(id: string, version: number) => void>()
  const tell = (id: string) => {
    const version = kept.get(id)?.entries.length ?? 0
    queueMicrotask(() => {
      for (const heard of listeners) heard(id, version)
    })
  }

  return {
    async create({ header, rights, batch, owner = null }) {
      const match: Kept = {
        header,
        owner,
        status: batch.status,
        updatedAt: header.createdAt,
        rights: [...rights],
        entries: [],
        records: [],
        snapshots: [],
        answers: new Map(),
      }
      kept.set(header.id, match)
      take(match, batch)
      tell(header.id)
    },
    async countOf(owner, kind, max) {
      const held = [...kept.values()].filter(
        (match) =>
          match.owner === owner &&
          match.status !== 'ended' &&
          (match.header.forkedFrom !== null) === (kind === 'forks'),
      )
      return Math.min(max, held.length)
    },
    async load(id) {
      const match = kept.get(id)
      return match === undefined ? null : stored(match)
    },
    async append(id, batch): Promise<Appended> {
      const match = kept.get(id)
      if (match === undefined) return { kind: 'gone' }
      const repeated = batch.key === null ? undefined : match.answers.get(batch.key.key)
      if (repeated !== undefined) return { kind: 'repeated', ...repeated }
      if (match.entries.length !== batch.expectedVersion) return { kind: 'stale', version: match.entries.length }
      take(match, batch)
      tell(id)
      return { kind: 'appended' }
    },
    async answered(id, key) {
      return kept.get(id)?.answers.get(key) ?? null
    },
    async log(id, after, limit) {
      return (kept.get(id)?.entries ?? []).slice(after, after + limit).map(copied)
    },
    async records(id) {
      return kept.get(id)?.records ?? []
    },
    async snapshotBefore(id, version) {
      return kept.get(id)?.snapshots.findLast((snapshot) => snapshot.version <= version) ?? null
    },
    async list(filter, { limit, after }) {
      if (after !== undefined && !kept.has(after)) throw new InvalidCursor(after)
      const fitting = [...kept.values()].filter((match) => fits(match, filter)).reverse()
      const start = after === undefined ? 0 : fitting.findIndex(({ header }) => header.id === after) + 1
      const items = fitting.slice(start, start + limit).map((match) => summary(match, filter))
      return { items, next: fitting.length > start + limit ? (items.at(-1)?.id ?? null) : null }
    },
    async delete(id) {
      return kept.delete(id)
    },
    onAppend(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

function take(match: Kept, { entries, status, record, key, granted, revoked, snapshot }: Batch): void {
  match.entries.push(...entries.map(copied))
  match.status = status
  match.updatedAt = entries.at(-1)?.at ?? match.updatedAt
  if (record !== null) match.records.push(record)
  if (key !== null) {
    const [first, last] = [entries[0]?.number ?? 0, entries.at(-1)?.number ?? 0]
    match.answers.set(key.key, { bodyHash: key.bodyHash, first, last })
  }
  match.rights = [...match.rights.filter((right) => !revoked.some((ended) => sameRight(ended, right))), ...granted]
  if (snapshot !== null) match.snapshots.push({ version: match.entries.length, state: structuredClone(snapshot) })
}

/** As if it had been through the database: a new object of equal data. */
const copied = (entry: LogEntry): LogEntry => structuredClone(entry)

function stored({ header, status, rights, entries, snapshots }: Kept): StoredMatch {
  const snapshot = snapshots.at(-1) ?? null
  return {
    header,
    status,
    version: entries.length,
    rights: [...rights],
    snapshot,
    entries: entries.slice(snapshot?.version ?? 0).map(copied),
  }
}

function fits({ header, status, rights }: Kept, filter: MatchFilter): boolean {
  return (
    rights.some(({ tokenHash, role }) => tokenHash === filter.tokenHash && role !== 'invitation') &&
    (filter.game === undefined || header.game === filter.game) &&
    (filter.status === undefined || status === filter.status)
  )
}

function summary({ header, status, updatedAt, rights, entries }: Kept, { tokenHash }: MatchFilter): MatchSummary {
  const roles = rights.filter((right) => right.tokenHash === tokenHash && right.role !== 'invitation')
  return {
    ...header,
    status,
    version: entries.length,
    updatedAt,
    roles: roles.map(({ tokenHash: _, ...role }) => role),
  }
}
