import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { opponentOf, type Player } from '../vocabulary.ts'
import { endTurn, FRESH_TRACK, type Track } from './track.ts'
import { refuseTrack } from './track-change.ts'
/** How many struggle cards each player has claimed. */
export const Claimed = z
  .strictObject({ A: wholeNumber(0, 2).default(0), B: wholeNumber(0, 2).default(0) })
  .describe('Struggle cards claimed so far, one that was won earlier in this turn included.')
  .meta({ id: 'ShatterpointClaimedCards' })

type Claimed = z.infer<typeof Claimed>

/** The end of a turn, as a caller says it. */
type TurnEndQuestion = {
  readonly track: Track
  readonly player: Player
  readonly turn: number
  readonly controlled: number
  readonly extra: number
  readonly marked?: number
  readonly claimed: Claimed
  readonly wonThisTurn: Player | null
}

/** Step 9 of a turn and what follows from it: the claimed card, the next struggle, the match. */
export function concludeTurn(question: TurnEndQuestion, { trace }: ShatterpointContext) {
  const { track, player, turn, controlled, marked, claimed, wonThisTurn } = question
  const refused = wonThisTurn === null ? refuseTrack(track) : null
  if (refused !== null) return refused
  const extra = question.extra + priorityExtra(player, marked, turn, trace)
  const end = { player, turn, controlled, extra, claimed: wonThisTurn !== null }
  const { track: after, moved, gained, winner: won } = endTurn(track, end, trace)
  const winner = wonThisTurn ?? won
  const claim = winner === null ? null : claimCard(winner, claimed, wonThisTurn !== null, trace)
  return {
    track: after,
    winner,
    moved,
    gained: [...gained],
    claimed: claim?.claimed ?? claimed,
    matchWinner: claim?.isOver === true ? winner : null,
    nextTrack: claim?.isOver === false ? FRESH_TRACK : after,
  }
}

/** The winner of a struggle claims its card; the second one wins the match, after any other a new struggle begins. */
function claimCard(winner: Player, claimed: Claimed, isClaimedAlready: boolean, trace: ShatterpointTrace) {
  const cards = isClaimedAlready ? Math.max(1, claimed[winner]) : Math.min(2, claimed[winner] + 1)
  trace.applied('shatterpoint.victory.two-cards', { player: winner, cards })
  const isOver = cards >= 2
  if (!isOver) {
    trace.applied('shatterpoint.struggle.reset', { next: cards + claimed[opponentOf(winner)] + 1 })
    trace.applied('shatterpoint.track.setup', { isFresh: true })
  }
  return { claimed: { ...claimed, [winner]: cards }, isOver }
}

/** What the core mission adds for priority objectives; nothing in the first turn, whose move is left out. */
function priorityExtra(player: Player, marked: number | undefined, turn: number, trace: ShatterpointTrace): number {
  if (marked === undefined || turn === 1) return 0
  const extra = marked > 0 ? BOOK.priorityMove : 0
  trace.applied('shatterpoint.mission.priority-extra', { player, marked, extra })
  return extra
}
