import type { BotLevel, DiceSource, MatchEvent, UpgradePolicy, Viewer } from '../contract/match.ts'
import type { LogEntry, MatchHeader, MatchStatus, MatchSummary } from '../contract/match-store.ts'
import type { Picture } from '../contract/scene.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { type ReadClock, readClock } from './clocks/clock.ts'
import type { LiveMatch } from './live-match.ts'
import { describeFrame, isFrameEvent, seenFrame } from './match-events.ts'
import { DEFAULT_POLICY, type MatchState, namesOf, rulesAt } from './match-state.ts'
import { sameRules, understood } from './rules-version.ts'

/** A line of the log as one reader may see it. */
export type ReadEvent = {
  readonly number: number
  readonly game: string
  readonly type: string
  readonly seat: number | null
  readonly at: string
  readonly data: JsonObject
  readonly text: string
  /** The rules and content that it was decided by. */
  readonly rulesVersion: string
  readonly contentHash: string
  /** How it changed the view of its reader, where that was asked for. */
  readonly patch?: { readonly from: number; readonly operations: readonly object[] }
}

/** Shows a line of the log to a viewer, without what is hidden from that viewer. */
export function readEvent(match: LiveMatch, entry: LogEntry, viewer: Viewer, locale: Locale): ReadEvent {
  const { number, event, seat, at } = entry
  const rules = rulesAt(match.header, match.state, number)
  const { rulesVersion, contentHash } = rules
  const { seen, text } = isFrameEvent(event)
    ? describeFrameEvent(match, seenFrame(event, viewer, match.play), locale)
    : (understood(!sameRules(rules, match.ruleset), () =>
        describeGameEvent(match, match.play.seen(event, viewer), locale),
      ) ?? describeUnknownEvent(event, locale))
  const { type, ...data } = seen
  const { game } = match.header
  const known = isFrameEvent(event) ? seat : seatOfLine(match, seat, viewer)
  return { number, game, type, seat: known, at: at.toISOString(), data, text, rulesVersion, contentHash }
}

/** The seat whose command a line came from, if the viewer may know it. */
function seatOfLine({ state: { play: table }, play, isOfOtherRules }: LiveMatch, seat: number | null, viewer: Viewer) {
  if (seat === null || table === null) return seat
  return understood(isOfOtherRules, () => play.seenSeat(table, seat, viewer))
}

/** An event as its reader sees it, and in words. */
type Described = { readonly seen: MatchEvent; readonly text: string }

const describeFrameEvent = ({ state }: LiveMatch, seen: MatchEvent, locale: Locale): Described => ({
  seen,
  text: describeFrame(seen, locale, namesOf(state)),
})

const describeGameEvent = ({ play, state }: LiveMatch, seen: MatchEvent, locale: Locale): Described => ({
  seen,
  text: play.describe(seen, locale, namesOf(state)),
})

/** An event that the rules of today do not know: they cannot say what of it is hidden, so only its name is shown. */
function describeUnknownEvent({ type }: MatchEvent, locale: Locale): Described {
  const text = { en: `${type}, by other rules.`, es: `${type}, según otras reglas.` }
  return { seen: { type }, text: text[locale] }
}

/** Shows lines of the log as they come. A seat that is left is no longer shown anything. */
export async function* readEvents(
  parts: AsyncIterable<readonly LogEntry[]>,
  match: LiveMatch,
  viewer: Viewer,
  locale: Locale,
  patches: { next(entry: LogEntry): NonNullable<ReadEvent['patch']> } | null = null,
): AsyncGenerator<ReadEvent, void, void> {
  for await (const entries of parts) {
    for (const entry of entries) {
      const read = readOnce(match, entry, viewer, locale)
      yield patches === null ? read : { ...read, patch: patches.next(entry) }
      const { event } = entry
      if (event.type === 'match.seatLeft' && event.seat === viewer) return
    }
  }
}

/** Lines that many follow are the same objects for all, so what they say to one kind of reader is told once. */
const readings = new WeakMap<LogEntry, Map<string, ReadEvent>>()

function readOnce(match: LiveMatch, entry: LogEntry, viewer: Viewer, locale: Locale): ReadEvent {
  const byReader = readings.get(entry) ?? new Map<string, ReadEvent>()
  readings.set(entry, byReader)
  const reader = `${viewer} ${locale}`
  const known = byReader.get(reader)
  if (known !== undefined) return known
  const event = readEvent(match, entry, viewer, locale)
  byReader.set(reader, event)
  return event
}

/** A seat in the lobby and at the table; it is free while it has no name. */
type ReadSeat = {
  readonly number: number
  readonly name: string | null
  readonly hasConceded: boolean
  readonly choices: JsonObject | null
  readonly bot: BotLevel | null
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
  readonly seats: readonly ReadSeat[]
  readonly seat: Viewer
  readonly activeSeat: number | null
  readonly view: JsonObject | null
  readonly ending: { readonly winners: readonly number[]; readonly reason: string } | null
  readonly undo: { readonly to: number; readonly agreed: readonly number[] } | null
  readonly clock: ReadClock | null
  readonly rulesVersion: string
  readonly contentHash: string
  readonly upgrades: UpgradePolicy
  readonly dice: DiceSource
  readonly seedCommitment: string
  /** Published when the match has ended. */
  readonly seed: string | null
  readonly forkedFrom: MatchHeader['forkedFrom']
  readonly createdAt: string
}

export function readMatch(match: LiveMatch, viewer: Viewer, locale: Locale): ReadMatch {
  const { header, state } = match
  const { status, version, seats, ending, undo } = state
  return {
    id: header.id,
    game: header.game,
    status,
    version,
    label: header.label,
    isPublic: header.isPublic,
    options: header.options,
    seats: seats.map(({ name, hasConceded, choices = null, bot = null }, number) => ({
      number,
      name,
      hasConceded,
      choices: match.play.secretChoices && number !== viewer ? null : choices,
      bot,
    })),
    seat: viewer,
    activeSeat: status === 'running' ? activeSeat(match, viewer) : null,
    view: viewOf(match, viewer),
    ending: ending === null ? null : { winners: ending.winners, reason: ending.reason[locale] },
    undo,
    clock: readClock(state),
    rulesVersion: match.rules.rulesVersion,
    contentHash: match.rules.contentHash,
    upgrades: state.policy ?? DEFAULT_POLICY,
    dice: state.dice ?? 'rolled',
    seedCommitment: header.seedCommitment,
    seed: status === 'ended' ? header.seed : null,
    forkedFrom: header.forkedFrom,
    createdAt: header.createdAt.toISOString(),
  }
}

function activeSeat(match: LiveMatch, viewer: Viewer): number | null {
  const { play, seats } = match.state
  const active = play === null ? null : understood(match.isOfOtherRules, () => match.play.seenActiveSeat(play, viewer))
  return active === null || seats[active] === undefined ? null : active
}

const viewOf = (match: LiveMatch, viewer: Viewer): JsonObject | null => viewAt(match, match.state, viewer)

/** What a viewer may see of the game in a state of the match. */
export function viewAt(match: LiveMatch, { play }: MatchState, viewer: Viewer): JsonObject | null {
  return play === null ? null : understood(match.isOfOtherRules, () => match.play.view(play, viewer))
}

/** The table as a viewer may see it; `null` if the game does not draw it, or the rules of today cannot. */
export function pictureOf(match: LiveMatch, viewer: Viewer, locale: Locale): Picture | null {
  const { play } = match.state
  const names = namesOf(match.state)
  return play === null ? null : understood(match.isOfOtherRules, () => match.play.picture(play, viewer, locale, names))
}

/** A match in a list. The seed stays out of it, whatever the match's state: reading the match reveals it in time. */
export function readSummary(match: MatchSummary, live: LiveMatch) {
  const { id, game, status, version, label, isPublic, seats, forkedFrom, roles } = match
  const { rulesVersion, contentHash, seedCommitment } = match
  const [createdAt, updatedAt] = [match.createdAt.toISOString(), match.updatedAt.toISOString()]
  const named = { id, game, rulesVersion, contentHash, label, isPublic, seats, seedCommitment, forkedFrom }
  const own = roles.flatMap((role) => (role.role === 'seat' ? [role.seat] : []))
  // What one of the reader's seats may know, the reader knows.
  const known = [...own, null].map((viewer) => (status === 'running' ? activeSeat(live, viewer) : null))
  const active = known.find((seat) => seat !== null) ?? null
  const isMyTurn = active !== null && own.includes(active)
  const table = { names: namesOf(live.state), activeSeat: active, isMyTurn }
  return { ...named, ...table, status, version, createdAt, updatedAt, roles }
}
