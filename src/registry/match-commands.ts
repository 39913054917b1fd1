import type { Odds } from '../contract/match.ts'
import type { IdempotencyKey, LogEntry } from '../contract/match-store.ts'
import type { Problem } from '../contract/problem.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { command, oddsOf, offersTo, tryCommand } from '../matches/commands.ts'
import type { MatchCache } from '../matches/match-cache.ts'
import { entriesOf } from '../matches/match-state.ts'
import { type ReadEvent, readEvent } from '../matches/reading.ts'
import { requireCurrentRules } from '../matches/rules-version.ts'
import { wholeLog } from '../matches/versions.ts'
import type { Step } from '../rulebook/trace.ts'
import { invalidInput } from './ask.ts'
import { presentRefusals, refusedProblem, staleProblem, type WriteCommand, withPath } from './match-answers.ts'
import type { Registry } from './registry.ts'
import { presentStep, type WireStep } from './ruling.ts'

/** A command as it comes over a transport. */
export type AskedCommand = { readonly token: string; readonly seat: number; readonly command: JsonObject }

/** Where commands are given, and how the answer is told. */
export type CommandSetting = {
  readonly registry: Registry
  readonly cache: MatchCache
  readonly locale: Locale
  /** How a transport writes the commands that it offers. */
  readonly write: WriteCommand
}

/** What came of a command, at the version that the match is at then. */
export type CommandOutcome = { readonly version: number } & (
  | { readonly answer: CommandTold; readonly problem?: never }
  | { readonly problem: Problem; readonly answer?: never }
)
export type CommandTold = {
  readonly version: number
  readonly isDryRun: boolean
  readonly events: readonly ReadEvent[]
  readonly trace: readonly WireStep[]
  /** Of a dry run. */
  readonly odds: readonly WireOdds[]
}
type WireOdds = Omit<Odds, 'text'> & { readonly text: string }

/** Whether a command may be given, and the rules that are against it; or the problem that it is no command. */
export type Explained =
  | { readonly why?: Why; readonly problem?: never }
  | { readonly problem: Problem; readonly why?: never }
type Why = { readonly isAllowed: boolean; readonly refusals: ReturnType<typeof presentRefusals> }

const MAX_MISSED = 500

/** Gives a command, which is applied once or not at all. */
export async function sendCommand(
  setting: CommandSetting,
  id: string,
  asked: AskedCommand,
  { expected, key }: { readonly expected: number | 'any'; readonly key: IdempotencyKey | null },
): Promise<CommandOutcome> {
  const { registry, cache, locale, write } = setting
  const match = await cache.find(id)
  const given = await registry.activity.command(() => command(cache, id, { ...asked, expected, key }))
  const events = (entries: readonly LogEntry[]) => entries.map((entry) => readEvent(match, entry, asked.seat, locale))
  switch (given.kind) {
    case 'accepted':
    case 'repeated':
      return told(setting, given.version, events(given.entries), given.steps, null)
    case 'stale':
      return { version: given.version, problem: staleProblem(given.version, events(given.missed), locale) }
    case 'refused':
      return { version: given.version, problem: refusedProblem(registry, given, given, { locale, write }) }
    case 'invalid':
      return { version: match.version, problem: invalidInput(withPath(given.issues, 'command'), locale) }
  }
}

/** Says what could come of a command, on a table whose hidden parts are drawn anew; nothing is written. */
export async function previewCommand(
  setting: CommandSetting,
  id: string,
  asked: AskedCommand,
  expected: number | 'any',
): Promise<CommandOutcome> {
  const { registry, cache, locale, write } = setting
  const match = await cache.findFresh(id)
  requireCurrentRules(match)
  const { version } = match
  const events = (entries: readonly LogEntry[]) => entries.map((entry) => readEvent(match, entry, asked.seat, locale))
  if (expected !== 'any' && expected !== version) {
    const missed = await wholeLog(cache, id, Math.min(expected, version), expected + MAX_MISSED)
    return { version, problem: staleProblem(version, events(missed), locale) }
  }
  const decision = await tryCommand(cache, id, { ...asked, expected: 'any', key: null })
  switch (decision.kind) {
    case 'decided': {
      const entries = entriesOf(decision.events, { version, seat: asked.seat, at: cache.deps.now() })
      return told(setting, version, events(entries), decision.steps, oddsOf(match, asked.seat, asked.command))
    }
    case 'refused': {
      const instead = { version, offers: offersTo(match, asked.seat) }
      return { version, problem: refusedProblem(registry, decision, instead, { locale, write }) }
    }
    case 'invalid':
      return { version, problem: invalidInput(withPath(decision.issues, 'command'), locale) }
  }
}

/** Says whether a command may be given now, and which rules are against it. */
export async function explainCommand(
  { registry, cache, locale }: CommandSetting,
  id: string,
  asked: AskedCommand,
): Promise<Explained> {
  const decision = await tryCommand(cache, id, { ...asked, expected: 'any', key: null })
  if (decision.kind === 'invalid') return { problem: invalidInput(withPath(decision.issues, 'why'), locale) }
  const refusals = decision.kind === 'refused' ? presentRefusals(registry, decision, locale) : []
  return { why: { isAllowed: decision.kind === 'decided', refusals } }
}

function told(
  { registry, locale }: CommandSetting,
  version: number,
  events: readonly ReadEvent[],
  steps: readonly Step[],
  /** Null for a command that was applied. */
  rehearsed: readonly Odds[] | null,
): CommandOutcome {
  const trace = steps.map((step) => presentStep(registry, step, locale))
  const odds = (rehearsed ?? []).map((one) => ({ ...one, text: one.text[locale] }))
  return { version, answer: { version, isDryRun: rehearsed !== null, events, trace, odds } }
}
