import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexRules } from '../../rules.ts'
import { openWindow, type Phase, type Trigger } from '../../turn/windows/instant-window.ts'
import { askOrPass, PASS } from '../effects/asking.ts'
import { playOf } from '../effects/card-play.ts'
import { couldHold, holds, type LegendCard } from '../effects/cards.ts'
import { isPlayable, resolveEffects } from '../effects/effects.ts'
import { activeSquad, isOnBoard, legendOf } from '../legends.ts'
import { type ApexRun, type Asking, askAlways } from '../questions.ts'
import type { ApexState } from '../state.ts'
import type { Toll } from './damage.ts'

/** Something that instants wait for, and the Legend that it happened to. */
export type Moment = { readonly trigger: Trigger; readonly about: string | null }

/** Lets instants be played that wait for something: `about` is the Legend that it happened to. */
export const instantWindow = (run: ApexRun, trigger: Trigger, about: string | null): Asking<void> =>
  openInstants(run, [{ trigger, about }])

/** The instants that wait for damage or an elimination. */
export function* damageWindows(run: ApexRun, { damaged, eliminated }: Toll): Asking<void> {
  const moments: Moment[] = [
    ...damaged.map((about) => ({ trigger: 'selfDamaged' as const, about })),
    ...eliminated.flatMap((about) => [
      { trigger: 'squadmateEliminated' as const, about },
      { trigger: 'enemyEliminated' as const, about },
    ]),
  ]
  if (moments.length > 0) yield* openInstants(run, moments)
}

/**
 * Asks the Legends whom one of the moments concerns, the active squad first: each card resolves before the next Legend
 * is asked, and whoever played one is asked again.
 */
export function* openInstants(run: ApexRun, moments: readonly Moment[]): Asking<void> {
  const isFair = run.state.options.windows === 'fair'
  const trace = isFair ? run.trace : new Trace<ApexRules>()
  const asked = new Set(moments.flatMap((moment) => askedAt(run, moment, trace)))
  for (const legend of inOrder(run.state)) if (asked.has(legend)) yield* askFor(run, legend, moments)
}

/** The Legends in the order in which they are asked. */
function inOrder(state: ApexState): string[] {
  const squad = activeSquad(state)
  const ids = (isActive: boolean) =>
    state.legends.filter((legend) => (legend.squad === squad) === isActive).map(({ id }) => id)
  return [...ids(true), ...ids(false)]
}

function phaseOf({ activation, phase }: ApexState): Phase {
  if (activation !== null) return 'activation'
  return phase === 'transition' ? 'transition' : 'turnStart'
}

/** The Legends that could play an instant at a moment, by what everybody knows. */
function askedAt(run: ApexRun, { trigger, about }: Moment, trace: Trace<ApexRules>): string[] {
  const { state, content } = run
  const legends = state.legends.map((legend) => ({
    id: legend.id,
    squad: legend.squad,
    onBoard: isOnBoard(legend),
    handSize: legend.hand.length,
    cards: fitting(run, legend.id, [{ trigger, about }], couldHold).map(({ card }) => ({ id: card.id })),
  }))
  const asked = { trigger, phase: phaseOf(state), activeSquad: activeSquad(state), legends }
  const found = openWindow(about === null ? asked : { ...asked, about }, content, trace)
  if (found instanceof Refusal || !found.opens) return []
  return found.legends.flatMap((legend) => (legend.asked ? [legend.legend] : []))
}

type Fitting = { readonly card: LegendCard; readonly moment: Moment }

/** The cards of a Legend that wait for one of the moments and would do something. */
function fitting(run: ApexRun, id: string, moments: readonly Moment[], cardsOf: typeof couldHold): Fitting[] {
  const legend = legendOf(run.state, id)
  return cardsOf(run.state, legend, run.content).flatMap((card) => {
    const moment = moments.find((one) => card.action.condition === one.trigger && concerns(run.state, id, one))
    if (card.action.kind !== 'instant' || moment === undefined) return []
    return isPlayable(run, playOf(legend, card, { about: moment.about })) ? [{ card, moment }] : []
  })
}

/** Whether what happened is what a Legend's instants of that kind wait for. */
function concerns(state: ApexState, id: string, { trigger, about }: Moment): boolean {
  if (about === null) return true
  const isOwnSquad = legendOf(state, id).squad === legendOf(state, about).squad
  if (trigger === 'selfDamaged') return id === about
  return trigger === 'enemyEliminated' ? !isOwnSquad : isOwnSquad && id !== about
}

/** Asks one Legend until it declines; where windows are fair, also if it holds nothing that fits. */
function* askFor(run: ApexRun, legend: string, moments: readonly Moment[]): Asking<void> {
  for (;;) {
    const held = fitting(run, legend, moments, holds)
    const could = run.state.options.windows === 'fair' ? fitting(run, legend, moments, couldHold) : held
    const [first] = could
    if (first === undefined) return
    const question = { kind: 'instant', legend, about: { ...first.moment } } as const
    if (held.length === 0) {
      yield* askAlways(run, { ...question, options: [PASS] })
      return
    }
    const chosen = yield* askOrPass(run, question, held, ({ card }) => ({ card: card.id }))
    if (chosen === null) return
    yield* playInstant(run, legend, chosen)
  }
}

function* playInstant(run: ApexRun, id: string, { card, moment }: Fitting): Asking<void> {
  const played = { legend: id, card: card.id }
  run.trace.applied('apex.instant.when', { ...played, holds: true })
  run.trace.applied('apex.feat.use', { ...played, inHand: true })
  run.emit({ type: 'featPlayed', ...played })
  const toll = yield* resolveEffects(run, playOf({ id }, card, { about: moment.about }))
  yield* damageWindows(run, toll)
}
