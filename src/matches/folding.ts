import type { Play, Ruleset, RulesName } from '../contract/match.ts'
import type { LogEntry } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import { isFrameEvent } from './match-events.ts'
import { fold, foldAll, type MatchState, rulesAt } from './match-state.ts'

/** Whose log it is, by the rules that it was opened with, and by whose rules it is read. */
export type Reader = { readonly header: RulesName; readonly ruleset: Ruleset }

/** A state of the match, and whether the state of its game is known. */
export type Folded = { readonly state: MatchState; readonly isReadable: boolean }

/**
 * The state after lines of the log, whichever rules wrote them. States that earlier rules left are brought into the form
 * that the rules of today want; where these do not understand a line, the state of the game is unknown until a line
 * carries it. What happened to the match itself is known all the time.
 */
export function foldEvents(reader: Reader, start: MatchState, entries: readonly LogEntry[]): Folded {
  const { play } = reader.ruleset
  if (isOfOneRules(reader, start, entries)) return { state: foldAll(play, start, entries), isReadable: true }
  let [state, isReadable] = upgradedOrNot(reader, start)
  for (const entry of entries) {
    const isFrame = isFrameEvent(entry.event)
    const next = isFrame || isReadable ? foldedOrNull(play, state, entry) : null
    if (next === null || !isFrame || !('state' in entry.event)) {
      isReadable &&= next !== null
      state = next ?? { ...state, version: entry.number, play: null, undo: null }
    } else [state, isReadable] = upgradedOrNot(reader, next)
  }
  return { state, isReadable }
}

/** Whether the rules of today wrote all of it. */
function isOfOneRules({ header, ruleset }: Reader, start: MatchState, entries: readonly LogEntry[]): boolean {
  const { rulesVersion, contentHash } = rulesAt(header, start, start.version)
  if (rulesVersion !== ruleset.rulesVersion || contentHash !== ruleset.contentHash) return false
  return !entries.some(({ event }) => event.type === 'match.upgraded')
}

function upgradedOrNot({ header, ruleset }: Reader, state: MatchState): [state: MatchState, isReadable: boolean] {
  if (state.play === null) return [state, true]
  const play = upgradedOrNull(ruleset, state.play, rulesAt(header, state, state.version))
  return [{ ...state, play }, play !== null]
}

function upgradedOrNull(ruleset: Ruleset, state: JsonObject, from: RulesName): JsonObject | null {
  if (from.rulesVersion === ruleset.rulesVersion && from.contentHash === ruleset.contentHash) return state
  try {
    return ruleset.play.upgrade(state, from)
  } catch {
    return null
  }
}

function foldedOrNull(play: Play, state: MatchState, entry: LogEntry): MatchState | null {
  try {
    return fold(play, state, entry)
  } catch {
    return null
  }
}
