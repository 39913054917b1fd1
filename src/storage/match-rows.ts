import { createHash } from 'node:crypto'
import type {
  Batch,
  CommandRecord,
  LogEntry,
  MatchHeader,
  MatchStatus,
  MatchSummary,
  Repeated,
  Right,
  Role,
  Snapshot,
  StoredMatch,
} from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { BatchValues, HeaderValues } from './match-statements.ts'

/** The columns hold what was written into them, and nothing else writes there. */
type HeaderRow = {
  readonly id: string
  readonly game: string
  readonly rules_version: string
  readonly content_hash: string
  readonly options: JsonObject
  readonly seats: number
  readonly is_public: boolean
  readonly label: string | null
  readonly seed: string
  readonly seed_commitment: string
  readonly forked_match: string | null
  readonly forked_version: number | null
  readonly status: MatchStatus
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

type RoleColumns = readonly [role: Role['role'], seat: number]

export type LoadedRow = HeaderRow & {
  readonly snapshot_version: number | null
  readonly snapshot: JsonObject | null
  readonly rights: readonly (readonly [...RoleColumns, tokenHash: string])[] | null
  readonly lines: readonly (readonly [number, number | null, string, LogEntry['event']])[] | null
}

export type ListedRow = HeaderRow & { readonly roles: readonly RoleColumns[] }

export type RecordRow = Omit<CommandRecord, 'at'> & { readonly version: number }

/** How a match stands, and what a key was answered with in it. */
export type StandingRow = {
  readonly version: number
  readonly body_hash: string | null
  readonly first: number
  readonly last: number
}

const NO_SEAT = -1

/** What a batch writes. */
export function batchValues(id: string, batch: Batch, rights: readonly Right[] = batch.granted): BatchValues {
  const { expectedVersion, entries, status, record, key, snapshot } = batch
  const last = entries.at(-1)
  // Whatever is given and taken at once is given.
  const revoked = batch.revoked.filter((ended) => !rights.some((right) => isSame(ended, right)))
  return {
    id,
    numbers: entries.map(({ number }) => number),
    seats: entries.map(({ seat }) => seat),
    times: entries.map(({ at }) => at.toISOString()),
    events: entries.map(({ event }) => JSON.stringify(event)),
    commandAt: record?.at ?? null,
    commandSeat: record?.seat ?? null,
    command: record && JSON.stringify(record.command),
    draws: record && JSON.stringify(record.draws),
    keyHash: key && keyHash(key.key),
    bodyHash: key?.bodyHash ?? null,
    first: entries[0]?.number ?? 0,
    last: last?.number ?? 0,
    grantedRoles: rights.map(({ role }) => role),
    grantedSeats: rights.map(seatOf),
    grantedHashes: rights.map(({ tokenHash }) => tokenHash),
    revokedRoles: revoked.map(({ role }) => role),
    revokedSeats: revoked.map(seatOf),
    revokedHashes: revoked.map(({ tokenHash }) => tokenHash),
    snapshot: snapshot && JSON.stringify(snapshot),
    version: last?.number ?? expectedVersion,
    status,
    updatedAt: last?.at.toISOString() ?? null,
  }
}

/** What a new match writes once. */
export function headerValues(header: MatchHeader): HeaderValues {
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    contentHash: header.contentHash,
    options: JSON.stringify(header.options),
    seatCount: header.seats,
    isPublic: header.isPublic,
    label: header.label === null ? null : JSON.stringify(header.label),
    seed: header.seed,
    seedCommitment: header.seedCommitment,
    forkedMatch: header.forkedFrom?.match ?? null,
    forkedVersion: header.forkedFrom?.version ?? null,
    createdAt: header.createdAt.toISOString(),
  }
}

export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

const seatOf = (role: Role): number => ('seat' in role ? role.seat : NO_SEAT)

const isSame = (a: Right, b: Right): boolean =>
  a.role === b.role && seatOf(a) === seatOf(b) && a.tokenHash === b.tokenHash

export function storedMatch(row: LoadedRow): StoredMatch {
  const { snapshot_version: at, snapshot } = row
  return {
    header: headerOf(row),
    status: row.status,
    version: row.version,
    rights: (row.rights ?? []).map(([role, seat, tokenHash]) => ({ ...roleOf([role, seat]), tokenHash })),
    snapshot: at === null || snapshot === null ? null : { version: at, state: snapshot },
    entries: (row.lines ?? []).map(([number, seat, at, event]) => ({ number, event, seat, at: new Date(at) })),
  }
}

export function matchSummary(row: ListedRow): MatchSummary {
  return {
    ...headerOf(row),
    status: row.status,
    version: row.version,
    updatedAt: row.updated_at,
    roles: row.roles.map(roleOf),
  }
}

function headerOf(row: HeaderRow): MatchHeader {
  const { forked_match: match, forked_version: version } = row
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    contentHash: row.content_hash,
    options: row.options,
    seats: row.seats,
    isPublic: row.is_public,
    label: row.label,
    seed: row.seed,
    seedCommitment: row.seed_commitment,
    forkedFrom: match === null || version === null ? null : { match, version },
    createdAt: row.created_at,
  }
}

function roleOf([role, seat]: RoleColumns): Role {
  return role === 'seat' || role === 'invitation' ? { role, seat } : { role }
}

export const commandRecord = ({ version, seat, command, draws }: RecordRow): CommandRecord => ({
  at: version,
  seat,
  command,
  draws,
})

export const logEntry = ({ number, event, seat, at }: LogEntry): LogEntry => ({ number, event, seat, at })

export const snapshotOf = ({ version, state }: Snapshot): Snapshot => ({ version, state })

/** What the key was answered with; `null` if it was not used. */
export function repeatedOf({ body_hash: bodyHash, first, last }: StandingRow): Repeated | null {
  return bodyHash === null ? null : { bodyHash, first, last }
}
