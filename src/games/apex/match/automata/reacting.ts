import { required } from '../../../../lib/required.ts'
import { resolveLines } from '../../automata/activation/effects.ts'
import { modifiersOf } from '../../automata/activation/firing.ts'
import type { AutomatonFeat } from '../../automata/content/automaton-feats.ts'
import { shotChangesOf } from '../../automata/shot/aim.ts'
import { judgeReaction } from '../../automata/shot/reveal-reaction.ts'
import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import type { ReactionWindow } from '../../content/effects.ts'
import { isOnBoard, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { actingFor } from './acting.ts'
import { automatonOf, featDeck } from './decks.ts'
import { playOut } from './playing.ts'
import { MatchStage } from './stage.ts'

type Shot = { readonly shooter: string; readonly target: string }

/** A Reaction of a Feat that was revealed, to be resolved in this window. */
export type OwnReaction = { readonly card: string; readonly play: () => Asking<readonly ShotModifier[]> }

/** What an Automaton that is shot at does in a window; null if it does nothing, or is none. */
export function automatonReaction(run: ApexRun, window: ReactionWindow, shot: Shot): OwnReaction | null {
  if (legendOf(run.state, shot.target).automaton === undefined) return null
  if (window === 'beforeShot') return judge(run, reveal(run, shot.target), 'before', shot)
  const kept = automatonOf(run, shot.target).revealed
  return kept === null ? null : judge(run, featOf(run, kept), 'after', shot)
}

const featOf = ({ content }: ApexRun, id: string): AutomatonFeat => required(content.automatonFeats.get(id), 'Feat')

function reveal(run: ApexRun, legend: string): AutomatonFeat {
  const feat = featDeck(run, legend).draw(run.trace, (size) =>
    run.emit({ type: 'automatonFeatReshuffled', legend, size }),
  )
  run.trace.applied('apex.automata.react.reveal', { feat: feat.id })
  return feat
}

function judge(run: ApexRun, feat: AutomatonFeat, phase: 'before' | 'after', shot: Shot): OwnReaction | null {
  const { target: legend, shooter } = shot
  const acting = actingFor(run, legend, new MatchStage(run), shooter)
  const eliminated = !isOnBoard(legendOf(run.state, legend))
  const table = acting.tableOf(acting.me, phase === 'before')
  const judged = judgeReaction(feat, { phase, cancelled: false, eliminated }, table, run.content, run.trace)
  const { resolves } = judged
  if (phase === 'before') run.emit({ type: 'automatonReactionRevealed', legend, card: feat.id, resolves })
  if (resolves === 'never') discardRevealed(run, legend)
  if (resolves !== 'now') return null
  return { card: feat.id, play: () => resolve(run, feat, phase, shot, shotChangesOf(judged.lines)) }
}

function* resolve(
  run: ApexRun,
  { id, bottom }: AutomatonFeat,
  phase: 'before' | 'after',
  { target, shooter }: Shot,
  changes: ReturnType<typeof shotChangesOf>,
): Asking<readonly ShotModifier[]> {
  run.trace.applied('apex.automata.react.enemy-in-reaction', { shooter })
  const acting = actingFor(run, target, new MatchStage(run), shooter)
  yield* playOut(run, resolveLines(acting, acting.me, id, bottom?.lines ?? [], null, phase === 'before'))
  discardRevealed(run, target)
  return modifiersOf(id, 'reaction', changes)
}

/** The Feat that an Automaton has revealed is discarded, whatever came of it. */
export function discardRevealed(run: ApexRun, legend: string): void {
  const card = legendOf(run.state, legend).automaton?.revealed ?? null
  if (card !== null) run.emit({ type: 'automatonReactionDiscarded', legend, card })
}
