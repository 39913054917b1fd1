import type { Odds } from '../contract/match.ts'
import type { IdempotencyKey, LogEntry } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import type { Pace, Steps } from '../lib/steps.ts'
import { type CommandAnswer, command, tryCommand } from '../matches/commands.ts'
import { stateAt, wholeLog } from '../matches/history/versions.ts'
import { entriesOf } from '../matches/match-state.ts'
import { type ListedOffer, type OfferPart, offerPage, offersInSteps } from '../matches/offers.ts'
import { type ViewPatch, viewPatch } from '../matches/patches.ts'
import { type ReadEvent, readEvent } from '../matches/reading.ts'
import { requirePlayableRules } from '../matches/rules-version.ts'
import { type Player, requireStillSeated } from '../matches/seats/player.ts'
import { invalidInput } from '../registry/ask.ts'
import { presentStep, type WireStep } from '../registry/ruling.ts'
import type { Step } from '../rulebook/trace.ts'
import {
  presentGroups,
  presentOffers,
  presentRefusals,
  refusedProblem,
  staleProblem,
  type WriteCommand,
  withPath,
} from './answers.ts'
import { type Failed, fail, type Host } from './host.ts'

/** Where commands are given, and how the answer is worded. */
export type CommandSetting = Host & {
  readonly locale: Locale
  /** How a transport writes the commands that it offers. */
  readonly write: WriteCommand
  /** How what takes long lets others have their turn. */
  readonly pace: Pace
}

/** What came of a command, at the version that the match is at then. */
export type CommandOutcome = { readonly version: number } & (
  | { readonly kind: 'answered'; readonly answer: AnsweredCommand }
  | Failed
)
export type AnsweredCommand = {
  readonly version: number
  readonly isDryRun: boolean
  readonly events: readonly ReadEvent[]
  readonly trace: readonly WireStep[]
  /** Of a dry run. */
  readonly odds: readonly WireOdds[]
  readonly patch?: ViewPatch
}
type WireOdds = Omit<Odds, 'text'> & { readonly text: string }

/** How a command is to be given: at which version, and once or as often as it is sent; or only tried out. */
export type Manner = {
  readonly expected: number | 'any'
  readonly key: IdempotencyKey | null
  readonly isDryRun: boolean
  /** Whether the answer says how the view of the seat has changed. */
  readonly wantsPatch?: boolean
}

const MAX_MISSED = 500

/** Gives a command, which is applied once or not at all, or says what could come of it. */
export function sendCommand(
  setting: CommandSetting,
  player: Player,
  wanted: JsonObject,
  { isDryRun, ...manner }: Manner,
): Promise<CommandOutcome> {
  return isDryRun ? preview(setting, player, wanted, manner.expected) : send(setting, player, wanted, manner)
}

async function send(
  setting: CommandSetting,
  player: Player,
  wanted: JsonObject,
  manner: Omit<Manner, 'isDryRun'>,
): Promise<CommandOutcome> {
  const { registry, matches, locale, pace } = setting
  const sent = { command: wanted, ...manner, pace }
  const given = await registry.activity.command(() => command(matches.cache, player, sent))
  switch (given.kind) {
    case 'accepted':
    case 'repeated':
      return withPatch(
        commandAnswer(setting, given.version, eventsFor(player, given.entries, locale), given.steps, null),
        manner.wantsPatch === true ? await patchOf(setting, player, given) : undefined,
      )
    case 'stale':
      return stale(player, given.version, given.missed, locale)
    case 'refused':
      return { version: given.version, ...fail(refusedProblem(registry, given, given, setting)) }
    case 'invalid':
      return { version: player.match.version, ...fail(invalidInput(withPath(given.issues, 'command'), locale)) }
  }
}

/** Says what could come of a command, on a table whose hidden parts are drawn anew; nothing is written. */
async function preview(
  setting: CommandSetting,
  player: Player,
  wanted: JsonObject,
  expected: number | 'any',
): Promise<CommandOutcome> {
  const { registry, matches, locale, pace } = setting
  const { match, seat } = player
  await matches.cache.refresh(match)
  requireStillSeated(player)
  requirePlayableRules(match)
  if (expected !== 'any' && expected !== match.version) {
    const { version, header } = match
    const missed = await wholeLog(matches.cache, header.id, Math.min(expected, version), expected + MAX_MISSED)
    return stale(player, version, missed, locale)
  }
  const { version, decision, odds } = await pace(tryCommand(matches.cache, player, wanted))
  switch (decision.kind) {
    case 'decided': {
      const entries = entriesOf(decision.events, { version, seat, at: matches.cache.deps.now() })
      return commandAnswer(setting, version, eventsFor(player, entries, locale), decision.steps, odds)
    }
    case 'refused': {
      const instead = await pace(offersNow(player))
      return { version, ...fail(refusedProblem(registry, decision, instead, setting)) }
    }
    case 'invalid':
      return { version, ...fail(invalidInput(withPath(decision.issues, 'command'), locale)) }
  }
}

/** What a seat may do now; and, if a command is named, whether it may be given, and the rules that are against it. */
export type AnsweredOffers = {
  readonly kind: 'answered'
  readonly answer: {
    readonly version: number
    readonly seat: number
    readonly offers: ReturnType<typeof presentOffers>
    readonly groups: ReturnType<typeof presentGroups>
    readonly next: string | null
    readonly why?: { readonly isAllowed: boolean; readonly refusals: ReturnType<typeof presentRefusals> }
  }
}

/** What a seat may do, and the version at which it may. */
function* offersNow({ match, seat }: Player): Steps<{ version: number; offers: readonly ListedOffer[] }> {
  const { version } = match
  return { version, offers: yield* offersInSteps(match, seat) }
}

/** Lists what a seat may do now; the match of the player is as it stands in the store. */
export async function listOffers(
  setting: CommandSetting,
  player: Player,
  { why, ...part }: OfferPart & { readonly why: JsonObject | undefined },
): Promise<AnsweredOffers | Failed> {
  const { registry, matches, locale, pace } = setting
  const { version, offers } = await pace(offersNow(player))
  const page = offerPage(offers, part)
  const shown = { offers: presentOffers(page.offers, setting), groups: presentGroups(page.groups, locale) }
  const answer = { version, seat: player.seat, ...page, ...shown }
  if (why === undefined) return { kind: 'answered', answer }
  const { decision } = await pace(tryCommand(matches.cache, player, why))
  if (decision.kind === 'invalid') return fail(invalidInput(withPath(decision.issues, 'why'), locale))
  const refusals = decision.kind === 'refused' ? presentRefusals(registry, decision, locale) : []
  return { kind: 'answered', answer: { ...answer, why: { isAllowed: decision.kind === 'decided', refusals } } }
}

type Given = Extract<CommandAnswer, { readonly kind: 'accepted' | 'repeated' }>

/** How the view of the seat has changed; for a command that was given before, what it was then is found again. */
async function patchOf(
  { matches: { cache } }: CommandSetting,
  { match, seat }: Player,
  given: Given,
): Promise<ViewPatch> {
  if (given.kind === 'accepted') return viewPatch(match, seat, given.before, given.after)
  const first = given.entries[0]?.number ?? given.version
  const [before, after] = [await stateAt(cache, match, first - 1), await stateAt(cache, match, given.version)]
  return viewPatch(match, seat, before, after)
}

const withPatch = (outcome: CommandOutcome, patch: ViewPatch | undefined): CommandOutcome =>
  outcome.kind === 'answered' && patch !== undefined ? { ...outcome, answer: { ...outcome.answer, patch } } : outcome

const eventsFor = ({ match, seat }: Player, entries: readonly LogEntry[], locale: Locale): ReadEvent[] =>
  entries.map((entry) => readEvent(match, entry, seat, locale))

const stale = (player: Player, version: number, missed: readonly LogEntry[], locale: Locale): CommandOutcome => ({
  version,
  ...fail(staleProblem(version, eventsFor(player, missed, locale), locale)),
})

function commandAnswer(
  { registry, locale }: CommandSetting,
  version: number,
  events: readonly ReadEvent[],
  steps: readonly Step[],
  /** Null for a command that was applied. */
  rehearsed: readonly Odds[] | null,
): CommandOutcome {
  const trace = steps.map((step) => presentStep(registry, step, locale))
  const odds = (rehearsed ?? []).map((entry) => ({ ...entry, text: entry.text[locale] }))
  return { version, kind: 'answered', answer: { version, isDryRun: rehearsed !== null, events, trace, odds } }
}
