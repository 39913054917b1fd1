import type { MatchEvent, Play } from '../../contract/match.ts'
import type { CommandRecord, LogEntry } from '../../contract/match-store.ts'
import { isFrameEvent } from '../match-events.ts'
import type { MatchState } from '../match-state.ts'
import { understood } from '../rules-version.ts'

/** Why a seat may not go back by itself. */
export type UndoBar = 'otherSeat' | 'hiddenShown' | 'chance' | 'activeSeat' | 'frame'

/**
 * What forbids a seat to take back, alone, everything after a version: never past another player's action, never after
 * hidden information was shown, never after chance, never to change whose turn it is. `null` if nothing does.
 */
export function undoBar(
  play: Play,
  seat: number,
  since: { readonly entries: readonly LogEntry[]; readonly records: readonly CommandRecord[] },
  states: { readonly before: MatchState; readonly now: MatchState },
): UndoBar | null {
  const { records } = since
  // Other rules take nothing from what a seat did.
  const entries = since.entries.filter(({ event }) => event.type !== 'match.upgraded')
  if (entries.some(({ event }) => isFrameEvent(event) && event.type !== 'match.undone')) return 'frame'
  if (entries.some((entry) => entry.seat !== seat)) return 'otherSeat'
  if (records.some(({ draws }) => draws.length > 0)) return 'chance'
  if (entries.some(({ event }) => !isFrameEvent(event) && revealsOrMay(play, event))) return 'hiddenShown'
  const [before, now] = [states.before.play, states.now.play]
  if (before === null || now === null || play.activeSeat(before) !== play.activeSeat(now)) return 'activeSeat'
  return null
}

/** An event of other rules that those of today do not understand may have shown anything. */
const revealsOrMay = (play: Play, event: MatchEvent): boolean => understood(true, () => play.reveals(event)) ?? true
