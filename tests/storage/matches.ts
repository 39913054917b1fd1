import { createHash } from 'node:crypto'
import type { Batch, LogEntry, MatchHeader, MatchStore, Right } from '../../src/contract/match-store.ts'
import { newUuid } from '../../src/storage/uuid.ts'

export const AT = new Date('2024-05-01T12:00:00.123Z')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A header of the usual kind, but for the parts that a test is about. */
export function header(parts: Partial<MatchHeader> = {}): MatchHeader {
  return {
    id: newUuid(),
    game: 'toy',
    rulesVersion: '1.0.0',
    contentHash: 'sha256-0',
    options: { goal: 20 },
    seats: 2,
    isPublic: false,
    label: null,
    seed: `hmac-sha256,1,${'ab'.repeat(32)}`,
    seedCommitment: hashOf('seed'),
    forkedFrom: null,
    createdAt: AT,
    ...parts,
  }
}

export const line = (number: number, parts: Partial<LogEntry> = {}): LogEntry => ({
  number,
  event: { type: 'passed', seat: 0 },
  seat: 0,
  at: AT,
  ...parts,
})

/** The lines from one number to another. */
export const lines = (first: number, last: number): LogEntry[] =>
  Array.from({ length: last - first + 1 }, (_, index) => line(first + index))

/** A batch of one line at a version, but for the parts that a test is about. */
export function batch(expectedVersion: number, parts: Partial<Batch> = {}): Batch {
  return {
    expectedVersion,
    entries: [line(expectedVersion + 1)],
    status: 'running',
    record: null,
    key: null,
    granted: [],
    revoked: [],
    snapshot: null,
    ...parts,
  }
}

export const keyed = (key: string, body = key) => ({ key, bodyHash: hashOf(body) })

export const owner = (token: string): Right => ({ role: 'owner', tokenHash: hashOf(token) })

/** Writes a match whose log has one line, and answers its id. */
export async function started(
  store: MatchStore,
  parts: Partial<MatchHeader> = {},
  rights: readonly Right[] = [owner('owner')],
): Promise<string> {
  const made = header(parts)
  await store.create({ header: made, rights, batch: batch(0) })
  return made.id
}

/** Appends lines until the log has so many. */
export async function grown(store: MatchStore, id: string, from: number, to: number): Promise<void> {
  await store.append(id, batch(from, { entries: lines(from + 1, to) }))
}
