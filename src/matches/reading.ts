import type { Offer, Play, Viewer } from '../contract/match.ts'
import type { LogEntry, MatchHeader, MatchStatus, MatchSummary } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { offersTo } from './commands.ts'
import type { LiveMatch } from './live-match.ts'
import { isFrameEvent, seenFrame, toldFrame } from './match-events.ts'

/** A line of the log as one reader may see it. */
export type ReadEvent = {
  readonly number: number
  readonly type: string
  readonly seat: number | null
  readonly at: string
  readonly data: JsonObject
  readonly text: string
}

/** Shows a line of the log to a viewer, without what is hidden from that viewer. */
export function readEvent(
  play: Play,
  { number, event, seat, at }: LogEntry,
  viewer: Viewer,
  locale: Locale,
): ReadEvent {
  const isFrame = isFrameEvent(event)
  const seen = isFrame ? seenFrame(event, viewer) : play.seen(event, viewer)
  const { type, ...data } = seen
  const text = isFrame ? toldFrame(seen, locale) : play.told(seen, locale)
  return { number, type, seat, at: at.toISOString(), data, text }
}

/** Shows lines of the log as they come. A seat that is left is no longer shown anything. */
export async function* readEvents(
  parts: AsyncIterable<readonly LogEntry[]>,
  play: Play,
  viewer: Viewer,
  locale: Locale,
): AsyncGenerator<ReadEvent, void, void> {
  for await (const entries of parts) {
    for (const entry of entries) {
      yield readOnce(play, entry, viewer, locale)
      const { event } = entry
      if (event.type === 'match.seatLeft' && event.seat === viewer) return
    }
  }
}

/** Lines that many follow are the same objects for all, so what they say to one kind of reader is told once. */
const told = new WeakMap<LogEntry, Map<string, ReadEvent>>()

function readOnce(play: Play, entry: LogEntry, viewer: Viewer, locale: Locale): ReadEvent {
  const byReader = told.get(entry) ?? new Map<string, ReadEvent>()
  told.set(entry, byReader)
  const reader = `${viewer} ${locale}`
  const known = byReader.get(reader)
  if (known !== undefined) return known
  const event = readEvent(play, entry, viewer, locale)
  byReader.set(reader, event)
  return event
}

/** A match as one viewer may see it. */
export type ReadMatch = {
  readonly id: string
  readonly game: string
  readonly status: MatchStatus
  readonly version: number
  readonly label: string | null
  readonly isPublic: boolean
  readonly options: JsonObject
  readonly seats: readonly { readonly number: number; readonly name: string | null; readonly hasConceded: boolean }[]
  readonly seat: Viewer
  readonly activeSeat: number | null
  readonly view: JsonObject | null
  readonly ending: { readonly winners: readonly number[]; readonly reason: string } | null
  readonly undo: { readonly to: number; readonly agreed: readonly number[] } | null
  readonly rulesVersion: string
  readonly contentHash: string
  readonly seedCommitment: string
  /** Published when the match has ended. */
  readonly seed: string | null
  readonly forkedFrom: MatchHeader['forkedFrom']
  readonly createdAt: string
}

export function readMatch({ header, play, state }: LiveMatch, viewer: Viewer, locale: Locale): ReadMatch {
  const { status, version, seats, ending, undo } = state
  return {
    id: header.id,
    game: header.game,
    status,
    version,
    label: header.label,
    isPublic: header.isPublic,
    options: header.options,
    seats: seats.map(({ name, hasConceded }, number) => ({ number, name, hasConceded })),
    seat: viewer,
    activeSeat: status === 'running' && state.play !== null ? play.activeSeat(state.play) : null,
    view: state.play === null ? null : play.view(state.play, viewer),
    ending: ending === null ? null : { winners: ending.winners, reason: ending.reason[locale] },
    undo,
    rulesVersion: header.rulesVersion,
    contentHash: header.contentHash,
    seedCommitment: header.seedCommitment,
    seed: status === 'ended' ? header.seed : null,
    forkedFrom: header.forkedFrom,
    createdAt: header.createdAt.toISOString(),
  }
}

/** A match in a list. The seed stays out of it, whatever the match's state: reading the match reveals it in time. */
export function readSummary(match: MatchSummary) {
  const { id, game, status, version, label, isPublic, seats, seedCommitment, forkedFrom, roles } = match
  const [createdAt, updatedAt] = [match.createdAt.toISOString(), match.updatedAt.toISOString()]
  return { id, game, status, version, label, isPublic, seats, seedCommitment, forkedFrom, createdAt, updatedAt, roles }
}

/** What a seat may do now, in one language. */
export function readOffers(match: LiveMatch, seat: number, locale: Locale) {
  return offersTo(match, seat).map(({ command, text }: Offer) => ({ command, text: text[locale] }))
}
