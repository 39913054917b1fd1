import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '../../contract/errors.ts'
import type { CommandRecord, LogEntry } from '../../contract/match-store.ts'
import { canonicalJson, type Json, type JsonObject } from '../../lib/json.ts'
import { type InTurn, runInTurns } from '../in-turn.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { type FrameEvent, isFrameEvent } from '../match-events.ts'
import { wholeLog } from './versions.ts'

export const RECORD_FORMAT = 'arbiter-match,1'

/** What happens to a match otherwise than by a command, without the states that some lines carry. */
export type RecordedEvent =
  | Exclude<FrameEvent, { readonly type: DerivedType | 'match.undone' }>
  | { readonly type: 'match.undone'; readonly to: number }

/** The ending follows from the rest; matches with the others have no record. */
type DerivedType = 'match.ended' | 'match.forked' | 'match.upgraded' | 'match.upgradeAgreed'

/** One step of a match: a command, or something that no game decides. Everything else follows from the seed. */
export type RecordedStep = { readonly seat: number | null } & (
  | { readonly command: Json }
  | { readonly event: RecordedEvent }
)

/** A whole match as it can be played again elsewhere, line by line the same. */
export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: JsonObject
  readonly label: string | null
  readonly seed: string
  readonly steps: readonly RecordedStep[]
  /** SHA-256 of the log that the steps lead to. */
  readonly logHash: string
}

/** The record of a match that has ended, for whoever may see the match; until then it would give the seed away. */
export async function recordOf(cache: MatchCache, match: LiveMatch, inTurn: InTurn): Promise<MatchRecord> {
  requireRecordable(match)
  const { id, game, rulesVersion, contentHash, options, label, seed } = match.header
  const entries = await wholeLog(cache, id, 0)
  const steps = stepsOf(entries, await cache.deps.store.records(id))
  const named = { format: RECORD_FORMAT, game, rulesVersion, contentHash, options, label, seed } as const
  return { ...named, steps, logHash: await runInTurns(hashInSteps(entries), inTurn) }
}

/** How many lines are hashed at once. */
const HASHED_AT_ONCE = 50

function* hashInSteps(entries: readonly LogEntry[]): Generator<void, string, void> {
  const hash = new LogHash()
  for (let from = 0; from < entries.length; from += HASHED_AT_ONCE) {
    hash.add(entries.slice(from, from + HASHED_AT_ONCE))
    yield
  }
  return hash.digest()
}

/** A fork begins with hands of a match that may still be played, and a record has one version of the rules. */
function requireRecordable({ header, state }: LiveMatch): void {
  if (state.status !== 'ended') throw new ApiError('match.no-record', 'running')
  if (header.forkedFrom !== null) throw new ApiError('match.no-record', 'fork', { match: header.forkedFrom.match })
  if ((state.upgrades ?? []).length > 0) throw new ApiError('match.no-record', 'upgraded')
}

/** The commands and frame lines that everything else in the log follows from. */
function stepsOf(entries: readonly LogEntry[], records: readonly CommandRecord[]): RecordedStep[] {
  const recordAt = new Map(records.map((record) => [record.at, record]))
  return entries.flatMap(({ number, event, seat }): RecordedStep[] => {
    const record = recordAt.get(number - 1)
    if (record !== undefined) return [{ seat: record.seat, command: record.command }]
    const recorded = recordedEvent(event)
    return recorded === null ? [] : [{ seat, event: recorded }]
  })
}

function recordedEvent(event: LogEntry['event']): RecordedEvent | null {
  if (!isFrameEvent(event)) return null
  switch (event.type) {
    case 'match.ended':
    case 'match.forked':
    case 'match.upgraded':
    case 'match.upgradeAgreed':
      return null
    case 'match.undone':
      return { type: event.type, to: event.to }
    default:
      return event
  }
}

/** What two logs have in common that say the same: numbers, events and seats, not the times. */
export class LogHash {
  readonly #hash = sha256.create()

  add(entries: readonly LogEntry[]): void {
    for (const { number, event, seat } of entries) {
      this.#hash.update(utf8ToBytes(`${canonicalJson([number, seat, event])}\n`))
    }
  }

  digest(): string {
    return bytesToHex(this.#hash.digest())
  }
}
