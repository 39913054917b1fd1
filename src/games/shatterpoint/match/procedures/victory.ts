import { Refusal } from '../../../../rulebook/refusal.ts'
import { BOOK } from '../../content/book-numbers.ts'
import { adjudicate } from '../../victory/adjudication.ts'
import { gainMomentum, moveToken, type TrackChange } from '../../victory/track.ts'
import type { Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import type { MatchRun } from '../questions.ts'
import { note } from './scratch.ts'

/** Thrown where the match ends: the rest of the procedure falls away. */
export class MatchOver extends Error {}

/** Whether the struggle is still fought: after a claim the track and control stand still. */
export const isStruggleRunning = ({ state }: MatchRun): boolean =>
  state.struggle !== null && state.struggle.map !== null && state.struggle.claimedBy === null

/** A player gains a momentum token, which may win the struggle. */
export function gain(run: MatchRun, player: Player): void {
  if (!isStruggleRunning(run)) {
    if (run.state.struggle?.claimedBy != null) run.trace.applied('shatterpoint.struggle.after-claim', { player })
    return
  }
  const before = run.state.track
  const change = gainMomentum(before, player, run.trace)
  if (change.winner === null && change.track !== before) {
    run.emit({ type: 'momentumGained', player, track: change.track })
    note(run, happening('momentumGained', { player }))
  }
  claimFor(run, change)
}

/** An effect or the end of a turn moves the struggle token towards a player. */
export function advanceToken(run: MatchRun, player: Player, squares: number): void {
  if (!isStruggleRunning(run)) return
  const change = moveToken(run.state.track, player, squares, run.trace)
  if (change.moved > 0) run.emit({ type: 'tokenMoved', player, squares: change.moved, track: change.track })
  claimFor(run, change)
}

/** Whoever wins the struggle claims its card; the second one wins the match at once. */
export function claimFor(run: MatchRun, { winner }: Pick<TrackChange, 'winner'>): void {
  const { struggle } = run.state
  if (winner === null || struggle === null) return
  run.emit({ type: 'struggleClaimed', player: winner, card: struggle.card })
  note(run, happening('struggleWon', { player: winner }))
  const cards = run.state.claimed[winner].length
  run.trace.applied('shatterpoint.victory.two-cards', { player: winner, cards })
  if (cards >= BOOK.cardsToWin) end(run, winner)
}

function end(run: MatchRun, winner: Player): never {
  run.emit({ type: 'matchEnded', winner, reason: 'twoStruggles', by: null })
  throw new MatchOver()
}

/** A match that nobody can go on with, or that has lasted long enough, is adjudicated. */
export function adjudicateMatch(run: MatchRun, reason: 'stalemate' | 'turnLimit'): void {
  const { claimed, track } = run.state
  const cards = { A: Math.min(2, claimed.A.length), B: Math.min(2, claimed.B.length) }
  const verdict = adjudicate({ reason, claimed: cards, track }, run)
  if (verdict instanceof Refusal || verdict.by === 'concession') return
  run.emit({ type: 'matchEnded', winner: verdict.winner, reason: 'adjudicated', by: verdict.by })
  throw new MatchOver()
}
