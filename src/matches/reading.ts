import type { Offer, Play, Viewer } from '../contract/match.ts'
import type { LogEntry, MatchHeader, MatchStatus } from '../contract/match-store.ts'
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

/** What a seat may do now, in one language. */
export function readOffers(match: LiveMatch, seat: number, locale: Locale) {
  return offersTo(match, seat).map(({ command, text }: Offer) => ({ command, text: text[locale] }))
}
