import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexTrace } from '../../rules.ts'
import type { CardTable } from '../cards/card-table.ts'
import { type PlannedLine, planLines } from '../cards/lines.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'

/** What became of a Feat that was revealed. */
export type Revealed = {
  readonly kind: 'reactionBefore' | 'reactionAfter' | null
  readonly resolves: 'now' | 'later' | 'never'
  readonly reason: 'noReaction' | 'cancelled' | 'eliminated' | null
  readonly lines: readonly PlannedLine[]
  readonly chargesAfter: number
  readonly discarded: boolean
}

type Circumstances = {
  readonly phase: 'before' | 'after'
  readonly cancelled: boolean
  readonly eliminated: boolean
}

/** What the reaction of a Feat is, if it has one. */
export function reactionOf({ bottom }: AutomatonFeat): Revealed['kind'] {
  return bottom === null || bottom.kind === 'shotBoost' ? null : bottom.kind
}

/** Judges the Feat that an Automaton reveals when it is shot at. */
export function judgeReaction(
  feat: AutomatonFeat,
  { phase, cancelled, eliminated }: Circumstances,
  table: CardTable,
  content: ApexContent,
  trace: ApexTrace,
): Revealed {
  const kind = reactionOf(feat)
  const id = feat.id
  const never = (reason: Revealed['reason']): Revealed => {
    trace.applied('apex.automata.react.discard', { feat: id })
    return { kind, resolves: 'never', reason, lines: [], chargesAfter: table.charges, discarded: true }
  }
  trace.applied('apex.automata.react.step-text-ignored', { feat: id })
  if (kind === null) {
    trace.applied('apex.automata.react.none', { feat: id })
    return never('noReaction')
  }
  if (cancelled) {
    trace.applied('apex.automata.react.cancelled', { feat: id })
    return never('cancelled')
  }
  if (kind === 'reactionBefore') trace.applied('apex.automata.react.before', { reason: null, feat: id })
  else trace.applied('apex.automata.react.after', { feat: id, eliminated, phase })
  if (kind === 'reactionAfter' && phase === 'before') {
    return { kind, resolves: 'later', reason: null, lines: [], chargesAfter: table.charges, discarded: false }
  }
  if (eliminated) return never('eliminated')
  const { lines, charges } = planLines(
    feat.bottom?.lines ?? [],
    { ...table, isShooting: phase === 'before' },
    content,
    trace,
  )
  for (const { index, paid } of lines) {
    if (paid > 0) trace.applied('apex.automata.react.spend', { line: index + 1, paid })
  }
  trace.applied('apex.automata.react.discard', { feat: id })
  return { kind, resolves: 'now', reason: null, lines, chargesAfter: charges, discarded: true }
}
